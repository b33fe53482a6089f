//! Chance that a seed repeats.

/// `SplitMix64` (Steele, Lea and Flood 2014): small, quick, and good enough to choose plies by.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Chance that this seed gives.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// From 0 to one less than `count`, which is not 0.
    pub fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.bits()) * count as u128) >> 64) as usize
    }

    /// From 0 to less than 1.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Chance with Gumbel's distribution: of numbers to each of which such a one is added, the
    /// greatest is each with the probability that a softmax gives it.
    pub(crate) fn gumbel(&mut self) -> f64 {
        -(-self.unit().max(f64::MIN_POSITIVE).ln()).ln()
    }

    /// True in one of two cases.
    pub fn coin(&mut self) -> bool {
        self.bits() >> 63 == 1
    }

    /// One of these; none only if there are none.
    pub fn one_of<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { Some(items[self.below(items.len())]) }
    }

    /// Puts these in an order of chance.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}
