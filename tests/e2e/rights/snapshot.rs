//! The database before the first attempt, to see what an attempt changed and to undo it.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::time::Duration;

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, SqliteConnection};

use crate::support::scene::{Scene, wait};

/// Tables that change without anybody doing anything, or that only say which requests were made.
const IGNORED: [&str; 3] = ["heartbeats", "interactions", "_sqlx_migrations"];

/// If nothing happens for this long, the bot is done.
const QUIET: Duration = Duration::from_millis(15);

/// The rows of each table, as JSON.
type Rows = BTreeMap<String, Vec<String>>;

/// The database at one moment, and a connection to it.
pub(super) struct Snapshot<'a> {
    pub(super) scene: &'a Scene,
    connection: RefCell<SqliteConnection>,
    /// The columns of each table.
    tables: BTreeMap<String, Vec<String>>,
    rows: Rows,
    version: RefCell<i64>,
}

impl<'a> Snapshot<'a> {
    /// Takes a snapshot once everything is announced.
    pub(super) fn take(scene: &'a Scene) -> Snapshot<'a> {
        scene.settle();
        let file = scene.copy_database("snapshot.db");
        let (connection, tables) = wait(async {
            let mut connection = SqliteConnection::connect(&scene.database()).await?;
            connection.execute("PRAGMA foreign_keys = OFF").await?;
            let attach = format!("ATTACH '{}' AS before", file.display());
            connection.execute(AssertSqlSafe(attach)).await?;
            let tables = tables(&mut connection).await?;
            Ok::<_, sqlx::Error>((connection, tables))
        })
        .expect("the database can be copied");
        let connection = RefCell::new(connection);
        let (rows, version) = (Rows::new(), RefCell::new(-1));
        let mut snapshot = Snapshot { scene, connection, tables, rows, version };
        snapshot.rows = snapshot.read();
        snapshot
    }

    /// Undoes what the bot has done on its own since the last attempt.
    pub(super) fn forget(&self) {
        self.was_changed(true);
    }

    /// Returns true if the database differs from the snapshot. Then restores it. `at_once` if the
    /// bot's answer comes after the change, not before.
    pub(super) fn was_changed(&self, at_once: bool) -> bool {
        if !at_once {
            self.wait_for_quiet();
        }
        if !self.has_new_version() {
            return false;
        }
        self.wait_for_quiet();
        let changed = self.read() != self.rows;
        if changed {
            self.restore();
        }
        self.has_new_version();
        changed
    }

    /// Waits until the bot has nothing left to do, as far as others can see.
    fn wait_for_quiet(&self) {
        self.scene.settle();
        let requests = || self.scene.playground.journal().len();
        let before = Cell::new((0, 0));
        self.scene.wait_until(|| {
            let now = (self.query("PRAGMA data_version"), requests());
            std::thread::sleep(QUIET);
            before.replace(now) == now
        });
    }

    /// Returns true if another connection has written since the last call.
    fn has_new_version(&self) -> bool {
        let version = self.query("PRAGMA data_version");
        self.version.replace(version) != version
    }

    fn query(&self, query: &'static str) -> i64 {
        let connection = &mut *self.connection.borrow_mut();
        wait(sqlx::query_scalar(query).fetch_one(connection)).expect("the database can be read")
    }

    fn read(&self) -> Rows {
        let connection = &mut *self.connection.borrow_mut();
        let rows = self.tables.iter().map(|(table, columns)| {
            let query = format!("SELECT json_array({}) FROM {table}", columns.join(", "));
            let mut rows: Vec<String> =
                wait(sqlx::query_scalar(AssertSqlSafe(query)).fetch_all(&mut *connection))
                    .expect("the database can be read");
            rows.sort();
            (table.clone(), rows)
        });
        rows.collect()
    }

    fn restore(&self) {
        let connection = &mut *self.connection.borrow_mut();
        let copies = self.tables.keys().map(|table| {
            format!(
                "DELETE FROM main.{table}; INSERT INTO main.{table} SELECT * FROM before.{table};"
            )
        });
        let script = format!("BEGIN IMMEDIATE; {} COMMIT", copies.collect::<String>());
        wait(connection.execute(AssertSqlSafe(script))).expect("the database can be restored");
    }
}

async fn tables(connection: &mut SqliteConnection) -> sqlx::Result<BTreeMap<String, Vec<String>>> {
    let names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    let names: Vec<String> = sqlx::query_scalar(names).fetch_all(&mut *connection).await?;
    let mut tables = BTreeMap::new();
    for name in names.into_iter().filter(|name| !IGNORED.contains(&name.as_str())) {
        let columns = format!("SELECT name FROM pragma_table_info('{name}')");
        let columns = sqlx::query_scalar(AssertSqlSafe(columns)).fetch_all(&mut *connection);
        tables.insert(name, columns.await?);
    }
    Ok(tables)
}
