//! Replies to moderators.

use dvonn_model::{Decision, UserId};
use dvonn_play::Match;

use crate::discord::kit::view::{View, plain};
use crate::discord::kit::words::links::{link, mention};
use crate::discord::kit::words::players::{both, mention_or_deleted};
use crate::say;
use crate::text::Text;

/// Confirms a decision about a game in another channel.
pub(crate) fn decision_posted(text: Text, game: &Match) -> View {
    let number = game.row.id.to_string();
    let place = link(&game.row).unwrap_or_else(|| format!("<#{}>", game.row.place.channel));
    View::new(say!(text, "decision-posted", number = number, place = place))
}

/// Announces that the result of a finished game was voided.
pub(crate) fn result_voided(text: Text, game: &Match, decision: &Decision) -> View {
    let players = both(text, &game.row.players);
    View::new(say!(
        text,
        "removed-from-ratings",
        moderator = mention_or_deleted(text, decision.moderator),
        number = game.row.id.to_string(),
        white = players.white,
        black = players.black,
        reason = plain(&decision.reason)
    ))
}

/// Confirms that a person was blocked.
pub(crate) fn person_blocked(text: Text, person: UserId) -> String {
    say!(text, "person-blocked", person = mention(person))
}

/// Confirms that a person was unblocked.
pub(crate) fn person_unblocked(text: Text, person: UserId) -> String {
    say!(text, "person-unblocked", person = mention(person))
}
