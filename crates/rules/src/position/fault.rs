//! Faults: the reasons why a setup is not a valid position.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use crate::cell::CellSet;
use crate::color::{ByColor, Color};

/// The numbers of pieces placed on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PieceCounts {
    /// The number of red pieces.
    pub reds: u8,
    /// The number of pieces of each side.
    pub pieces: ByColor<u8>,
}

/// One reason why a setup is not a valid position.
///
/// Exhaustive, as [`Illegal`](crate::Illegal) is: a user interface has a text for each variant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    /// Red pieces are never removed, so one to three stacks contain red.
    #[error("{found} stacks contain red, but there must be 1 to 3")]
    StacksWithRed {
        /// The number of stacks with red.
        found: usize,
    },
    /// The stacks with red are too low to contain three reds. An owned stack of height h contains
    /// at most h - 1.
    #[error("the stacks with red can contain only {room} of the 3 red pieces")]
    RoomForReds {
        /// The maximum number of reds in all stacks with red.
        room: u8,
    },
    /// Isolated stacks, which would have been removed.
    #[error("not connected to a red piece: {}", cell_names(*.cells))]
    Isolated {
        /// The cells of the isolated stacks.
        cells: CellSet,
    },
    /// The stacks have more pieces than the game.
    #[error("the stacks have {found} pieces in total, but the game has only 49")]
    TooManyPieces {
        /// The total height of all stacks.
        found: u32,
    },
    /// A side owns more stacks than it has pieces.
    #[error("{color} owns {found} stacks, but has only 23 pieces")]
    TooManyStacks {
        /// The side.
        color: Color,
        /// The number of its stacks.
        found: usize,
    },
    /// On a full board White moves first, if White can move.
    #[error("the board is full, so White must move first")]
    BlackMovesFirst,
    /// Only single pieces are left and exactly one is missing. A move builds a stack of at least
    /// two pieces, so if that stack was removed, at least two are missing.
    #[error("with only single pieces left after the first move, at least 2 pieces must be missing")]
    OnePieceMissing,
    /// The single pieces cannot result from alternating placement.
    #[error(
        "during placement, {pieces} pieces must be {} red, {} white and {} black with {side_to_move} \
         to move",
        .needed.reds, .needed.pieces.white, .needed.pieces.black
    )]
    NoPlacement {
        /// The number of pieces on the board.
        pieces: usize,
        /// The pieces that placement would lead to.
        needed: PieceCounts,
        /// The side to move that placement would lead to.
        side_to_move: Color,
    },
}

fn cell_names(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(", ")
}

/// All reasons why a setup is not a valid position; never empty in an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults(pub(super) Vec<PositionFault>);

impl Deref for Faults {
    type Target = [PositionFault];

    fn deref(&self) -> &[PositionFault] {
        &self.0
    }
}

/// Writes all faults, separated by semicolons.
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for Faults {}
