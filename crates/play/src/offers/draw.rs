//! The computer's answers to offers.

use dvonn_engine::Value;
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
    pub(crate) fn answer_at_once(&self, kind: OfferKind) -> Option<ComputerAnswer> {
        match (kind, self.position().phase()) {
            (OfferKind::Takeback, _) if self.row.is_serious() => Some(ComputerAnswer::No),
            (OfferKind::Takeback | OfferKind::Pause, _) => Some(ComputerAnswer::Yes),
            (OfferKind::Draw, Phase::Placement) => Some(ComputerAnswer::No),
            (OfferKind::Draw, _) => (!self.is_with_computer()).then_some(ComputerAnswer::Yes),
        }
    }
}

impl ComputerAnswer {
    /// Returns the computer's answer to a draw offer. `value` is the value of the position for the
    /// side to move. The computer accepts unless it is better.
    pub fn on_draw(game: &Match, value: Value) -> ComputerAnswer {
        let to_move = game.position().side_to_move();
        let is_own = game.row.players[to_move].is_computer();
        let own = if is_own { value } else { value.for_opponent() };
        if own.chance() <= 0.5 { ComputerAnswer::Yes } else { ComputerAnswer::No }
    }
}
