//! The processes that share a PostgreSQL database, and what each of them is doing that the others
//! must not do at the same time.
//!
//! SQLite has one process, which needs none of this: there, everything here does nothing.
//!
//! Several processes can share the database, each with some of the gateway's shards
//! (`run --shards`). Discord sends each interaction to one of them. What nobody asked for,
//! `runtime/rounds` of the bot does row by row: before each row it takes a *lease*, so that one
//! process does it. Processes record every ten seconds that they are alive, and with which shards;
//! the leases of one that dies are free 25 seconds later. Rows that were read before another
//! process dealt with them are recognised as after a crash (`dvonn_discord::lookup`).
//!
//! What a process has raised it sends itself (`posts`). Once it is dead, another takes that over. Timeouts and
//! reminders belong to the process whose shard the server is on: while no process is connected there, nobody could
//! move, and no clock runs.
//!
//! Processes that share a folder for backups lock it while one makes a backup.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use dvonn_model::ShardRange;
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::migrations::newest_known;
use crate::posts::SETTLING_TIME;
use crate::{Store, StoreError};

/// The present time of the database in milliseconds. The clocks of the processes may differ.
const NOW: &str = "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";
/// The SQL condition that a row of `processes` is of a process that still runs. A process that was
/// not seen for 25 seconds counts as dead: two beats were missed.
macro_rules! is_alive {
    () => {
        "seen_at > (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT - 25000"
    };
}

/// This process, among those that share the database.
#[derive(Clone, Debug)]
pub struct Process {
    store: Store,
    shards: ShardRange,
    /// The leases of this process. The database would let it take one twice, so that one that could
    /// not be given back is not lost.
    held: Arc<Mutex<HashSet<Key>>>,
}

/// A task and the row it is about.
type Key = (String, String);

/// The right to do something that only one process may do at once. Dropping it passes it on.
#[derive(Debug)]
pub struct Lease {
    /// `None` where there is only one process.
    held: Option<Held>,
}

#[derive(Debug)]
struct Held {
    process: Process,
    key: Key,
}

impl Process {
    /// The time between two beats.
    pub const BEAT: Duration = Duration::from_secs(10);

    /// Records that this process has started, with these shards. It must beat from now on.
    ///
    /// # Errors
    /// Any database error.
    pub async fn join(
        store: &Store,
        shards: ShardRange,
        at: Timestamp,
    ) -> Result<Process, StoreError> {
        let process = Process { store: store.clone(), shards, held: Arc::default() };
        process.beat(at).await?;
        Ok(process)
    }

    /// Records that this process is alive, and takes over the posts of processes that have ended.
    /// Forgets processes that have been dead for a day.
    ///
    /// # Errors
    /// Any database error.
    pub async fn beat(&self, at: Timestamp) -> Result<(), StoreError> {
        if !self.store.allows_several_processes() {
            return Ok(());
        }
        let seen = format!(
            "INSERT INTO processes (id, schema_version, first_shard, last_shard, shards, seen_at) \
             VALUES ($1, $2, $3, $4, $5, {NOW}) ON CONFLICT (id) DO UPDATE SET seen_at = {NOW}"
        );
        let seen = sqlx::query(sqlx::AssertSqlSafe(seen)).bind(self.id()).bind(newest_known());
        let ShardRange { first, last, of } = self.shards;
        let seen = seen.bind(i64::from(first)).bind(i64::from(last)).bind(i64::from(of));
        seen.execute(&self.store.pool).await?;
        let forgotten = format!("DELETE FROM processes WHERE seen_at < {NOW} - 86400000");
        sqlx::query(sqlx::AssertSqlSafe(forgotten)).execute(&self.store.pool).await?;
        let taken_over = sqlx::query(concat!(
            "UPDATE posts SET owner = $1, doubtful = 1, retry_at = GREATEST(retry_at, $2) \
             WHERE (shown < wanted OR old_id IS NOT NULL) AND owner <> $1 AND NOT EXISTS \
             (SELECT 1 FROM processes WHERE id = posts.owner AND ",
            is_alive!(),
            ")"
        ));
        let settled = (at + SETTLING_TIME).as_millisecond();
        let taken_over = taken_over.bind(self.id()).bind(settled).execute(&self.store.pool).await?;
        if taken_over.rows_affected() > 0 {
            self.store.outbox.wake();
        }
        Ok(())
    }

    /// Returns true if other processes use the database now.
    ///
    /// # Errors
    /// Any database error.
    pub async fn has_others(&self) -> Result<bool, StoreError> {
        if !self.store.allows_several_processes() {
            return Ok(false);
        }
        let others =
            concat!("SELECT 1 FROM processes WHERE id <> $1 AND ", is_alive!(), " LIMIT 1");
        let other = sqlx::query(others).bind(self.id()).fetch_optional(&self.store.pool).await?;
        Ok(other.is_some())
    }

    /// Takes the right to do `task` with `row`. Returns `None` while it is taken, by another process or
    /// by this one. The leases of a process that dies are free 25 seconds later.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lease(&self, task: &str, row: &str) -> Result<Option<Lease>, StoreError> {
        if !self.store.allows_several_processes() {
            return Ok(Some(Lease { held: None }));
        }
        let key = (task.to_owned(), row.to_owned());
        if !self.lock().insert(key.clone()) {
            return Ok(None);
        }
        // Made first: if this future is dropped, it gives the key back.
        let lease = Lease { held: Some(Held { process: self.clone(), key }) };
        let taken = sqlx::query(concat!(
            "INSERT INTO leases (task, row_name, owner) VALUES ($1, $2, $3) \
             ON CONFLICT (task, row_name) DO UPDATE SET owner = $3 \
             WHERE leases.owner = $3 OR NOT EXISTS \
             (SELECT 1 FROM processes WHERE id = leases.owner AND ",
            is_alive!(),
            ")"
        ));
        let taken = taken.bind(task).bind(row).bind(self.id()).execute(&self.store.pool).await?;
        Ok((taken.rows_affected() > 0).then_some(lease))
    }

    fn id(&self) -> i64 {
        self.store.outbox.owner
    }

    fn lock(&self) -> MutexGuard<'_, HashSet<Key>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Passes all leases on and records that this process has stopped.
    ///
    /// # Errors
    /// Any database error.
    pub async fn leave(&self) -> Result<(), StoreError> {
        if !self.store.allows_several_processes() {
            return Ok(());
        }
        for statement in
            ["DELETE FROM leases WHERE owner = $1", "DELETE FROM processes WHERE id = $1"]
        {
            sqlx::query(statement).bind(self.id()).execute(&self.store.pool).await?;
        }
        Ok(())
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        let Some(Held { process, key }) = self.held.take() else { return };
        // Without a runtime the program is about to end, and its leases with it.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        runtime.spawn(async move {
            let freed = "DELETE FROM leases WHERE task = $1 AND row_name = $2 AND owner = $3";
            let freed = sqlx::query(freed).bind(&key.0).bind(&key.1).bind(process.id());
            // If this fails, this process can still take the lease again.
            freed.execute(&process.store.pool).await.ok();
            process.lock().remove(&key);
        });
    }
}

/// Returns the number of running processes of an older version, which would fail once this version
/// has changed the schema.
pub(super) async fn older_processes(connection: &mut AnyConnection) -> sqlx::Result<i64> {
    processes_before(newest_known(), connection).await
}

/// Returns the number of running processes.
pub(super) async fn running_processes(connection: &mut AnyConnection) -> sqlx::Result<i64> {
    processes_before(i64::MAX, connection).await
}

/// Returns the number of running processes with a schema older than `version`.
async fn processes_before(version: i64, connection: &mut AnyConnection) -> sqlx::Result<i64> {
    use sqlx::Row as _;

    let known = "SELECT COUNT(*) FROM information_schema.tables \
                 WHERE table_schema = current_schema() AND table_name = 'processes'";
    if sqlx::query(known).fetch_one(&mut *connection).await?.try_get::<i64, _>(0)? == 0 {
        return Ok(0);
    }
    let older =
        concat!("SELECT COUNT(*) FROM processes WHERE schema_version < $1 AND ", is_alive!());
    sqlx::query(older).bind(version).fetch_one(connection).await?.try_get(0)
}
