//! Explains why a plan or conditional moves cannot be parsed: where, which word, and what to write
//! instead.

use dvonn_play::plan::PlanError;
use dvonn_play::plan::conditions::ConditionsError;
use dvonn_play::{Conditions, Plan};

use crate::say;
use crate::show::explain::turn::{illegal, no_such_cell, which_cells};
use crate::show::words::typed::echo;
use crate::text::Text;

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
        E::ResignsUnprovoked { line } => say!(text, "if-resigns-unprovoked", line = *line),
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
