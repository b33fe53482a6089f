//! What people see about the games that they follow, and the updates that they get.

use dvonn_discord::view::{View, button};
use dvonn_model::{FollowRow, GameRow, Updates};
use dvonn_play::follow::{FollowUpdate, MAX_FOLLOWED};
use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::features::follow::click::FollowClick;
use crate::discord::kit::game::news;
use crate::discord::kit::style::Style;
use crate::discord::kit::words::links::link;
use crate::discord::kit::words::players::mention_player;
use crate::say;
use crate::text::Text;

/// Returns whether the person follows this game, and the buttons to change that.
pub(super) fn page(text: Text, game: &GameRow, follow: Option<&FollowRow>) -> View {
    let chosen = follow.map(|follow| follow.updates);
    let state = match chosen {
        None => say!(text, "follow-none"),
        Some(Updates::Moves) => say!(text, "follow-moves"),
        Some(Updates::End) => say!(text, "follow-end"),
    };
    let choice = |updates, label: String| {
        let click = FollowClick::Follow { game: game.id, updates };
        button(click, &label, ButtonStyle::Secondary).disabled(chosen == Some(updates))
    };
    let choices = [
        choice(Updates::Moves, say!(text, "button-follow-moves")),
        choice(Updates::End, say!(text, "button-follow-end")),
    ];
    View::new(format!("{}\n{state}", title(text, game)))
        .buttons(choices.into_iter().chain(follow.map(|follow| stop(text, follow))))
}

/// Returns the list of the games that the person follows.
pub(super) fn followed(text: Text, games: &[GameRow]) -> View {
    if games.is_empty() {
        return View::new(say!(text, "followed-none"));
    }
    View::new(say!(text, "followed", games = list(text, games), most = MAX_FOLLOWED))
}

/// Returns these games, one on each line.
pub(super) fn list(text: Text, games: &[GameRow]) -> String {
    let lines: Vec<_> = games.iter().map(|game| title(text, game)).collect();
    lines.join("\n")
}

/// Returns the confirmation that the person gets no more updates.
pub(super) fn stopped(text: Text) -> View {
    View::new(say!(text, "follow-stopped"))
}

/// Returns the notice that updates end because the person cannot see the game any more. It tells nothing
/// about the game.
pub(super) fn hidden(text: Text, game: &GameRow) -> View {
    View::new(say!(text, "follow-hidden", number = game.id.to_string()))
}

/// Returns an update: what happened last, and whose turn it is.
pub(super) fn update(style: Style, update: &FollowUpdate) -> View {
    let (text, game) = (style.text, &update.game);
    let mut lines = vec![title(text, &game.row)];
    lines.extend(news::events(style, game, None));
    if let Some(player) = game.to_move() {
        let player = mention_player(text, player);
        lines.push(say!(text, "follow-turn", number = game.row.plies + 1, player = player));
    }
    let stop = game.row.is_running().then(|| stop(text, &update.follow));
    View::new(lines.join("\n")).buttons(stop)
}

/// Returns the number of a game, as a link to its newest board, and its players.
fn title(text: Text, game: &GameRow) -> String {
    let number = say!(text, "follow-number", number = game.id.to_string());
    let players = &game.players;
    say!(
        text,
        "follow-title",
        game = match link(game) {
            Some(url) => format!("[{number}]({url})"),
            None => number,
        },
        white = mention_player(text, &players.white),
        black = mention_player(text, &players.black)
    )
}

fn stop(text: Text, follow: &FollowRow) -> CreateButton {
    let click = FollowClick::Stop { follow: follow.id };
    button(click, &say!(text, "button-unfollow"), ButtonStyle::Secondary)
}
