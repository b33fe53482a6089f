//! The notation of positions: `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`.

use core::fmt;
use core::str::FromStr;

use super::Position;
use super::fault::Faults;
use super::setup::RawPosition;
use super::validation::placement_fits;
use crate::cell::Cell;
use crate::color::Color;
use crate::excerpt::Excerpt;
use crate::stack::{Stack, StackError};

/// Marks a position of the movement phase that could also be an unfinished placement.
const MOVEMENT: &str = "movement";

/// The error for a text that is not a position.
///
/// Exhaustive, as [`Illegal`](crate::Illegal) is: a user interface has a text for each variant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The text does not start with the side to move.
    #[error("a position starts with the side to move, w or b")]
    Side,
    /// There are not five rows.
    #[error("a position has 5 rows separated by /, but this one has {found}")]
    Rows {
        /// The number of rows found.
        found: usize,
    },
    /// A row has too many or too few cells.
    #[error("row {row} must have {expected} cells separated by commas, but has {found}")]
    Cells {
        /// The number of the row, 1 to 5.
        row: u8,
        /// The number of cells in that row of the board.
        expected: usize,
        /// The number of cells found.
        found: usize,
    },
    /// A cell is neither `.` nor a stack.
    #[error("on {cell}: {fault}")]
    Stack {
        /// The cell.
        cell: Cell,
        /// The error in the stack.
        fault: StackError,
    },
    /// There is unexpected text after the position.
    #[error("unexpected {} after the position; only the word movement is allowed there", .0)]
    Trailing(Excerpt),
    /// The position is not valid.
    #[error(transparent)]
    Faults(#[from] Faults),
}

/// Writes the position with row 1 first. Adds the word `movement` if the stacks alone would be
/// parsed as an unfinished placement.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = RawPosition::from(self);
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
        if setup.movement_started && placement_fits(&setup) {
            write!(f, " {MOVEMENT}")?;
        }
        Ok(())
    }
}

/// Writes the phase and the notation.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {self}", self.phase())
    }
}

impl From<&Position> for RawPosition {
    fn from(position: &Position) -> RawPosition {
        let mut setup = RawPosition::new(position.side_to_move);
        setup.movement_started = !position.placing;
        for (cell, stack) in position.stacks() {
            setup.set(cell, Some(stack));
        }
        setup
    }
}

/// Parses the output of [`Display`](fmt::Display), in any case. Single pieces that can be an
/// unfinished placement are parsed as one, unless the word `movement` follows.
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut words = text.split_whitespace();
        let side_to_move = words.next().and_then(side).ok_or(PositionError::Side)?;
        let mut setup = RawPosition::new(side_to_move);
        read_rows(words.next().unwrap_or_default(), &mut setup)?;
        if let Some(word) = words.next() {
            setup.movement_started = word.eq_ignore_ascii_case(MOVEMENT);
            let trailing = if setup.movement_started { words.next() } else { Some(word) };
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

fn read_rows(text: &str, setup: &mut RawPosition) -> Result<(), PositionError> {
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
    fn the_start_position_is_the_empty_board() {
        assert_eq!(Position::new().to_string(), format!("w {EMPTY}"));
        assert_eq!(format!(" W  {EMPTY}\n").parse(), Ok(Position::new()));
    }

    #[test]
    fn errors_describe_invalid_text() {
        assert_eq!(message(""), "a position starts with the side to move, w or b");
        assert_eq!(message("white"), "a position starts with the side to move, w or b");
        assert_eq!(message("w"), "a position has 5 rows separated by /, but this one has 1");
        assert_eq!(message("w ././."), "a position has 5 rows separated by /, but this one has 3");
        let short = format!("w {}", EMPTY.replacen(".,", "", 1));
        assert_eq!(message(&short), "row 1 must have 9 cells separated by commas, but has 8");
        let invalid = format!("w {}", EMPTY.replacen(".,./", ".,x7/", 1));
        assert!(message(&invalid).starts_with("on I1: “x7” is not a stack: write w3 or b3"));
        let allowed = "only the word movement is allowed there";
        let trailing = format!("w {EMPTY} moving");
        let expected = format!("unexpected “moving” after the position; {allowed}");
        assert_eq!(message(&trailing), expected);
        let trailing = format!("w {EMPTY} movement now");
        let expected = format!("unexpected “now” after the position; {allowed}");
        assert_eq!(message(&trailing), expected);
        let empty = format!("w {EMPTY} movement");
        assert_eq!(message(&empty), "0 stacks contain red, but there must be 1 to 3");
    }
}
