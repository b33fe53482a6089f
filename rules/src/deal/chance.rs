//! Chance that a seed decides, the same on every machine.

use super::seed::Seed;
use crate::cell_set::CellSet;

/// `SplitMix64`: Steele, Lea and Flood, “Fast splittable pseudorandom number generators”, 2014, with
/// the constants of `java.util.SplittableRandom`. Each seed starts elsewhere on one cycle of 2^64
/// numbers.
pub(super) struct Chance(u64);

impl Chance {
    pub(super) const fn new(seed: Seed) -> Chance {
        Chance(seed.number().cast_unsigned())
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Heads or tails.
    pub(super) const fn flip(&mut self) -> bool {
        self.next() >> 63 == 1
    }

    /// A number from 0 to `count` - 1, each as likely; 0 where `count` is.
    fn below(&mut self, count: u32) -> u32 {
        if count <= 1 {
            return 0;
        }
        // The least power of two that is not below the count: what lies past the count is drawn
        // again, which is less than half.
        let spare = (count - 1).leading_zeros();
        loop {
            let drawn = (self.next() >> 32) as u32 >> spare;
            if drawn < count {
                return drawn;
            }
        }
    }

    /// So many cells of a set, each choice as likely; all of them, if there are no more.
    pub(super) fn choose(&mut self, count: u32, cells: CellSet) -> CellSet {
        let (mut wanted, mut left) = (count, cells.bits().count_ones());
        let mut chosen = CellSet::EMPTY;
        for cell in cells {
            if self.below(left) < wanted {
                chosen.insert(cell);
                wanted -= 1;
            }
            left -= 1;
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cell::Cell;

    #[test]
    fn the_numbers_are_those_of_the_published_generator() {
        let mut chance = Chance(1_234_567);
        let numbers = [(); 3].map(|()| chance.next());
        let published =
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!(numbers, published);
    }

    #[test]
    fn each_number_below_a_count_is_as_likely() {
        let mut chance = Chance(0);
        for count in 1..50 {
            let mut found = [0_u32; 49];
            for _ in 0..1000 * count {
                found[chance.below(count) as usize] += 1;
            }
            let (below, past) = found.split_at(count as usize);
            // Five standard deviations are 160.
            assert!(below.iter().all(|&found| found.abs_diff(1000) < 160), "{count}: {below:?}");
            assert!(past.iter().all(|&found| found == 0), "{count}: {past:?}");
        }
    }

    #[test]
    fn so_many_cells_of_a_set_are_chosen_and_each_as_often() {
        let mut chance = Chance(0);
        let cells: CellSet = Cell::ALL.into_iter().filter(|cell| cell.is_edge()).collect();
        let mut found = [0_u32; Cell::COUNT];
        for _ in 0..4000 {
            let chosen = chance.choose(6, cells);
            assert_eq!((chosen.len(), chosen - cells), (6, CellSet::EMPTY));
            chosen.iter().for_each(|cell| found[cell.index()] += 1);
        }
        // Five standard deviations are 137.
        assert!(cells.iter().all(|cell| found[cell.index()].abs_diff(1000) < 137), "{found:?}");
        assert_eq!(chance.choose(30, cells), cells);
        assert_eq!(chance.choose(1, CellSet::EMPTY), CellSet::EMPTY);
    }
}
