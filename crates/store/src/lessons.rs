//! Progress in the lessons of `/learn`.

use dvonn_model::{LessonRow, UserId};

use crate::query::{queries, rows};

rows! {
    LessonRow { lesson, step, done_at }
}

queries! {
    /// Returns the lessons that a person has begun, in order.
    read lessons_of(person: UserId) -> Vec<LessonRow> {
        "SELECT {} FROM lessons WHERE user_id = :person ORDER BY lesson"
    }

    /// Stores how far a person is in a lesson. Keeps what they had reached before, and the time when
    /// they had first finished it.
    change save_lesson(person: UserId, row: LessonRow)
    [person, lesson: row.lesson, step: row.step, done_at: row.done_at] {
        "INSERT INTO lessons (user_id, lesson, step, done_at)
         VALUES (:person, :lesson, :step, :done_at)
         ON CONFLICT (user_id, lesson) DO UPDATE SET
             step = CASE WHEN lessons.step > :step THEN lessons.step ELSE :step END,
             done_at = COALESCE(lessons.done_at, :done_at)"
    }
}
