//! Bitboards: sets of cells, and shifts that move a whole set at once.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use super::{Cell, ROW_BITS};
use crate::direction::Direction;

/// A set of cells.
///
/// Bit `12 * row + column` represents a cell, with rows and columns counted from 0, so each direction
/// is a shift by a constant. Bits that represent no cell are never set. These numbers never change, so
/// [`CellSet::bits`] is a key under which a program can store a set.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CellSet(u64);

impl CellSet {
    /// The empty set.
    pub const EMPTY: CellSet = CellSet(0);

    /// The set of all cells.
    pub const ALL: CellSet = {
        let mut all = CellSet::EMPTY;
        let mut index = 0;
        while index < Cell::COUNT {
            all = all.with(Cell::ALL[index]);
            index += 1;
        }
        all
    };

    /// Returns the set of one cell.
    pub const fn of(cell: Cell) -> CellSet {
        CellSet(1 << cell.bit())
    }

    /// Returns this set with one cell added.
    #[must_use]
    pub const fn with(self, cell: Cell) -> CellSet {
        CellSet(self.0 | 1 << cell.bit())
    }

    /// Returns this set with one cell removed.
    #[must_use]
    pub const fn without(self, cell: Cell) -> CellSet {
        CellSet(self.0 & !(1 << cell.bit()))
    }

    /// Returns the union of two sets. The same as `|`, but const.
    #[must_use]
    pub const fn union(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// Returns true if a cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.bit() & 1 != 0
    }

    /// Adds a cell.
    pub const fn insert(&mut self, cell: Cell) {
        *self = self.with(cell);
    }

    /// Removes a cell, if present.
    pub const fn remove(&mut self, cell: Cell) {
        *self = self.without(cell);
    }

    /// Returns the number of cells in the set, 0 to 49.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the cells in order.
    pub const fn iter(self) -> CellSetIter {
        CellSetIter(self)
    }

    /// Returns the bits: bit `12 * row + column` for each cell, which is its [`Cell::bit`].
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Creates a set from bits. Ignores bits that represent no cell.
    ///
    /// ```
    /// # use dvonn_rules::{Cell, CellSet};
    /// let row_1 = CellSet::from_bits(0b1111_1111_1111);
    /// assert_eq!(row_1.len(), 9);
    /// assert_eq!(CellSet::of(Cell::named("B3")).bits(), 1 << 25);
    /// ```
    pub const fn from_bits(bits: u64) -> CellSet {
        CellSet(bits & CellSet::ALL.0)
    }

    /// Returns the cells `distance` steps (1 to 10) away from those of the set. Drops cells that
    /// leave the board.
    pub(crate) const fn shifted(self, direction: Direction, distance: u8) -> CellSet {
        let shift = match direction {
            Direction::East | Direction::West => distance,
            Direction::NorthWest | Direction::SouthEast => ROW_BITS * distance,
            Direction::NorthEast | Direction::SouthWest => (ROW_BITS + 1) * distance,
        };
        if shift >= 64 {
            return CellSet::EMPTY;
        }
        let landed = match direction {
            Direction::East | Direction::NorthEast | Direction::NorthWest => self.0 << shift,
            Direction::West | Direction::SouthWest | Direction::SouthEast => self.0 >> shift,
        };
        CellSet(landed & LANDINGS[direction as usize][distance as usize].0)
    }

    /// Returns the cells of the set whose six neighbours are all in the set.
    pub(crate) const fn interior(self) -> CellSet {
        let row = self.0 & self.0 << 1 & self.0 >> 1;
        let above = self.0 & self.0 >> 1;
        let below = self.0 & self.0 << 1;
        CellSet(row & above >> ROW_BITS & below << ROW_BITS)
    }

    /// Returns which of a cell's six neighbours are in the set, as six bits in order around the
    /// cell.
    pub(crate) const fn ring(self, cell: Cell) -> u64 {
        let around = (self.0 & cell.neighbors().0).rotate_right(cell.bit() as u32);
        let around = around.rotate_left(ROW_BITS as u32 + 1);
        // South-west and south-east; east; north-east and north-west; west.
        around & 0b11
            | around >> 12 & 0b100
            | (around >> 26 & 1) << 3
            | (around >> 25 & 1) << 4
            | (around >> 12 & 1) << 5
    }

    /// Returns the cells of the set that are connected to its subset `seeds` through adjacent cells
    /// of the set.
    pub(crate) const fn connected_to(self, seeds: CellSet) -> CellSet {
        let mut reached = seeds.0;
        loop {
            let east = reached | reached << 1;
            let west = reached | reached >> 1;
            let grown = (east | west | east << ROW_BITS | west >> ROW_BITS) & self.0;
            if grown == reached {
                return CellSet(reached);
            }
            reached = grown;
        }
    }
}

/// The cells that a shift can reach, by direction and distance. Masking with them drops cells that
/// wrapped around into another row.
const LANDINGS: [[CellSet; 11]; 6] = {
    let mut table = [[CellSet::EMPTY; 11]; 6];
    let mut index = 0;
    while index < Cell::COUNT {
        let cell = Cell::ALL[index];
        let mut direction = 0;
        while direction < Direction::ALL.len() {
            let mut distance = 1;
            while distance <= 10 {
                if let Some(landing) = cell.step(Direction::ALL[direction], distance) {
                    let cells = &mut table[direction][distance as usize];
                    *cells = cells.with(landing);
                }
                distance += 1;
            }
            direction += 1;
        }
        index += 1;
    }
    table
};

impl BitOr for CellSet {
    type Output = CellSet;

    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;

    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

/// Set difference.
impl Sub for CellSet {
    type Output = CellSet;

    fn sub(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }
}

/// Complement: the cells that are not in the set.
impl Not for CellSet {
    type Output = CellSet;

    fn not(self) -> CellSet {
        CellSet::ALL - self
    }
}

impl BitOrAssign for CellSet {
    fn bitor_assign(&mut self, other: CellSet) {
        *self = *self | other;
    }
}

impl BitAndAssign for CellSet {
    fn bitand_assign(&mut self, other: CellSet) {
        *self = *self & other;
    }
}

impl SubAssign for CellSet {
    fn sub_assign(&mut self, other: CellSet) {
        *self = *self - other;
    }
}

/// An iterator over the cells of a [`CellSet`] in order.
#[derive(Clone, Debug)]
pub struct CellSetIter(CellSet);

impl Iterator for CellSetIter {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        if self.0.is_empty() {
            return None;
        }
        let bits = self.0.0;
        self.0.0 = bits & (bits - 1);
        Some(Cell::from_bit((bits.trailing_zeros() & 63) as u8))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for CellSetIter {}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = CellSetIter;

    fn into_iter(self) -> CellSetIter {
        self.iter()
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, CellSet::with)
    }
}

impl Extend<Cell> for CellSet {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        *self = cells.into_iter().fold(*self, CellSet::with);
    }
}

/// Draws the board with row 5 at the top and `#` for the cells of the set.
impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..5).rev() {
            write!(f, "\n{} ", row + 1)?;
            let (first_column, indent) = ([0, 0, 0, 1, 2][row], [2, 1, 0, 1, 2][row]);
            f.write_str(&" ".repeat(indent))?;
            for column in first_column..11 {
                if let Some(cell) = u8::try_from(row).ok().and_then(|row| Cell::new(column, row)) {
                    f.write_str(if self.contains(cell) { " #" } else { " ." })?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn set(names: &[&str]) -> CellSet {
        names.iter().map(|name| Cell::named(name)).collect()
    }

    fn any_set() -> impl Strategy<Value = CellSet> {
        (any::<u64>(), any::<u64>(), any::<bool>())
            .prop_map(|(a, b, dense)| CellSet::from_bits(if dense { a | b } else { a & b }))
    }

    #[test]
    fn cells_can_be_inserted_and_removed() {
        let mut cells = CellSet::EMPTY;
        cells.insert(Cell::named("A1"));
        cells.insert(Cell::named("K5"));
        cells.insert(Cell::named("K5"));
        assert_eq!(cells.len(), 2);
        assert!(cells.contains(Cell::named("K5")));
        cells.remove(Cell::named("A1"));
        cells.remove(Cell::named("D3"));
        assert_eq!(cells, CellSet::of(Cell::named("K5")));
        assert!(!cells.is_empty());
    }

    #[test]
    fn all_contains_every_cell_in_order() {
        assert!(CellSet::ALL.iter().eq(Cell::ALL));
        assert_eq!(CellSet::ALL.iter().len(), 49);
        assert_eq!(!CellSet::ALL, CellSet::EMPTY);
        assert_eq!(!CellSet::EMPTY, CellSet::ALL);
    }

    #[test]
    fn set_operators_work() {
        let (left, right) = (set(&["A1", "B2"]), set(&["B2", "C3"]));
        assert_eq!(left | right, set(&["A1", "B2", "C3"]));
        assert_eq!(left & right, set(&["B2"]));
        assert_eq!(left - right, set(&["A1"]));
    }

    #[test]
    fn debug_draws_the_board() {
        let shown = format!("{:?}", set(&["A1", "D3", "K5"]));
        let board = "
5    . . . . . . . . #
4   . . . . . . . . . .
3  . . . # . . . . . . .
2   . . . . . . . . . .
1    # . . . . . . . .";
        assert_eq!(shown, board);
    }

    proptest! {
        #[test]
        fn a_shift_steps_each_cell_and_drops_those_off_the_board(cells in any_set()) {
            for direction in Direction::ALL {
                for distance in 1..=10 {
                    let stepped = cells.iter().filter_map(|cell| cell.step(direction, distance));
                    prop_assert_eq!(cells.shifted(direction, distance), stepped.collect());
                }
            }
        }

        #[test]
        fn interior_cells_have_all_six_neighbors(cells in any_set()) {
            let surrounded = |cell: &Cell| (cell.neighbors() & cells).len() == 6;
            prop_assert_eq!(cells.interior(), cells.iter().filter(surrounded).collect());
        }

        #[test]
        fn ring_has_one_bit_for_each_neighbour_in_order(cells in any_set()) {
            use Direction::{East, NorthEast, NorthWest, SouthEast, SouthWest, West};
            let around = [SouthWest, SouthEast, East, NorthEast, NorthWest, West];
            for cell in CellSet::ALL {
                let bit = |place: usize| {
                    let neighbor = cell.step(around[place], 1);
                    u64::from(neighbor.is_some_and(|neighbor| cells.contains(neighbor))) << place
                };
                prop_assert_eq!(cells.ring(cell), (0..6).map(bit).sum::<u64>());
            }
        }

        #[test]
        fn connected_cells_are_reached_through_neighbors(cells in any_set(), seeds in any_set()) {
            let seeds = seeds & cells;
            let connected = cells.connected_to(seeds);
            let near: CellSet = connected.iter().flat_map(|cell| cell.neighbors().iter()).collect();
            prop_assert_eq!(seeds - connected, CellSet::EMPTY);
            prop_assert_eq!((near & cells) - connected, CellSet::EMPTY);
            for start in connected {
                prop_assert!(!(cells.connected_to(CellSet::of(start)) & seeds).is_empty());
            }
        }
    }
}
