//! The texts of the lessons and terms. Their keys are built from numbers and names.

use dvonn_rules::Ply;
use dvonn_school::{ExerciseId, Lesson};
use dvonn_study::review::TurningPoint;
use fluent_bundle::FluentArgs;

use crate::runtime::style::Style;
use crate::say;
use crate::show::ids::learn::GlossaryTerm;
use crate::text::Text;

/// Says at which move a game turned against a player.
pub(super) fn turning_point(style: Style, turn: &TurningPoint, better: Ply) -> String {
    say!(
        style.text,
        "lesson-turning-point",
        number = turn.number,
        played = style.ply(turn.played),
        better = style.ply(better)
    )
}

/// Returns the title of a lesson.
pub(super) fn title(text: Text, lesson: Lesson) -> String {
    built(text, &format!("learn-{lesson}"))
}

/// Returns the advice that a lesson teaches.
pub(super) fn advice(text: Text, lesson: Lesson) -> String {
    built(text, &format!("learn-{lesson}.advice"))
}

/// Returns what to do in an exercise.
pub(super) fn goal(text: Text, exercise: ExerciseId) -> String {
    built(text, &goal_key(exercise))
}

/// Returns why the right move of an exercise is right.
pub(super) fn why(text: Text, exercise: ExerciseId) -> String {
    built(text, &format!("{}.why", goal_key(exercise)))
}

/// Returns a term.
pub(super) fn term(text: Text, term: GlossaryTerm) -> String {
    built(text, &term_key(term))
}

/// Returns what a term means.
pub(super) fn meaning(text: Text, term: GlossaryTerm) -> String {
    built(text, &format!("{}.meaning", term_key(term)))
}

/// Returns where people meet a term.
pub(super) fn usage(text: Text, term: GlossaryTerm) -> String {
    built(text, &format!("{}.usage", term_key(term)))
}

fn goal_key(exercise: ExerciseId) -> String {
    format!("learn-{}-{}", exercise.lesson(), exercise.number())
}

fn term_key(term: GlossaryTerm) -> String {
    format!("term-{}", <&str>::from(term))
}

fn built(text: Text, key: &str) -> String {
    text.format(key, &FluentArgs::new())
}

#[cfg(test)]
mod tests {
    use strum::VariantArray as _;

    use super::*;

    /// The words that players know from the glossary.
    const GLOSSARY: &str = include_str!("../../../../docs/glossary.md");

    #[test]
    fn every_lesson_exercise_and_term_has_its_texts() {
        let text = Text::of(None);
        let lessons = Lesson::all().flat_map(|lesson| [title(text, lesson), advice(text, lesson)]);
        let exercises = Lesson::all().flat_map(Lesson::exercises);
        let exercises = exercises.flat_map(|exercise| [goal(text, exercise), why(text, exercise)]);
        let terms = GlossaryTerm::VARIANTS.iter();
        let terms = terms.flat_map(|&it| [term(text, it), meaning(text, it), usage(text, it)]);
        for said in lessons.chain(exercises).chain(terms) {
            let built = said.starts_with("learn-") || said.starts_with("term-");
            assert!(!built && (3..=400).contains(&said.chars().count()), "{said}");
        }
    }

    #[test]
    fn every_term_is_in_the_glossary() {
        for &it in GlossaryTerm::VARIANTS {
            let name = term(Text::of(None), it).to_lowercase();
            let listed = GLOSSARY.lines().any(|line| {
                let terms = line.trim_start_matches('|').split('|').next().unwrap_or_default();
                terms.split([',', '(']).any(|term| term.trim() == name)
            });
            assert!(listed, "{name}");
        }
    }
}
