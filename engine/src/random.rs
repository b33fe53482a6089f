//! Chance that a seed repeats.

/// `SplitMix64` (Steele, Lea and Flood 2014): small, quick, and good enough to choose plies by.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(crate) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// From 0 to one less than `count`, which is not 0.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.bits()) * count as u128) >> 64) as usize
    }

    /// From 0 to less than 1.
    pub(crate) fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Chance with Gumbel's distribution: of numbers to each of which such a one is added, the
    /// greatest is each with the probability that a softmax gives it.
    pub(crate) fn gumbel(&mut self) -> f64 {
        -(-self.unit().max(f64::MIN_POSITIVE).ln()).ln()
    }
}
