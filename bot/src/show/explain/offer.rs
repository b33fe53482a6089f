//! Explains refused offers.

use dvonn_model::{OfferKind, OfferState};
use dvonn_play::offers::OfferRefusal;

use crate::say;
use crate::text::Text;

/// Returns the sentence for a refused offer.
pub(crate) fn offer(text: Text, refusal: &OfferRefusal) -> String {
    match refusal {
        OfferRefusal::Gone(offer) => {
            say!(text, "refuse-offer-gone", state = state_key(offer.state))
        }
        OfferRefusal::Own => say!(text, "refuse-offer-own"),
        OfferRefusal::NotOwn => say!(text, "refuse-offer-not-own"),
        OfferRefusal::Waiting(OfferKind::Rematch) | OfferRefusal::RematchWaits => {
            say!(text, "refuse-rematch-waits")
        }
        OfferRefusal::Waiting(kind) => say!(text, "refuse-offer-waiting", kind = kind_key(*kind)),
        OfferRefusal::AnswerFirst => say!(text, "refuse-answer-first"),
        OfferRefusal::TooSoon { kind, plies } => {
            say!(text, "refuse-too-soon", kind = kind_key(*kind), plies = *plies)
        }
        OfferRefusal::NothingToTakeBack => say!(text, "refuse-nothing-to-take-back"),
        OfferRefusal::Revealed => say!(text, "refuse-revealed"),
        OfferRefusal::NoClock => say!(text, "refuse-no-clock"),
        OfferRefusal::Paused => say!(text, "refuse-paused"),
        OfferRefusal::NotPaused => say!(text, "refuse-not-paused"),
        OfferRefusal::EnoughTime => say!(text, "refuse-enough-time"),
        OfferRefusal::ComputerHasNoClock => say!(text, "refuse-computer-needs-no-time"),
        OfferRefusal::NotOver => say!(text, "refuse-not-over"),
        OfferRefusal::OpponentDeleted => say!(text, "refuse-rematch-deleted"),
        OfferRefusal::NoRematch => say!(text, "refuse-no-rematch"),
        OfferRefusal::RematchAsked => say!(text, "refuse-rematch-asked"),
        OfferRefusal::RematchOffered(_) => say!(text, "refuse-rematch-offered"),
        OfferRefusal::RematchBegan(game) => {
            say!(text, "refuse-rematch-started", number = game.to_string())
        }
    }
}

/// Returns the language files' key for a kind of offer.
pub(crate) fn kind_key(kind: OfferKind) -> &'static str {
    match kind {
        OfferKind::Draw => "draw",
        OfferKind::Takeback => "takeback",
        OfferKind::Pause => "pause",
        OfferKind::Rematch => "rematch",
    }
}

/// Returns the language files' key for the state of an offer.
pub(crate) fn state_key(state: OfferState) -> &'static str {
    match state {
        OfferState::Open => "open",
        OfferState::Accepted => "accepted",
        OfferState::Declined => "declined",
        OfferState::Withdrawn => "withdrawn",
        OfferState::Lapsed => "lapsed",
    }
}
