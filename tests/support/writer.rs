//! Another program that keeps the database, or a table of it, locked.

use sqlx::{Connection as _, PgConnection, SqliteConnection};

use super::scene::{Scene, wait};

/// Another program that keeps writing to the database until this is dropped.
pub(crate) struct Writer(Option<SqliteConnection>);

impl Writer {
    /// Locks the database.
    pub(crate) fn start(scene: &Scene) -> Writer {
        let locked = wait(async {
            let mut connection = SqliteConnection::connect(&scene.database()).await?;
            sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await?;
            Ok::<_, sqlx::Error>(connection)
        });
        Writer(Some(locked.expect("the database can be locked")))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            wait(connection.close()).expect("the connection closes");
        }
    }
}

/// Another program that keeps a table of PostgreSQL locked, also for readers, until this is dropped.
pub(crate) struct TableLock(Option<PgConnection>);

impl TableLock {
    /// Locks the settings of servers, which each interaction reads.
    pub(crate) fn of_servers(scene: &Scene) -> TableLock {
        let locked = wait(async {
            let mut connection = PgConnection::connect(&scene.database()).await?;
            sqlx::query("BEGIN").execute(&mut connection).await?;
            sqlx::query("LOCK TABLE servers").execute(&mut connection).await?;
            Ok::<_, sqlx::Error>(connection)
        });
        TableLock(Some(locked.expect("the table can be locked")))
    }
}

impl Drop for TableLock {
    fn drop(&mut self) {
        if let Some(connection) = self.0.take() {
            wait(connection.close()).expect("the connection closes");
        }
    }
}
