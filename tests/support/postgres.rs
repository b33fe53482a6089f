//! PostgreSQL databases of the tests.

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Executor as _};

use super::scene::wait;
use super::skipped;

/// A database on the server in `DVONN_TEST_POSTGRES_URL`, which `.ci/postgres` starts. It is dropped
/// at the end of the test.
pub(crate) struct PostgresDatabase {
    server: PgConnectOptions,
    name: String,
}

impl PostgresDatabase {
    /// Creates an empty database. Without a server, prints a note and returns `None`.
    pub(crate) fn create(name: &str) -> Option<PostgresDatabase> {
        let Ok(url) = std::env::var("DVONN_TEST_POSTGRES_URL") else {
            skipped::report("a test with PostgreSQL, because DVONN_TEST_POSTGRES_URL is not set");
            return None;
        };
        let server: PgConnectOptions = url.parse().expect("the URL of a PostgreSQL server");
        let name = format!("dvonn_e2e_{name}_{}", std::process::id());
        let database = PostgresDatabase { server, name };
        database.run(&format!("CREATE DATABASE {}", database.name));
        Some(database)
    }

    /// Its URL, as in the setting `database.url`.
    pub(crate) fn url(&self) -> String {
        self.server.clone().database(&self.name).to_url_lossy().to_string()
    }

    fn run(&self, statement: &str) {
        let done = wait(async {
            let mut connection = self.server.connect().await?;
            connection.execute(sqlx::AssertSqlSafe(statement.to_owned())).await?;
            connection.close().await
        });
        done.expect("the server creates and drops databases");
    }
}

impl Drop for PostgresDatabase {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            // The connections of a killed process end a moment later.
            self.run(&format!("DROP DATABASE {} WITH (FORCE)", self.name));
        }
    }
}
