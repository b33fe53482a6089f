//! Game records: headers followed by numbered plies, like PGN in chess.

mod headers;
mod json;
mod plies;
mod read;
mod sgf;

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::color::Color;
use crate::excerpt::Excerpt;
use crate::game::{Game, GameError};
use crate::headers::{RESULT, TERMINATION};
use crate::position::{Position, PositionError};

/// The header for a start position other than the empty board. [`Record`] writes it itself.
const START: &str = "Position";

/// The number of plies per line.
const PLIES_PER_LINE: usize = 10;

/// The maximum number of headers. A longer file is read without the rest.
const MAX_HEADERS: usize = 64;
/// The maximum length of a header's key, in bytes.
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

    /// Sets a header that a file has, without control characters. Ignores one that has no valid key:
    /// what a file says about a game is no reason to refuse the game.
    fn keep_header(&mut self, key: &str, value: &str) {
        let value: String = value.chars().filter(|letter| !letter.is_control()).collect();
        self.set_header(key, &value).ok();
    }

    /// Writes into the headers that a player resigned, unless the board or a header has a result.
    fn keep_resignation(&mut self, by: Color) {
        if self.game.result().is_none() && self.header(RESULT).is_none_or(|result| result == "*") {
            self.keep_header(RESULT, if by == Color::White { "0-1" } else { "1-0" });
            self.keep_header(TERMINATION, "resignation");
        }
    }
}

/// The error for an invalid header.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
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
///
/// Exhaustive, as [`Illegal`](crate::Illegal) is: a user interface has a text for each variant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// A line starts with `[` but is not a header.
    #[error("line {line} is not a header; it should look like [Key \"value\"]")]
    HeaderForm {
        /// The number of the line, from 1.
        line: usize,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_starts_with_the_number_of_its_first_ply() {
        let game: Game = "A1 B1 C1 D1 E1 F1 G1 H1 I1 A2 B2".parse().unwrap();
        let text = "\n1. A1 B1 C1 D1 E1 F1 G1 H1 I1 A2\n11. B2\n";
        assert_eq!(Record::new(game).to_string(), text);
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
}
