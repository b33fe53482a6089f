//! The private steps of a turn without typing: where to, what would happen, done.

use dvonn_play::Match;
use dvonn_render::{Painter, Scene, Status};
use dvonn_rules::{Cell, Effect, Illegal, Ply};
use serenity::all::ButtonStyle;

use super::super::click::{Board, Click};
use super::super::style::Style;
use super::super::view::{MenuOption, View, button};
use super::board::cells_in;
use super::players::{self, called};
use super::{news, picture};
use crate::say;
use crate::text::Text;

/// The empty cells of a row, counted from 1.
pub(in crate::discord) fn cells_of_row(
    painter: &Painter,
    game: &Match,
    style: Style,
    row: u8,
) -> View {
    let text = style.text;
    let cells = row.checked_sub(1).map(|row| cells_in(game, row)).unwrap_or_default();
    let options = cells.iter().map(|cell| MenuOption {
        value: cell.to_string(),
        label: cell.to_string(),
        description: String::new(),
    });
    let rings = cells.iter().copied().collect();
    View::new(say!(text, "pick-cell", row = row))
        .picture(picture::of_choice(painter, style, game, None, rings))
        .menu(Click::ChooseCell(Board::of(game)), &say!(text, "menu-cell-hint"), options)
}

/// The destinations of a stack, a button each, which say what landing there does. What a press
/// of one does, show or play the move, is the person's choice.
pub(in crate::discord) fn destinations(
    painter: &Painter,
    game: &Match,
    style: Style,
    from: Cell,
    confirm: bool,
) -> View {
    let text = style.text;
    let at = Board::of(game);
    let position = game.position();
    let destinations = position.destinations(from);
    let buttons = destinations.iter().filter_map(|to| {
        let effect = position.preview(Ply::Move { from, to }).ok()?;
        let click = Click::Preview { at, from, to };
        Some(button(click, &news::ply_label(style, &effect), ButtonStyle::Secondary))
    });
    let question = if confirm {
        say!(text, "pick-destination", cell = from.to_string())
    } else {
        say!(text, "pick-destination-at-once", cell = from.to_string())
    };
    View::new(question)
        .picture(picture::of_choice(painter, style, game, Some(from), destinations))
        .buttons(buttons)
}

/// What a move would do: the picture, the losses and the score after it, before it is played.
pub(in crate::discord) fn preview(
    painter: &Painter,
    game: &Match,
    style: Style,
    from: Cell,
    to: Cell,
) -> Result<View, Illegal> {
    let text = style.text;
    let mut after = *game.position();
    let effect = after.play(Ply::Move { from, to })?;
    let names = players::names(text, game);
    let scene = Scene {
        reds: game.game.reds().after(effect.ply, &after),
        status: Status::Preview,
        last: Some(&effect),
        names: players::strs(&names),
        caption: &say!(text, "caption-preview", ply = style.ply(effect.ply)),
        ..Scene::of(&after)
    };
    let at = Board::of(game);
    Ok(View::new(would_do(style, &effect))
        .picture(picture::of_scene(painter, style, Some(effect.color), &scene))
        .buttons([
            button(
                Click::Confirm { at, from, to },
                &say!(text, "button-confirm"),
                ButtonStyle::Success,
            ),
            button(Click::Back { at, from }, &say!(text, "button-back"), ButtonStyle::Secondary),
        ]))
}

fn would_do(style: Style, effect: &Effect) -> String {
    let text = style.text;
    let score = say!(text, "preview-score", white = effect.score.white, black = effect.score.black);
    let ply = say!(text, "preview-ply", ply = news::ply_label(style, effect));
    format!("{ply}\n{score}")
}

/// What remains of the private steps once the move is played.
pub(in crate::discord) fn played(style: Style, game: &Match, effect: &Effect) -> View {
    let view = View::new(say!(style.text, "you-moved", ply = news::ply_label(style, effect)));
    and_if_they_answer(view, style.text, game)
}

/// What remains of the private steps once the piece is placed.
pub(in crate::discord) fn placed(text: Text, game: &Match, cell: Cell) -> View {
    let view = View::new(say!(text, "you-placed", cell = cell.to_string()));
    and_if_they_answer(view, text, game)
}

/// Offers to prepare answers right after one's own turn.
fn and_if_they_answer(view: View, text: Text, game: &Match) -> View {
    if !game.row.is_running() {
        return view;
    }
    let click = Click::Conditions(game.row.id);
    view.buttons([button(click, &say!(text, "button-add-conditions"), ButtonStyle::Secondary)])
}

/// Asks whether the person means to resign; or, when the opponent has left the server, whether to
/// end the game without a result.
pub(in crate::discord) fn resign(game: &Match, text: Text, opponent_left: bool) -> View {
    let id = game.row.id;
    let keep =
        button(Click::KeepPlaying(id), &say!(text, "button-keep-playing"), ButtonStyle::Secondary);
    if opponent_left {
        let close = button(Click::CloseGame(id), &say!(text, "button-close"), ButtonStyle::Danger);
        View::new(say!(text, "ask-close")).buttons([close, keep])
    } else {
        let players = &game.row.players;
        let question = say!(
            text,
            "ask-resign",
            white = called(text, &players.white),
            black = called(text, &players.black)
        );
        let resign = button(Click::Resign(id), &say!(text, "button-resign"), ButtonStyle::Danger);
        View::new(question).buttons([resign, keep])
    }
}
