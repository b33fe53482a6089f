//! Moves the WAL of a SQLite database into the database: makes *checkpoints*.
//!
//! SQLite copies pages of the WAL into the database without looking at their checksums, and forgets
//! the WAL once the database is synced. So this happens only right after a sync of the WAL, while
//! nobody writes, and always on the same connection: see [`sync`](super::sync). SQLite itself would do it in
//! any commit, on any connection.

use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AnyConnection, Connection as _, Executor as _};
use tokio::sync::Mutex;

use super::fault::SqlFault;

/// The number of commits after which a checkpoint is due. A move changes about ten pages, so this is
/// about as often as SQLite does it.
pub(super) const COMMITS: u32 = 100;

/// Waits for nobody.
pub(super) const CHECKPOINT: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// The connection that is opened first and closed last.
pub(super) struct Keeper {
    connection: Mutex<Option<AnyConnection>>,
    /// The commits since the last checkpoint.
    commits: AtomicU32,
}

impl Keeper {
    pub(super) fn new(connection: AnyConnection) -> Keeper {
        Keeper { connection: Mutex::new(Some(connection)), commits: AtomicU32::new(0) }
    }

    /// Notes that there was a commit.
    pub(super) fn committed(&self) {
        self.commits.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns true if a checkpoint is due.
    pub(super) fn is_due(&self) -> bool {
        self.commits.load(Ordering::Relaxed) >= COMMITS
    }

    /// Makes a checkpoint, right after a sync of the WAL. Waits for no reader: what somebody still reads stays in the WAL until the
    /// next one.
    ///
    /// # Errors
    /// If the disk fails, also if the database could not be synced. A full disk or another program
    /// only makes it wait for the next time.
    pub(super) async fn checkpoint(&self) -> sqlx::Result<()> {
        self.commits.store(0, Ordering::Relaxed);
        let mut connection = self.connection.lock().await;
        let Some(connection) = &mut *connection else { return Ok(()) };
        match connection.execute(CHECKPOINT).await {
            Err(error) if !matches!(SqlFault::of(&error), SqlFault::Full | SqlFault::Locked) => {
                Err(error)
            }
            _ => Ok(()),
        }
    }

    /// Makes a checkpoint and disconnects. If nobody else is connected, SQLite deletes the WAL then.
    ///
    /// # Errors
    /// As for [`Keeper::checkpoint`]. It is not disconnected then.
    pub(super) async fn close(&self) -> sqlx::Result<()> {
        self.checkpoint().await?;
        match self.connection.lock().await.take() {
            Some(connection) => connection.close().await,
            None => Ok(()),
        }
    }

    /// Leaves the connection open until the process ends. SQLite would make a checkpoint when it is
    /// closed.
    pub(super) fn leave_open(&mut self) {
        std::mem::forget(self.connection.get_mut().take());
    }
}
