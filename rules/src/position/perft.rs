//! Counting the sequences of plies from a position, the usual check of a move generator.

use super::Position;

impl Position {
    /// The number of sequences of exactly `depth` legal plies, forced passes counted as plies. A
    /// finished game has no such sequence, whatever the depth above 0.
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
