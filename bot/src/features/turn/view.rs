//! Private views of a turn: choosing, previewing and confirming it.

use dvonn_discord::view::{ROWS, View, button};
use dvonn_play::Match;
use dvonn_play::plan::intentions::OwnIntentions;
use dvonn_render::{Scene, Status};
use dvonn_rules::{Cell, Effect, Illegal, Piece, Ply, Stack};
use serenity::all::{ButtonStyle, CreateButton};

use crate::runtime::style::Style;
use crate::say;
use crate::show::game::turn_buttons::{empty_cells, movable, row_buttons, with_turn_buttons};
use crate::show::ids::plan::PlanClick;
use crate::show::ids::turn::{Row, Then, TurnClick, TurnRef};
use crate::show::picture;
use crate::show::words::{moves, plan as words, players};
use crate::text::Text;

/// Returns a button for each empty cell of a row, and buttons for the other rows.
pub(super) fn cells_of_row(game: &Match, style: Style, row: Row, then: Then) -> View {
    let (text, at) = (style.text, TurnRef::of(game, then));
    let cells = empty_cells(game, row);
    let is_red = game.position().next_piece() == Some(Piece::Red);
    let buttons = cells.iter().map(|&cell| {
        button(TurnClick::Place { at, cell }, &cell.to_string(), ButtonStyle::Success)
    });
    View::new(say!(text, "pick-cell", row = row.number(), red = yes_if(is_red)))
        .picture(picture::of_choice(style, game, None, cells.iter().copied().collect()))
        .buttons(buttons)
        .buttons(row_buttons(text, game, Some(row), then))
}

/// Returns the board with a button for each stack that can move.
pub(super) fn stacks(game: &Match, style: Style, then: Then) -> View {
    let view = View::new(say!(style.text, "pick-stack")).picture(picture::of_choice(
        style,
        game,
        None,
        movable(game),
    ));
    with_turn_buttons(view, style.text, game, ROWS, then)
}

/// Returns a button for each destination of a stack, labelled with its effect. If `confirm` is
/// true, a press previews the move; otherwise it plays it.
pub(super) fn destinations(
    game: &Match,
    style: Style,
    from: Cell,
    confirm: bool,
    then: Then,
) -> View {
    let text = style.text;
    let at = TurnRef::of(game, then);
    let position = game.position();
    let destinations = position.destinations(from);
    let buttons = destinations.iter().filter_map(|to| {
        let effect = position.preview(Ply::Move { from, to }).ok()?;
        let click = TurnClick::Preview { at, from, to };
        Some(button(click, &moves::ply_label(style, &effect), ButtonStyle::Secondary))
    });
    let question = if confirm {
        say!(text, "pick-destination", cell = from.to_string())
    } else {
        say!(text, "pick-destination-at-once", cell = from.to_string())
    };
    View::new(question)
        .picture(picture::of_choice(style, game, Some(from), destinations))
        .buttons(buttons)
        .buttons([button(
            TurnClick::ShowStacks { at },
            &say!(text, "button-another-stack"),
            ButtonStyle::Secondary,
        )])
}

/// Returns a preview of a move: the picture, the losses and the score after it.
pub(super) fn preview(
    game: &Match,
    style: Style,
    from: Cell,
    to: Cell,
    then: Then,
) -> Result<View, Illegal> {
    let text = style.text;
    let mut after = *game.position();
    let effect = after.play(Ply::Move { from, to })?;
    let names = players::names(text, game);
    let scene = Scene {
        reds: game.history.reds().after(effect.ply, &after),
        status: Status::Preview,
        last: Some(&effect),
        names: players::as_names(&names),
        caption: &say!(text, "caption-preview", ply = style.ply(effect.ply)),
        ..Scene::of(&after)
    };
    let at = TurnRef::of(game, then);
    Ok(View::new(preview_text(style, &effect))
        .picture(picture::of_scene(style, Some(effect.color), &scene).for_turn())
        .buttons([
            button(
                TurnClick::Confirm { at, from, to },
                &say!(text, "button-confirm"),
                ButtonStyle::Success,
            ),
            button(
                TurnClick::Back { at, from },
                &say!(text, "button-back"),
                ButtonStyle::Secondary,
            ),
        ]))
}

fn preview_text(style: Style, effect: &Effect) -> String {
    let text = style.text;
    let score = say!(text, "confirm-score", white = effect.score.white, black = effect.score.black);
    let ply = say!(text, "confirm-ply", ply = moves::ply_label(style, effect));
    format!("{ply}\n{score}")
}

/// Confirms a move.
pub(super) fn confirm_move(style: Style, ply: Ply, effect: Option<&Effect>) -> View {
    View::new(match effect {
        Some(effect) => moves::you_played(style, effect),
        None => say!(style.text, "you-moved", ply = style.ply(ply)),
    })
}

/// Confirms a placement.
pub(super) fn confirm_placement(text: Text, game: &Match, cell: Cell) -> View {
    View::new(you_placed(text, game, cell))
}

fn you_placed(text: Text, game: &Match, cell: Cell) -> String {
    let is_red = game.position().stack(cell).is_some_and(Stack::has_red);
    say!(text, "you-placed", cell = cell.to_string(), red = yes_if(is_red))
}

fn yes_if(condition: bool) -> &'static str {
    if condition { "yes" } else { "no" }
}

/// Returns the button for conditional moves, while the game runs.
pub(super) fn conditions_button(text: Text, game: &Match) -> Option<CreateButton> {
    let click = PlanClick::Conditions { game: game.row.id };
    let label = say!(text, "button-add-conditions");
    game.row.is_running().then(|| button(click, &label, ButtonStyle::Secondary))
}

/// Confirms a placement that came with a plan for the rest.
pub(super) fn confirm_placement_with_plan(
    text: Text,
    game: &Match,
    cell: Cell,
    own: Option<&OwnIntentions>,
) -> View {
    let placed = you_placed(text, game, cell);
    match own.and_then(|own| Some((own, own.plan.as_ref()?))) {
        Some((own, plan)) => words::plan(text, Some(&placed), own, plan),
        None => View::new(placed),
    }
}
