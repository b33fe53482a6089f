//! The last placements, searched to the full board.
//!
//! Once the reds are placed, a full board depends only on which of the empty cells White took, not on
//! the order. So there are few full boards, 924 from twelve empty cells, and each is evaluated once.

use std::array;
use std::cmp::Reverse;
use std::time::Duration;

use super::{Budget, INFINITY, Placement};
use crate::board::Board;
use crate::board::geometry::bits;
use crate::eval::full_board_value;

/// The greatest number of empty cells from which a search is tried. It would take seconds from 16, and
/// find hardly better placements.
const MAX_EMPTY: usize = 14;

/// About the number of nodes from this many empty cells: 300 from 6, 2.4 times as many from each more.
fn expected_nodes(empty: usize) -> u64 {
    (300.0 * 2.4_f64.powi(empty as i32 - 6)) as u64
}

/// About the time per node.
const NODE_TIME: Duration = Duration::from_nanos(60);

/// The cells, as numbers, that White and Black have taken of those that were empty at the start.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Taken([u32; 2]);

impl Taken {
    const NONE: Taken = Taken([0; 2]);

    fn with(mut self, side: usize, cell: usize) -> Taken {
        self.0[side] |= 1 << cell;
        self
    }

    fn count(self) -> u32 {
        (self.0[0] | self.0[1]).count_ones()
    }
}

/// What is known of a position: between which bounds its value for the side to place lies.
#[derive(Clone, Copy)]
struct Known {
    taken: Taken,
    lower: i16,
    upper: i16,
}

/// A search of all ways to fill the board.
pub(super) struct Finish {
    start: Board,
    /// The empty cells of the start.
    cells: Vec<usize>,
    /// White's value of each full board, by the cells that White took.
    full: Vec<Option<i16>>,
    /// Positions by a hash of them. Later ones overwrite earlier ones.
    known: Vec<Known>,
    /// How well a side's placement on each cell did elsewhere in the tree.
    history: [[u32; MAX_EMPTY]; 2],
}

impl Finish {
    /// Prepares a search. Returns `None` while reds are left to place, or with too many empty cells.
    pub(super) fn new(board: &Board) -> Option<Finish> {
        let cells: Vec<usize> = bits(board.empty()).collect();
        if cells.len() > MAX_EMPTY || board.occupied().count_ones() < 3 {
            return None;
        }
        let nothing = Known { taken: Taken([u32::MAX; 2]), lower: 0, upper: 0 };
        let slots = expected_nodes(cells.len()).next_power_of_two() as usize;
        Some(Finish {
            start: *board,
            full: vec![None; 1 << cells.len()],
            known: vec![nothing; slots],
            cells,
            history: [[0; MAX_EMPTY]; 2],
        })
    }

    /// Searches every placement, in the order of an earlier search. Returns `None` if the search was
    /// stopped, or would be.
    pub(super) fn search(
        mut self,
        order: &[Placement],
        lines: usize,
        budget: &mut Budget<'_>,
    ) -> Option<Vec<Placement>> {
        let nodes = expected_nodes(self.cells.len()) * lines.min(order.len()).max(1) as u64;
        if !budget.has(nodes, NODE_TIME * nodes as u32) {
            return None;
        }
        let side = self.start.side();
        let mut found: Vec<Placement> = Vec::with_capacity(order.len());
        for placement in order {
            let bit = placement.line[0];
            let cell = self.cells.iter().position(|&cell| cell == bit)?;
            let after = Taken::NONE.with(side, cell);
            let alpha = lines.checked_sub(1).and_then(|last| found.get(last));
            let alpha = alpha.map_or(-INFINITY, |placement| placement.value);
            let mut value = -INFINITY;
            if alpha > -INFINITY {
                value = -self.value(after, -alpha - 1, -alpha, budget)?;
            }
            if value > alpha || alpha == -INFINITY {
                value = -self.value(after, -INFINITY, -alpha, budget)?;
            }
            found.push(Placement { line: vec![bit], value });
            found.sort_by_key(|placement| Reverse(placement.value));
        }
        for placement in found.iter_mut().take(lines) {
            self.extend_line(placement, budget)?;
        }
        Some(found)
    }

    /// Adds the best replies in turn.
    fn extend_line(&mut self, placement: &mut Placement, budget: &mut Budget<'_>) -> Option<()> {
        let first = self.cells.iter().position(|&cell| cell == placement.line[0])?;
        let mut taken = Taken::NONE.with(self.start.side(), first);
        let mut value = -placement.value;
        while taken.count() < self.cells.len() as u32 {
            let side = self.side_to_place(taken);
            let mut best = None;
            for cell in bits(u64::from(self.empty(taken))) {
                let next = taken.with(side, cell);
                if -self.value(next, -value, 1 - value, budget)? >= value {
                    best = Some((cell, next));
                    break;
                }
            }
            let (cell, next) = best?;
            placement.line.push(self.cells[cell]);
            (taken, value) = (next, -value);
        }
        Some(())
    }

    fn side_to_place(&self, taken: Taken) -> usize {
        (self.start.side() + taken.count() as usize) & 1
    }

    fn empty(&self, taken: Taken) -> u32 {
        ((1 << self.cells.len()) - 1) & !(taken.0[0] | taken.0[1])
    }

    /// Returns the value for the side to place, within a window or a bound; on a full board for Black,
    /// because the last piece was White's. Returns `None` if the search was stopped.
    fn value(
        &mut self,
        taken: Taken,
        alpha: i32,
        beta: i32,
        budget: &mut Budget<'_>,
    ) -> Option<i32> {
        let empty = self.empty(taken);
        budget.take(1)?;
        if empty == 0 {
            return Some(-self.full_value(taken));
        }
        let slot = self.slot(taken);
        let mut known = self.known[slot];
        if known.taken != taken {
            known = Known { taken, lower: -INFINITY as i16, upper: INFINITY as i16 };
        }
        let (lower, upper) = (i32::from(known.lower), i32::from(known.upper));
        if lower >= beta || lower == upper {
            return Some(lower);
        }
        if upper <= alpha {
            return Some(upper);
        }
        let alpha = alpha.max(lower);
        let best = self.search_cells(taken, empty, alpha, beta, budget)?;
        if best > alpha {
            known.lower = best as i16;
        }
        if best < beta {
            known.upper = best as i16;
        }
        self.known[slot] = known;
        Some(best)
    }

    fn search_cells(
        &mut self,
        taken: Taken,
        empty: u32,
        mut alpha: i32,
        beta: i32,
        budget: &mut Budget<'_>,
    ) -> Option<i32> {
        let side = self.side_to_place(taken);
        let mut order: [usize; MAX_EMPTY] = array::from_fn(|cell| cell);
        let count = empty.count_ones() as usize;
        for (place, cell) in order.iter_mut().zip(bits(u64::from(empty))) {
            *place = cell;
        }
        order[..count].sort_unstable_by_key(|&cell| Reverse(self.history[side][cell]));
        let mut best = -INFINITY;
        for &cell in &order[..count] {
            let next = taken.with(side, cell);
            let mut value = -INFINITY;
            if best > -INFINITY {
                value = -self.value(next, -alpha - 1, -alpha, budget)?;
            }
            if best == -INFINITY || value > alpha && value < beta {
                value = -self.value(next, -beta, -alpha, budget)?;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                self.history[side][cell] += (count * count) as u32;
                break;
            }
        }
        Some(best)
    }

    /// Returns White's value of a full board.
    fn full_value(&mut self, taken: Taken) -> i32 {
        let index = taken.0[0] as usize;
        if let Some(value) = self.full[index] {
            return i32::from(value);
        }
        let cells = taken
            .0
            .map(|taken| bits(u64::from(taken)).map(|cell| 1_u64 << self.cells[cell]).sum::<u64>());
        let value = full_board_value(&self.start.filled(cells));
        self.full[index] = Some(value as i16);
        value
    }

    fn slot(&self, taken: Taken) -> usize {
        let key = u64::from(taken.0[0]) << 32 | u64::from(taken.0[1]);
        let hash = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        ((u128::from(hash) * self.known.len() as u128) >> 64) as usize
    }
}
