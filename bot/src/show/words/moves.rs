//! Describes moves and their effects.

use dvonn_play::Match;
use dvonn_rules::{Color, Effect, Ply, Stack};

use crate::runtime::style::Style;
use crate::say;
use crate::show::words::players::mention_player;
use crate::text::Text;

/// Returns a ply and what it captures and isolates: `C2→D2, captures red, isolates 5 black pieces`.
pub(crate) fn ply_label(style: Style, effect: &Effect) -> String {
    let mut parts = vec![style.ply(effect.ply)];
    parts.extend(effects(style.text, effect));
    style.text.listed(&parts)
}

/// Returns what a ply captures and isolates, if anything: `captures red`, `isolates 5 black pieces`.
fn effects(text: Text, effect: &Effect) -> Vec<String> {
    let landing = effect.captured.map(|captured| landing(text, effect.color, captured));
    landing.into_iter().chain(losses(text, effect)).collect()
}

/// Returns what landing on this stack does for a player of `color`.
fn landing(text: Text, color: Color, captured: Stack) -> String {
    let height = captured.height();
    let red = if captured.has_red() { "yes" } else { "no" };
    match captured.owner() {
        None => say!(text, "effect-captures-red"),
        Some(owner) if owner == color => {
            say!(text, "effect-lands-on", color = color_key(owner), height = height, red = red)
        }
        Some(owner) => {
            say!(text, "effect-captures", color = color_key(owner), height = height, red = red)
        }
    }
}

fn losses(text: Text, effect: &Effect) -> Option<String> {
    let (white, black) = (effect.lost.white, effect.lost.black);
    match (white, black) {
        (0, 0) => None,
        (_, 0) => Some(say!(text, "effect-isolates", color = "white", count = white)),
        (0, _) => Some(say!(text, "effect-isolates", color = "black", count = black)),
        _ => Some(say!(text, "effect-isolates-both", white = white, black = black)),
    }
}

/// Tells the player of a move what it does: `You played C2→D2: it captures red and cuts off 3 of your pieces.`
pub(crate) fn you_played(style: Style, effect: &Effect) -> String {
    let (text, ply) = (style.text, style.ply(effect.ply));
    let landing = effect.captured.map(|captured| landing(text, effect.color, captured));
    let lost = [("yours", effect.color), ("theirs", effect.color.other())]
        .map(|(whose, color)| (whose, effect.lost[color]));
    let lost = lost.into_iter().filter(|(_, count)| *count > 0);
    let lost =
        lost.map(|(whose, count)| say!(text, "effect-cuts-off", whose = whose, count = count));
    let effects: Vec<_> = landing.into_iter().chain(lost).collect();
    if effects.is_empty() {
        return say!(text, "you-moved", ply = ply);
    }
    say!(text, "you-moved-with-effect", ply = ply, effects = text.and(&effects))
}

/// Returns the sentence that announces a ply. `note` says why it was played, or is empty.
pub(crate) fn line(style: Style, game: &Match, effect: &Effect, note: &str) -> String {
    let text = style.text;
    let player = mention_player(text, &game.row.players[effect.color]);
    match effect.ply {
        Ply::Pass => say!(text, "news-pass", player = player),
        Ply::Place(cell) => say!(
            text,
            "news-place",
            player = player,
            piece = placed_piece(effect),
            cell = cell.to_string(),
            note = note
        ),
        Ply::Move { .. } => {
            say!(text, "news-move", player = player, ply = ply_label(style, effect), note = note)
        }
    }
}

/// Returns the language files' key for the placed piece.
pub(crate) fn placed_piece(effect: &Effect) -> &'static str {
    match effect.stack.and_then(Stack::owner) {
        Some(color) => color_key(color),
        None => "red",
    }
}

/// Returns the language files' key for a colour.
pub(crate) fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}
