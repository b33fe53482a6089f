//! Opens a database only to read it, while a bot may be using it.

use std::path::Path;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, Connection as _};

use crate::connect::{Store, snapshot_statement};
use crate::explain::explain;
use crate::migrate::check_version;
use crate::timeouts;
use crate::tx::{Durability, Tx};
use crate::url::{Kind, Target, file_options};
use crate::{OpenError, StoreError};

impl Store {
    /// Opens the database at `url` to read it, while another program may use it. It must have the
    /// schema of this version.
    ///
    /// # Errors
    /// If the database cannot be read within ten seconds, or is from another version.
    pub async fn open_read_only(url: &str) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let Target { kind, options, .. } = url.parse()?;
        open(kind, options).await.map_err(OpenError::of_reading)
    }

    /// Opens a backup to read it. It must have the schema of this version.
    ///
    /// # Errors
    /// Same as [`Store::open_read_only`].
    pub async fn open_backup(file: &Path) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        // The folder may be read-only.
        let options = file_options(file, "mode=ro")?;
        let opened = open(Kind::Sqlite { path: file.to_owned() }, options).await;
        opened.map_err(|error| error.of_backup(file))
    }

    /// Begins a transaction that only reads. Until its end, it sees the database as it is now.
    ///
    /// # Errors
    /// Any database error.
    pub async fn snapshot(&self) -> Result<Tx, StoreError> {
        let transaction = self.pool.begin_with(snapshot_statement(&self.kind)).await?;
        let (most, outbox) = (self.games_per_person, self.outbox.clone());
        Ok(Tx::new(transaction, None, None, Durability::Unsynced, None, most, outbox))
    }
}

async fn open(kind: Kind, options: AnyConnectOptions) -> Result<Store, OpenError> {
    let attempt = tokio::time::timeout(timeouts::CONNECT, AnyConnection::connect_with(&options));
    let connected = attempt.await.unwrap_or(Err(sqlx::Error::PoolTimedOut));
    let mut connection = connected.map_err(|error| explain(error, &kind))?;
    check_version(&mut connection, &kind).await?;
    connection.close().await.map_err(|error| explain(error, &kind))?;
    let pool = AnyPoolOptions::new().acquire_timeout(timeouts::CONNECT).connect_lazy_with(options);
    Ok(Store::without_lock(kind, pool))
}
