//! Explains invalid terms of a challenge, and what to write instead.

use dvonn_model::{ClockPart, ControlError};
use dvonn_play::challenge::options::InvalidTerms;
use dvonn_rules::{CellSet, PositionError, PositionFault};

use crate::discord::kit::view::plain;
use crate::discord::kit::words::moves::color_key;
use crate::discord::kit::words::terms::length;
use crate::discord::kit::words::typed::echo;
use crate::say;
use crate::text::Text;

/// Returns the sentence for invalid terms.
pub(crate) fn invalid_terms(text: Text, terms: &InvalidTerms) -> String {
    match terms {
        InvalidTerms::Clock { input, fault } => clock(text, input, *fault),
        InvalidTerms::Seed { input } => say!(text, "invalid-terms-seed", input = echo(input)),
        InvalidTerms::NothingToDeal => say!(text, "invalid-terms-nothing-to-deal"),
        InvalidTerms::SeedWithReds => say!(text, "invalid-terms-seed-with-reds"),
        InvalidTerms::PositionUnused => say!(text, "invalid-terms-position-unused"),
        InvalidTerms::NoPosition => {
            format!("{} {}", say!(text, "invalid-terms-no-position"), say!(text, "position-form"))
        }
        InvalidTerms::Position(error) => position(text, error),
        InvalidTerms::PositionOver => say!(text, "invalid-terms-position-over"),
        InvalidTerms::ColorWithCut => say!(text, "invalid-terms-color-with-cut"),
        InvalidTerms::PlaceWithoutClock => say!(text, "invalid-terms-place-without-clock"),
    }
}

fn clock(text: Text, input: &str, fault: ControlError) -> String {
    let ControlError::OutOfRange { part } = fault else {
        return say!(text, "invalid-terms-clock", input = echo(input));
    };
    let [least, most] = part.limits().map(|limit| length(text, limit));
    let stretch = match part {
        ClockPart::Turn => "turn",
        ClockPart::Bank => "bank",
        ClockPart::Increment => "increment",
        ClockPart::Cap => "cap",
        ClockPart::Live => "live",
    };
    say!(text, "invalid-terms-clock-range", stretch = stretch, least = least, most = most)
}

/// Returns why a text is not a valid position.
pub(crate) fn position(text: Text, error: &PositionError) -> String {
    let fault = match error {
        PositionError::Faults(faults) => {
            let faults: Vec<_> = faults.iter().map(|fault| rule(text, fault)).collect();
            return format!("{} {}", say!(text, "position-forbidden"), faults.join(" "));
        }
        PositionError::Side => say!(text, "position-side"),
        PositionError::Rows { found } => say!(text, "position-rows", found = *found),
        PositionError::Cells { row, expected, found } => {
            say!(text, "position-cells", row = *row, expected = *expected, found = *found)
        }
        PositionError::Stack { cell, fault } => say!(
            text,
            "position-stack",
            cell = cell.to_string(),
            found = plain(&fault.text.to_string())
        ),
        PositionError::Trailing(found) => {
            say!(text, "position-trailing", found = plain(&found.to_string()))
        }
    };
    let unreadable = say!(text, "position-unreadable");
    format!("{unreadable} {fault} {}", say!(text, "position-form"))
}

/// Returns the rule that a position breaks.
fn rule(text: Text, fault: &PositionFault) -> String {
    match fault {
        PositionFault::StacksWithRed { found } => {
            say!(text, "fault-stacks-with-red", found = *found)
        }
        PositionFault::RoomForReds { room } => say!(text, "fault-room-for-reds", room = *room),
        PositionFault::Isolated { cells } => say!(text, "fault-isolated", cells = names(*cells)),
        PositionFault::TooManyPieces { found } => {
            say!(text, "fault-too-many-pieces", found = *found)
        }
        PositionFault::TooManyStacks { color, found } => {
            say!(text, "fault-too-many-stacks", color = color_key(*color), found = *found)
        }
        PositionFault::BlackMovesFirst => say!(text, "fault-black-moves-first"),
        PositionFault::OnePieceMissing => say!(text, "fault-nothing-moved"),
        PositionFault::NoPlacement { pieces, needed, side_to_move } => say!(
            text,
            "fault-no-placement",
            pieces = *pieces,
            red = needed.reds,
            white = needed.pieces.white,
            black = needed.pieces.black,
            color = color_key(*side_to_move)
        ),
    }
}

fn names(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(", ")
}
