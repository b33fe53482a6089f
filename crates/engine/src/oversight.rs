//! What a weaker player overlooks: moves that are far away, on the board or in the future.

use std::array;

use crate::board::{Board, Move};
use crate::random::Random;

/// The moves that a player overlooks on one turn. They are always the same for the same seed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Oversight {
    seed: u64,
    /// The probability of seeing a move at each distance, times 2^32.
    seen: [u64; MAX_DISTANCE + 1],
}

/// Beyond this distance, moves are seen no worse.
const MAX_DISTANCE: usize = 12;

impl Oversight {
    /// A player who sees everything.
    pub(crate) const NOTHING: Oversight = Oversight { seed: 0, seen: [1 << 32; MAX_DISTANCE + 1] };

    /// `share` is the probability of overlooking a move at distance 1, and of overlooking it at each
    /// further distance if it was seen at the one before.
    pub(crate) fn new(share: f64, seed: u64) -> Oversight {
        let chance = |distance: usize| (1.0 - share).powi(distance as i32);
        let scaled = |distance| (chance(distance) * (1_u64 << 32) as f64) as u64;
        Oversight { seed, seen: array::from_fn(scaled) }
    }

    /// Returns true if the player overlooks a move of a stack at a ply, counted from the present
    /// position. Its distance is one for each cell beyond the next, and one for each ply.
    pub(crate) fn overlooks(&self, board: &Board, mv: Move, ply: usize) -> bool {
        let distance = usize::from(board.height(mv.from())) - 1 + ply;
        let seen = self.seen[distance.min(MAX_DISTANCE)];
        // A move that is seen later in the search is seen earlier, too.
        seen < 1 << 32
            && Random::new(self.seed ^ u64::from(mv.to_bits()) << 40).bits() >> 32 >= seen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns how many of all moves by a single piece are overlooked at a ply.
    fn overlooked(oversight: &Oversight, ply: usize) -> Vec<u16> {
        let board = Board::from_stack_codes((0..60).map(|bit| (bit, 1)), 0);
        let overlooks = |&code: &u16| oversight.overlooks(&board, Move::from_bits(code), ply);
        (0..60 << 6).filter(overlooks).collect()
    }

    #[test]
    fn what_is_further_in_the_future_is_overlooked_more() {
        let oversight = Oversight::new(0.1, 7);
        let [now, next, later] = [0, 1, 4].map(|ply| overlooked(&oversight, ply));
        assert!(now.is_empty());
        assert!((300..500).contains(&next.len()), "{}", next.len());
        assert!((1_200..1_500).contains(&later.len()), "{}", later.len());
        assert!(next.iter().all(|mv| later.contains(mv)));
        assert!(overlooked(&Oversight::NOTHING, 50).is_empty());
    }

    #[test]
    fn another_turn_overlooks_other_moves() {
        let [first, second] = [1, 2].map(|seed| overlooked(&Oversight::new(0.1, seed), 3));
        assert_ne!(first, second);
    }
}
