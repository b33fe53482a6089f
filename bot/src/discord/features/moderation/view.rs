//! What moderators see of what they do.

use dvonn_model::{Decision, UserId};
use dvonn_play::Match;

use crate::discord::kit::view::{View, plain};
use crate::discord::kit::words::links::{link, mention};
use crate::discord::kit::words::players::{both, somebody};
use crate::say;
use crate::text::Text;

/// A game of another channel has been decided about.
pub(crate) fn moderated(text: Text, game: &Match) -> View {
    let number = game.row.id.to_string();
    let place = link(&game.row).unwrap_or_else(|| format!("<#{}>", game.row.place.channel));
    View::new(say!(text, "moderated", number = number, place = place))
}

/// A game that was over has been taken out of the record.
pub(crate) fn taken_out(text: Text, game: &Match, decision: &Decision) -> View {
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
pub(crate) fn person_blocked(text: Text, person: UserId) -> String {
    say!(text, "person-blocked", person = mention(person))
}

/// Somebody may play again.
pub(crate) fn person_unblocked(text: Text, person: UserId) -> String {
    say!(text, "person-unblocked", person = mention(person))
}
