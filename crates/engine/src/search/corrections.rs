//! Corrections of the static evaluation: how far the results of deeper searches were from it in
//! similar positions, separately for those with red on the same cells and those with stacks on the
//! same cells.

use super::INFINITY;
use crate::board::Board;

/// The number of corrections for each side to move. Positions share one if their hashes are equal.
const RED_ENTRIES: usize = 1 << 12;
const OCCUPIED_ENTRIES: usize = 1 << 14;

/// The scale of the stored corrections.
const SCALE: i32 = 256;

/// The maximum difference from which a correction learns, and the maximum correction.
const MAX_DIFFERENCE: i32 = 200;
const MAX_CORRECTION: i32 = 128;

/// The weight of a search of this depth or more, out of [`SCALE`].
const MAX_WEIGHT: i32 = 16;

/// The corrections of one search.
pub(super) struct Corrections {
    by_red: Vec<i32>,
    by_occupied: Vec<i32>,
}

impl Corrections {
    pub(super) fn new() -> Corrections {
        Corrections { by_red: vec![0; 2 * RED_ENTRIES], by_occupied: vec![0; 2 * OCCUPIED_ENTRIES] }
    }

    /// Returns what to add to the static evaluation.
    pub(super) fn of(&self, board: &Board) -> i32 {
        let [red, occupied] = indices(board);
        // The mean of the two, halved, because they have little to learn from.
        (self.by_red[red] + self.by_occupied[occupied]) / (2 * SCALE)
    }

    /// Learns from a search of this depth whose result was `difference` above the static evaluation.
    pub(super) fn learn(&mut self, board: &Board, depth: i32, difference: i32) {
        debug_assert!(difference.abs() < 2 * INFINITY);
        let [red, occupied] = indices(board);
        let weight = (depth + 1).min(MAX_WEIGHT);
        let difference = difference.clamp(-MAX_DIFFERENCE, MAX_DIFFERENCE) * SCALE;
        for correction in [&mut self.by_red[red], &mut self.by_occupied[occupied]] {
            let mean = (*correction * (SCALE - weight) + difference * weight) / SCALE;
            *correction = mean.clamp(-MAX_CORRECTION * SCALE, MAX_CORRECTION * SCALE);
        }
    }
}

fn indices(board: &Board) -> [usize; 2] {
    [(board.red(), RED_ENTRIES), (board.occupied(), OCCUPIED_ENTRIES)].map(|(cells, entries)| {
        // Fibonacci hashing (Knuth 1998, section 6.4).
        let hash = cells.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        board.side() * entries + (hash >> (64 - entries.ilog2())) as usize
    })
}
