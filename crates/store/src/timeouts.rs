//! How long anything waits for the database.
//!
//! Every wait ends, and its error says whether something has changed. So each request ends by itself,
//! and nobody has to give up on one and guess how far it was.

use std::time::Duration;

use super::StoreError;

/// The time limit for connecting to a server.
pub(super) const CONNECT: Duration = Duration::from_secs(10);
/// The time limit for opening a file: longer, because a busy disk is only slow.
pub(super) const OPEN_FILE: Duration = Duration::from_secs(30);
/// The time limit for waiting for a lock when the database is opened: an operator waits.
pub(super) const LOCK_AT_START: Duration = Duration::from_secs(2);
/// The time limit for a turn to write, a free connection, a lock, and a commit.
pub(super) const WAIT: Duration = Duration::from_secs(10);
/// The time limit of PostgreSQL for a statement, and for the pause between two in a transaction. It is
/// longer than the wait for a lock, whose error says more.
pub(super) const SERVER: Duration = Duration::from_secs(12);
/// The time limit for the answer to a statement. It is longer than the server's own, after which the
/// connection can still be used.
const ANSWER: Duration = Duration::from_secs(14);

/// Waits for the answer to a statement. Without a limit, that would take for ever if the network loses
/// the connection without a word.
pub(super) async fn in_time<T>(
    answer: impl Future<Output = sqlx::Result<T>>,
) -> Result<T, StoreError> {
    match tokio::time::timeout(ANSWER, answer).await {
        Ok(answer) => Ok(answer?),
        Err(_) => Err(StoreError::Lost { what: String::from("it did not answer in time") }),
    }
}
