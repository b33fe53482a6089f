//! Another program that keeps the database locked.

use sqlx::{Connection as _, SqliteConnection};

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
