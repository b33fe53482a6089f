//! Vacations. A player's clocks are stopped during one.

use dvonn_model::{UserId, VacationId, VacationRow};
use jiff::Timestamp;

use crate::StoreError;
use crate::counters::{self, Counter};
use crate::query::{queries, rows};
use crate::timeouts::in_time;
use crate::tx::Tx;

rows! {
    VacationRow { id, person: user_id, begins_at, ends_at, automatic }
}

queries! {
    /// Returns true if a person is on vacation at this time.
    read on_vacation(person: UserId, at: Timestamp) -> bool {
        "SELECT 1 FROM vacations WHERE user_id = :person AND begins_at <= :at AND ends_at > :at"
    }

    /// Returns a person's vacations that end after `beyond`, in order of start.
    read vacations_of(person: UserId, beyond: Timestamp) -> Vec<VacationRow> {
        "SELECT {} FROM vacations
         WHERE user_id = :person AND ends_at > :beyond
         ORDER BY begins_at, id"
    }

    /// Returns the vacations that ended by `at` but whose owners' clocks have not been restarted
    /// yet.
    read vacations_ended_by(at: Timestamp, limit: u32) -> Vec<VacationRow> {
        "SELECT {} FROM vacations WHERE over = 0 AND ends_at <= :at
         ORDER BY ends_at, id LIMIT :limit"
    }

    /// Inserts a vacation.
    step insert_vacation(
        id: i64, person: UserId, begins_at: Timestamp, ends_at: Timestamp, automatic: bool,
    ) {
        "INSERT INTO vacations (id, user_id, begins_at, ends_at, automatic, over)
         VALUES (:id, :person, :begins_at, :ends_at, :automatic, 0)"
    }

    /// Changes when a vacation ends, even if it is already over.
    change move_vacation_end(vacation: VacationId, ends_at: Timestamp) {
        "UPDATE vacations SET ends_at = :ends_at, over = 0 WHERE id = :vacation"
    }

    /// Records that a vacation is over and its owner's clocks are running again. Returns `false` if
    /// that was recorded before, or if the vacation lasts beyond `at`.
    change close_vacation(vacation: VacationId, at: Timestamp) -> bool {
        "UPDATE vacations SET over = 1 WHERE id = :vacation AND over = 0 AND ends_at <= :at"
    }
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
        // There need not be a row that could be locked. Not declared, as SQLite does not know it.
        let lock = sqlx::query("SELECT 1 FROM pg_advisory_xact_lock($1)");
        in_time(lock.bind(i64::from(person)).execute(self.connection())).await?;
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
        insert_vacation(self.connection(), id, person, begins_at, ends_at, automatic).await
    }
}
