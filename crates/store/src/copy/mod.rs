//! Copies whole databases: makes backups, restores them, and moves a bot between SQLite and
//! PostgreSQL.
//!
//! A backup is a SQLite file with the schema of the database, whatever the database is. A copy shows
//! one moment of its source, and is complete or not there: a SQLite file is written under another
//! name in its folder and then renamed, PostgreSQL is filled by one transaction.
//!
//! - `tables` lists the tables in the order of their references, and refuses a source whose tables are not
//!   those of its migrations: names in a file are not to be trusted;
//! - `pages` reads tables, and `rows` writes what it reads to another database. From SQLite to SQLite,
//!   SQLite copies itself;
//! - `references` turns off PostgreSQL's checks of each row, and checks all rows at the end.
//!
//! From SQLite to SQLite, a copy is `VACUUM INTO`. Otherwise the source turns each row into a JSON
//! array and the target reads batches of them, so no table needs code of its own, and memory stays
//! flat. The target gets the source's migrations first, so a backup of an older version is restored
//! as it was. The source is read in one transaction. A test compares `tables` with the schema.

mod pages;
mod references;
mod rows;
mod tables;

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::any::AnyConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AnyConnection, Connection, Executor as _};
use tempfile::NamedTempFile;

use crate::connect::{Store, snapshot_statement};
use crate::error::processes;
use crate::explain::{explain, is_absent};
use crate::file::{Claim, PARTIAL};
use crate::migrate::{apply, explain_migration, versions_of};
use crate::processes::running_processes;
use crate::timeouts;
use crate::url::{Kind, Target, file_options};
use crate::{OpenError, StoreError};
use references::{add_references, drop_references};
use rows::{Destination, Origin, copy_rows};
use tables::{MIGRATIONS_TABLE, Table, difference, names_in, program_in, tables_in, tables_of};

/// Why a database was not copied, in one line: what is wrong and what to do. It never contains the
/// URL's password.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// One of the databases cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// There is already a file with the name of the copy.
    #[error("{} already exists: choose another name, or move it away", .path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The target contains tables.
    #[error(
        "{database} is not empty, and nothing in it is overwritten: move it away, or choose an empty \
         database"
    )]
    NotEmpty {
        /// The file or server.
        database: String,
    },
    /// The source is also the target.
    #[error("{database} is both the database to copy and the new one: choose another new one")]
    Same {
        /// The file or server.
        database: String,
    },
    /// Bots use the source, and would go on changing it.
    #[error(
        "the database {database} is in use by {} of dvonn-bot: stop the bot first. If it was killed, \
         wait 25 seconds", processes(*.count)
    )]
    Running {
        /// The server.
        database: String,
        /// The number of processes.
        count: i64,
    },
    /// The folder of the copy does not exist.
    #[error("the folder {} does not exist: create it or choose another", .folder.display())]
    NoFolder {
        /// The folder.
        folder: PathBuf,
    },
    /// The source has other tables, columns or parts than a database of a bot.
    #[error("{database} is not a database or backup of dvonn-bot: {why}")]
    NotOurs {
        /// The file or server.
        database: String,
        /// What is missing or unknown.
        why: String,
    },
    /// A file cannot be read or created.
    #[error("{} cannot be used: {source}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// Copying failed. There is no copy.
    #[error("{from} could not be copied to {to}: {source}")]
    Failed {
        /// The source.
        from: String,
        /// The target.
        to: String,
        /// The error.
        source: StoreError,
    },
}

/// Writes a backup of the database at `url` to the new file `file`. The bot may go on using the
/// database.
///
/// # Errors
/// See [`CopyError`].
pub async fn backup(url: &str, file: &Path) -> Result<(), CopyError> {
    sqlx::any::install_default_drivers();
    let Target { options, kind, .. } = url.parse()?;
    if let Kind::Sqlite { path } = &kind {
        check_readable(path)?;
    }
    back_up(&options, kind, file).await
}

impl Store {
    /// Writes a backup to the new file `file`, while others use the database.
    ///
    /// # Errors
    /// See [`CopyError`].
    pub async fn backup(&self, file: &Path) -> Result<(), CopyError> {
        let to = || Kind::Sqlite { path: file.to_owned() };
        self.check_file().map_err(|error| failed(&self.kind, &to(), error))?;
        back_up(&self.pool.connect_options(), self.kind.clone(), file).await
    }
}

/// Restores the backup `file` to the empty or missing database at `url`. A later version of the bot
/// migrates it at its start.
///
/// # Errors
/// See [`CopyError`].
pub async fn restore(file: &Path, url: &str) -> Result<(), CopyError> {
    sqlx::any::install_default_drivers();
    check_readable(file)?;
    let path = std::path::absolute(file).map_err(|source| file_error(file, source))?;
    let options = file_options(&path, "mode=ro")?;
    let source = Source::open(&options, Kind::Sqlite { path }).await;
    let source = source.map_err(|error| match error {
        CopyError::Open(error) => error.of_backup(file).into(),
        other => other,
    })?;
    copy_to(source, url.parse()?).await
}

/// Copies the database at `from` to the empty or missing database at `to`. No bot may use either of
/// them: it would go on changing the old one. A bot on PostgreSQL that was killed counts as running for 25
/// seconds.
///
/// # Errors
/// See [`CopyError`].
pub async fn copy(from: &str, to: &str) -> Result<(), CopyError> {
    sqlx::any::install_default_drivers();
    let (from, to): (Target, Target) = (from.parse()?, to.parse()?);
    if is_same(&from.kind, &to.kind) {
        return Err(CopyError::Same { database: from.kind.to_string() });
    }
    let claim = match &from.kind {
        Kind::Sqlite { path } => {
            check_readable(path)?;
            let claim = Claim::take(path, false, None)?;
            // Closing the source moves the WAL into it.
            claim.rewrite_wal().await?;
            Some(claim)
        }
        Kind::Postgres { .. } => None,
    };
    let mut source = Source::open(&from.options, from.kind).await?;
    source.check_unused().await?;
    let copied = copy_to(source, to).await;
    drop(claim);
    copied
}

/// Returns true if both are the same database.
fn is_same(from: &Kind, to: &Kind) -> bool {
    match (from, to) {
        (Kind::Sqlite { path: from }, Kind::Sqlite { path: to }) => {
            from.canonicalize().is_ok_and(|from| to.canonicalize().is_ok_and(|to| from == to))
        }
        (Kind::Postgres { name: from }, Kind::Postgres { name: to }) => from == to,
        _ => false,
    }
}

/// A database that is copied.
struct Source {
    connection: AnyConnection,
    kind: Kind,
    /// The tables and migrations that it has.
    tables: Vec<Table>,
    versions: Vec<i64>,
}

impl Source {
    async fn open(options: &AnyConnectOptions, kind: Kind) -> Result<Source, CopyError> {
        let mut connection = connect(options, &kind).await?;
        let names = names_in(&mut connection, &kind).await;
        let names = names.map_err(|error| explain(error, &kind))?;
        let not_ours = |why| CopyError::NotOurs { database: kind.to_string(), why };
        if !names.iter().any(|name| name == MIGRATIONS_TABLE) {
            return Err(not_ours("it has none of the bot's tables".to_owned()));
        }
        let program = program_in(&mut connection, &kind).await;
        if let Some(program) = program.map_err(|error| explain(error, &kind))? {
            return Err(not_ours(program));
        }
        let versions = versions_of(&mut connection).await;
        let versions = versions.map_err(|error| explain_migration(error, &kind))?;
        let tables = tables_of(&versions).await;
        let tables = tables.map_err(|error| explain_migration(error, &kind))?;
        let found = tables_in(&mut connection, &kind).await;
        let found = found.map_err(|error| explain(error, &kind))?;
        if let Some(why) = difference(&tables, &found) {
            return Err(not_ours(why));
        }
        Ok(Source { connection, kind, tables, versions })
    }

    /// Errors if a bot uses it. SQLite's file is locked by other means.
    async fn check_unused(&mut self) -> Result<(), CopyError> {
        let Kind::Postgres { name } = &self.kind else { return Ok(()) };
        let count = running_processes(&mut self.connection).await;
        match count.map_err(|error| explain(error, &self.kind))? {
            0 => Ok(()),
            count => Err(CopyError::Running { database: name.clone(), count }),
        }
    }

    /// Writes everything into an empty SQLite file.
    async fn write_file(&mut self, file: &Path) -> Result<(), CopyError> {
        let kind = Kind::Sqlite { path: file.to_owned() };
        match self.kind {
            Kind::Sqlite { .. } => {
                let query = sqlx::query("VACUUM INTO $1").bind(file.to_string_lossy().into_owned());
                let copied = query.execute(&mut self.connection).await;
                copied.map_err(|error| failed(&self.kind, &kind, error.into()))?;
            }
            Kind::Postgres { .. } => {
                let mut target = connect(&file_options(file, "mode=rw")?, &kind).await?;
                let filled = self.fill_file(&mut target).await;
                filled.map_err(|error| failed(&self.kind, &kind, error))?;
                let closed = target.close().await;
                closed.map_err(|error| failed(&self.kind, &kind, error.into()))?;
            }
        }
        Ok(())
    }

    /// Disconnects. The last connection to a SQLite file removes its WAL, but only if it is closed before
    /// the process ends.
    async fn close(self) {
        // The copy is complete, or has failed for another reason.
        let _ = self.connection.close().await;
    }

    /// Fills an empty SQLite file in one transaction.
    async fn fill_file(&mut self, target: &mut AnyConnection) -> Result<(), StoreError> {
        // The file is synced when it is complete. Nobody uses it before. PostgreSQL has checked its
        // references.
        let settings =
            "PRAGMA synchronous = OFF; PRAGMA cache_size = -32768; PRAGMA foreign_keys = OFF";
        target.execute(settings).await?;
        let mut writing = target.begin().await?;
        apply(&self.versions, &mut *writing).await.map_err(sqlx::Error::from)?;
        self.copy_rows(Destination::File(&mut writing)).await?;
        Ok(writing.commit().await?)
    }

    /// Fills an empty PostgreSQL database in one transaction.
    async fn fill_server(&mut self, target: &mut PgConnection) -> Result<(), StoreError> {
        let mut writing = target.begin().await?;
        apply(&self.versions, &mut *writing).await.map_err(sqlx::Error::from)?;
        let references = drop_references(&mut writing).await?;
        self.copy_rows(Destination::Server(&mut writing)).await?;
        add_references(&mut writing, references).await?;
        Ok(writing.commit().await?)
    }

    /// Copies all rows of one moment.
    async fn copy_rows(&mut self, target: Destination<'_>) -> Result<(), StoreError> {
        let mut reading = self.connection.begin_with(snapshot_statement(&self.kind)).await?;
        let from = Origin { connection: &mut reading, kind: &self.kind };
        copy_rows(from, target, &self.tables).await?;
        Ok(reading.rollback().await?)
    }
}

/// Writes a backup of a database to the new file `file`.
async fn back_up(options: &AnyConnectOptions, kind: Kind, file: &Path) -> Result<(), CopyError> {
    let exists = || CopyError::Exists { path: file.to_owned() };
    if file.symlink_metadata().is_ok() {
        return Err(exists());
    }
    if let Some(folder) = Some(folder_of(file)?).filter(|folder| is_absent(folder)) {
        return Err(CopyError::NoFolder { folder });
    }
    let mut source = Source::open(options, kind).await?;
    let partial = write_beside(&mut source, file).await;
    source.close().await;
    let partial = partial?;
    partial.persist_noclobber(file).map_err(|error| match error.error.kind() {
        io::ErrorKind::AlreadyExists => exists(),
        _ => file_error(file, error.error),
    })?;
    sync_folder(file)
}

/// Copies a database to an empty one.
async fn copy_to(mut source: Source, target: Target) -> Result<(), CopyError> {
    let copied = copy_from(&mut source, target).await;
    source.close().await;
    copied
}

async fn copy_from(source: &mut Source, target: Target) -> Result<(), CopyError> {
    let not_empty = || CopyError::NotEmpty { database: target.kind.to_string() };
    match &target.kind {
        Kind::Sqlite { path } => {
            let mut claim = Claim::take_to_restore(path)?;
            if !claim.is_new() {
                return Err(not_empty());
            }
            let partial = write_beside(source, claim.database()).await?;
            let renamed = partial.persist(claim.database());
            renamed.map_err(|error| file_error(claim.database(), error.error))?;
            sync_folder(claim.database())?;
            claim.mark().map_err(|error| file_error(claim.database(), error))?;
        }
        Kind::Postgres { .. } => {
            let mut connection: AnyConnection = connect(&target.options, &target.kind).await?;
            let tables = names_in(&mut connection, &target.kind).await;
            if !tables.map_err(|error| explain(error, &target.kind))?.is_empty() {
                return Err(not_empty());
            }
            drop(connection);
            let options = PgConnectOptions::try_from(&target.options);
            let options = options.map_err(|error| explain(error, &target.kind))?;
            let mut connection: PgConnection = connect(&options, &target.kind).await?;
            let filled = source.fill_server(&mut connection).await;
            filled.map_err(|error| failed(&source.kind, &target.kind, error))?;
            // Otherwise, the first queries would be planned for empty tables.
            let analysed = connection.execute("ANALYZE").await;
            analysed.map_err(|error| explain(error, &target.kind))?;
        }
    }
    Ok(())
}

/// Copies the source to a new file in the folder of `file`, which only its owner can read. Dropping
/// it removes it.
async fn write_beside(source: &mut Source, file: &Path) -> Result<NamedTempFile, CopyError> {
    let folder = folder_of(file)?;
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(PARTIAL);
    let partial = tempfile::Builder::new().prefix(&name).tempfile_in(&folder);
    let partial = partial.map_err(|error| file_error(&folder, error))?;
    source.write_file(partial.path()).await?;
    partial.as_file().sync_all().map_err(|error| file_error(file, error))?;
    Ok(partial)
}

/// Makes a new file stay after a power cut.
fn sync_folder(file: &Path) -> Result<(), CopyError> {
    #[cfg(unix)]
    {
        let folder = folder_of(file)?;
        let synced = File::open(&folder).and_then(|folder| folder.sync_all());
        synced.map_err(|error| file_error(&folder, error))?;
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

fn folder_of(file: &Path) -> Result<PathBuf, CopyError> {
    let absolute = std::path::absolute(file).map_err(|error| file_error(file, error))?;
    Ok(absolute.parent().map_or(PathBuf::from("/"), Path::to_owned))
}

fn check_readable(file: &Path) -> Result<(), CopyError> {
    File::open(file).map(|_| ()).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => OpenError::NoFile { path: file.to_owned() }.into(),
        _ => file_error(file, error),
    })
}

async fn connect<C: Connection>(options: &C::Options, kind: &Kind) -> Result<C, OpenError> {
    match tokio::time::timeout(timeouts::CONNECT, C::connect_with(options)).await {
        Ok(connected) => connected.map_err(|error| explain(error, kind)),
        Err(_) => Err(explain(sqlx::Error::PoolTimedOut, kind)),
    }
}

fn file_error(path: &Path, source: io::Error) -> CopyError {
    CopyError::File { path: path.to_owned(), source }
}

fn failed(from: &Kind, to: &Kind, source: StoreError) -> CopyError {
    CopyError::Failed { from: from.to_string(), to: to.to_string(), source }
}
