//! The static evaluation of a position.

pub(crate) mod features;
pub(crate) mod net;
pub(crate) mod placement_features;

pub(crate) use net::{Accumulator, MOVEMENT, MovementNet};
use net::{FULL_BOARD, PLACEMENT, PieceAccumulator};

use crate::board::Board;

/// A board in the placement phase with its hidden layer.
#[derive(Clone)]
pub(crate) struct PlacementEval {
    pub(crate) board: Board,
    accumulator: PieceAccumulator,
}

impl PlacementEval {
    pub(crate) fn new(board: &Board) -> PlacementEval {
        let accumulator = PieceAccumulator::new(&PLACEMENT, board);
        PlacementEval { board: *board, accumulator }
    }

    pub(crate) fn after_placement(&self, bit: usize) -> PlacementEval {
        let accumulator = self.accumulator.after(&PLACEMENT, &self.board, bit);
        PlacementEval { board: self.board.after_placement(bit), accumulator }
    }

    /// Returns White's value of the board, full or not.
    pub(crate) fn value(&self) -> i32 {
        if self.board.empty() == 0 {
            return full_board_value(&self.board);
        }
        self.accumulator.value(&PLACEMENT, &self.board, placement_features::stage(&self.board))
    }
}

/// Returns White's value of a full board with White to move.
pub(crate) fn full_board_value(board: &Board) -> i32 {
    PieceAccumulator::new(&FULL_BOARD, board).value(&FULL_BOARD, board, 0)
}

/// The value of a won game, to which the margin in pieces is added.
pub(crate) const WIN: i32 = 10_000;

/// The maximum absolute static evaluation, well below [`WIN`].
const MAX_STATIC_EVAL: i32 = 4_000;

/// The value that corresponds to one unit of log-odds.
pub(crate) const EVAL_SCALE: f64 = 200.0;

/// Returns the value of a finished game from its margin in pieces.
pub(crate) fn final_value(margin: i32) -> i32 {
    margin + WIN * margin.signum()
}
