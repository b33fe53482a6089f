//! Progress in the lessons of `/learn`.

use dvonn_model::{LessonRow, UserId};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::fetch::{Stored, fetch_all};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the lessons that a person has begun, in order.
    lessons_of(person: UserId) -> Vec<LessonRow>;
}

async fn lessons_of(
    connection: &mut AnyConnection,
    person: UserId,
) -> Result<Vec<LessonRow>, StoreError> {
    let query =
        sqlx::query("SELECT lesson, step, done_at FROM lessons WHERE user_id = $1 ORDER BY lesson");
    fetch_all(connection, query.bind(i64::from(person))).await
}

impl Tx {
    /// Stores how far a person is in a lesson. Keeps what they had reached before, and the time when
    /// they had first finished it.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_lesson(&mut self, person: UserId, row: LessonRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO lessons (user_id, lesson, step, done_at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (user_id, lesson) DO UPDATE SET \
             step = CASE WHEN lessons.step > $3 THEN lessons.step ELSE $3 END, \
             done_at = COALESCE(lessons.done_at, $4)",
        )
        .bind(i64::from(person))
        .bind(i64::from(row.lesson))
        .bind(i64::from(row.step))
        .bind(row.done_at.map(Timestamp::as_millisecond))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Stored for LessonRow {
    fn read(row: &AnyRow) -> Result<LessonRow, StoreError> {
        Ok(LessonRow {
            lesson: row.number("lesson")?,
            step: row.number("step")?,
            done_at: row.maybe_time("done_at")?,
        })
    }
}
