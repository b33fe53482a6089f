//! Positions as text: `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`.

use std::fmt;
use std::str::FromStr;

use super::Position;
use super::fault::{Faults, placement_fits};
use super::setup::Setup;
use crate::cell::Cell;
use crate::color::Color;
use crate::excerpt::Excerpt;
use crate::stack::{Stack, StackError};

/// Marks a position whose stacks could as well be the beginning of a placement.
const MOVEMENT: &str = "movement";

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// It does not begin with the side to move.
    #[error("a position begins with w or b, for the side to move")]
    Side,
    /// The rows are not five.
    #[error("a position has 5 rows separated by /, this one has {found}")]
    Rows {
        /// How many there are.
        found: usize,
    },
    /// A row has too many or too few cells.
    #[error("row {row} has {expected} cells separated by commas, here it has {found}")]
    Cells {
        /// The number of the row, 1 to 5.
        row: u8,
        /// How many cells it has on the board.
        expected: usize,
        /// How many the text has.
        found: usize,
    },
    /// What stands for a cell is neither `.` nor a stack.
    #[error("on {cell}: {fault}")]
    Stack {
        /// The cell.
        cell: Cell,
        /// What is wrong with it.
        fault: StackError,
    },
    /// Something follows the position.
    #[error("{} follows the position; only the word movement may", .0)]
    Trailing(Excerpt),
    /// It can be read, but the rules do not allow it.
    #[error(transparent)]
    Faults(#[from] Faults),
}

/// Writes the position with row 1 first. The word `movement` follows where the stacks alone would
/// be read as the beginning of a placement.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = Setup::from(self);
        write!(f, "{} ", self.side_to_move.letter())?;
        let mut before: Option<Cell> = None;
        for cell in Cell::ALL {
            match before {
                Some(before) if before.row() == cell.row() => f.write_str(",")?,
                Some(_) => f.write_str("/")?,
                None => {}
            }
            match self.stack(cell) {
                Some(stack) => write!(f, "{stack}")?,
                None => f.write_str(".")?,
            }
            before = Some(cell);
        }
        if setup.moves_begun && placement_fits(&setup) {
            write!(f, " {MOVEMENT}")?;
        }
        Ok(())
    }
}

/// Writes the phase before the text.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {self}", self.phase())
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut setup = Setup::new(position.side_to_move);
        setup.moves_begun = !position.placing;
        for cell in Cell::ALL {
            setup.set(cell, position.stack(cell));
        }
        setup
    }
}

/// Reads what [`Display`](fmt::Display) writes, in upper or lower case. Single pieces that can be
/// the beginning of a placement are, unless the word `movement` follows.
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut words = text.split_whitespace();
        let side_to_move = words.next().and_then(side).ok_or(PositionError::Side)?;
        let mut setup = Setup::new(side_to_move);
        read_rows(words.next().unwrap_or_default(), &mut setup)?;
        if let Some(word) = words.next() {
            setup.moves_begun = word.eq_ignore_ascii_case(MOVEMENT);
            let trailing = if setup.moves_begun { words.next() } else { Some(word) };
            if let Some(trailing) = trailing {
                return Err(PositionError::Trailing(Excerpt::of(trailing)));
            }
        }
        Ok(Position::try_from(&setup)?)
    }
}

fn side(word: &str) -> Option<Color> {
    let mut letters = word.chars();
    Color::from_letter(letters.next()?).filter(|_| letters.next().is_none())
}

fn read_rows(text: &str, setup: &mut Setup) -> Result<(), PositionError> {
    let found = text.split('/').count();
    if found != 5 {
        return Err(PositionError::Rows { found });
    }
    for (row, text) in (0..).zip(text.split('/')) {
        let cells = Cell::ALL.into_iter().filter(|cell| cell.row() == row);
        let (expected, found) = (cells.clone().count(), text.split(',').count());
        if found != expected {
            return Err(PositionError::Cells { row: row + 1, expected, found });
        }
        for (cell, text) in cells.zip(text.split(',')) {
            setup
                .set(cell, read_stack(text).map_err(|fault| PositionError::Stack { cell, fault })?);
        }
    }
    Ok(())
}

fn read_stack(text: &str) -> Result<Option<Stack>, StackError> {
    if text == "." { Ok(None) } else { text.parse().map(Some) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EMPTY: &str = ".,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";

    fn message(text: &str) -> String {
        text.parse::<Position>().unwrap_err().to_string()
    }

    #[test]
    fn the_empty_board_is_the_beginning() {
        assert_eq!(Position::new().to_string(), format!("w {EMPTY}"));
        assert_eq!(format!(" W  {EMPTY}\n").parse(), Ok(Position::new()));
    }

    #[test]
    fn what_is_wrong_with_a_text_is_said() {
        assert_eq!(message(""), "a position begins with w or b, for the side to move");
        assert_eq!(message("white"), "a position begins with w or b, for the side to move");
        assert_eq!(message("w"), "a position has 5 rows separated by /, this one has 1");
        assert_eq!(message("w ././."), "a position has 5 rows separated by /, this one has 3");
        let short = format!("w {}", EMPTY.replacen(".,", "", 1));
        assert_eq!(message(&short), "row 1 has 9 cells separated by commas, here it has 8");
        let odd = format!("w {}", EMPTY.replacen(".,./", ".,x7/", 1));
        assert!(message(&odd).starts_with("on I1: “x7” is no stack: write w3 or b3"));
        let more = format!("w {EMPTY} moving");
        assert_eq!(message(&more), "“moving” follows the position; only the word movement may");
        let more = format!("w {EMPTY} movement now");
        assert_eq!(message(&more), "“now” follows the position; only the word movement may");
        let begun = format!("w {EMPTY} movement");
        assert_eq!(message(&begun), "0 stacks hold red; it must be 1 to 3");
    }
}
