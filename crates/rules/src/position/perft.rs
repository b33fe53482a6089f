//! Perft: counts ply sequences, the standard test of a move generator.

use super::Position;

impl Position {
    /// Returns the number of sequences of exactly `depth` legal plies. Forced passes count as
    /// plies. Sequences that reach the end of the game earlier do not count.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_plies() as u64,
            _ => self
                .legal_plies()
                .iter()
                .map(|&ply| {
                    let mut next = *self;
                    next.apply(ply);
                    next.perft(depth - 1)
                })
                .sum(),
        }
    }
}
