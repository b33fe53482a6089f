//! What moderators see of what they do.

use dvonn_model::{Decision, UserId};
use dvonn_play::Match;

use super::super::view::{View, plain};
use super::players::{both, somebody};
use super::{link, mention};
use crate::say;
use crate::text::Text;

/// A game of another channel has been decided about.
pub(in crate::discord) fn moderated(text: Text, game: &Match) -> View {
    let number = game.row.id.to_string();
    let place = link(&game.row).unwrap_or_else(|| format!("<#{}>", game.row.place.channel));
    View::new(say!(text, "moderated", number = number, place = place))
}

/// A game that was over has been taken out of the record.
pub(in crate::discord) fn taken_out(text: Text, game: &Match, decision: &Decision) -> View {
    let players = both(text, &game.row.players);
    View::new(say!(
        text,
        "taken-out",
        moderator = somebody(text, decision.moderator),
        number = game.row.id.to_string(),
        white = players.white,
        black = players.black,
        reason = plain(&decision.reason)
    ))
}

/// Somebody may not play any more.
pub(in crate::discord) fn person_blocked(text: Text, person: UserId) -> String {
    say!(text, "person-blocked", person = mention(person))
}

/// Somebody may play again.
pub(in crate::discord) fn person_unblocked(text: Text, person: UserId) -> String {
    say!(text, "person-unblocked", person = mention(person))
}
