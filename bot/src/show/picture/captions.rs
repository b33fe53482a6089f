//! Captions: the line at the bottom of a picture.

use dvonn_model::{Ending, GameState};
use dvonn_play::Match;
use dvonn_rules::{ByColor, Color, Effect, Phase, Piece, Ply, Position, Stack};

use crate::runtime::style::Style;
use crate::say;
use crate::show::words::moves::color_key;
use crate::show::words::players::names;
use crate::text::Text;

/// Returns the caption of a game: how it ended, or who played what last, of their own choice, and whether the
/// opponent has passed since, or whose turn it is.
pub(crate) fn caption(style: Style, game: &Match) -> String {
    if let Some(end) = end_caption(style.text, game.row.state) {
        return end;
    }
    let Some(last) = game.last_ply() else { return turn_caption(style.text, game.position()) };
    let passed =
        game.history.last_effect().filter(|effect| effect.ply == Ply::Pass && *effect != last);
    let name = names(style.text, game)[last.color].short.clone();
    let played = named(style, name, &last);
    let passed = passed.map(|effect| last_caption(style, &effect));
    std::iter::once(played).chain(passed).collect::<Vec<_>>().join(" · ")
}

/// Returns how the game ended in a few words, if it has ended.
pub(crate) fn end_caption(text: Text, state: GameState) -> Option<String> {
    let caption = match state {
        GameState::Ended(Ending::Played { score }) => score_caption(text, score),
        GameState::Ended(Ending::Resigned { by, .. }) => {
            say!(text, "caption-resigned", color = color_key(by))
        }
        GameState::Ended(Ending::OutOfTime { loser, .. }) => {
            say!(text, "caption-timed-out", color = color_key(loser))
        }
        GameState::Ended(
            Ending::Awarded { loser: Some(loser), .. }
            | Ending::Deadline { loser: Some(loser), .. },
        ) => say!(text, "caption-won-early", color = color_key(loser.other())),
        GameState::Ended(
            Ending::Drawn { .. }
            | Ending::Awarded { loser: None, .. }
            | Ending::Deadline { loser: None, .. },
        ) => say!(text, "caption-draw"),
        GameState::Ended(Ending::Void { .. }) => say!(text, "caption-void"),
        GameState::Running => return None,
    };
    Some(caption)
}

/// Returns who won and by how much.
pub(crate) fn score_caption(text: Text, score: ByColor<u8>) -> String {
    if score.white == score.black {
        return say!(text, "caption-draw");
    }
    let winner = if score.white > score.black { Color::White } else { Color::Black };
    let margin = score.white.abs_diff(score.black);
    say!(text, "caption-won", color = color_key(winner), margin = margin)
}

/// Returns whose turn it is and what they do next.
pub(crate) fn turn_caption(text: Text, position: &Position) -> String {
    let color = color_key(position.side_to_move());
    match (position.phase(), position.next_piece()) {
        (Phase::Placement, Some(Piece::Red)) => say!(text, "caption-place-red", color = color),
        (Phase::Placement, _) => say!(text, "caption-place", color = color),
        _ => say!(text, "caption-move", color = color),
    }
}

/// Returns a ply as [`last_caption`] does, with the name of its player: `Ben: G5→E3, captures 1`.
pub(crate) fn named(style: Style, player: String, effect: &Effect) -> String {
    let ply = last_caption(style, effect);
    match effect.ply {
        // That says already who passed.
        Ply::Pass => ply,
        _ => say!(style.text, "caption-last", player = player, ply = ply),
    }
}

/// Returns a ply and its largest effect in a few words: `E4→C2, isolates 3`, `G5→E3, captures 1`, or who passed.
pub(crate) fn last_caption(style: Style, effect: &Effect) -> String {
    if effect.ply == Ply::Pass {
        return say!(style.text, "caption-passed", color = color_key(effect.color));
    }
    let ply = style.ply(effect.ply);
    let is_captured = |stack: &Stack| stack.owner() == Some(effect.color.other());
    match (effect.lost.white + effect.lost.black, effect.captured.filter(is_captured)) {
        (0, None) => ply,
        (0, Some(stack)) => {
            say!(style.text, "caption-captures", ply = ply, count = stack.height())
        }
        (lost, _) => say!(style.text, "caption-isolates", ply = ply, count = lost),
    }
}
