//! What the computer says when it is offered something.

use dvonn_engine::Value;
use dvonn_model::OfferKind;
use dvonn_rules::Phase;

use super::Match;

/// What the computer says to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It agrees.
    Yes,
    /// It does not.
    No,
}

impl Verdict {
    /// What the computer would say to an offer in this game, whatever the position is worth; `None`
    /// where that decides. It lets a person take back what does not count, and agrees to no draw while
    /// pieces are placed.
    pub fn at_once(game: &Match, kind: OfferKind) -> Option<Verdict> {
        match (kind, game.position().phase()) {
            (OfferKind::Takeback, _) if game.row.terms.rated => Some(Verdict::No),
            (OfferKind::Takeback | OfferKind::Pause, _) => Some(Verdict::Yes),
            (OfferKind::Draw, Phase::Placement) => Some(Verdict::No),
            (OfferKind::Draw, _) => (!game.is_with_computer()).then_some(Verdict::Yes),
        }
    }

    /// What the computer says to a draw in this game when the position is worth so much to the side to
    /// move: it agrees when it stands no better.
    pub fn on_draw(game: &Match, value: Value) -> Verdict {
        let to_move = game.position().side_to_move();
        let is_own = game.row.players[to_move].level().is_some();
        let own = if is_own { value } else { value.for_opponent() };
        if own.chance() <= 0.5 { Verdict::Yes } else { Verdict::No }
    }
}
