//! The six straight directions of the board.

use core::fmt;

/// One of the six straight directions, named as seen on the board with row 5 at the top.
///
/// With columns and rows counted from 0, a step east leads from `(c, r)` to `(c + 1, r)`, a step
/// north-west to `(c, r + 1)` and a step north-east to `(c + 1, r + 1)`. The other three directions
/// are their opposites.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Along the row, towards column K.
    East,
    /// Up the board, to the next column letter: D3 to E4.
    NorthEast,
    /// Up the board along the column: D3 to D4.
    NorthWest,
    /// Along the row, towards column A.
    West,
    /// Down the board, to the previous column letter: D3 to C2.
    SouthWest,
    /// Down the board along the column: D3 to D2.
    SouthEast,
}

impl Direction {
    /// All six directions, counter-clockwise from east.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::NorthEast,
        Direction::NorthWest,
        Direction::West,
        Direction::SouthWest,
        Direction::SouthEast,
    ];

    /// Returns the change in column and row of one step.
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Direction::East => (1, 0),
            Direction::NorthEast => (1, 1),
            Direction::NorthWest => (0, 1),
            Direction::West => (-1, 0),
            Direction::SouthWest => (-1, -1),
            Direction::SouthEast => (0, -1),
        }
    }

    /// Returns the opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::East => Direction::West,
            Direction::NorthEast => Direction::SouthWest,
            Direction::NorthWest => Direction::SouthEast,
            Direction::West => Direction::East,
            Direction::SouthWest => Direction::NorthEast,
            Direction::SouthEast => Direction::NorthWest,
        }
    }
}

/// Writes the compass name, such as `north-east`.
impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Direction::East => "east",
            Direction::NorthEast => "north-east",
            Direction::NorthWest => "north-west",
            Direction::West => "west",
            Direction::SouthWest => "south-west",
            Direction::SouthEast => "south-east",
        })
    }
}
