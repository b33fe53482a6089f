//! The view of a hint: the best moves in words and as lettered arrows.

use dvonn_discord::view::{View, button};
use dvonn_engine::Analysis;
use dvonn_play::Match;
use dvonn_render::Scene;
use dvonn_rules::Ply;
use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::features::advice::words::describe_choices;
use crate::discord::kit::custom_id::BoardRef;
use crate::discord::kit::game::captions::turn_caption;
use crate::discord::kit::ids::turn::TurnClick;
use crate::discord::kit::pictures as picture;
use crate::discord::kit::pictures::with_letters;
use crate::discord::kit::style::Style;
use crate::discord::kit::words::players;
use crate::say;
use crate::text::Text;

/// Returns the best moves of the player to move.
pub(super) fn hint(style: Style, game: &Match, analysis: &Analysis) -> View {
    let position = game.position();
    let count = analysis.lines.len();
    let mut lines = vec![say!(style.text, "hint-title", count = count)];
    let firsts = describe_choices(style, position, &analysis.lines);
    lines.extend(with_letters(firsts).map(|(letter, (ply, worth))| {
        say!(style.text, "advice-ply", letter = letter.to_string(), ply = ply, worth = worth)
    }));
    lines.push(say!(style.text, "hint-not-played"));
    let (names, own) = (players::names(style.text, game), position.side_to_move());
    let plies: Vec<Ply> =
        analysis.lines.iter().filter_map(|line| line.plies.first().copied()).collect();
    let scene = Scene {
        reds: game.history.reds(),
        hints: &plies,
        names: players::as_names(&names),
        caption: &turn_caption(style.text, position),
        ..Scene::of(position)
    };
    View::new(lines.join("\n"))
        .picture(picture::of_scene(style, Some(own), &scene).for_turn())
        .buttons(
            with_letters(plies).filter_map(|(letter, ply)| play_this(style, game, letter, ply)),
        )
}

/// Returns the button that plays a suggested ply.
fn play_this(style: Style, game: &Match, letter: char, ply: Ply) -> Option<CreateButton> {
    let at = BoardRef::of(game);
    let click = match ply {
        Ply::Place(cell) => TurnClick::Place { at, cell },
        Ply::Move { from, to } => TurnClick::Confirm { at, from, to },
        Ply::Pass => return None,
    };
    let label =
        say!(style.text, "button-play-this", letter = letter.to_string(), ply = style.ply(ply));
    Some(button(click, &label, ButtonStyle::Success))
}

/// Asks for a position or a game, where the channel has none.
pub(super) fn ask_for_position(text: Text) -> View {
    View::new(say!(text, "analyse-what"))
}
