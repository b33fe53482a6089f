//! What makes a full board fair; [`Position::dealt`](crate::Position::dealt) says it in words.

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::color::{ByColor, Color};
use crate::direction::Direction;

/// By how much the numbers of both sides' pieces may differ at the edge, and in a half.
const EDGE_GAP: usize = 1;
const HALF_GAP: usize = 2;

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

/// The left, the right, the lower and the upper half of the board as it is drawn. What lies in the
/// middle belongs to neither.
pub(super) const HALVES: [CellSet; 4] = {
    let [mut left, mut right, mut lower, mut upper] = [CellSet::EMPTY; 4];
    let mut index = 0;
    while index < Cell::COUNT {
        let cell = Cell::ALL[index];
        // A row begins half a column further left than the one below it.
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

/// How far a full board is from fair: 0 if it is. Where the reds lie is not judged.
pub(super) fn unfairness(reds: CellSet, sides: &ByColor<CellSet>) -> usize {
    let gap = |cells| (sides.white & cells).len().abs_diff((sides.black & cells).len());
    let halves = HALVES.map(|half| gap(half).saturating_sub(HALF_GAP));
    let walled_in = Color::ALL.map(|color| walled_in(reds, sides[color]).len());
    gap(EDGE).saturating_sub(EDGE_GAP)
        + halves.into_iter().sum::<usize>()
        + walled_in.into_iter().sum::<usize>()
}

/// The pieces of a side, and the reds, that have neighbours of this side alone.
fn walled_in(reds: CellSet, side: CellSet) -> CellSet {
    let next_to_others = |direction| (!side).shifted(direction, 1);
    let open = Direction::ALL.into_iter().map(next_to_others).fold(CellSet::EMPTY, CellSet::union);
    (side | reds) - open
}
