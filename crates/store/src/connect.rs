//! Opens, checks, shares and closes the connection to the database.

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use dvonn_model::GuildId;
use log::LevelFilter;
use sqlx::AnyConnection;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool, AssertSqlSafe, ConnectOptions, Connection, Executor};
use tokio::sync::{Mutex, OwnedMutexGuard};

use super::explain::explain;
use super::file::{Claim, DatabaseFile};
use super::keeper::CHECKPOINT;
use super::observe::{Observation, Observer, Operation, PoolState};
use super::outbox::Outbox;
use super::tx::{Durability, Tx};
use super::url::{Kind, Target};
use super::{OpenError, OpenWarning, StoreError, timeouts};

/// The level at which sqlx logs each slow statement and each long wait for a connection. While the
/// database is busy or silent, that is everything that happens.
const SLOWNESS_LEVEL: LevelFilter = LevelFilter::Debug;
/// A statement that takes longer is slow.
const SLOW: Duration = Duration::from_secs(1);

/// The database. Cloning is cheap: clones share their connections.
///
/// Reads use any of several connections. Changes are made in a [`Tx`]. A task that holds a [`Tx`]
/// must read through it and not through the store, or the two may deadlock.
#[derive(Clone)]
pub struct Store {
    pub(super) kind: Kind,
    pub(super) pool: AnyPool,
    /// SQLite allows one writer at a time. Writers of this process queue here in order, instead of
    /// polling the file's lock.
    writers: Option<Arc<Mutex<()>>>,
    /// The SQLite file, which this process has locked.
    file: Option<Arc<DatabaseFile>>,
    /// Observes operations.
    pub(super) observer: Option<Observer>,
    /// How many games a person may play at once. A store has no limit of its own.
    pub(super) games_per_person: u32,
    /// The server whose league is the championship. A store has none of its own.
    championship: Option<GuildId>,
    /// What this process sends.
    pub(super) outbox: Outbox,
}

/// Names the database, without its password.
impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Store({})", self.kind)
    }
}

impl Store {
    /// Connects to the database and writes to it. Creates a missing SQLite file but no tables: see
    /// [`Store::migrate`]. Locks the SQLite file until [`Store::close`], until all clones are
    /// dropped, or until the process ends in any way.
    ///
    /// `url` is `sqlite:PATH` or `postgres://USER:PASSWORD@HOST:PORT/DATABASE`. A path is relative
    /// to the working directory. Write `%`, `?` and `#` in it as `%25`, `%3F` and `%23`.
    ///
    /// # Errors
    /// If the database cannot be used, within ten seconds, or thirty for a SQLite file: also if another
    /// store has the file open, or if the file is missing where there was one before.
    pub async fn open(url: &str) -> Result<Store, OpenError> {
        Store::open_unless_lost(url, None).await
    }

    /// As [`Store::open`], but a backup in `backups`, the folder where the bot makes them, also shows
    /// that there was a SQLite file before.
    ///
    /// # Errors
    /// As for [`Store::open`].
    pub async fn open_unless_lost(url: &str, backups: Option<&Path>) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let Target { kind, options, may_create } = url.parse()?;
        let claim = match &kind {
            Kind::Sqlite { path } => Some(Claim::take(path, may_create, backups)?),
            Kind::Postgres { .. } => None,
        };

        // A pool would keep retrying and hide the reason, so the first connection is made without
        // one.
        let limit = if claim.is_some() { timeouts::OPEN_FILE } else { timeouts::CONNECT };
        let attempt = async {
            if let Some(claim) = &claim {
                claim.rewrite_wal().await?;
            }
            connect_and_write(&options, &kind).await.map_err(|error| explain(error, &kind))
        };
        let connection = match tokio::time::timeout(limit, attempt).await {
            Ok(connected) => connected?,
            Err(_) => return Err(explain(sqlx::Error::PoolTimedOut, &kind)),
        };
        let file = match claim {
            Some(claim) => Some(Arc::new(claim.keep(connection)?)),
            None => {
                let closed = connection.close().await;
                closed.map_err(|error| explain(error, &kind))?;
                None
            }
        };

        let is_sqlite = matches!(kind, Kind::Sqlite { .. });
        let writers = is_sqlite.then(Arc::default);
        let to_prepare = kind.clone();
        let syncs = file.as_ref().is_some_and(|file| file.syncs());
        let pool = AnyPoolOptions::new()
            .max_connections(if is_sqlite { 4 } else { 10 })
            .acquire_timeout(timeouts::WAIT)
            .acquire_slow_level(SLOWNESS_LEVEL)
            // A server may have closed a connection meanwhile. Nobody closes a file's.
            .test_before_acquire(!is_sqlite)
            .after_connect(move |connection, _| {
                let kind = to_prepare.clone();
                Box::pin(async move {
                    prepare(connection, &kind, timeouts::WAIT).await?;
                    if syncs {
                        // A transaction waits for the disk itself, after it has let the next one begin.
                        connection.execute("PRAGMA synchronous = NORMAL").await?;
                    }
                    Ok(())
                })
            })
            // SQLite rolls back by itself when the disk is full. sqlx does not notice, and would
            // treat every later transaction on that connection as nested in the first.
            .before_acquire(|connection, _| {
                let usable = !connection.is_in_transaction();
                Box::pin(async move { Ok(usable) })
            })
            .connect_lazy_with(options.log_slow_statements(SLOWNESS_LEVEL, SLOW));
        Ok(Store { writers, file, ..Store::without_lock(kind, pool) })
    }

    /// Returns a store that does not lock the SQLite file, and so must not write.
    pub(super) fn without_lock(kind: Kind, pool: AnyPool) -> Store {
        Store {
            kind,
            pool,
            writers: None,
            file: None,
            observer: None,
            games_per_person: u32::MAX,
            championship: None,
            outbox: Outbox::new(),
        }
    }

    /// Returns true if several processes may use the database at once: PostgreSQL.
    pub fn allows_several_processes(&self) -> bool {
        matches!(self.kind, Kind::Postgres { .. })
    }

    /// Begins a transaction. On SQLite, transactions run one at a time. On PostgreSQL they run in
    /// parallel and wait only for others that change the same rows.
    ///
    /// # Errors
    /// [`StoreError::Locked`] if others keep writing for ten seconds,
    /// [`StoreError::FileGone`] if the SQLite file was deleted or replaced,
    /// [`StoreError::NotSynced`] if the disk failed to sync it, and any other database error.
    pub async fn begin(&self) -> Result<Tx, StoreError> {
        self.begin_with(self.begin_statement(), Durability::Synced).await
    }

    /// As [`begin`](Store::begin), but the commit does not wait for the disk. For changes that can be
    /// found out again: the last ones are lost if the machine, not only the program, crashes.
    ///
    /// # Errors
    /// As for [`begin`](Store::begin).
    pub async fn begin_unsynced(&self) -> Result<Tx, StoreError> {
        let statement = match &self.kind {
            Kind::Sqlite { .. } => self.begin_statement(),
            Kind::Postgres { .. } => "BEGIN; SET LOCAL synchronous_commit = off",
        };
        self.begin_with(statement, Durability::Unsynced).await
    }

    fn begin_statement(&self) -> &'static str {
        match &self.file {
            Some(file) if file.syncs() => "BEGIN IMMEDIATE",
            _ => begin_statement(&self.kind),
        }
    }

    async fn begin_with(
        &self,
        statement: &'static str,
        durability: Durability,
    ) -> Result<Tx, StoreError> {
        let _begin = self.observe(Operation::Begin);
        let Some(writers) = &self.writers else {
            return self.begin_in_turn(statement, durability, None).await;
        };
        let begun = async {
            let turn = Arc::clone(writers).lock_owned().await;
            self.begin_in_turn(statement, durability, Some(turn)).await
        };
        let begun = tokio::time::timeout(timeouts::WAIT, begun).await;
        begun.unwrap_or(Err(StoreError::Locked))
    }

    async fn begin_in_turn(
        &self,
        statement: &'static str,
        durability: Durability,
        turn: Option<OwnedMutexGuard<()>>,
    ) -> Result<Tx, StoreError> {
        self.check_file()?;
        let (pool, file) = (self.pool.clone(), self.file.clone());
        let (observer, most) = (self.observer.clone(), self.games_per_person);
        let outbox = self.outbox.clone();
        // In a task of its own, since a BEGIN must not be dropped on its way: sqlx would forget
        // it, and the connection would stay in that transaction. If nobody waits any more, the
        // task drops the transaction, which ends it.
        let begun = tokio::spawn(async move {
            let transaction = pool.begin_with(statement).await?;
            Ok::<_, sqlx::Error>(Tx::new(
                transaction,
                turn,
                file,
                durability,
                observer,
                most,
                outbox,
            ))
        });
        Ok(begun.await.map_err(|_| sqlx::Error::WorkerCrashed)??)
    }

    /// Returns how many transactions this process has committed from which background work may follow.
    pub fn changes(&self) -> u64 {
        self.outbox.changes.load(Ordering::Relaxed)
    }

    /// Returns what the operator should know about the database's files.
    pub fn warnings(&self) -> &[OpenWarning] {
        self.file.as_ref().map_or(&[], |file| file.warnings())
    }

    /// Checks that the SQLite file is still the one that was opened, and that all syncs succeeded. All
    /// reads and transactions do this too. Does nothing on PostgreSQL.
    ///
    /// # Errors
    /// [`StoreError::FileGone`] if the file was deleted or replaced, [`StoreError::NotSynced`] if the
    /// disk failed to sync it.
    pub fn check_file(&self) -> Result<(), StoreError> {
        self.file.as_ref().map_or(Ok(()), |file| file.check())
    }

    /// Waits until all that was committed before this call is on disk.
    ///
    /// # Errors
    /// [`StoreError::Unconfirmed`] if the disk fails.
    pub(super) async fn wait_for_disk(&self) -> Result<(), StoreError> {
        match &self.file {
            Some(file) => file.wait_for_disk().await,
            None => Ok(()),
        }
    }

    /// Waits until nothing can be stored before the process has started again, and returns why:
    /// [`StoreError::FileGone`] or [`StoreError::NotSynced`]. Takes at most five seconds to notice.
    /// Waits for ever on PostgreSQL.
    pub async fn broken(&self) -> StoreError {
        match &self.file {
            Some(file) => file.broken().await,
            None => std::future::pending().await,
        }
    }

    /// Waits for running queries and disconnects. SQLite then moves everything into one file, and
    /// other programs may open it. After a failed sync it only disconnects: the process must end.
    /// Later calls fail with [`StoreError::Closed`].
    pub async fn close(&self) {
        self.pool.close().await;
        if let Some(file) = &self.file {
            file.close().await;
        }
    }

    /// Returns the same store, whose operations `observer` observes from now on.
    #[must_use]
    pub fn observed(mut self, observer: Observer) -> Store {
        self.observer = Some(observer);
        self
    }

    /// Returns the same store, in which a person may play this many games at once.
    #[must_use]
    pub fn with_games_per_person(mut self, most: u32) -> Store {
        self.games_per_person = most;
        self
    }

    /// Names the server whose league is the championship: people of all servers can enter it.
    #[must_use]
    pub fn with_championship(mut self, server: Option<GuildId>) -> Store {
        self.championship = server;
        self
    }

    /// Returns true if the league of this server is the championship.
    pub fn has_championship(&self, server: GuildId) -> bool {
        self.championship == Some(server)
    }

    /// Returns how many connections there are.
    pub fn pool_state(&self) -> PoolState {
        let (open, idle) = (self.pool.size() as usize, self.pool.num_idle());
        let max = self.pool.options().get_max_connections() as usize;
        PoolState { busy: open.saturating_sub(idle), idle, max }
    }

    /// Notes that an operation begins.
    pub(crate) fn observe(&self, operation: Operation) -> Option<Observation> {
        self.observer.as_ref().map(|observer| observer(operation))
    }

    /// Returns a connection for reading. A new connection to a replaced file would apply the old
    /// file's WAL to it, and so destroy it.
    pub(super) async fn connection(&self) -> Result<PoolConnection<Any>, StoreError> {
        self.check_file()?;
        Ok(self.pool.acquire().await?)
    }
}

/// Configures a new connection, which waits for a lock for at most this long. Checkpoints are made on one
/// only.
async fn prepare(
    connection: &mut AnyConnection,
    kind: &Kind,
    longest: Duration,
) -> sqlx::Result<()> {
    let (wait, limit) = (longest.as_millis(), timeouts::SERVER.as_millis());
    // By default, sqlx turns on foreign keys in SQLite.
    let settings = match kind {
        Kind::Sqlite { .. } => format!(
            "PRAGMA busy_timeout = {wait}; PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0"
        ),
        // The server then frees the locks of a process that it has lost sight of.
        Kind::Postgres { .. } => format!(
            "SET lock_timeout = {wait}; SET statement_timeout = {limit}; \
             SET idle_in_transaction_session_timeout = {limit}"
        ),
    };
    connection.execute(AssertSqlSafe(settings)).await.map(|_| ())
}

/// Connects and writes. Moves what an earlier process left in a WAL into the database first.
async fn connect_and_write(
    options: &AnyConnectOptions,
    kind: &Kind,
) -> sqlx::Result<AnyConnection> {
    let mut connection = AnyConnection::connect_with(options).await?;
    prepare(&mut connection, kind, timeouts::LOCK_AT_START).await?;
    if let Kind::Sqlite { .. } = kind {
        connection.execute(CHECKPOINT).await?;
    }
    try_to_write(&mut connection, kind).await?;
    Ok(connection)
}

/// Creates and drops a table, and commits. Only the commit shows that the disk has space: a write
/// transaction begins even on a read-only database, and what is rolled back may never be written.
async fn try_to_write(connection: &mut AnyConnection, kind: &Kind) -> sqlx::Result<()> {
    let mut trial = connection.begin_with(begin_statement(kind)).await?;
    let tables = match kind {
        Kind::Sqlite { .. } => "CREATE TABLE dvonn_trial (x BIGINT); DROP TABLE dvonn_trial",
        // A user without the right to create tables may still create temporary ones.
        Kind::Postgres { .. } => "CREATE TEMPORARY TABLE dvonn_trial (x BIGINT) ON COMMIT DROP",
    };
    trial.execute(tables).await?;
    trial.commit().await
}

/// On SQLite, takes the write lock at once. Otherwise a transaction that reads first could fail
/// later because another one has written in between. The commit waits for the disk.
pub(super) fn begin_statement(kind: &Kind) -> &'static str {
    match kind {
        Kind::Sqlite { .. } => "PRAGMA synchronous = FULL; BEGIN IMMEDIATE",
        Kind::Postgres { .. } => "BEGIN",
    }
}

/// Begins a transaction that sees one moment.
pub(super) fn snapshot_statement(kind: &Kind) -> &'static str {
    match kind {
        Kind::Sqlite { .. } => "BEGIN",
        Kind::Postgres { .. } => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    }
}

#[cfg(test)]
mod tests {
    use dvonn_rules::ByColor;
    use futures::future::join_all;
    use jiff::Timestamp;
    use tempfile::TempDir;

    use super::*;
    use crate::keeper::COMMITS;
    use dvonn_model::{ChannelId, ClockRow, NewGame, Person, Terms, Venue};

    async fn new_store() -> (Store, TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("dvonn.db").display());
        let store = Store::open(&url).await.unwrap();
        store.migrate().await.unwrap();
        (store, folder)
    }

    fn channel(number: u64) -> ChannelId {
        number.try_into().unwrap()
    }

    /// A game whose player names take up this many bytes.
    fn game(number: u64, bytes: usize) -> NewGame {
        let person = Person::new(1_u64.try_into().unwrap(), "x".repeat(bytes / 2));
        let venue = Venue { guild: None, channel: channel(number), parent: None, guest: false };
        let players = ByColor { white: person.clone().into(), black: person.into() };
        NewGame {
            venue,
            players,
            terms: Terms::sample(),
            clock: ClockRow::sample(),
            rematch_of: None,
            locale: None,
            at: Timestamp::UNIX_EPOCH,
        }
    }

    async fn start(store: &Store, new: NewGame, limit: &'static str) -> Result<(), StoreError> {
        let mut tx = store.begin().await?;
        tx.connection().execute(limit).await?;
        tx.create_game(new).await?;
        tx.commit().await
    }

    #[tokio::test]
    async fn after_a_full_disk_the_next_change_succeeds() {
        let (store, _folder) = new_store().await;
        for number in 1..10 {
            let new = game(number, 2_000_000);
            let error = start(&store, new, "PRAGMA max_page_count = 100").await.unwrap_err();
            assert!(matches!(error, StoreError::Full), "{error:?}");
            assert_eq!(store.running_game_in(channel(number)).await.unwrap(), None);
        }
        start(&store, game(1, 2_000_000), "PRAGMA max_page_count = 1000000").await.unwrap();
        assert_eq!(store.posts_due(jiff::Timestamp::MAX, [5, 0]).await.unwrap().posts.len(), 1);
    }

    #[tokio::test]
    async fn a_rollback_by_sqlite_does_not_affect_later_transactions() {
        let (store, _folder) = new_store().await;
        for number in 1..10 {
            let mut tx = store.begin().await.unwrap();
            tx.connection().execute("ROLLBACK").await.unwrap();
            drop(tx);
            start(&store, game(number, 2), "SELECT 1").await.unwrap();
        }
        assert_eq!(store.posts_due(jiff::Timestamp::MAX, [20, 0]).await.unwrap().posts.len(), 9);
    }

    #[tokio::test]
    async fn only_a_synced_transaction_waits_for_the_disk() {
        let (store, _folder) = new_store().await;
        let wal = store.file.as_ref().unwrap().wal();
        for (unsynced, syncs) in [(true, 0), (false, 1)] {
            let begun = if unsynced { store.begin_unsynced().await } else { store.begin().await };
            begun.unwrap().commit().await.unwrap();
            assert_eq!(wal.syncs(), syncs);
        }
    }

    #[tokio::test]
    async fn a_transaction_begins_while_the_one_before_waits_for_the_disk() {
        let (store, _folder) = new_store().await;
        let wal = store.file.as_ref().unwrap().wal();
        let disk = wal.hold().await;
        let first = store.begin().await.unwrap();
        let committed = tokio::spawn(first.commit());
        let second = store.begin().await.unwrap();
        assert!(!committed.is_finished());
        drop(disk);
        committed.await.unwrap().unwrap();
        second.commit().await.unwrap();
    }

    async fn commit(store: &Store) -> Result<(), StoreError> {
        store.begin().await?.commit().await
    }

    #[tokio::test]
    async fn nobody_waits_for_ever_for_a_turn_to_write_or_for_the_disk() {
        let ((busy, _folder), (stuck, _other)) = (new_store().await, new_store().await);
        let writing = busy.begin().await.unwrap();
        let disk = stuck.file.as_ref().unwrap().wal().hold().await;
        let changed = stuck.begin().await.unwrap();
        let (begun, committed) = tokio::join!(busy.begin(), changed.commit());
        assert!(matches!(begun, Err(StoreError::Locked)));
        assert!(matches!(committed, Err(StoreError::Unconfirmed { .. })), "{committed:?}");
        drop((writing, disk));
        commit(&busy).await.unwrap();
        commit(&stuck).await.unwrap();
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn after_a_failed_sync_nothing_is_stored_or_read_and_only_another_process_goes_on() {
        let (store, folder) = new_store().await;
        let wal = store.file.as_ref().unwrap().wal();
        let disk = wal.replace(std::fs::File::open("/dev/null").unwrap()).await;
        let begun_before = store.begin().await.unwrap();
        let began_later = tokio::spawn({
            let store = store.clone();
            async move { store.begin().await }
        });
        let unconfirmed = begun_before.commit().await;
        assert!(matches!(unconfirmed, Err(StoreError::Unconfirmed { .. })), "{unconfirmed:?}");
        // The disk works again.
        wal.replace(disk).await;
        let not_synced = |error: StoreError| matches!(error, StoreError::NotSynced { .. });
        if let Ok(tx) = began_later.await.unwrap() {
            assert!(not_synced(tx.commit().await.unwrap_err()));
        }
        assert!(not_synced(commit(&store).await.unwrap_err()));
        assert!(not_synced(store.game(1.into()).await.unwrap_err()));
        assert!(not_synced(store.broken().await));

        store.close().await;
        drop(store);
        let url = format!("sqlite:{}", folder.path().join("dvonn.db").display());
        assert!(matches!(Store::open(&url).await, Err(OpenError::InUse { .. })));
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn the_wal_is_moved_into_the_database_only_after_it_was_synced() {
        let (store, folder) = new_store().await;
        let size = |name: &str| std::fs::metadata(folder.path().join(name)).unwrap().len();
        let wal = store.file.as_ref().unwrap().wal();
        start(&store, game(1, 50_000), "SELECT 1").await.unwrap();
        let before = size("dvonn.db");
        for _ in 0..COMMITS - 2 {
            commit(&store).await.unwrap();
        }
        assert_eq!(size("dvonn.db"), before);
        commit(&store).await.unwrap();
        // Waits for the checkpoint.
        commit(&store).await.unwrap();
        let moved = size("dvonn.db");
        assert!(moved > before);

        start(&store, game(2, 50_000), "SELECT 1").await.unwrap();
        for _ in 0..COMMITS - 3 {
            commit(&store).await.unwrap();
        }
        wal.replace(std::fs::File::open("/dev/null").unwrap()).await;
        assert!(commit(&store).await.is_err());
        store.close().await;
        drop(store);
        assert_eq!(size("dvonn.db"), moved);
        assert!(size("dvonn.db-wal") > 0);
    }

    #[tokio::test]
    async fn the_wal_stays_short_while_people_read() {
        let (store, folder) = new_store().await;
        let reads = {
            let store = store.clone();
            tokio::spawn(async move {
                loop {
                    store.posts_due(jiff::Timestamp::MAX, [50, 0]).await.unwrap();
                }
            })
        };
        let mut longest = 0;
        for number in 1..=6 * u64::from(COMMITS) {
            start(&store, game(number, 2), "SELECT 1").await.unwrap();
            let wal = std::fs::metadata(folder.path().join("dvonn.db-wal")).unwrap().len();
            if number <= u64::from(COMMITS) {
                longest = wal;
            }
            assert!(wal <= 4 * longest, "{wal} bytes after {number} commits, {longest} after 100");
        }
        reads.abort();
    }

    #[tokio::test]
    async fn sqlite_transactions_run_in_order() {
        let (store, _folder) = new_store().await;
        let first = store.begin().await.unwrap();
        let later = (1..40).map(async |number| {
            let mut tx = store.begin().await.unwrap();
            tx.create_game(game(number, 2)).await.unwrap();
            tx.commit().await.unwrap();
        });
        tokio::join!(join_all(later), async { drop(first) });
        for number in 1..40 {
            let game = store.running_game_in(channel(number)).await.unwrap().unwrap();
            assert_eq!(game.id, i64::try_from(number).unwrap().into());
        }
    }
}
