//! Game records: headers followed by numbered plies, like PGN in chess.

mod sgf;

use std::fmt;
use std::str::FromStr;

use crate::excerpt::Excerpt;
use crate::game::{Game, GameError};
use crate::position::{Position, PositionError};

/// The header for a start position other than the empty board. [`Record`] writes it itself.
const START: &str = "Position";

/// Results that other programs write after the last ply.
const RESULT_MARKERS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// What a contest sends before the first ply and after the last.
const CONTEST_WORDS: [&str; 2] = ["Start", "Quit"];

/// The number of plies per line.
const PLIES_PER_LINE: usize = 10;

/// The maximum number of headers. A longer file is read without the rest.
const MAX_HEADERS: usize = 64;
/// The maximum length of a header's key, in bytes. A file is read without longer ones.
const MAX_KEY: usize = 64;
/// The maximum length of a header's value, in characters. The rest is cut off.
const MAX_VALUE: usize = 256;

/// A game with headers such as players, date and result. [`headers`](crate::headers) lists common
/// keys. A record has at most 64 headers, and a value at most 256 characters.
///
/// ```
/// # use dvonn_rules::{Game, Record};
/// let mut record = Record::new("D3 E4".parse()?);
/// record.set_header("White", "Ada")?;
/// let text = "[White \"Ada\"]\n\n1. D3 E4\n";
/// assert_eq!(record.to_string(), text);
/// assert_eq!(text.parse::<Record>()?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    headers: Vec<(String, String)>,
    game: Game,
}

impl Record {
    /// Creates a record without headers.
    pub fn new(game: Game) -> Record {
        Record { headers: Vec::new(), game }
    }

    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the headers as keys and values, in file order.
    pub fn headers(&self) -> &[(String, String)] {
        &self.headers
    }

    /// Returns the value of a header, or `None` if it is missing.
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// Sets a header. A new key is added at the end, unless there are 64 headers already. A value is
    /// cut to 256 characters.
    ///
    /// # Errors
    ///
    /// If the key is empty, has more than 64 characters or others than ASCII letters, digits and `_`,
    /// or is `Position`, which is reserved; or if the value has control characters such as line
    /// breaks.
    pub fn set_header(&mut self, key: &str, value: &str) -> Result<(), HeaderError> {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if key.is_empty() || key.len() > MAX_KEY || !key.chars().all(is_word) {
            return Err(HeaderError::Key(Excerpt::of(key)));
        }
        if key == START {
            return Err(HeaderError::Reserved);
        }
        if value.contains(char::is_control) {
            return Err(HeaderError::Value(key.to_owned()));
        }
        let value = value.chars().take(MAX_VALUE).collect();
        let is_full = self.headers.len() == MAX_HEADERS;
        match self.headers.iter_mut().find(|(known, _)| known == key) {
            Some((_, old)) => *old = value,
            None if is_full => {}
            None => self.headers.push((key.to_owned(), value)),
        }
        Ok(())
    }
}

/// The error for an invalid header.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HeaderError {
    /// The key has invalid characters or is empty.
    #[error("{0} is not a key: use at most 64 letters, digits and _")]
    Key(Excerpt),
    /// The key is `Position`, which the record writes itself.
    #[error("the header Position is reserved for the start position")]
    Reserved,
    /// The value of this key has control characters.
    #[error("the value of {0} has a line break or another control character")]
    Value(String),
}

/// The error for a text that is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// A line starts with `[` but is not a header.
    #[error("line {line} is not a header; it should look like [Key \"value\"]")]
    HeaderForm {
        /// The number of the line, from 1.
        line: usize,
    },
    /// A header has an invalid key or value.
    #[error("line {line}: {fault}")]
    Header {
        /// The number of the line, from 1.
        line: usize,
        /// The error.
        fault: HeaderError,
    },
    /// The start position is invalid.
    #[error("line {line}: {fault}")]
    Start {
        /// The number of the line, from 1.
        line: usize,
        /// The error.
        fault: PositionError,
    },
    /// A value of an SGF file does not end.
    #[error("a value of the SGF file has no closing bracket")]
    Sgf,
    /// A ply or the score is invalid.
    #[error(transparent)]
    Game(#[from] GameError),
}

/// Writes the headers, an empty line, and ten plies per line with the number of the first.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, value) in &self.headers {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{key} \"{value}\"]")?;
        }
        if *self.game.start() != Position::new() {
            writeln!(f, "[{START} \"{}\"]", self.game.start())?;
        }
        writeln!(f)?;
        for (line, plies) in self.game.plies().chunks(PLIES_PER_LINE).enumerate() {
            write!(f, "{}.", line * PLIES_PER_LINE + 1)?;
            for ply in plies {
                write!(f, " {ply}")?;
            }
            writeln!(f)?;
        }
        match self.game.result() {
            Some(outcome) => writeln!(f, "| {} {}", outcome.score.white, outcome.score.black),
            None => Ok(()),
        }
    }
}

/// Parses the output of [`Display`](fmt::Display) with any line breaks, because other programs may
/// turn them into blanks. Ignores numbers before plies and a result such as `1-0` at the end, and
/// headers beyond the first 64 or with a key of more than 64 characters. Also parses SGF as the game
/// site Boardspace writes it, and what the players of a CodeCup contest sent.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        if sgf::is_sgf(text) {
            return sgf::read(text);
        }
        let mut record = Record::new(Game::new());
        let mut words = Vec::new();
        for (line, text) in (1..).zip(text.lines()) {
            let mut rest = text.trim_start();
            while rest.starts_with('[') {
                rest = record.read_header(line, rest)?.trim_start();
            }
            words.extend(rest.split_whitespace().map(without_number));
        }
        words.pop_if(|word| RESULT_MARKERS.contains(word));
        words.retain(|word| !CONTEST_WORDS.iter().any(|known| word.eq_ignore_ascii_case(known)));
        record.game.play_text(&words.join(" "))?;
        Ok(record)
    }
}

impl Record {
    /// Parses the header at the start of a text and returns the rest.
    fn read_header<'a>(&mut self, line: usize, text: &'a str) -> Result<&'a str, RecordError> {
        let (key, value, rest) = split_header(text).ok_or(RecordError::HeaderForm { line })?;
        if key == START {
            let start = value.parse().map_err(|fault| RecordError::Start { line, fault })?;
            self.game = Game::from_position(start);
        } else if key.len() <= MAX_KEY {
            self.set_header(key, &value).map_err(|fault| RecordError::Header { line, fault })?;
        }
        Ok(rest)
    }
}

/// Splits a text that starts with `[Key "value"]` into the key, the value and the rest.
fn split_header(text: &str) -> Option<(&str, String, &str)> {
    let (key, quoted) = text.strip_prefix('[')?.split_once(char::is_whitespace)?;
    let mut letters = quoted.trim_start().strip_prefix('"')?.chars();
    let mut value = String::new();
    loop {
        match letters.next()? {
            '"' => break,
            '\\' => value.push(letters.next()?),
            letter => value.push(letter),
        }
    }
    let rest = letters.as_str().trim_start().strip_prefix(']')?;
    Some((key, value, rest))
}

/// Strips the number before a ply: `12.D3` becomes `D3`, and `12.` becomes empty.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() < word.len() && rest.starts_with('.') {
        rest.trim_start_matches('.')
    } else {
        word
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        text.parse::<Record>().unwrap_err().to_string()
    }

    #[test]
    fn each_line_starts_with_the_number_of_its_first_ply() {
        let game: Game = "A1 B1 C1 D1 E1 F1 G1 H1 I1 A2 B2".parse().unwrap();
        let text = "\n1. A1 B1 C1 D1 E1 F1 G1 H1 I1 A2\n11. B2\n";
        assert_eq!(Record::new(game).to_string(), text);
    }

    #[test]
    fn one_line_games_and_other_numbering_are_parsed() {
        let expected = Record::new("D3 E4 F5".parse().unwrap());
        for text in [
            "D3 E4 F5",
            "1. d3 2. e4 3. f5",
            "1.D3 E4\n2.F5",
            "1. D3 1... E4\r\n2. F5",
            "\n\nD3\nE4\nF5\n",
        ] {
            assert_eq!(text.parse().as_ref(), Ok(&expected), "{text}");
        }
    }

    #[test]
    fn the_log_of_a_contest_is_parsed() {
        let expected = Record::new("D3 E4 F5".parse().unwrap());
        assert_eq!("Start\nD3\nE4\nF5\nQuit\n".parse(), Ok(expected));
    }

    #[test]
    fn a_record_without_line_breaks_is_parsed() {
        let mut record = Record::new("D3 E4 F5".parse().unwrap());
        record.set_header("White", "Ada \"the\\ Ace\" ] [Black").unwrap();
        record.set_header("Result", "*").unwrap();
        assert_eq!(record.to_string().replace('\n', " ").parse().as_ref(), Ok(&record));
        assert_eq!(record.to_string().replace('\n', "").parse(), Ok(record));
        let position = "[Position \"w\"]";
        assert!(message(&format!("[White \"Ada\"] {position} D3")).starts_with("line 1: "));
    }

    #[test]
    fn a_result_after_the_last_ply_is_ignored() {
        let expected = Record::new("D3 E4".parse().unwrap());
        for result in ["1-0", "0-1", "1/2-1/2", "*"] {
            assert_eq!(format!("1. D3 E4 {result}\n").parse().as_ref(), Ok(&expected), "{result}");
            assert_eq!(format!("1. D3 E4\n{result}").parse().as_ref(), Ok(&expected), "{result}");
        }
        assert!(message("1-0 D3").starts_with("at ply 1"));
    }

    #[test]
    fn headers_are_kept_in_order_and_changed_in_place() {
        let mut record = Record::new(Game::new());
        record.set_header("White", "Ada \"the\\ Ace\" ]").unwrap();
        record.set_header("Black", "").unwrap();
        record.set_header("White", "\"\\").unwrap();
        assert_eq!(record.to_string(), "[White \"\\\"\\\\\"]\n[Black \"\"]\n\n");
        assert_eq!(record.header("White"), Some("\"\\"));
        assert_eq!(record.header("Site"), None);
        assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn headers_that_would_not_round_trip_are_rejected() {
        let mut record = Record::new(Game::new());
        assert_eq!(record.set_header("Position", "w"), Err(HeaderError::Reserved));
        assert_eq!(record.set_header("White", "a\nb"), Err(HeaderError::Value("White".to_owned())));
        for key in ["", "two words", "a]", "é"] {
            assert!(matches!(record.set_header(key, ""), Err(HeaderError::Key(_))), "{key}");
        }
        assert_eq!(record, Record::new(Game::new()));
    }

    #[test]
    fn a_file_of_endless_headers_is_read_without_the_rest() {
        let long = format!("[White \"{}\"]", "é".repeat(9_000));
        let many =
            (0..9_000).map(|number| format!("[K{number} \"\"]\n")).collect::<Vec<_>>().concat();
        let key = format!("[{} \"x\"]", "K".repeat(65));
        let record: Record = format!("{key}{long}\n{many}D3 E4").parse().unwrap();
        assert_eq!(record.header("White"), Some("é".repeat(256).as_str()));
        assert_eq!((record.headers().len(), record.header("K62")), (64, Some("")));
        assert_eq!(record.game().to_string(), "D3 E4");
        assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn errors_name_the_invalid_line_or_ply() {
        assert_eq!(
            message("[White Ada]"),
            "line 1 is not a header; it should look like [Key \"value\"]"
        );
        assert_eq!(
            message("D3\n[a \"\"\"]"),
            "line 2 is not a header; it should look like [Key \"value\"]"
        );
        assert_eq!(
            message("[a-b \"\"]"),
            "line 1: “a-b” is not a key: use at most 64 letters, digits and _"
        );
        assert_eq!(
            message("\n[Position \"w\"]"),
            "line 2: a position has 5 rows separated by /, but this one has 1"
        );
        assert_eq!(message("1. D3 D3"), "at ply 2: D3 is illegal: D3 is taken");
        assert_eq!(
            message("12 D3"),
            "at ply 1: “12” is not a ply: write D3 to place, D3F3 to move, or PASS"
        );
    }
}
