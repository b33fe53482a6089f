//! The sentences about puzzles.

use dvonn_engine::puzzle::{Goal, Puzzle, PuzzleTheme};
use dvonn_model::Day;
use dvonn_rules::Ply;
use dvonn_school::puzzle::{NumberedPuzzle, PuzzleOutcome};
use jiff::SignedDuration;

use crate::runtime::style::Style;
use crate::say;
use crate::show::words::glossary;
use crate::show::words::moves::color_key;
use crate::show::words::rating;
use crate::text::Text;

/// Returns the title of a puzzle: its number and who moves.
pub(super) fn title(text: Text, numbered: &NumberedPuzzle) -> String {
    let color = color_key(numbered.puzzle.solver());
    say!(text, "puzzle-title", number = i64::from(numbered.id), color = color)
}

/// Returns the title of the puzzle of a day.
pub(super) fn daily_title(text: Text, day: Day) -> String {
    // At noon in UTC, the date is the same nearly everywhere.
    let noon = day.begins_at() + SignedDuration::from_hours(12);
    say!(text, "daily-title", date = rating::moment(noon))
}

/// Returns how many days in a row a person has solved the daily puzzle.
pub(super) fn streak(text: Text, days: u32) -> String {
    say!(text, "puzzle-streak", days = days)
}

/// Returns what the opponent has played: a mistake, or any placement.
pub(super) fn last(style: Style, puzzle: &Puzzle) -> String {
    let (text, color, ply) = (style.text, color_key(!puzzle.solver()), style.ply(puzzle.mistake()));
    match puzzle.goal() {
        Goal::Place => say!(text, "puzzle-last", color = color, ply = ply),
        Goal::Win | Goal::Draw | Goal::Margin | Goal::Judged => {
            say!(text, "puzzle-mistake", color = color, ply = ply)
        }
    }
}

/// Returns what to look for.
pub(super) fn goal(text: Text, goal: Goal) -> String {
    match goal {
        Goal::Win => say!(text, "puzzle-goal-win"),
        Goal::Draw => say!(text, "puzzle-goal-draw"),
        Goal::Margin => say!(text, "puzzle-goal-margin"),
        Goal::Judged => say!(text, "puzzle-goal-judged"),
        Goal::Place => say!(text, "puzzle-goal-place"),
    }
}

/// Returns why the solution is better than everything else.
pub(super) fn reason(text: Text, goal: Goal) -> String {
    match goal {
        Goal::Win => say!(text, "puzzle-why-win"),
        Goal::Draw => say!(text, "puzzle-why-draw"),
        Goal::Margin => say!(text, "puzzle-why-margin"),
        Goal::Judged => say!(text, "puzzle-why-judged"),
        Goal::Place => say!(text, "puzzle-why-place"),
    }
}

/// Returns the result of an attempt: what it did to the rating, and the streak.
pub(super) fn result(text: Text, outcome: &PuzzleOutcome) -> String {
    let rated = say!(
        text,
        "puzzle-result",
        result = outcome.result.name(),
        rating = rating::rating(text, outcome.solver.rating),
        step = rating::step(outcome.before, outcome.solver.rating)
    );
    let streak = outcome.streak_grew.then(|| streak(text, outcome.solver.streak));
    text.sentences([rated].into_iter().chain(streak))
}

/// Returns the name of a theme and what it means.
pub(super) fn theme(text: Text, theme: PuzzleTheme) -> String {
    let meaning = glossary::meaning(text, theme.into());
    say!(text, "puzzle-theme", theme = theme_name(text, theme), meaning = meaning)
}

/// Returns the themes of a puzzle, one per line.
pub(super) fn themes(text: Text, numbered: &NumberedPuzzle) -> String {
    let themes = numbered.puzzle.themes().iter().map(|&it| theme(text, it));
    themes.collect::<Vec<_>>().join("\n")
}

/// Returns the name of a theme.
pub(super) fn theme_name(text: Text, theme: PuzzleTheme) -> String {
    glossary::name(text, theme.into())
}

/// Returns plies as a list.
pub(super) fn list(style: Style, plies: &[Ply]) -> String {
    style.text.listed(&plies.iter().map(|&ply| style.ply(ply)).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_is_named_and_explained() {
        for text in Text::all() {
            for it in PuzzleTheme::ALL {
                let (name, said) = (theme_name(text, it), theme(text, it));
                assert!(!name.contains("term-") && !said.contains("term-"), "{said}");
                assert!(said.contains(&name) && said.chars().count() > name.chars().count() + 8);
            }
        }
    }
}
