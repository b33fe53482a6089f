//! How much the background work still has to do, for monitoring.

use jiff::{SignedDuration, Timestamp};

use crate::query::{queries, rows};

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

rows! {
    Backlog { clocks_running, clocks_due, clocks_late, unannounced, unannounced_late }
}

queries! {
    /// Returns how many games wait for the background work at `at`. Each count has an index.
    read backlog(at: Timestamp) -> Backlog [at, late: at - LATE_AFTER] {
        "SELECT (SELECT count(*) FROM games WHERE deadline IS NOT NULL) AS clocks_running,
             (SELECT count(*) FROM games WHERE deadline <= :at) AS clocks_due,
             (SELECT count(*) FROM games WHERE deadline <= :late) AS clocks_late,
             (SELECT count(*) FROM games WHERE announced < revision AND muted_since IS NULL)
             AS unannounced,
             (SELECT count(*) FROM games WHERE announced < revision AND muted_since IS NULL
             AND updated_at <= :late) AS unannounced_late"
    }
}
