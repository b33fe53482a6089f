//! The texts of the lessons. Their keys are built from numbers.

use dvonn_rules::Ply;
use dvonn_school::{ExerciseId, Lesson};
use dvonn_study::review::TurningPoint;
use fluent_bundle::FluentArgs;

use crate::runtime::style::Style;
use crate::say;
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

fn goal_key(exercise: ExerciseId) -> String {
    format!("learn-{}-{}", exercise.lesson(), exercise.number())
}

fn built(text: Text, key: &str) -> String {
    text.format(key, &FluentArgs::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_and_exercise_has_its_texts() {
        let text = Text::of(None);
        let lessons = Lesson::all().flat_map(|lesson| [title(text, lesson), advice(text, lesson)]);
        let exercises = Lesson::all().flat_map(Lesson::exercises);
        let exercises = exercises.flat_map(|exercise| [goal(text, exercise), why(text, exercise)]);
        for said in lessons.chain(exercises) {
            let built = said.starts_with("learn-");
            assert!(!built && (3..=400).contains(&said.chars().count()), "{said}");
        }
    }
}
