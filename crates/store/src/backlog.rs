//! How much the background work still has to do, for monitoring.

use jiff::{SignedDuration, Timestamp};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::fetch::{Stored, fetch_one};
use crate::reads::reads;

/// What is overdue for longer than this is late.
const LATE_AFTER: SignedDuration = SignedDuration::from_mins(1);

/// How many games wait for the background work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Backlog {
    /// Games whose clock runs.
    pub clocks_running: usize,
    /// Games whose deadline has passed and which go on.
    pub clocks_due: usize,
    /// Games whose deadline passed more than a minute ago and which go on.
    pub clocks_late: usize,
    /// Games whose newest board is not announced, without muted ones.
    pub unannounced: usize,
    /// Games whose newest board has not been announced for more than a minute, without muted ones.
    pub unannounced_late: usize,
}

reads! {
    /// Returns how many games wait for the background work at `at`.
    backlog(at: Timestamp) -> Backlog;
}

async fn backlog(connection: &mut AnyConnection, at: Timestamp) -> Result<Backlog, StoreError> {
    // Each count has an index.
    let query = sqlx::query(
        "SELECT (SELECT count(*) FROM games WHERE deadline IS NOT NULL) AS clocks_running, \
         (SELECT count(*) FROM games WHERE deadline <= $1) AS clocks_due, \
         (SELECT count(*) FROM games WHERE deadline <= $2) AS clocks_late, \
         (SELECT count(*) FROM games WHERE announced < revision AND muted_since IS NULL) \
         AS unannounced, \
         (SELECT count(*) FROM games WHERE announced < revision AND muted_since IS NULL \
         AND updated_at <= $2) AS unannounced_late",
    );
    let late = at - LATE_AFTER;
    fetch_one(connection, query.bind(at.as_millisecond()).bind(late.as_millisecond())).await
}

impl Stored for Backlog {
    fn read(row: &AnyRow) -> Result<Backlog, StoreError> {
        Ok(Backlog {
            clocks_running: row.number("clocks_running")?,
            clocks_due: row.number("clocks_due")?,
            clocks_late: row.number("clocks_late")?,
            unannounced: row.number("unannounced")?,
            unannounced_late: row.number("unannounced_late")?,
        })
    }
}
