//! Names a game in one line.

use dvonn_model::GameRow;
use dvonn_play::Match;

use crate::say;
use crate::show::words::players::{mention_player, name};
use crate::text::Text;

/// Returns the number and the players of a game, with mentions.
pub(crate) fn title(text: Text, game: &Match) -> String {
    let players = &game.row.players;
    say!(
        text,
        "moves-title",
        number = game.row.id.to_string(),
        white = mention_player(text, &players.white),
        black = mention_player(text, &players.black)
    )
}

/// Returns a game's entry in a list, without mentions.
pub(crate) fn game_choice(text: Text, game: &GameRow) -> String {
    say!(
        text,
        "choice-game",
        number = game.id.to_string(),
        white = name(text, &game.players.white),
        black = name(text, &game.players.black),
        state = if game.is_running() { "running" } else { "over" }
    )
}
