//! Chance that a seed repeats.

/// `SplitMix64` (Steele, Lea and Flood 2014).
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// True in one of two cases.
    pub(crate) fn coin(&mut self) -> bool {
        self.bits() >> 63 == 1
    }

    /// One of these; none only if there are none.
    pub(crate) fn one_of<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let index = usize::try_from((u128::from(self.bits()) * items.len() as u128) >> 64);
        items.get(index.ok()?).copied()
    }

    /// Puts these in an order of chance.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        items.sort_by_cached_key(|_| self.bits());
    }
}
