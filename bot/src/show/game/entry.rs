//! A running game of a person, in two short lines.

use dvonn_model::UserId;
use dvonn_play::Match;

use crate::say;
use crate::show::game::clock;
use crate::show::words::links::{channel, link};
use crate::show::words::players::mention_player;
use crate::text::Text;

/// Returns the lines of a game: whose turn it is, the number as a link to the board, the opponent and the time left;
/// below in small print, where it is played and when somebody moved last.
pub(crate) fn entry(text: Text, game: &Match, reader: UserId) -> String {
    let row = &game.row.clone().for_reader(reader);
    let opponent = game
        .color_of(reader)
        .map(|color| mention_player(text, &row.players[color.other()]))
        .unwrap_or_default();
    let number = say!(text, "games-entry-game", number = row.id.to_string());
    let linked = link(row).map(|url| format!("[{number}]({url})"));
    let line = say!(
        text,
        "games-entry",
        game = linked.unwrap_or(number),
        opponent = opponent,
        turn = if game.is_to_move(reader) { "yours" } else { "theirs" },
        time = clock::in_short(text, game)
    );
    let place = row.venue.guild.map(|_| channel(row.venue.channel));
    // Without a clock, the line says it already.
    let moved = (game.clock_state().is_some() && !game.history.plies().is_empty())
        .then(|| say!(text, "games-entry-moved", moved = clock::countdown(row.updated_at)));
    let details: Vec<_> = place.into_iter().chain(moved).collect();
    if details.is_empty() { line } else { format!("{line}\n-# {}", details.join(" · ")) }
}
