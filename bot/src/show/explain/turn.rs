//! Explains why a ply, advice, a preview or a vacation is refused.

use dvonn_model::GameRow;
use dvonn_play::advice::AdviceRefusal;
use dvonn_play::clock::vacation::VacationRefusal;
use dvonn_play::preview::{LinePreview, LinePreviewError};
use dvonn_rules::{Cell, Illegal, Outcome, Phase, Ply, PlyError, plain_spelling};

use crate::say;
use crate::show::words::links::link;
use crate::show::words::moves::color_key;
use crate::show::words::typed::echo;
use crate::text::Text;

/// Returns the sentence for a click on an outdated board.
pub(super) fn old_board(text: Text, game: &GameRow) -> String {
    match link(game) {
        Some(url) => say!(text, "refuse-old-board-link", url = url),
        None => say!(text, "refuse-old-board"),
    }
}

/// Returns the sentence for input that is no ply of this phase.
pub(super) fn not_a_ply(text: Text, input: &str, phase: Phase) -> String {
    if phase == Phase::Placement {
        let cells = which_cells(text, input);
        return say!(text, "refuse-not-a-cell", input = echo(input), cells = cells);
    }
    match input.parse::<Ply>() {
        Err(PlyError::Cell(error)) => no_such_cell(text, error.text.as_str()),
        _ => say!(text, "refuse-not-a-move", input = echo(input)),
    }
}

/// Returns the sentence that says which cells exist, for input that names no cell. For `A5`, it
/// says where row 5 starts and ends.
pub(crate) fn which_cells(text: Text, named: &str) -> String {
    let plain = plain_spelling(named);
    let &[letter, digit] = plain.trim().as_bytes() else { return say!(text, "cells-form") };
    if !(letter.is_ascii_alphabetic() && digit.is_ascii_digit()) {
        return say!(text, "cells-form");
    }
    let Some((first, last)) = Cell::ends_of_row(digit - b'0') else {
        return say!(text, "cells-all");
    };
    let row = first.row_number();
    let (first, last) = (first.to_string(), last.to_string());
    if letter.to_ascii_uppercase() > b'K' {
        say!(text, "cells-column", row = row, first = first, last = last)
    } else {
        say!(text, "cells-row", row = row, first = first, last = last)
    }
}

/// Returns the sentence for a cell that does not exist.
pub(crate) fn no_such_cell(text: Text, named: &str) -> String {
    say!(text, "no-such-cell", word = echo(named), cells = which_cells(text, named))
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

/// Returns the rule that a ply breaks, by either player. For a player's own ply, [`illegal`]
/// also says what to do instead.
pub(crate) fn rule(text: Text, illegal: Illegal) -> String {
    match illegal {
        Illegal::CellTaken { cell } => say!(text, "rule-taken", cell = cell.to_string()),
        Illegal::Empty { cell } => say!(text, "rule-empty", cell = cell.to_string()),
        Illegal::LoneRed { cell } => say!(text, "rule-lone-red", cell = cell.to_string()),
        Illegal::NotYours { cell, .. } => say!(text, "rule-not-theirs", cell = cell.to_string()),
        Illegal::Surrounded { cell } => say!(text, "rule-surrounded", cell = cell.to_string()),
        Illegal::NotStraight { from, to } => {
            say!(text, "rule-not-straight", from = from.to_string(), to = to.to_string())
        }
        Illegal::WrongDistance { from, to, distance, height } => say!(
            text,
            "rule-distance",
            from = from.to_string(),
            to = to.to_string(),
            distance = distance,
            height = height
        ),
        Illegal::EmptyTarget { to, .. } => say!(text, "rule-empty-target", to = to.to_string()),
        Illegal::LeavesBoard { from, height, .. } => {
            say!(text, "rule-leaves-board", from = from.to_string(), height = height)
        }
        Illegal::WrongPhase { phase: Phase::Placement } => say!(text, "rule-still-placing"),
        Illegal::WrongPhase { .. } => say!(text, "rule-all-placed"),
        Illegal::MustPass { .. } => say!(text, "rule-must-pass"),
        Illegal::MayNotPass { .. } => say!(text, "rule-may-not-pass"),
        Illegal::GameOver => say!(text, "rule-game-over"),
    }
}

/// Returns why hints are refused.
pub(crate) fn advice(text: Text, refusal: &AdviceRefusal) -> String {
    match refusal {
        AdviceRefusal::Rated(_) => say!(text, "advice-rated"),
        AdviceRefusal::InTournament(_) => say!(text, "advice-in-tournament"),
        AdviceRefusal::OfSeriousGame(game) => {
            say!(text, "advice-of-serious-game", number = game.to_string())
        }
        AdviceRefusal::OfRunning(game) => {
            say!(text, "advice-of-running", number = game.to_string())
        }
        AdviceRefusal::Over(Outcome { score }) => {
            say!(text, "advice-over", white = score.white, black = score.black)
        }
        AdviceRefusal::TwoSubjects => say!(text, "advice-two-subjects"),
        AdviceRefusal::NotOfRunning => say!(text, "advice-not-of-running"),
        AdviceRefusal::NoSuchPly { plies } => say!(text, "advice-no-such-ply", plies = *plies),
    }
}

/// Returns why a sequence of moves cannot be previewed.
pub(crate) fn preview(text: Text, error: &LinePreviewError) -> String {
    match error {
        LinePreviewError::Empty => say!(text, "preview-empty"),
        LinePreviewError::TooLong => say!(text, "preview-too-long", most = LinePreview::MAX_PLIES),
        LinePreviewError::UnknownWord(word) => {
            say!(text, "preview-unknown-word", word = echo(word))
        }
        LinePreviewError::NoSuchCell(word) => no_such_cell(text, word),
        LinePreviewError::HalfAMove(cell) => {
            say!(text, "preview-half-a-move", cell = cell.to_string())
        }
        LinePreviewError::Illegal { number, ply, color, illegal } => say!(
            text,
            "preview-illegal",
            number = *number,
            color = color_key(*color),
            ply = ply.to_string(),
            rule = rule(text, *illegal)
        ),
        LinePreviewError::Dealt => say!(text, "preview-dealt"),
    }
}

/// Returns why a vacation cannot start or end.
pub(crate) fn vacation(text: Text, refusal: VacationRefusal) -> String {
    match refusal {
        VacationRefusal::TooLong { days_left } => {
            say!(text, "refuse-vacation-days", count = days_left)
        }
        VacationRefusal::NotOnVacation => say!(text, "refuse-no-vacation"),
        VacationRefusal::NoTimeLeft => say!(text, "refuse-vacation-no-time"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_cell_is_answered_with_the_cells_of_its_row() {
        for (named, expected) in [
            ("A5", "Row 5 runs from C5 to K5."),
            ("b5", "Row 5 runs from C5 to K5."),
            ("А5", "Row 5 runs from C5 to K5."),
            ("a4", "Row 4 runs from B4 to K4."),
            ("K2", "Row 2 runs from A2 to J2."),
            ("J1", "Row 1 runs from A1 to I1."),
            ("L3", "The board has columns A to K, and row 3 runs from A3 to K3."),
            ("Z1", "The board has columns A to K, and row 1 runs from A1 to I1."),
            ("D6", "The board has rows 1 to 5 and columns A to K."),
            ("d0", "The board has rows 1 to 5 and columns A to K."),
            ("D33", "A cell is a letter from A to K and a number from 1 to 5, such as D3."),
            ("é3", "A cell is a letter from A to K and a number from 1 to 5, such as D3."),
        ] {
            assert_eq!(which_cells(Text::of(None), named), expected, "{named}");
        }
    }
}
