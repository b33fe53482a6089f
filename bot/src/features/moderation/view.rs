//! What moderators see, and the announcement that a result was voided.

use dvonn_discord::form::{FormView, Question};
use dvonn_discord::markup::plain;
use dvonn_discord::view::View;
use dvonn_model::{Decision, GameId, GameRow, UserId};
use dvonn_play::Match;
use dvonn_rules::Color;
use dvonn_study::fair_play::{FairPlay, MIN_GAMES, MIN_PEERS, PEER_RANGE};
use serenity::all::CreateSelectMenuKind;

use crate::features::moderation::ids::{DecisionForm, REASON};
use crate::say;
use crate::show::ids::moderation::ModerationClick;
use crate::show::words::links::{link, mention};
use crate::show::words::moves::color_key;
use crate::show::words::players::{both, mention_or_deleted};
use crate::text::Text;

/// The maximum length of a reason, as in the option of `/game moderate`.
const MAX_REASON: u16 = 300;

/// Confirms a decision about a game in another channel.
pub(super) fn decision_posted(text: Text, game: &GameRow) -> View {
    let number = game.id.to_string();
    let venue = link(game).unwrap_or_else(|| format!("<#{}>", game.venue.channel));
    View::new(say!(text, "decision-posted", number = number, place = venue))
}

/// Asks a moderator who takes over a side.
pub(super) fn new_player(text: Text, game: GameId, side: Color) -> View {
    let click = ModerationClick::TakeOver { game, side };
    let color = color_key(side);
    let people = CreateSelectMenuKind::User { default_users: None };
    View::new(say!(text, "decide-new-player", color = color)).picker(
        click,
        &say!(text, "decide-new-player-hint"),
        people,
        1,
    )
}

/// Returns the form for the reason of a decision.
pub(super) fn decision_form(text: Text, form: DecisionForm) -> FormView {
    let (DecisionForm::End { game, .. }
    | DecisionForm::Void { game }
    | DecisionForm::Replace { game, .. }) = form;
    FormView {
        id: form.to_string(),
        title: say!(text, "form-decide", number = game.to_string()),
        questions: vec![Question {
            name: REASON,
            label: say!(text, "form-decide-reason"),
            value: String::new(),
            placeholder: String::new(),
            long: true,
            required: true,
            max_length: MAX_REASON,
        }],
    }
}

/// Announces that the result of a finished game was voided.
pub(super) fn result_voided(text: Text, game: &Match, decision: &Decision) -> View {
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
pub(super) fn person_blocked(text: Text, person: UserId) -> View {
    View::new(say!(text, "person-blocked", person = mention(person)))
}

/// Confirms that a person was unblocked.
pub(super) fn person_unblocked(text: Text, person: UserId) -> View {
    View::new(say!(text, "person-unblocked", person = mention(person)))
}

/// Lists how much players lose per move, or says that there is too little data. `wanted` is the only
/// player, if one was named.
pub(super) fn fairness(text: Text, players: &[&FairPlay], wanted: Option<UserId>) -> View {
    if players.is_empty() {
        return View::new(match wanted {
            Some(player) => say!(text, "fairness-unknown", player = mention(player)),
            None => say!(text, "fairness-empty", least = MIN_GAMES),
        });
    }
    let lines = players.iter().map(|one| fairness_line(text, one));
    let lines = std::iter::once(say!(text, "fairness-heading"))
        .chain(lines)
        .chain([say!(text, "fairness-note")])
        .collect::<Vec<_>>();
    View::new(lines.join("\n"))
}

fn fairness_line(text: Text, one: &FairPlay) -> String {
    let (player, rating) = (mention(one.person.id), format!("{:.0}", one.rating));
    let Some(error) = one.error else {
        return say!(
            text,
            "fairness-few-games",
            player = player,
            rating = rating,
            games = one.games,
            least = MIN_GAMES
        );
    };
    let line = say!(
        text,
        "fairness-line",
        player = player,
        rating = rating,
        loss = percent(text, one.loss),
        error = percent(text, 2.0 * error),
        games = one.games,
        moves = one.moves
    );
    let compared = match (one.peers, one.advantage()) {
        (Some(peers), Some((less, error))) => {
            let verdict = if one.is_unusual() { "unusual" } else { "usual" };
            say!(
                text,
                "fairness-peers",
                count = peers.count,
                loss = percent(text, peers.loss),
                less = percent(text, less),
                error = percent(text, 2.0 * error),
                verdict = verdict
            )
        }
        _ => {
            let range = format!("{PEER_RANGE:.0}");
            say!(text, "fairness-few-peers", least = MIN_PEERS, range = range)
        }
    };
    text.sentences([line, compared])
}

/// Formats a winning chance in percentage points.
fn percent(text: Text, chance: f64) -> String {
    let number = format!("{:.1}", 100.0 * chance);
    match number.split_once('.') {
        Some((whole, tenths)) => say!(text, "number-tenths", whole = whole, tenths = tenths),
        None => number,
    }
}

#[cfg(test)]
mod tests {
    use dvonn_model::Person;

    use super::*;

    #[test]
    fn a_player_with_too_few_games_is_shown_without_numbers_that_mean_nothing() {
        let person = Person::new(4_711_u64.try_into().unwrap(), "Ada");
        let few = FairPlay {
            person,
            rating: 1512.4,
            games: 3,
            moves: 40,
            loss: 0.041,
            error: None,
            peers: None,
        };
        let line = fairness_line(Text::of(None), &few);
        assert_eq!(line, "<@4711> (rating 1512): too few games (3). I need at least 5.");
    }
}
