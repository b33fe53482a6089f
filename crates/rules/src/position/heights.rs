//! The heights of all stacks as six bit planes, for fast operations on sets of stacks.

use crate::cell::{Cell, CellSet};

pub(super) const PLANES: usize = 6;

/// The height of each cell from 0 (empty) to 63. Bit `i` of a height is in plane `i`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(super) struct Heights([u64; PLANES]);

impl Heights {
    pub(super) fn get(&self, cell: Cell) -> u8 {
        let bit_of = |plane: usize| (self.0[plane] >> cell.bit() & 1) as u8;
        (0..PLANES).fold(0, |height, plane| height | bit_of(plane) << plane)
    }

    pub(super) fn set(&mut self, cell: Cell, height: u8) {
        let bit = CellSet::of(cell).bits();
        for (plane, bits) in self.0.iter_mut().enumerate() {
            *bits = *bits & !bit | u64::from(height >> plane & 1) << cell.bit();
        }
    }

    /// Returns the bit planes, the lowest bit first.
    pub(super) fn planes(&self) -> [u64; PLANES] {
        self.0
    }

    /// Sets the height of every cell outside `kept` to 0.
    pub(super) fn retain(&mut self, kept: CellSet) {
        for bits in &mut self.0 {
            *bits &= kept.bits();
        }
    }

    /// Returns the cells of `among` with exactly this height.
    pub(super) fn select(&self, among: CellSet, height: u8) -> CellSet {
        let matching = self.0.iter().enumerate().fold(among.bits(), |matching, (plane, bits)| {
            matching & if height >> plane & 1 == 0 { !bits } else { *bits }
        });
        CellSet::from_bits(matching)
    }

    /// Returns the total height of all stacks of a set, at most 49.
    pub(super) fn total(&self, among: CellSet) -> u8 {
        let count = |(plane, bits): (usize, &u64)| (bits & among.bits()).count_ones() << plane;
        let total: u32 = self.0.iter().enumerate().map(count).sum();
        (total & 63) as u8
    }
}
