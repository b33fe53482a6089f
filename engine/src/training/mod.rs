//! What the evaluation is fitted to: positions of games of the engine against itself, with what a
//! search thought of them and how the game ended.

mod fit;
mod placements;
mod self_play;

use crate::board::Board;
use crate::board::geometry::{ALL, bits};

pub use fit::Fit;
pub use placements::place_pieces;
pub use self_play::self_play;

/// A position and what it turned out to be worth to the side to move.
#[derive(Clone)]
pub struct Sample {
    board: Board,
    /// What a search thought.
    value: i16,
    /// By how many pieces the side to move won in the end, or lost if negative; or [`UNKNOWN`].
    margin: i8,
}

/// Stands for the margin of a game that was not played out.
const UNKNOWN: i8 = i8::MIN;

/// How many bytes a sample takes in a file.
pub const SAMPLE_BYTES: usize = 53;

impl Sample {
    /// The form in files: what stands on each of the 49 cells, the side to move, value, margin.
    pub fn to_bytes(&self) -> [u8; SAMPLE_BYTES] {
        let mut bytes = [0; SAMPLE_BYTES];
        for (byte, bit) in bytes.iter_mut().zip(bits(ALL)) {
            if self.board.occupied() >> bit & 1 != 0 {
                *byte = self.board.kind(bit);
            }
        }
        bytes[49] = self.board.side() as u8;
        bytes[50..52].copy_from_slice(&self.value.to_le_bytes());
        bytes[52] = self.margin.cast_unsigned();
        bytes
    }

    /// Reads what [`Sample::to_bytes`] wrote; other bytes give a sample without sense.
    pub fn from_bytes(bytes: &[u8; SAMPLE_BYTES]) -> Sample {
        Sample {
            board: Board::of_kinds(bits(ALL).zip(bytes.iter().copied()), bytes[49]),
            value: i16::from_le_bytes([bytes[50], bytes[51]]),
            margin: bytes[52].cast_signed(),
        }
    }
}

#[cfg(test)]
mod tests;
