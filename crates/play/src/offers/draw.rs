//! The computer's answers to offers.

use dvonn_model::OfferKind;
use dvonn_rules::Phase;

use super::Match;

/// The computer's answer to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputerAnswer {
    /// It accepts.
    Yes,
    /// It declines.
    No,
}

impl Match {
    /// Returns the computer's answer to an offer if it does not depend on a search. The computer
    /// accepts pauses, accepts takebacks except in serious games, and declines draws during
    /// placement.
    pub(crate) fn answer_immediately(&self, kind: OfferKind) -> Option<ComputerAnswer> {
        match (kind, self.position().phase()) {
            (OfferKind::Takeback, _) if self.row.is_serious() => Some(ComputerAnswer::No),
            (OfferKind::Takeback | OfferKind::Pause, _) => Some(ComputerAnswer::Yes),
            // A computer has no other venue.
            (OfferKind::Rematch, _) | (OfferKind::Draw, Phase::Placement) => {
                Some(ComputerAnswer::No)
            }
            (OfferKind::Draw, _) => (!self.is_with_computer()).then_some(ComputerAnswer::Yes),
        }
    }
}

impl ComputerAnswer {
    /// Returns the computer's answer to a draw offer. `chance` is the winning chance of the side to
    /// move, from 0 to 1. The computer accepts unless its own is better than even.
    pub fn on_draw(game: &Match, chance: f64) -> ComputerAnswer {
        let to_move = game.position().side_to_move();
        let is_own = game.row.players[to_move].is_computer();
        let own = if is_own { chance } else { 1.0 - chance };
        if own <= 0.5 { ComputerAnswer::Yes } else { ComputerAnswer::No }
    }
}
