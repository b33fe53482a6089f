//! The pseudorandom number generator for dealing boards.

use super::seed::Seed;
use crate::cell::CellSet;

/// `SplitMix64` (Steele, Lea and Flood, “Fast splittable pseudorandom number generators”, 2014),
/// with the constants of `java.util.SplittableRandom`.
pub(super) struct Random(u64);

impl Random {
    pub(super) const fn new(seed: Seed) -> Random {
        Random(seed.number().cast_unsigned())
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Returns true with probability 1/2.
    pub(super) const fn coin(&mut self) -> bool {
        self.next() >> 63 == 1
    }

    /// Returns a uniform number from 0 to `count - 1`, or 0 if `count` is 0.
    fn below(&mut self, count: u32) -> u32 {
        if count <= 1 {
            return 0;
        }
        // Rejection sampling: draws a number below the next power of two until it is below `count`.
        let spare = (count - 1).leading_zeros();
        loop {
            let drawn = (self.next() >> 32) as u32 >> spare;
            if drawn < count {
                return drawn;
            }
        }
    }

    /// Returns a uniformly random subset of `count` cells, or all cells if there are not more.
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
    fn the_numbers_match_the_published_generator() {
        let mut random = Random(1_234_567);
        let numbers = [(); 3].map(|()| random.next());
        let published =
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!(numbers, published);
    }

    #[test]
    fn below_is_uniform() {
        let mut random = Random(0);
        for count in 1..50 {
            let mut found = [0_u32; 49];
            for _ in 0..1000 * count {
                found[random.below(count) as usize] += 1;
            }
            let (below, past) = found.split_at(count as usize);
            // Five standard deviations are 160.
            assert!(below.iter().all(|&found| found.abs_diff(1000) < 160), "{count}: {below:?}");
            assert!(past.iter().all(|&found| found == 0), "{count}: {past:?}");
        }
    }

    #[test]
    fn choose_is_uniform() {
        let mut random = Random(0);
        let cells: CellSet = Cell::ALL.into_iter().filter(|cell| cell.is_edge()).collect();
        let mut found = [0_u32; Cell::COUNT];
        for _ in 0..4000 {
            let chosen = random.choose(6, cells);
            assert_eq!((chosen.len(), chosen - cells), (6, CellSet::EMPTY));
            chosen.iter().for_each(|cell| found[cell.index()] += 1);
        }
        // Five standard deviations are 137.
        assert!(cells.iter().all(|cell| found[cell.index()].abs_diff(1000) < 137), "{found:?}");
        assert_eq!(random.choose(30, cells), cells);
        assert_eq!(random.choose(1, CellSet::EMPTY), CellSet::EMPTY);
    }
}
