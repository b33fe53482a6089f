//! Games as files that people keep: headers, then numbered plies. Knows what a file contains, not
//! where files are.

use std::fmt;
use std::str::FromStr;

use crate::excerpt::Excerpt;
use crate::game::{Game, GameError};
use crate::position::{Position, PositionError};

/// The header that keeps a start position other than the empty board; [`Record`] writes and reads
/// it by itself.
const START: &str = "Position";

/// What other programs write after the last ply, as in the header `Result`.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// How many plies stand on a line.
const PLIES_PER_LINE: usize = 10;

/// A game with what is known about it: players, date, result and whatever else. The keys that people
/// agree on are in [`headers`](crate::headers).
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
    /// A game without headers.
    pub fn new(game: Game) -> Record {
        Record { headers: Vec::new(), game }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The keys and values, in the order of the file.
    pub fn headers(&self) -> &[(String, String)] {
        &self.headers
    }

    /// The value of a header, if it is there.
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// Adds a header, or changes the one with this key.
    ///
    /// # Errors
    ///
    /// If the key is no word of ASCII letters, digits and `_`, or is `Position`, which is written
    /// from the game; or if the value has control characters such as line breaks.
    pub fn set_header(&mut self, key: &str, value: &str) -> Result<(), HeaderError> {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if key.is_empty() || !key.chars().all(is_word) {
            return Err(HeaderError::Key(Excerpt::of(key)));
        }
        if key == START {
            return Err(HeaderError::Reserved);
        }
        if value.contains(char::is_control) {
            return Err(HeaderError::Value(key.to_owned()));
        }
        match self.headers.iter_mut().find(|(known, _)| known == key) {
            Some((_, old)) => value.clone_into(old),
            None => self.headers.push((key.to_owned(), value.to_owned())),
        }
        Ok(())
    }
}

/// Why something cannot be a header.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HeaderError {
    /// The key is no word.
    #[error("{0} is no key: use letters, digits and _")]
    Key(Excerpt),
    /// The key is the one of the start position.
    #[error("the header Position is written from the game itself")]
    Reserved,
    /// The value of this key would not fit on its line.
    #[error("the value of {0} has a line break or another control character")]
    Value(String),
}

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// A line begins with `[` and is no header.
    #[error("line {line} is no header; it should look like [Key \"value\"]")]
    HeaderForm {
        /// The number of the line, counted from 1.
        line: usize,
    },
    /// A header has a key or a value that it may not have.
    #[error("line {line}: {fault}")]
    Header {
        /// The number of the line, counted from 1.
        line: usize,
        /// What is wrong.
        fault: HeaderError,
    },
    /// The start position cannot be read.
    #[error("line {line}: {fault}")]
    Start {
        /// The number of the line, counted from 1.
        line: usize,
        /// What is wrong.
        fault: PositionError,
    },
    /// A ply or the score is wrong.
    #[error(transparent)]
    Game(#[from] GameError),
}

/// Writes headers, an empty line, and ten plies a line, each line with the number of its first.
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

/// Reads what [`Display`](fmt::Display) writes, on as many lines or as few as it may stand: programs
/// make blanks of line breaks. Numbers before plies may stand anywhere, count in any way, and be
/// left out. A result such as `1-0` at the end, as other programs write it, is passed over.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut record = Record::new(Game::new());
        let mut words = Vec::new();
        for (line, text) in (1..).zip(text.lines()) {
            let mut rest = text.trim_start();
            while rest.starts_with('[') {
                rest = record.read_header(line, rest)?.trim_start();
            }
            words.extend(rest.split_whitespace().map(without_number));
        }
        words.pop_if(|word| RESULTS.contains(word));
        record.game.play_text(&words.join(" "))?;
        Ok(record)
    }
}

impl Record {
    /// Takes the header at the beginning, and gives what follows it.
    fn read_header<'a>(&mut self, line: usize, text: &'a str) -> Result<&'a str, RecordError> {
        let (key, value, rest) = split_header(text).ok_or(RecordError::HeaderForm { line })?;
        if key == START {
            let start = value.parse().map_err(|fault| RecordError::Start { line, fault })?;
            self.game = Game::from_position(start);
        } else {
            self.set_header(key, &value).map_err(|fault| RecordError::Header { line, fault })?;
        }
        Ok(rest)
    }
}

/// The key and the value of `[Key "value"]`, and what follows it.
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

/// A word without the number of a ply or of a turn before it: `12.D3` is `D3`, `12.` nothing.
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
    fn plies_are_numbered_line_by_line() {
        let game: Game = "A1 B1 C1 D1 E1 F1 G1 H1 I1 A2 B2".parse().unwrap();
        let text = "\n1. A1 B1 C1 D1 E1 F1 G1 H1 I1 A2\n11. B2\n";
        assert_eq!(Record::new(game).to_string(), text);
    }

    #[test]
    fn a_game_on_one_line_and_other_numbering_are_read() {
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
    fn a_file_whose_line_breaks_became_blanks_is_read() {
        let mut record = Record::new("D3 E4 F5".parse().unwrap());
        record.set_header("White", "Ada \"the\\ Ace\" ] [Black").unwrap();
        record.set_header("Result", "*").unwrap();
        assert_eq!(record.to_string().replace('\n', " ").parse().as_ref(), Ok(&record));
        assert_eq!(record.to_string().replace('\n', "").parse(), Ok(record));
        let position = "[Position \"w\"]";
        assert!(message(&format!("[White \"Ada\"] {position} D3")).starts_with("line 1: "));
    }

    #[test]
    fn a_result_after_the_last_ply_is_passed_over() {
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
    fn what_would_not_come_back_from_a_file_is_refused_as_a_header() {
        let mut record = Record::new(Game::new());
        assert_eq!(record.set_header("Position", "w"), Err(HeaderError::Reserved));
        assert_eq!(record.set_header("White", "a\nb"), Err(HeaderError::Value("White".to_owned())));
        for key in ["", "two words", "a]", "é"] {
            assert!(matches!(record.set_header(key, ""), Err(HeaderError::Key(_))), "{key}");
        }
        assert_eq!(record, Record::new(Game::new()));
    }

    #[test]
    fn the_faulty_line_or_ply_is_named() {
        assert_eq!(
            message("[White Ada]"),
            "line 1 is no header; it should look like [Key \"value\"]"
        );
        assert_eq!(
            message("D3\n[a \"\"\"]"),
            "line 2 is no header; it should look like [Key \"value\"]"
        );
        assert_eq!(message("[a-b \"\"]"), "line 1: “a-b” is no key: use letters, digits and _");
        assert_eq!(
            message("\n[Position \"w\"]"),
            "line 2: a position has 5 rows separated by /, this one has 1"
        );
        assert_eq!(message("1. D3 D3"), "at ply 2: D3 is illegal: D3 is taken");
        assert_eq!(
            message("12 D3"),
            "at ply 1: “12” is no ply: write D3 to place, D3F3 to move, or PASS"
        );
    }
}
