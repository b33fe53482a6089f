//! How much the background work still has to do, for monitoring.

use jiff::{SignedDuration, Timestamp};

use crate::query::{queries, rows};

/// What is overdue for longer than this is late.
const LATE_AFTER: SignedDuration = SignedDuration::from_mins(1);

/// How much waits for the background work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Backlog {
    /// Games whose clock runs.
    pub clocks_running: usize,
    /// Games whose deadline has passed and which go on.
    pub clocks_due: usize,
    /// Games whose deadline passed more than a minute ago and which go on.
    pub clocks_late: usize,
    /// Posts that are due and not shown.
    pub posts_due: usize,
    /// Posts that have been due for more than a minute.
    pub posts_late: usize,
}

rows! {
    Backlog { clocks_running, clocks_due, clocks_late, posts_due, posts_late }
}

queries! {
    /// Returns how much waits for the background work at `at`. Each count has an index.
    read backlog(at: Timestamp) -> Backlog [at, late: at - LATE_AFTER] {
        "SELECT (SELECT count(*) FROM games WHERE deadline IS NOT NULL) AS clocks_running,
             (SELECT count(*) FROM games WHERE deadline <= :at) AS clocks_due,
             (SELECT count(*) FROM games WHERE deadline <= :late) AS clocks_late,
             (SELECT count(*) FROM posts WHERE shown < wanted AND retry_at <= :at) AS posts_due,
             (SELECT count(*) FROM posts WHERE shown < wanted AND retry_at <= :late)
             AS posts_late"
    }
}
