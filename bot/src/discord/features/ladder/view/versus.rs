//! A comparison of two players.

use dvonn_discord::view::View;
use dvonn_ladder::HeadToHead;
use dvonn_model::{PlayerId, RatingChange};

use crate::discord::kit::engines::Engines;
use crate::discord::kit::words::players::mention_by_id;
use crate::discord::kit::words::rating::{moment, outcome_key, rating, step};
use crate::discord::kit::words::result::percent;
use crate::discord::kit::words::score::record;
use crate::say;
use crate::text::Text;

/// Returns the record between two players, their last games, and the odds today.
pub(crate) fn versus(
    text: Text,
    engines: &Engines,
    players: [PlayerId; 2],
    versus: &HeadToHead,
) -> View {
    let [one, other] = players.map(|player| mention_by_id(text, engines, player));
    let mut lines = vec![say!(text, "versus-title", one = one.clone(), other = other.clone())];
    if versus.meetings.is_empty() {
        lines.push(say!(text, "versus-none"));
    } else {
        lines.push(say!(text, "versus-record", player = one.clone()));
        lines.extend(record(text, &versus.record));
    }
    for (player, figures) in [&one, &other].into_iter().zip(versus.ratings) {
        lines.push(match figures {
            Some(figures) => {
                say!(text, "versus-rating", player = player.clone(), rating = rating(text, figures))
            }
            None => say!(text, "versus-unrated", player = player.clone()),
        });
    }
    // Between two unrated players, the odds are always even.
    if versus.ratings.iter().any(Option::is_some) {
        let odds = percent(versus.odds);
        lines.push(say!(text, "versus-odds", player = one.clone(), odds = odds));
    }
    if !versus.meetings.is_empty() {
        lines.push(say!(text, "versus-last"));
    }
    lines.extend(versus.meetings.iter().map(|change| meeting(text, &one, change)));
    View::new(lines.join("\n"))
}

fn meeting(text: Text, player: &str, change: &RatingChange) -> String {
    say!(
        text,
        "versus-game",
        at = moment(change.ended_at),
        number = change.game.to_string(),
        player = player,
        outcome = outcome_key(change.points),
        color = crate::discord::kit::words::moves::color_key(change.color),
        step = step(change.before, change.after)
    )
}

/// Says that players cannot be compared with themselves.
pub(crate) fn versus_self(text: Text) -> View {
    View::new(say!(text, "versus-same-player"))
}
