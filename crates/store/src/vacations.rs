//! Vacations. A player's clocks are stopped during one.

use dvonn_model::{UserId, VacationId, VacationRow};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::counters::{self, Counter};
use crate::fetch::{Stored, fetch_all};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns true if a person is on vacation at this time.
    on_vacation(person: UserId, at: Timestamp) -> bool;

    /// Returns a person's vacations that end after `beyond`, in order of start.
    vacations_of(person: UserId, beyond: Timestamp) -> Vec<VacationRow>;

    /// Returns the vacations that ended by `at` but whose owners' clocks have not been restarted
    /// yet.
    vacations_ended_by(at: Timestamp, limit: u32) -> Vec<VacationRow>;
}

/// The columns that [`VacationRow::read`] needs.
macro_rules! vacation_columns {
    () => {
        "id, user_id, begins_at, ends_at, automatic"
    };
}

async fn on_vacation(
    connection: &mut AnyConnection,
    person: UserId,
    at: Timestamp,
) -> Result<bool, StoreError> {
    let row = sqlx::query(
        "SELECT id FROM vacations WHERE user_id = $1 AND begins_at <= $2 AND ends_at > $2",
    )
    .bind(i64::from(person))
    .bind(at.as_millisecond())
    .fetch_optional(connection)
    .await?;
    Ok(row.is_some())
}

async fn vacations_of(
    connection: &mut AnyConnection,
    person: UserId,
    beyond: Timestamp,
) -> Result<Vec<VacationRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        vacation_columns!(),
        " FROM vacations WHERE user_id = $1 AND ends_at > $2 ORDER BY begins_at, id"
    ))
    .bind(i64::from(person))
    .bind(beyond.as_millisecond());
    fetch_all(connection, query).await
}

async fn vacations_ended_by(
    connection: &mut AnyConnection,
    at: Timestamp,
    limit: u32,
) -> Result<Vec<VacationRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        vacation_columns!(),
        " FROM vacations WHERE over = 0 AND ends_at <= $1 ORDER BY ends_at, id LIMIT $2"
    ))
    .bind(at.as_millisecond())
    .bind(i64::from(limit));
    fetch_all(connection, query).await
}

impl Tx {
    /// Locks the vacations of a person until the end of this transaction. To avoid deadlocks, call
    /// this before [`Tx::lock_game`], and lock several games in the order of their ids.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_vacations_of(&mut self, person: UserId) -> Result<(), StoreError> {
        if self.is_only_writer() {
            return Ok(());
        }
        // There need not be a row that could be locked.
        sqlx::query("SELECT 1 FROM pg_advisory_xact_lock($1)")
            .bind(i64::from(person))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Adds a vacation.
    ///
    /// # Errors
    /// Any database error.
    pub async fn add_vacation(
        &mut self,
        person: UserId,
        begins_at: Timestamp,
        ends_at: Timestamp,
        automatic: bool,
    ) -> Result<(), StoreError> {
        let id = counters::next(self.connection(), Counter::Vacation).await?;
        sqlx::query(
            "INSERT INTO vacations (id, user_id, begins_at, ends_at, automatic, over) \
             VALUES ($1, $2, $3, $4, $5, 0)",
        )
        .bind(id)
        .bind(i64::from(person))
        .bind(begins_at.as_millisecond())
        .bind(ends_at.as_millisecond())
        .bind(i64::from(automatic))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Changes when a vacation ends, even if it is already over.
    ///
    /// # Errors
    /// Any database error.
    pub async fn move_vacation_end(
        &mut self,
        vacation: VacationId,
        ends_at: Timestamp,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE vacations SET ends_at = $2, over = 0 WHERE id = $1")
            .bind(i64::from(vacation))
            .bind(ends_at.as_millisecond())
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Records that a vacation is over and its owner's clocks are running again. Returns `false` if
    /// that was recorded before, or if the vacation lasts beyond `at`.
    ///
    /// # Errors
    /// Any database error.
    pub async fn close_vacation(
        &mut self,
        vacation: VacationId,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        let result = sqlx::query(
            "UPDATE vacations SET over = 1 WHERE id = $1 AND over = 0 AND ends_at <= $2",
        )
        .bind(i64::from(vacation))
        .bind(at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(result.rows_affected() == 1)
    }
}

impl Stored for VacationRow {
    fn read(row: &AnyRow) -> Result<VacationRow, StoreError> {
        Ok(VacationRow {
            id: row.number("id")?,
            person: row.number("user_id")?,
            begins_at: row.time("begins_at")?,
            ends_at: row.time("ends_at")?,
            automatic: row.flag("automatic")?,
        })
    }
}
