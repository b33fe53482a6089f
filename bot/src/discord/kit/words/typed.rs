//! Quotes a person's input, and explains illegal plies to them.

use dvonn_rules::{Illegal, Phase};

use crate::discord::kit::view::fit;
use crate::say;
use crate::text::Text;

/// The maximum length of quoted input, in code points.
const MAX_ECHO: usize = 40;

/// Returns the input in a form that is safe between back quotes.
pub(crate) fn echo(input: &str) -> String {
    let plain: String = input
        .chars()
        .map(|character| match character {
            '`' => '\'',
            other if other.is_control() || is_invisible(other) => ' ',
            other => other,
        })
        .collect();
    let plain = plain.trim();
    if plain.is_empty() { String::from("…") } else { fit(plain, MAX_ECHO) }
}

/// Returns true for characters that are invisible or change the direction of text.
pub(crate) fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}'
    )
}

/// Returns the rule that a ply breaks, and what to do instead.
pub(crate) fn illegal(text: Text, reason: Illegal) -> String {
    match reason {
        Illegal::CellTaken { cell } => say!(text, "illegal-taken", cell = cell.to_string()),
        Illegal::Empty { cell } => say!(text, "illegal-empty", cell = cell.to_string()),
        Illegal::LoneRed { cell } => say!(text, "illegal-lone-red", cell = cell.to_string()),
        Illegal::NotYours { cell, .. } => say!(text, "illegal-not-yours", cell = cell.to_string()),
        Illegal::Surrounded { cell } => say!(text, "illegal-surrounded", cell = cell.to_string()),
        Illegal::NotStraight { from, to } => {
            say!(text, "illegal-not-straight", from = from.to_string(), to = to.to_string())
        }
        Illegal::WrongDistance { from, to, distance, height } => say!(
            text,
            "illegal-distance",
            from = from.to_string(),
            to = to.to_string(),
            distance = distance,
            height = height
        ),
        Illegal::EmptyTarget { to, .. } => say!(text, "illegal-empty-target", to = to.to_string()),
        Illegal::LeavesBoard { from, height, .. } => {
            say!(text, "illegal-leaves-board", from = from.to_string(), height = height)
        }
        Illegal::WrongPhase { phase: Phase::Placement } => say!(text, "illegal-still-placing"),
        Illegal::WrongPhase { .. } => say!(text, "illegal-all-placed"),
        Illegal::MustPass { .. } => say!(text, "illegal-must-pass"),
        Illegal::MayNotPass { .. } => say!(text, "illegal-may-not-pass"),
        Illegal::GameOver => say!(text, "illegal-game-over"),
    }
}
