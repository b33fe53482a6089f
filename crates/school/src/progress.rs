//! What a person has done in the lessons.

use dvonn_model::{LessonRow, UserId};
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;

use crate::course::ExerciseId;
use crate::lesson::Lesson;

/// A person's progress in all lessons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(Vec<LessonRow>);

impl Progress {
    /// Reads a person's progress.
    ///
    /// # Errors
    /// Any database error.
    pub async fn read(store: &Store, person: UserId) -> Result<Progress, StoreError> {
        Ok(Progress(store.lessons_of(person).await?))
    }

    /// Notes that a person has done an exercise.
    ///
    /// # Errors
    /// Any database error.
    pub async fn note(
        store: &Store,
        person: UserId,
        exercise: ExerciseId,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let row = LessonRow {
            lesson: exercise.lesson().number(),
            step: exercise.number(),
            done_at: exercise.next().is_none().then_some(at),
        };
        let mut tx = store.begin().await?;
        tx.save_lesson(person, row).await?;
        tx.commit().await
    }

    /// Returns true if the person has finished this lesson.
    pub fn is_done(&self, lesson: Lesson) -> bool {
        self.row(lesson).is_some_and(|row| row.done_at.is_some())
    }

    /// Returns true if the person has finished all lessons.
    pub fn is_complete(&self) -> bool {
        Lesson::all().all(|lesson| self.is_done(lesson))
    }

    /// Returns the number of finished lessons.
    pub fn done(&self) -> usize {
        Lesson::all().filter(|&lesson| self.is_done(lesson)).count()
    }

    /// Returns the first lesson that is not finished, or `None` if all are.
    pub fn next(&self) -> Option<Lesson> {
        Lesson::all().find(|&lesson| !self.is_done(lesson))
    }

    /// Returns the exercise to go on with in a lesson: the first if it is finished.
    pub fn current(&self, lesson: Lesson) -> ExerciseId {
        let begun = self.row(lesson).filter(|row| row.done_at.is_none());
        let next = begun.and_then(|row| lesson.exercise(row.step.saturating_add(1)));
        next.unwrap_or_else(|| lesson.first_exercise())
    }

    fn row(&self, lesson: Lesson) -> Option<&LessonRow> {
        self.0.iter().find(|row| row.lesson == lesson.number())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(lesson: u8, step: u8, done: bool) -> LessonRow {
        LessonRow { lesson, step, done_at: done.then_some(Timestamp::UNIX_EPOCH) }
    }

    #[test]
    fn the_next_lesson_is_the_first_that_is_not_finished() {
        let progress = Progress(vec![row(1, 3, true), row(2, 1, false), row(3, 3, true)]);
        let second = Lesson::new(2).unwrap();
        assert_eq!((progress.next(), progress.done()), (Some(second), 2));
        assert_eq!(progress.current(second).number(), 2);
        assert_eq!(progress.current(Lesson::FIRST).number(), 1, "a finished lesson starts again");
        assert_eq!(Progress::default().next(), Some(Lesson::FIRST));
        let all = Progress((1..=Lesson::COUNT).map(|lesson| row(lesson, 1, true)).collect());
        assert!(all.is_complete() && all.next().is_none());
    }
}
