//! The lines about plies that were played automatically: one line each, or one line for many.
//!
//! Consecutive automatic plies are one message.

use dvonn_model::PlyOrigin;
use dvonn_play::Match;
use dvonn_play::turn::game::NewsPly;
use dvonn_rules::{Effect, Ply};

use crate::runtime::style::Style;
use crate::say;
use crate::show::words::moves::{color_key, line, placed_piece};

/// The maximum number of plies in a row that get a line each. More go on one line, at most some 700
/// characters for a whole placement or all moves of a game.
const MAX_LINES: usize = 3;

/// Returns the lines for these plies, in order.
pub(crate) fn lines(style: Style, game: &Match, news: &[NewsPly]) -> Vec<String> {
    let runs = news.chunk_by(|ply, next| report(ply.origin) == report(next.origin));
    runs.flat_map(|run| match report(run[0].origin) {
        Report::Dealt => vec![say!(style.text, "news-dealt")],
        Report::Automatic if run.len() > MAX_LINES => vec![summary_line(style, run)],
        Report::Chosen | Report::Automatic => {
            run.iter().map(|news| ply_line(style, game, news)).collect()
        }
    })
    .collect()
}

/// The way in which a ply is reported.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Report {
    Chosen,
    Automatic,
    Dealt,
}

fn report(origin: PlyOrigin) -> Report {
    match origin {
        PlyOrigin::Chosen => Report::Chosen,
        PlyOrigin::Forced | PlyOrigin::Plan | PlyOrigin::Condition | PlyOrigin::OnlyPly => {
            Report::Automatic
        }
        PlyOrigin::Dealt => Report::Dealt,
    }
}

fn ply_line(style: Style, game: &Match, news: &NewsPly) -> String {
    let text = style.text;
    let note = match news.origin {
        PlyOrigin::Plan => say!(text, "news-planned"),
        PlyOrigin::Condition => say!(text, "news-prepared"),
        PlyOrigin::OnlyPly => say!(text, "news-only-ply"),
        PlyOrigin::Chosen | PlyOrigin::Forced | PlyOrigin::Dealt => String::new(),
    };
    line(style, game, &news.effect, &note)
}

/// Counts the pieces that plans have placed. Moves are listed.
fn summary_line(style: Style, run: &[NewsPly]) -> String {
    let text = style.text;
    if run.iter().all(|news| news.origin == PlyOrigin::Plan) {
        let pieces = ["red", "white", "black"].map(|piece| {
            (piece, run.iter().filter(|news| placed_piece(&news.effect) == piece).count())
        });
        let placed = pieces.into_iter().filter(|(_, count)| *count > 0);
        let parts = placed
            .map(|(piece, count)| say!(text, "news-filled-part", piece = piece, count = count));
        return say!(text, "news-filled", pieces = text.listed(&parts.collect::<Vec<_>>()));
    }
    let plies: Vec<String> = run.iter().map(|news| short_ply(style, &news.effect)).collect();
    say!(text, "news-all-prepared", plies = plies.join(", "))
}

fn short_ply(style: Style, effect: &Effect) -> String {
    let piece = match effect.ply {
        Ply::Place(_) => placed_piece(effect),
        Ply::Move { .. } | Ply::Pass => color_key(effect.color),
    };
    say!(style.text, "news-item", piece = piece, ply = style.ply(effect.ply))
}
