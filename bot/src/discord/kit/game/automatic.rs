//! What was played without asking, in words: few plies a line each, many on one line.

use dvonn_model::PlyOrigin;
use dvonn_play::{Match, UnannouncedPly};
use dvonn_rules::{Effect, Ply};

use crate::discord::kit::style::Style;
use crate::discord::kit::words::moves::{color_key, line, placed_piece};
use crate::say;

/// So many plies in a row are told a line each. More go on one line, of which the longest, a whole
/// placement or all moves of a game, takes some 700 characters.
const LINES: usize = 3;

/// What has happened in a game, in order.
pub(crate) fn told(style: Style, game: &Match, news: &[UnannouncedPly]) -> Vec<String> {
    let runs = news.chunk_by(|one, next| manner(one.origin) == manner(next.origin));
    runs.flat_map(|run| match manner(run[0].origin) {
        Manner::Dealt => vec![dealt(style, game)],
        Manner::Automatic if run.len() > LINES => vec![together(style, run)],
        Manner::Chosen | Manner::Automatic => {
            run.iter().map(|news| one(style, game, news)).collect()
        }
    })
    .collect()
}

/// How plies are told of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    Chosen,
    Automatic,
    Dealt,
}

fn manner(origin: PlyOrigin) -> Manner {
    match origin {
        PlyOrigin::Chosen => Manner::Chosen,
        PlyOrigin::Forced | PlyOrigin::Plan | PlyOrigin::Condition | PlyOrigin::OnlyPly => {
            Manner::Automatic
        }
        PlyOrigin::Dealt => Manner::Dealt,
    }
}

fn one(style: Style, game: &Match, news: &UnannouncedPly) -> String {
    let text = style.text;
    let line = line(style, game, &news.effect);
    match news.origin {
        PlyOrigin::Plan => say!(text, "news-planned", news = line),
        PlyOrigin::Condition => say!(text, "news-prepared", news = line),
        PlyOrigin::OnlyPly => say!(text, "news-only-ply", news = line),
        PlyOrigin::Chosen | PlyOrigin::Forced | PlyOrigin::Dealt => line,
    }
}

fn together(style: Style, run: &[UnannouncedPly]) -> String {
    let text = style.text;
    let plies: Vec<String> = run.iter().map(|news| item(style, &news.effect)).collect();
    let plies = plies.join(", ");
    if run.iter().all(|news| matches!(news.origin, PlyOrigin::Plan | PlyOrigin::Forced)) {
        say!(text, "news-all-planned", plies = plies)
    } else {
        say!(text, "news-all-prepared", plies = plies)
    }
}

fn item(style: Style, effect: &Effect) -> String {
    let piece = match effect.ply {
        Ply::Place(_) => placed_piece(effect),
        Ply::Move { .. } | Ply::Pass => color_key(effect.color),
    };
    say!(style.text, "news-item", piece = piece, ply = style.ply(effect.ply))
}

fn dealt(style: Style, game: &Match) -> String {
    let seed = game.public_seed().map(|seed| seed.to_string()).unwrap_or_default();
    say!(style.text, "news-dealt", seed = seed)
}
