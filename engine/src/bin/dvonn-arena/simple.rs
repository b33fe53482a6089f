//! Simple players to measure others against: `random`, `greedy` and `half-greedy`.

use std::time::Duration;

use dvonn_engine::Random;
use dvonn_rules::{Phase, Ply, Position};

use crate::player::{Fault, Player};

/// How a simple player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// Any legal ply.
    Random,
    /// The move after which it is furthest ahead, any of those; placements as [`Manner::Random`].
    Greedy,
    /// The one or the other, from ply to ply: a beginner who sees every second capture.
    HalfGreedy,
}

/// A player that looks no further than its own ply.
#[derive(Debug)]
pub(crate) struct Simple {
    manner: Manner,
    random: Random,
}

impl Simple {
    pub(crate) fn new(manner: Manner, seed: u64) -> Simple {
        Simple { manner, random: Random::new(seed) }
    }

    fn is_greedy(&mut self) -> bool {
        match self.manner {
            Manner::Random => false,
            Manner::Greedy => true,
            Manner::HalfGreedy => self.random.coin(),
        }
    }
}

impl Player for Simple {
    fn hear(&mut self, _ply: Ply) {}

    fn answer(&mut self, position: &Position, _patience: Duration) -> Result<Ply, Fault> {
        let mut plies = position.legal_plies().to_vec();
        if position.phase() == Phase::Movement && self.is_greedy() {
            let best = plies.iter().map(|&ply| lead_after(position, ply)).max();
            plies.retain(|&ply| Some(lead_after(position, ply)) == best);
        }
        self.random.one_of(&plies).ok_or(Fault::Gone)
    }
}

/// By how much the side to move is ahead after a ply.
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

    /// White can capture a single piece, or a stack of four that holds the reds.
    const CHOICE: &str = "w b1,w1,b4*,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./\
                          .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";

    fn answers(manner: Manner) -> Vec<String> {
        let position = CHOICE.parse().unwrap();
        let mut answers: Vec<_> = (0..50)
            .map(|seed| Simple::new(manner, seed).answer(&position, Duration::ZERO).unwrap())
            .map(|ply| ply.to_string())
            .collect();
        answers.sort();
        answers.dedup();
        answers
    }

    #[test]
    fn a_greedy_player_takes_the_most_and_others_anything() {
        assert_eq!(answers(Manner::Greedy), ["B1C1"]);
        assert_eq!(answers(Manner::Random), ["B1A1", "B1C1"]);
        assert_eq!(answers(Manner::HalfGreedy), ["B1A1", "B1C1"]);
    }
}
