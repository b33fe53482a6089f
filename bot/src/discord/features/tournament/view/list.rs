//! The list of a server's tournaments.

use dvonn_discord::markup::{fit, plain};
use dvonn_discord::view::View;
use dvonn_model::TournamentRow;

use crate::discord::features::tournament::view::message::kind;
use crate::say;
use crate::text::Text;

/// The maximum length of a name in the list, in code points.
const MAX_NAME: usize = 60;

/// Returns the first of a server's `count` tournaments, each with its number of entrants.
pub(crate) fn list(text: Text, first: &[(TournamentRow, usize)], count: usize) -> View {
    if first.is_empty() {
        return View::new(say!(text, "tournament-list-none"));
    }
    let mut lines = vec![say!(text, "tournament-list-title")];
    lines.extend(first.iter().map(|(row, entrants)| {
        say!(
            text,
            "tournament-list-entry",
            number = row.id.to_string(),
            name = plain(&fit(&row.name, MAX_NAME)),
            kind = kind(text, row),
            state = row.state.name(),
            count = *entrants,
            round = row.round,
            rounds = row.rounds.unwrap_or(row.round),
            channel = format!("<#{}>", row.channel)
        )
    }));
    if count > first.len() {
        lines.push(say!(text, "tournament-list-more", count = count - first.len()));
    }
    View::new(lines.join("\n"))
}
