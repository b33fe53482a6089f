//! The fairness of full boards, as defined by [`Position::dealt`](crate::Position::dealt).

use crate::cell::{Cell, CellSet};
use crate::color::{ByColor, Color};
use crate::direction::Direction;

/// The maximum difference between the numbers of white and black pieces on the edge, and in each
/// half.
const MAX_EDGE_DIFFERENCE: usize = 1;
const MAX_HALF_DIFFERENCE: usize = 2;

const EDGE: CellSet = {
    let mut edge = CellSet::EMPTY;
    let mut index = 0;
    while index < Cell::COUNT {
        if Cell::ALL[index].is_edge() {
            edge = edge.with(Cell::ALL[index]);
        }
        index += 1;
    }
    edge
};

/// The left, right, lower and upper half of the board as drawn. Cells in the middle are in neither
/// of two opposite halves.
pub(super) const HALVES: [CellSet; 4] = {
    let [mut left, mut right, mut lower, mut upper] = [CellSet::EMPTY; 4];
    let mut index = 0;
    while index < Cell::COUNT {
        let cell = Cell::ALL[index];
        // Each row is drawn half a column further to the left than the one below it.
        match 2 * cell.column() + 4 - cell.row() {
            0..12 => left = left.with(cell),
            12 => {}
            _ => right = right.with(cell),
        }
        match cell.row() {
            0..2 => lower = lower.with(cell),
            2 => {}
            _ => upper = upper.with(cell),
        }
        index += 1;
    }
    [left, right, lower, upper]
};

/// Returns how unfair a full board is, 0 for a fair one. Ignores the positions of the reds.
pub(super) fn unfairness(reds: CellSet, sides: &ByColor<CellSet>) -> usize {
    let difference = |cells| (sides.white & cells).len().abs_diff((sides.black & cells).len());
    let halves = HALVES.map(|half| difference(half).saturating_sub(MAX_HALF_DIFFERENCE));
    let walled_in = Color::ALL.map(|color| walled_in(reds, sides[color]).len());
    difference(EDGE).saturating_sub(MAX_EDGE_DIFFERENCE)
        + halves.into_iter().sum::<usize>()
        + walled_in.into_iter().sum::<usize>()
}

/// Returns the pieces of a side, and the reds, whose neighbours all belong to this side.
fn walled_in(reds: CellSet, side: CellSet) -> CellSet {
    let next_to_others = |direction| (!side).shifted(direction, 1);
    let open = Direction::ALL.into_iter().map(next_to_others).fold(CellSet::EMPTY, CellSet::union);
    (side | reds) - open
}
