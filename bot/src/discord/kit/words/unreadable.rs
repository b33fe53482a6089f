//! Explains why a plan or conditional moves cannot be parsed: where, which word, and what to write
//! instead.

use dvonn_play::plan::PlanError;
use dvonn_play::plan::conditions::ConditionsError;
use dvonn_play::{Conditions, Plan};
use dvonn_rules::{Cell, plain_spelling};

use crate::discord::kit::words::typed::{echo, illegal};
use crate::say;
use crate::text::Text;

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

/// Returns the sentence for an unreadable plan.
pub(crate) fn plan(text: Text, error: &PlanError) -> String {
    match error {
        PlanError::Empty => say!(text, "plan-empty"),
        PlanError::TooLong => say!(text, "plan-too-long", most = Plan::MAX_TEXT),
        PlanError::UnknownWord { word } => say!(text, "plan-unknown-word", word = echo(word)),
        PlanError::NoSuchCell { word } => no_such_cell(text, word),
        PlanError::RowNumber => say!(text, "plan-row-number"),
        PlanError::ColumnLetter => say!(text, "plan-column-letter"),
        PlanError::NearWhat => say!(text, "plan-near-what"),
        PlanError::LineEnd => say!(text, "plan-line-end"),
        PlanError::NotALine { from, to } => {
            say!(text, "plan-not-a-line", from = from.to_string(), to = to.to_string())
        }
        PlanError::BestInSerious => say!(text, "plan-best-serious"),
        PlanError::Count => say!(text, "plan-count"),
        PlanError::NoCellFirst => say!(text, "plan-no-cell-first"),
    }
}

/// Returns the sentence for unreadable conditional moves.
pub(crate) fn conditions(text: Text, error: &ConditionsError) -> String {
    use ConditionsError as E;
    match error {
        E::Empty => say!(text, "if-empty"),
        E::TooLong => say!(text, "if-too-long", most = Conditions::MAX_TEXT),
        E::TooManyBranches { found } => {
            say!(text, "if-too-many", found = *found, most = Conditions::MAX_BRANCHES)
        }
        E::TooDeep { line } => {
            say!(text, "if-too-deep", line = *line, most = Conditions::MAX_PLIES)
        }
        E::UnknownWord { line, word } => {
            say!(text, "if-unknown-word", line = *line, word = echo(word))
        }
        E::NoSuchCell { line, word } => {
            let cells = which_cells(text, word);
            say!(text, "if-no-such-cell", line = *line, word = echo(word), cells = cells)
        }
        E::Pass { line } => say!(text, "if-pass", line = *line),
        E::HalfAMove { line, cell } => {
            say!(text, "if-half-a-move", line = *line, cell = cell.to_string())
        }
        E::AnyOfMine { line } => say!(text, "if-any-of-mine", line = *line),
        E::Illegal { line, ply, mine: true, illegal: reason } => say!(
            text,
            "if-illegal-mine",
            line = *line,
            ply = ply.to_string(),
            reason = illegal(text, *reason)
        ),
        E::Illegal { line, ply, mine: false, .. } => {
            say!(text, "if-illegal-theirs", line = *line, ply = ply.to_string())
        }
        E::AfterTheEnd { line } => say!(text, "if-after-the-end", line = *line),
        E::NoAnswer { line } => say!(text, "if-no-answer", line = *line),
        E::TwoAnswers { first, second } => {
            say!(text, "if-two-answers", first = *first, second = *second)
        }
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
