//! Where cells lie: bits, neighbours, the targets of a stack by its height, shifts of whole sets.
//!
//! Bit `12 * row + column` stands for a cell. A row has eleven columns, so that one step sideways
//! never lands in another row, and every direction is one shift.

use dvonn_rules::Cell;

/// As many bits as cells and the gaps between rows take.
pub(crate) const BITS: usize = 60;

/// Stacks that are higher than this cannot move: no line on the board is longer.
pub(crate) const LONGEST_MOVE: usize = 10;

/// Rows and columns of one step in each direction, in a circle.
const RING: [(i32, i32); 6] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];

/// The board's cells.
pub(crate) const ALL: u64 = {
    let mut all = 0;
    let mut bit = 0;
    while bit < BITS {
        if on_board(bit as i32 / 12, bit as i32 % 12) {
            all |= 1 << bit;
        }
        bit += 1;
    }
    all
};

/// The cells that a stack of each height could reach from each cell, were they occupied.
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

/// The cells with six neighbours: only there a stack can be surrounded.
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

/// For each distance up to 3 and each direction the cells from which one gets there without
/// leaving the board; `SHIFTS` says how many bits it is.
pub(crate) static STARTS: [[u64; 6]; 4] = {
    let mut starts = [[0; 6]; 4];
    let mut height = 1;
    while height <= 3 {
        let mut direction = 0;
        while direction < 6 {
            let (rows, columns) = RING[direction];
            let mut bit = 0;
            while bit < BITS {
                let row = bit as i32 / 12 + rows * height as i32;
                let column = bit as i32 % 12 + columns * height as i32;
                if ALL >> bit & 1 != 0 && on_board(row, column) {
                    starts[height][direction] |= 1 << bit;
                }
                bit += 1;
            }
            direction += 1;
        }
        height += 1;
    }
    starts
};

/// How many bits a step in each direction of `STARTS` is, to the left if positive.
pub(crate) const SHIFTS: [i32; 6] = [1, 13, 12, -1, -13, -12];

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
            let row = row + RING[direction].0 * height;
            let column = column + RING[direction].1 * height;
            if on_board(row, column) {
                reached |= 1 << (row * 12 + column);
            }
            direction += 1;
        }
    }
    reached
}

/// In how many parts the occupied neighbours fall for each pattern of them: bits 0 and 1 are the
/// neighbours below, 2 and 3 those beside, 4 and 5 those above.
static PARTS: [u8; 64] = {
    // The bits of a pattern in a circle, as in `RING`.
    const CIRCLE: [usize; 6] = [3, 5, 4, 2, 0, 1];
    let mut parts = [0; 64];
    let mut pattern = 0;
    while pattern < 64 {
        let mut place = 0;
        while place < 6 {
            let here = pattern >> CIRCLE[place] & 1 != 0;
            let next = pattern >> CIRCLE[(place + 1) % 6] & 1 != 0;
            if here && !next {
                parts[pattern] += 1;
            }
            place += 1;
        }
        pattern += 1;
    }
    parts
};

/// Whether the occupied neighbours of a cell do not all touch each other in one chain, so that the
/// cell may be all that joins them.
pub(crate) fn may_join(occupied: u64, bit: usize) -> bool {
    let around = (occupied & NEIGHBORS[bit]).rotate_right((bit as u32).wrapping_sub(13) & 63);
    let below = around & 3;
    let beside = around >> 12 & 1 | (around >> 14 & 1) << 1;
    let above = around >> 25 & 3;
    let pattern = below | beside << 2 | above << 4;
    PARTS[pattern as usize] > 1
}

/// The cells of a set and all their neighbours, on the board or not.
fn spread(cells: u64) -> u64 {
    cells | cells << 1 | cells >> 1 | cells << 12 | cells >> 12 | cells << 13 | cells >> 13
}

/// The cells of a set and their neighbours on the board.
pub(crate) fn grown(cells: u64) -> u64 {
    spread(cells) & ALL
}

/// What of `occupied` hangs together with `seeds`, which are part of it.
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

/// The occupied cells all of whose six neighbours are occupied.
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

/// The cells of a set by their bits, the lowest first.
pub(crate) fn bits(mut cells: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (cells != 0).then(|| {
            let bit = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            bit
        })
    })
}

/// The bit of a cell.
pub(crate) fn bit_of(cell: Cell) -> usize {
    usize::from(cell.row()) * 12 + usize::from(cell.column())
}

/// The number from 0 to 48 of the cell of each bit.
pub(crate) static INDEX: [u8; BITS] = {
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

/// The cell of a bit on the board.
pub(crate) fn cell_of(bit: usize) -> Cell {
    Cell::ALL[usize::from(INDEX[bit])]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_and_cells_are_the_same_board() {
        assert_eq!(ALL.count_ones(), 49);
        for cell in Cell::ALL {
            assert_eq!(cell_of(bit_of(cell)), cell);
            let neighbors = cell.neighbors().iter().map(|cell| 1 << bit_of(cell)).sum::<u64>();
            assert_eq!(NEIGHBORS[bit_of(cell)], neighbors);
        }
    }

    #[test]
    fn a_cell_may_join_others_if_they_fall_apart_without_it() {
        for cell in Cell::ALL {
            let bit = bit_of(cell);
            let around: Vec<u64> = bits(NEIGHBORS[bit]).map(|bit| 1 << bit).collect();
            for pattern in 0..1 << around.len() {
                let occupied =
                    (0..around.len()).filter(|i| pattern >> i & 1 != 0).map(|i| around[i]).sum();
                let first: u64 = bits(occupied).next().map_or(0, |bit| 1 << bit);
                let apart = connected(first, occupied) != occupied;
                assert_eq!(may_join(occupied, bit), apart, "{cell} {pattern:b}");
            }
        }
    }
}
