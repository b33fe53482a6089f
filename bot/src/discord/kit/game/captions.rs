//! The line at the foot of a picture.

use dvonn_model::{Ending, GameState};
use dvonn_play::Match;
use dvonn_rules::{ByColor, Color, Effect, Phase, Piece, Ply, Position};

use crate::discord::kit::style::Style;
use crate::discord::kit::words::moves::color_key;
use crate::say;
use crate::text::Text;

/// The line at the foot of a game's picture: how the game ended or, while it runs, the last ply that
/// a player wanted and whether the other side has passed since; before that, what is to be done.
pub(crate) fn caption(style: Style, game: &Match) -> String {
    if let Some(end) = end_caption(style.text, game) {
        return end;
    }
    let Some(last) = game.last_ply() else { return turn_caption(style.text, game.position()) };
    let passed =
        game.game.last_effect().filter(|effect| effect.ply == Ply::Pass && *effect != last);
    let told = std::iter::once(&last).chain(&passed).map(|effect| last_caption(style, effect));
    told.collect::<Vec<_>>().join(" · ")
}

/// How a game ended, if it has, in few words.
pub(crate) fn end_caption(text: Text, game: &Match) -> Option<String> {
    let caption = match &game.row.state {
        GameState::Ended(Ending::Played { score }) => score_caption(text, *score),
        GameState::Ended(Ending::Resigned { by, .. }) => {
            say!(text, "caption-resigned", color = color_key(*by))
        }
        GameState::Ended(
            Ending::OutOfTime { loser, .. }
            | Ending::Awarded { loser: Some(loser), .. }
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

/// Who won, by how much.
pub(crate) fn score_caption(text: Text, score: ByColor<u8>) -> String {
    if score.white == score.black {
        return say!(text, "caption-draw");
    }
    let winner = if score.white > score.black { Color::White } else { Color::Black };
    let margin = score.white.abs_diff(score.black);
    say!(text, "caption-won", color = color_key(winner), margin = margin)
}

/// The line for a position in which somebody is to move.
pub(crate) fn turn_caption(text: Text, position: &Position) -> String {
    let color = color_key(position.side_to_move());
    match (position.phase(), position.next_piece()) {
        (Phase::Placement, Some(Piece::Red)) => say!(text, "caption-place-red", color = color),
        (Phase::Placement, _) => say!(text, "caption-place", color = color),
        _ => say!(text, "caption-move", color = color),
    }
}

/// A ply that was played, in few words: `E4→C2, isolates 3`, or who had to pass.
pub(crate) fn last_caption(style: Style, effect: &Effect) -> String {
    if effect.ply == Ply::Pass {
        return say!(style.text, "caption-passed", color = color_key(effect.color));
    }
    match effect.lost.white + effect.lost.black {
        0 => style.ply(effect.ply),
        lost => say!(style.text, "caption-isolates", ply = style.ply(effect.ply), count = lost),
    }
}
