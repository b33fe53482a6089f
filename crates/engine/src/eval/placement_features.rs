//! The input features of the networks that evaluate boards on which every stack is a single piece:
//! while the pieces are placed, and the full board.
//!
//! There is one feature for each kind of piece on each cell, one for what lies on each cell with how
//! many neighbours of each colour, and one for each value of the counts of the movement phase. White and
//! Black are told apart, because White places first and moves first.

use super::features::{self, COUNT_FEATURES, COUNTS, NearRed};
use crate::board::Board;
use crate::board::geometry::{ALL, CELL_INDEX, NEIGHBORS, bits};

/// What lies on a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Content {
    Red,
    White,
    Black,
    Nothing,
}

/// The number of kinds of pieces, which come before `Nothing`.
const PIECES: usize = Content::Nothing as usize;

/// The first number of each row of a triangle of the numbers of white and black neighbours, which are
/// six together at most.
const NEIGHBOR_ROWS: [usize; 7] = [0, 7, 13, 18, 22, 25, 27];
const NEIGHBOR_COUNTS: usize = 28;

const FIRST_RING: usize = PIECES * 49;
const FIRST_COUNT: usize = FIRST_RING + (PIECES + 1) * 49 * NEIGHBOR_COUNTS;

/// The number of features.
pub(crate) const FEATURES: usize = FIRST_COUNT + COUNTS;

/// The number of stages of the placement phase, which have separate output weights: by the number of
/// pieces and whose turn it is.
pub(crate) const STAGES: usize = 18;

/// Returns the stage of a board that is not full.
pub(crate) fn stage(board: &Board) -> usize {
    let pieces = board.occupied().count_ones() as usize;
    (pieces / 6 * 2 + pieces % 2) % STAGES
}

/// A cell, what lies on it and how many white and black neighbours it has.
#[derive(Clone, Copy)]
pub(crate) struct Ring {
    bit: usize,
    content: Content,
    near: [usize; 2],
}

impl Ring {
    pub(crate) fn of(board: &Board, bit: usize) -> Ring {
        let has = |cells: u64| cells >> bit & 1 != 0;
        let content = match (has(board.owned(0)), has(board.owned(1)), has(board.red())) {
            (true, ..) => Content::White,
            (_, true, _) => Content::Black,
            (.., true) => Content::Red,
            _ => Content::Nothing,
        };
        let near = [0, 1].map(|side| (NEIGHBORS[bit] & board.owned(side)).count_ones() as usize);
        Ring { bit, content, near }
    }

    /// Returns the same cell with a piece on it.
    pub(crate) fn with(self, content: Content) -> Ring {
        Ring { content, ..self }
    }

    /// Returns the same cell with one more neighbour of a side.
    pub(crate) fn near_one_more(mut self, side: usize) -> Ring {
        self.near[side] += 1;
        self
    }

    /// Returns the feature for what lies on the cell among these neighbours.
    pub(crate) fn feature(self) -> usize {
        let near = NEIGHBOR_ROWS[self.near[0]] + self.near[1];
        let cell = usize::from(CELL_INDEX[self.bit]);
        FIRST_RING + (cell * (PIECES + 1) + self.content as usize) * NEIGHBOR_COUNTS + near
    }

    /// Returns the feature for the piece on the cell, if there is one.
    pub(crate) fn piece_feature(self) -> Option<usize> {
        let cell = usize::from(CELL_INDEX[self.bit]);
        (self.content != Content::Nothing).then_some(self.content as usize * 49 + cell)
    }
}

/// Returns the features of all cells.
pub(crate) fn cell_features(board: &Board) -> impl Iterator<Item = usize> + '_ {
    bits(ALL).flat_map(|bit| {
        let ring = Ring::of(board, bit);
        ring.piece_feature().into_iter().chain([ring.feature()])
    })
}

/// Returns the active count features.
pub(crate) fn count_features(board: &Board) -> [usize; COUNT_FEATURES] {
    let near_red = NearRed::of(board);
    features::count_features(FIRST_COUNT, board, &board.mobility_of_pieces(), &near_red)
}
