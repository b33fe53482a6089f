//! The symmetries of the board.

use crate::cell::{Cell, CellSet, ROW_BITS};

/// A way to map the board onto itself. The board is longer than it is high, so it has only four.
///
/// A symmetry keeps neighbours and straight lines, so a legal ply stays legal if the position and
/// the ply are both mapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Changes nothing.
    Identity,
    /// Turns the board by 180 degrees: A1 to K5.
    HalfTurn,
    /// Exchanges top and bottom: A1 to C5.
    TopBottom,
    /// Exchanges left and right: A1 to I1.
    LeftRight,
}

impl Symmetry {
    /// All symmetries.
    pub const ALL: [Symmetry; 4] =
        [Symmetry::Identity, Symmetry::HalfTurn, Symmetry::TopBottom, Symmetry::LeftRight];

    /// Returns the cell that a cell is mapped to.
    #[must_use]
    pub fn map(self, cell: Cell) -> Cell {
        let mapped = Symmetry::map_bits(self, CellSet::of(cell).bits());
        CellSet::from_bits(mapped).iter().next().unwrap_or(cell)
    }

    /// Maps the bits of a set of cells, which may be a plane of the heights.
    pub(crate) const fn map_bits(self, bits: u64) -> u64 {
        match self {
            Symmetry::Identity => bits,
            Symmetry::HalfTurn => half_turn(bits),
            Symmetry::TopBottom => top_bottom(bits),
            Symmetry::LeftRight => half_turn(top_bottom(bits)),
        }
    }
}

/// Maps bit `b` to bit `58 - b`: K5, the last cell, is bit 58.
const fn half_turn(bits: u64) -> u64 {
    bits.reverse_bits() >> 5
}

/// Maps row `r` (from 0) to row `4 - r`. The columns slant, so a row also shifts by `2 - r`.
const fn top_bottom(bits: u64) -> u64 {
    const ROW: u64 = (1 << ROW_BITS) - 1;
    (bits & ROW) << (4 * ROW_BITS + 2)
        | (bits >> ROW_BITS & ROW) << (3 * ROW_BITS + 1)
        | bits & ROW << (2 * ROW_BITS)
        | (bits >> (3 * ROW_BITS) & ROW) << ROW_BITS >> 1
        | (bits >> (4 * ROW_BITS) & ROW) >> 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_are_mapped_to_corners() {
        let mapped = |symmetry: Symmetry| symmetry.map(Cell::named("A1")).to_string();
        assert_eq!(Symmetry::ALL.map(mapped), ["A1", "K5", "C5", "I1"]);
        assert!(Cell::ALL.into_iter().all(|cell| Symmetry::HalfTurn.map(cell) == cell.opposite()));
    }

    #[test]
    fn symmetries_keep_neighbours_and_undo_themselves() {
        for symmetry in Symmetry::ALL {
            for cell in Cell::ALL {
                let mapped = symmetry.map(cell);
                assert_eq!(symmetry.map(mapped), cell);
                let neighbors = cell.neighbors().iter().map(|cell| symmetry.map(cell));
                assert_eq!(mapped.neighbors(), neighbors.collect());
            }
        }
    }

    #[test]
    fn the_other_symmetries_of_the_grid_do_not_keep_the_board() {
        // As columns and rows from the centre F3. The grid around it has twelve symmetries: six
        // turns, each with and without a mirror.
        let turned = |(column, row): (i8, i8)| (column - row, column);
        let mirrored = |(column, row): (i8, i8)| (column - row, -row);
        let cells =
            Cell::ALL.map(|cell| (cell.column().cast_signed() - 5, cell.row().cast_signed() - 2));
        let keeps_board = |turns: usize, mirror: bool| {
            cells.into_iter().all(|cell| {
                let cell = (0..turns).fold(cell, |cell, _| turned(cell));
                cells.contains(&if mirror { mirrored(cell) } else { cell })
            })
        };
        let all = (0..6).flat_map(|turns| [(turns, false), (turns, true)]);
        let kept: Vec<_> = all.filter(|&(turns, mirror)| keeps_board(turns, mirror)).collect();
        assert_eq!(kept, [(0, false), (0, true), (3, false), (3, true)]);
    }
}
