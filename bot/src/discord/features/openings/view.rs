//! An opening: its board, and what was placed next.

use dvonn_discord::view::{MenuOption, View, button};
use dvonn_play as play;
use dvonn_render::Scene;
use dvonn_rules::{Ply, Position, Reds};
use dvonn_school as school;
use dvonn_school::{Continuation, Explored, Opening};
use serenity::all::ButtonStyle;

use crate::discord::features::openings::click::OpeningClick;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::captions::turn_caption;
use crate::discord::kit::pictures as picture;
use crate::discord::kit::pictures::with_letters;
use crate::discord::kit::style::Style;
use crate::say;
use crate::text::Text;

/// The number of placements in the text, and the number of those marked on the board.
const LISTED: usize = 8;
const MARKED: usize = 3;

/// Shows an opening to the caller, or the last part of it that was played.
pub(super) async fn show(app: &App, caller: &Caller, opening: Opening) -> Result<(), Failure> {
    // The first call reads the collection.
    let prepared = tokio::task::spawn_blocking(school::prepare).await;
    prepared.map_err(|error| Failure::Panic(error.to_string()))?;
    let explored = school::explore(&app.store, opening).await?;
    let position = explored.opening.position();
    play::advice::check_position(&app.store, &position, caller.person.id).await?;
    let view = view(caller.style(), opening, &explored, &position);
    Ok(caller.reply_in_place(&view).await?)
}

/// Returns the message that a game has no opening.
pub(super) fn dealt(text: Text) -> View {
    let start = OpeningClick::Show { opening: Opening::default() };
    let show = button(start, &say!(text, "button-opening-start"), ButtonStyle::Secondary);
    View::new(say!(text, "openings-dealt")).buttons([show])
}

fn view(style: Style, asked: Opening, explored: &Explored, position: &Position) -> View {
    let text = style.text;
    let Explored { opening, games, next } = explored;
    let count = opening.len();
    let cells: Vec<_> = opening.cells().map(|cell| cell.to_string()).collect();
    let mut lines = vec![say!(text, "openings-title")];
    if count < asked.len() {
        lines.push(say!(text, "openings-left", number = count + 1));
    }
    lines.push(if count == 0 {
        say!(text, "openings-start", games = *games)
    } else {
        say!(text, "openings-after", cells = cells.join(" "), games = *games)
    });
    if next.is_empty() {
        lines.push(say!(text, "openings-end"));
    }
    lines.extend(with_letters(next.iter().take(LISTED)).map(|(letter, next)| {
        let letter = letter.to_string();
        let (cell, became) = (next.cell.to_string(), became(text, next));
        say!(text, "openings-next", letter = letter, cell = cell, became = became)
    }));
    let plies: Vec<_> = next.iter().take(MARKED).map(|next| Ply::Place(next.cell)).collect();
    let scene = Scene {
        reds: Reds::from_position(position),
        hints: &plies,
        caption: &turn_caption(text, position),
        ..Scene::of(position)
    };
    let lead = if plies.is_empty() {
        say!(text, "openings-end")
    } else {
        say!(text, "alt-openings", cells = picture::list_with_letters(style, &plies))
    };
    let buttons = (count > 0).then(|| {
        let back = OpeningClick::Show { opening: opening.first(count - 1) };
        button(back, &say!(text, "button-opening-back"), ButtonStyle::Secondary)
    });
    View::new(lines.join("\n"))
        .picture(picture::of_scene_with(style, None, &scene, &lead))
        .menu(
            OpeningClick::Next { opening: *opening },
            &say!(text, "menu-opening"),
            next.iter().map(|next| MenuOption {
                value: next.cell.to_string(),
                label: next.cell.to_string(),
                description: became(text, next),
            }),
        )
        .buttons(buttons)
}

/// Describes how often a cell was chosen, and how the games ended.
fn became(text: Text, next: &Continuation) -> String {
    let percent = |count: u32| (f64::from(count) / f64::from(next.games) * 100.0).round();
    let (white, drawn) = (percent(next.white), percent(next.drawn));
    say!(text, "openings-became", games = next.games, white = white, drawn = drawn)
}
