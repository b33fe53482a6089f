//! A temporary database for one test. PostgreSQL databases are created on the server in
//! `DVONN_TEST_POSTGRES_URL`, which `.ci/postgres` starts.

use std::io::Write;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::process;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};

use dvonn_store::Store;
use futures::FutureExt;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};
use tempfile::TempDir;

/// A database of one test.
pub(crate) struct TestDatabase {
    /// Its URL, as in `database.url`.
    pub(crate) url: String,
    home: Home,
}

enum Home {
    Folder(TempDir),
    Server { server: Box<PgConnectOptions>, name: String },
}

impl TestDatabase {
    /// A SQLite file that does not exist yet.
    pub(crate) fn sqlite() -> TestDatabase {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let url = format!("sqlite:{}", folder.path().join("dvonn.db").display());
        TestDatabase { url, home: Home::Folder(folder) }
    }

    /// An empty PostgreSQL database. Without a server, prints a note and returns `None`, or panics
    /// if `DVONN_TEST_REQUIRE_ALL=1` is set.
    pub(crate) async fn postgres() -> Option<TestDatabase> {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let server = postgres_server()?;
        let name = format!(
            "dvonn_test_{}_{}_{}",
            jiff::Timestamp::now().as_second(),
            process::id(),
            MADE.fetch_add(1, Ordering::Relaxed)
        );
        on_server(&server, format!("CREATE DATABASE {name} TEMPLATE template0")).await;
        let url = server.clone().database(&name).to_url_lossy().to_string();
        Some(TestDatabase { url, home: Home::Server { server: Box::new(server), name } })
    }

    /// Returns a migrated store for it.
    pub(crate) async fn store(&self) -> Store {
        let store = Store::open(&self.url).await.expect("the database opens");
        store.migrate().await.expect("the migrations succeed");
        store
    }

    /// Returns the stores of two processes. On SQLite, which only one process can use, these share
    /// their connections.
    pub(crate) async fn stores(&self) -> [Store; 2] {
        let one = self.store().await;
        let other = match self.home {
            Home::Folder(_) => one.clone(),
            Home::Server { .. } => self.store().await,
        };
        [one, other]
    }

    /// Removes the database, even with open connections.
    pub(crate) async fn remove(self) {
        match self.home {
            Home::Folder(folder) => folder.close().expect("the folder is removed"),
            Home::Server { server, name } => {
                on_server(&server, format!("DROP DATABASE {name} WITH (FORCE)")).await;
            }
        }
    }
}

/// Runs a test on SQLite and on PostgreSQL, each with an empty database.
pub(crate) async fn on_each_database(test: impl AsyncFn(&TestDatabase)) {
    on(TestDatabase::sqlite(), &test).await;
    if let Some(database) = TestDatabase::postgres().await {
        on(database, &test).await;
    }
}

/// Runs a test on PostgreSQL only.
pub(crate) async fn on_postgres(test: impl AsyncFn(&TestDatabase)) {
    if let Some(database) = TestDatabase::postgres().await {
        on(database, &test).await;
    }
}

async fn on(database: TestDatabase, test: &impl AsyncFn(&TestDatabase)) {
    let outcome = AssertUnwindSafe(test(&database)).catch_unwind().await;
    let scheme = database.url.split(':').next().unwrap_or_default().to_owned();
    database.remove().await;
    if let Err(panic) = outcome {
        eprintln!("the test failed on {scheme}");
        resume_unwind(panic);
    }
}

fn postgres_server() -> Option<PgConnectOptions> {
    static SAID: Once = Once::new();
    if let Ok(url) = std::env::var("DVONN_TEST_POSTGRES_URL") {
        return Some(
            url.parse().expect("DVONN_TEST_POSTGRES_URL is the URL of a PostgreSQL server"),
        );
    }
    let said = "skipped: PostgreSQL tests, because DVONN_TEST_POSTGRES_URL is not set";
    assert!(std::env::var("DVONN_TEST_REQUIRE_ALL").as_deref() != Ok("1"), "{said}");
    SAID.call_once(|| {
        // Written directly, because the test harness hides the output of passing tests.
        writeln!(std::io::stderr(), "{said}").expect("standard error is open");
    });
    None
}

async fn on_server(server: &PgConnectOptions, statement: String) {
    let mut connection = server.connect().await.expect("the PostgreSQL server answers");
    let done = connection.execute(sqlx::AssertSqlSafe(statement)).await;
    done.expect("the server creates and drops databases");
    connection.close().await.expect("the connection closes");
}
