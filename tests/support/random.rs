//! Reproducible random numbers.

/// The seed of all tests, unless `DVONN_TEST_SEED` says another.
const SEED: u64 = 2_718_281_829;

/// The seed in `DVONN_TEST_SEED`, or always the same one.
pub(crate) fn seed() -> u64 {
    let given = std::env::var("DVONN_TEST_SEED").ok();
    given.map_or(SEED, |given| given.parse().expect("DVONN_TEST_SEED is a number"))
}

/// A xorshift generator, good enough here.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }

    /// Returns `count` distinct numbers below `end`.
    pub(crate) fn choose(&mut self, count: usize, end: usize) -> Vec<usize> {
        let mut chosen = Vec::new();
        while chosen.len() < count {
            let number = usize::try_from(self.below(end as u64)).expect("it is below a usize");
            if !chosen.contains(&number) {
                chosen.push(number);
            }
        }
        chosen
    }
}
