//! Baseline players without a search: `random`, `greedy` and `half-greedy`.

use std::time::Duration;

use dvonn_engine::Random;
use dvonn_rules::{Phase, Ply, Position};

use crate::player::{EngineFault, Player};

/// How a baseline player chooses its ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Strategy {
    /// Any legal ply.
    Random,
    /// The move with the best score after it, ties broken at random. Placements are random.
    Greedy,
    /// Greedy or random with equal probability, like a beginner who misses every second capture.
    HalfGreedy,
}

/// A player that considers only its own ply.
#[derive(Debug)]
pub(crate) struct Baseline {
    strategy: Strategy,
    random: Random,
}

impl Baseline {
    pub(crate) fn new(strategy: Strategy, seed: u64) -> Baseline {
        Baseline { strategy, random: Random::new(seed) }
    }

    fn is_greedy(&mut self) -> bool {
        match self.strategy {
            Strategy::Random => false,
            Strategy::Greedy => true,
            Strategy::HalfGreedy => self.random.coin(),
        }
    }
}

impl Player for Baseline {
    fn opponent_played(&mut self, _ply: Ply) {}

    fn choose_ply(
        &mut self,
        position: &Position,
        _time_limit: Duration,
    ) -> Result<Ply, EngineFault> {
        let mut plies = position.legal_plies().to_vec();
        if position.phase() == Phase::Movement && self.is_greedy() {
            let best = plies.iter().map(|&ply| lead_after(position, ply)).max();
            plies.retain(|&ply| Some(lead_after(position, ply)) == best);
        }
        self.random.choose(&plies).ok_or(EngineFault::Exited)
    }
}

/// Returns the lead in pieces of the side to move after a ply.
fn lead_after(position: &Position, ply: Ply) -> i16 {
    let side = position.side_to_move();
    let mut next = *position;
    next.make(ply);
    let score = next.score().map(i16::from);
    score[side] - score[!side]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// White can capture a single piece, or a stack of four with the red pieces.
    const CHOICE: &str = "w b1,w1,b4*,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./\
                          .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";

    fn choices(strategy: Strategy) -> Vec<String> {
        let position = CHOICE.parse().unwrap();
        let mut choices: Vec<_> = (0..50)
            .map(|seed| {
                Baseline::new(strategy, seed).choose_ply(&position, Duration::ZERO).unwrap()
            })
            .map(|ply| ply.to_string())
            .collect();
        choices.sort();
        choices.dedup();
        choices
    }

    #[test]
    fn only_a_greedy_player_always_makes_the_best_capture() {
        assert_eq!(choices(Strategy::Greedy), ["B1C1"]);
        assert_eq!(choices(Strategy::Random), ["B1A1", "B1C1"]);
        assert_eq!(choices(Strategy::HalfGreedy), ["B1A1", "B1C1"]);
    }
}
