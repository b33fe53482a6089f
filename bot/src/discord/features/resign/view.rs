//! The confirmation question before resigning.

use dvonn_discord::view::{View, button};
use dvonn_play::Match;
use serenity::all::ButtonStyle;

use crate::discord::kit::ids::resign::ResignClick;
use crate::discord::kit::words::players::mention_player;
use crate::say;
use crate::text::Text;

/// Asks the player to confirm resigning. If the opponent has left the server, asks to end the game
/// without a result instead.
pub(crate) fn resign(game: &Match, text: Text, opponent_left: bool) -> View {
    let id = game.row.id;
    let keep = button(
        ResignClick::KeepPlaying { game: id },
        &say!(text, "button-keep-playing"),
        ButtonStyle::Secondary,
    );
    if opponent_left {
        let close = button(
            ResignClick::Close { game: id },
            &say!(text, "button-close"),
            ButtonStyle::Danger,
        );
        View::new(say!(text, "ask-close")).buttons([close, keep])
    } else {
        let players = &game.row.players;
        let question = say!(
            text,
            "ask-resign",
            white = mention_player(text, &players.white),
            black = mention_player(text, &players.black)
        );
        let resign = button(
            ResignClick::Resign { game: id },
            &say!(text, "button-resign"),
            ButtonStyle::Danger,
        );
        View::new(question).buttons([resign, keep])
    }
}
