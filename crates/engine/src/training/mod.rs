//! Training of the evaluation networks on samples from self-play.

mod placements;
mod self_play;
mod trainer;

use crate::board::Board;
use crate::board::geometry::{ALL, bits};

pub use placements::place_pieces;
pub use self_play::self_play;
pub use trainer::Trainer;

/// A position labelled with its search value and the result of its game.
#[derive(Clone)]
pub struct Sample {
    board: Board,
    /// The value found by a search, for the side to move.
    value: i16,
    /// The final margin in pieces for the side to move, or [`UNKNOWN`].
    margin: i8,
}

/// The margin of a game that was not finished.
const UNKNOWN: i8 = i8::MIN;

/// The size of a sample in a file, in bytes.
pub const SAMPLE_BYTES: usize = 53;

impl Sample {
    /// Encodes the sample for a file: the stack on each of the 49 cells, the side to move, the
    /// value and the margin.
    pub fn to_bytes(&self) -> [u8; SAMPLE_BYTES] {
        let mut bytes = [0; SAMPLE_BYTES];
        for (byte, bit) in bytes.iter_mut().zip(bits(ALL)) {
            if self.board.occupied() >> bit & 1 != 0 {
                *byte = self.board.stack_code(bit);
            }
        }
        bytes[49] = self.board.side() as u8;
        bytes[50..52].copy_from_slice(&self.value.to_le_bytes());
        bytes[52] = self.margin.cast_unsigned();
        bytes
    }

    /// Returns true if the sample is a full board, with every piece placed and none moved.
    pub fn is_full_board(&self) -> bool {
        self.board.empty() == 0
    }

    /// Decodes the output of [`Sample::to_bytes`]. Other bytes give a meaningless sample.
    pub fn from_bytes(bytes: &[u8; SAMPLE_BYTES]) -> Sample {
        Sample {
            board: Board::from_stack_codes(bits(ALL).zip(bytes.iter().copied()), bytes[49]),
            value: i16::from_le_bytes([bytes[50], bytes[51]]),
            margin: bytes[52].cast_signed(),
        }
    }
}

#[cfg(test)]
mod tests;
