//! A running game of a person, in a line.

use dvonn_model::UserId;
use dvonn_play::Match;

use crate::say;
use crate::show::game::clock;
use crate::show::words::links::{channel, link};
use crate::show::words::players::mention_player;
use crate::text::Text;

/// Returns the line of a game: whose turn it is, the opponent, the time left, the last move and a link to the board.
pub(crate) fn entry(text: Text, game: &Match, reader: UserId) -> String {
    let row = &game.row.clone().for_reader(reader);
    let opponent = game
        .color_of(reader)
        .map(|color| mention_player(text, &row.players[color.other()]))
        .unwrap_or_default();
    let turn = if game.is_to_move(reader) { "yours" } else { "theirs" };
    let mut line = say!(
        text,
        "games-entry",
        number = row.id.to_string(),
        opponent = opponent,
        turn = turn,
        time = clock::in_short(text, game)
    );
    if let Some(url) = link(row) {
        let place = channel(row.venue.channel);
        line = say!(text, "games-entry-link", entry = line, place = place, url = url);
    }
    // Without a clock, the line says it already.
    if game.clock_state().is_none() || game.history.plies().is_empty() {
        return line;
    }
    say!(text, "games-entry-moved", entry = line, moved = clock::countdown(row.updated_at))
}
