//! Bitboard geometry: bits, neighbours, move targets and shifts.
//!
//! The bits are those of a [`CellSet`]: bit `12 * row + column` represents a cell, so each direction is a
//! shift by a constant. A row has eleven columns and one gap bit, so one step along a row never reaches
//! the next row.

use dvonn_rules::{Cell, CellSet};

/// The number of bits used, including the gaps between rows.
pub(crate) const BITS: usize = 60;

/// The longest distance between two cells in a line. Taller stacks cannot move.
pub(crate) const LONGEST_MOVE: usize = 10;

/// One step in each direction as (rows, columns), in order around a cell.
const DIRECTIONS: [(i32, i32); 6] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];

/// All cells of the board.
pub(crate) const ALL: u64 = CellSet::ALL.bits();

/// The cells at move distance from each cell, by height and bit. A stack may move to the occupied
/// ones.
pub(crate) static TARGETS: [[u64; BITS]; LONGEST_MOVE + 1] = {
    let mut targets = [[0; BITS]; LONGEST_MOVE + 1];
    let mut height = 1;
    while height <= LONGEST_MOVE {
        let mut bit = 0;
        while bit < BITS {
            targets[height][bit] = reach(bit, height as i32);
            bit += 1;
        }
        height += 1;
    }
    targets
};

/// The neighbours of each cell.
pub(crate) static NEIGHBORS: [u64; BITS] = TARGETS[1];

/// The cells with six neighbours, where a stack can be surrounded.
pub(crate) const INTERIOR: u64 = {
    let mut interior = 0;
    let mut bit = 0;
    while bit < BITS {
        if reach(bit, 1).count_ones() == 6 {
            interior |= 1 << bit;
        }
        bit += 1;
    }
    interior
};

/// The cells with fewer neighbours.
pub(crate) const EDGE: u64 = ALL & !INTERIOR;

const fn on_board(row: i32, column: i32) -> bool {
    0 <= row
        && row < 5
        && 0 <= column
        && column < 11
        && Cell::new(column as u8, row as u8).is_some()
}

const fn reach(bit: usize, height: i32) -> u64 {
    let (row, column) = (bit as i32 / 12, bit as i32 % 12);
    let mut reached = 0;
    if on_board(row, column) {
        let mut direction = 0;
        while direction < 6 {
            let row = row + DIRECTIONS[direction].0 * height;
            let column = column + DIRECTIONS[direction].1 * height;
            if on_board(row, column) {
                reached |= 1 << (row * 12 + column);
            }
            direction += 1;
        }
    }
    reached
}

/// The number of connected groups of occupied neighbours, by neighbour pattern. Bits 0 and 1 are
/// the neighbours below, 2 and 3 left and right, 4 and 5 above.
static NEIGHBOR_GROUPS: [u8; 64] = {
    // The pattern bits in order around the cell, as in `DIRECTIONS`.
    const CIRCLE: [usize; 6] = [3, 5, 4, 2, 0, 1];
    let mut groups = [0; 64];
    let mut pattern = 0;
    while pattern < 64 {
        let mut place = 0;
        while place < 6 {
            let here = pattern >> CIRCLE[place] & 1 != 0;
            let next = pattern >> CIRCLE[(place + 1) % 6] & 1 != 0;
            if here && !next {
                groups[pattern] += 1;
            }
            place += 1;
        }
        pattern += 1;
    }
    groups
};

/// Returns true if the occupied neighbours of a cell form two or more groups, which may be
/// connected only through this cell.
pub(crate) fn may_connect(occupied: u64, bit: usize) -> bool {
    let around = (occupied & NEIGHBORS[bit]).rotate_right((bit as u32).wrapping_sub(13) & 63);
    let below = around & 3;
    let beside = around >> 12 & 1 | (around >> 14 & 1) << 1;
    let above = around >> 25 & 3;
    let pattern = below | beside << 2 | above << 4;
    NEIGHBOR_GROUPS[pattern as usize] > 1
}

/// Returns a set moved one step in each direction, including bits off the board.
pub(crate) fn steps(cells: u64) -> [u64; 6] {
    [cells << 1, cells >> 1, cells << 12, cells >> 12, cells << 13, cells >> 13]
}

/// Returns the cells next to any of a set, including bits off the board.
pub(crate) fn around(cells: u64) -> u64 {
    steps(cells).into_iter().fold(0, |all, moved| all | moved)
}

/// Returns a set and its neighbours, including bits off the board.
fn spread(cells: u64) -> u64 {
    cells | around(cells)
}

/// Returns a set and its neighbours on the board.
pub(crate) fn with_neighbors(cells: u64) -> u64 {
    spread(cells) & ALL
}

/// Returns the part of `occupied` that is connected to its subset `seeds`.
pub(crate) fn connected(seeds: u64, occupied: u64) -> u64 {
    let mut reached = seeds;
    loop {
        let next = spread(reached) & occupied;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// Returns the occupied cells whose six neighbours are all occupied.
pub(crate) fn surrounded(occupied: u64) -> u64 {
    occupied
        & INTERIOR
        & (occupied << 1)
        & (occupied >> 1)
        & (occupied << 12)
        & (occupied >> 12)
        & (occupied << 13)
        & (occupied >> 13)
}

/// Iterates over the bits of a set, lowest first.
pub(crate) fn bits(mut cells: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (cells != 0).then(|| {
            let bit = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            bit
        })
    })
}

/// Returns the bit of a cell.
pub(crate) fn bit_of(cell: Cell) -> usize {
    usize::from(cell.bit())
}

/// The index in `Cell::ALL` of the cell at each bit.
pub(crate) static CELL_INDEX: [u8; BITS] = {
    let mut index = [0; BITS];
    let mut bit = 0;
    let mut count = 0;
    while bit < BITS {
        if ALL >> bit & 1 != 0 {
            index[bit] = count;
            count += 1;
        }
        bit += 1;
    }
    index
};

/// Returns the cell of a bit on the board.
pub(crate) fn cell_of(bit: usize) -> Cell {
    Cell::ALL[usize::from(CELL_INDEX[bit])]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_match_cells() {
        assert_eq!(ALL.count_ones(), 49);
        for cell in Cell::ALL {
            assert_eq!(cell_of(bit_of(cell)), cell);
            let neighbors = cell.neighbors().iter().map(|cell| 1 << bit_of(cell)).sum::<u64>();
            assert_eq!(NEIGHBORS[bit_of(cell)], neighbors);
        }
    }

    #[test]
    fn a_cell_may_connect_neighbors_that_are_separate_without_it() {
        for cell in Cell::ALL {
            let bit = bit_of(cell);
            let around: Vec<u64> = bits(NEIGHBORS[bit]).map(|bit| 1 << bit).collect();
            for pattern in 0..1 << around.len() {
                let occupied =
                    (0..around.len()).filter(|i| pattern >> i & 1 != 0).map(|i| around[i]).sum();
                let first: u64 = bits(occupied).next().map_or(0, |bit| 1 << bit);
                let apart = connected(first, occupied) != occupied;
                assert_eq!(may_connect(occupied, bit), apart, "{cell} {pattern:b}");
            }
        }
    }
}
