//! Database errors, for the log and for operators.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use super::fault::SqlFault;

/// A database error. The transaction is rolled back.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another program or transaction kept the database locked for too long. Retrying helps.
    #[error("the database was locked for too long")]
    Locked,
    /// The database is read-only.
    #[error("the database is read-only")]
    ReadOnly,
    /// The disk or the database's quota is full.
    #[error("no space left on the database's disk")]
    Full,
    /// The database's disk failed to read or write.
    #[error("the database's disk fails: {what}")]
    Disk {
        /// The driver's message.
        what: String,
    },
    /// The database's files are damaged. What is not on a damaged page can still be read.
    #[error("the database's files are damaged ({what}): restore a backup")]
    Damaged {
        /// The driver's message.
        what: String,
    },
    /// The database contains a value that this program does not write.
    #[error("the database is corrupt: {what}")]
    Corrupt {
        /// What is wrong.
        what: String,
    },
    /// The connection broke, no connection became free in time, or a statement took too long.
    #[error("no connection to the database: {what}")]
    Lost {
        /// The driver's message.
        what: String,
    },
    /// The SQLite file, or its WAL, was deleted or replaced while it was open. Nothing can be stored
    /// until a restart.
    #[error(
        "{} was deleted or replaced while the bot was running, so nothing can be stored: restore the \
         database from a backup and start again", .path.display()
    )]
    FileGone {
        /// The file.
        path: PathBuf,
    },
    /// The disk failed to sync the SQLite file. Nothing can be stored until a restart.
    #[error(
        "the database's disk failed to sync ({what}), so nothing can be stored before the bot has \
         started again: if this repeats, check the disk"
    )]
    NotSynced {
        /// The system's message.
        what: String,
    },
    /// [`Store::close`](super::Store::close) was called: the program ends.
    #[error("the database was closed")]
    Closed,
    /// The connection broke during a commit, the disk failed after it, or it took too long. It may have
    /// succeeded.
    #[error("the database did not confirm a commit: {what}")]
    Unconfirmed {
        /// The driver's message.
        what: String,
    },
    /// Any other error.
    #[error(transparent)]
    Other(sqlx::Error),
}

impl StoreError {
    /// Returns true if the database cannot be used at present, whatever it is asked: it does not
    /// answer in time, its file is gone, or its disk is full, read-only or broken. Retrying helps once
    /// that is over, or the bot has started again.
    pub fn is_outage(&self) -> bool {
        match self {
            StoreError::Locked
            | StoreError::ReadOnly
            | StoreError::Full
            | StoreError::Disk { .. }
            | StoreError::Damaged { .. }
            | StoreError::Lost { .. }
            | StoreError::FileGone { .. }
            | StoreError::NotSynced { .. }
            | StoreError::Closed
            | StoreError::Unconfirmed { .. } => true,
            StoreError::Corrupt { .. } | StoreError::Other(_) => false,
        }
    }

    /// Returns the error for an unexpected value in a column.
    pub(super) fn corrupt(column: &str, value: &str) -> StoreError {
        StoreError::Corrupt { what: format!("column {column} holds {value:?}") }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match SqlFault::of(&error) {
            SqlFault::Locked => StoreError::Locked,
            SqlFault::ReadOnly => StoreError::ReadOnly,
            SqlFault::Full => StoreError::Full,
            SqlFault::Disk => StoreError::Disk { what: error.to_string() },
            SqlFault::Damaged => StoreError::Damaged { what: error.to_string() },
            SqlFault::Corrupt => StoreError::Corrupt { what: error.to_string() },
            SqlFault::Closed => StoreError::Closed,
            SqlFault::Lost | SqlFault::CannotOpen => StoreError::Lost { what: error.to_string() },
            SqlFault::Denied | SqlFault::NoDatabase | SqlFault::Other => StoreError::Other(error),
        }
    }
}

/// What the operator should know about the files of a database that can be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenWarning {
    /// There was no database.
    #[error(
        "created a new, empty database {}: if you expected your old one, stop the bot and check the \
         database URL and the working folder", .path.display()
    )]
    Created {
        /// The file.
        path: PathBuf,
    },
    /// Other users of the machine can read files of the database.
    #[error("other users can read the database: run chmod 600 {}", listed(.files))]
    ReadableByOthers {
        /// The files.
        files: Vec<PathBuf>,
    },
}

/// The reason why the database cannot be used, in one line: what is wrong and what to do. It never
/// contains the URL's password.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The URL is not a database URL.
    #[error(
        "the database URL {why}: write sqlite:PATH or postgres://USER:PASSWORD@HOST:PORT/DATABASE"
    )]
    BadUrl {
        /// What is wrong with it.
        why: String,
    },
    /// The folder of the SQLite file does not exist.
    #[error("the folder {} of the database does not exist: create it or choose another", .folder.display())]
    NoFolder {
        /// The folder.
        folder: PathBuf,
    },
    /// The SQLite file or one of its companion files cannot be opened or created.
    #[error(
        "the database {} cannot be opened ({why}): it must be a file, and this user must be allowed \
         to write to it and its folder", .path.display()
    )]
    CannotOpen {
        /// The file.
        path: PathBuf,
        /// SQLite's message.
        why: String,
    },
    /// There is no such file.
    #[error("{} does not exist: check the path, the working folder and the settings", .path.display())]
    NoFile {
        /// The file.
        path: PathBuf,
    },
    /// A folder has this name.
    #[error("{} is a folder: name a file in it", .path.display())]
    IsFolder {
        /// The folder.
        path: PathBuf,
    },
    /// The SQLite file cannot be opened for reading.
    #[error(
        "the database {} cannot be read ({why}): run this as the user of the bot, or let this user \
         read it", .path.display()
    )]
    CannotRead {
        /// The file.
        path: PathBuf,
        /// SQLite's message.
        why: String,
    },
    /// There was a database before, which is missing now.
    #[error("{}", missing(.path, .found, .backup.as_deref()))]
    Missing {
        /// The database.
        path: PathBuf,
        /// The files beside it that show that there was one.
        found: Vec<PathBuf>,
        /// The newest backup that was found.
        backup: Option<PathBuf>,
    },
    /// Another program has opened the SQLite file.
    #[error(
        "the database {} is in use by another dvonn-bot: stop that one, or give this one a database \
         of its own", .path.display()
    )]
    InUse {
        /// The database.
        path: PathBuf,
    },
    /// The server does not answer.
    #[error(
        "no PostgreSQL server answers at {database} ({why}): start it or correct the database URL"
    )]
    Unreachable {
        /// The server, without the password.
        database: String,
        /// The driver's message.
        why: String,
    },
    /// The server rejects this user or denies a permission that the bot needs.
    #[error(
        "{database} rejects this user ({why}): correct the user and password in the database URL, \
         or grant the user all rights on the database"
    )]
    Denied {
        /// The server, without the password.
        database: String,
        /// The server's message.
        why: String,
    },
    /// The server has no database with this name.
    #[error("there is no database {database}: create it with CREATE DATABASE or choose another")]
    NoDatabase {
        /// The server, without the password.
        database: String,
    },
    /// Another program keeps the database locked.
    #[error(
        "the database {database} is locked by another program: stop that program (another bot?) and \
         start again"
    )]
    Locked {
        /// The file or server.
        database: String,
    },
    /// The database is read-only.
    #[error(
        "the database {database} is read-only: let this user write to it and its folder, or choose \
         another"
    )]
    ReadOnly {
        /// The file or server.
        database: String,
    },
    /// The disk is full.
    #[error("no space left for the database {database}: free some space and start again")]
    Full {
        /// The file or server.
        database: String,
    },
    /// The file is damaged, or not a database.
    #[error(
        "{database} is not a database, or is damaged ({why}): choose another or restore a backup"
    )]
    NotADatabase {
        /// The file or server.
        database: String,
        /// The database's message.
        why: String,
    },
    /// A file that should be a backup is damaged, or not a database.
    #[error("{} is not a backup, or is damaged ({why}): choose another backup", .path.display())]
    BadBackup {
        /// The file.
        path: PathBuf,
        /// The database's message.
        why: String,
    },
    /// A newer version of this program migrated the database.
    #[error(
        "the database {database} is from a newer version of dvonn-bot (it has migration {found}, \
         this version knows migrations up to {known}): run the newer version"
    )]
    NewerVersion {
        /// The file or server.
        database: String,
        /// The newest migration in the database.
        found: i64,
        /// The newest migration that this program knows.
        known: i64,
    },
    /// The database is empty, or an older version of this program migrated it.
    #[error(
        "the database {database} does not have the tables of this version of dvonn-bot: run \
         `dvonn-bot migrate`; restore an older backup to a new database first"
    )]
    NotMigrated {
        /// The file or server.
        database: String,
    },
    /// Processes of an older version use the database, and would fail with the new schema.
    #[error(
        "the database {database} is in use by {} of an older version of dvonn-bot: stop them all, \
         then start this version, which changes the database", processes(*.count)
    )]
    OlderProcesses {
        /// The server.
        database: String,
        /// The number of these processes.
        count: i64,
    },
    /// A migration in the database has the same number as one of ours but different SQL.
    #[error(
        "the database {database} was created by another program or a modified version of dvonn-bot \
         (migration {migration} differs): choose another"
    )]
    Foreign {
        /// The file or server.
        database: String,
        /// The number of the migration.
        migration: i64,
    },
    /// Any other error.
    #[error("the database {database} cannot be used: {source}")]
    Other {
        /// The file or server.
        database: String,
        /// The driver's error.
        source: sqlx::Error,
    },
}

impl OpenError {
    /// Converts an error about a database that is only read: that needs no right to write.
    pub(super) fn of_reading(self) -> OpenError {
        match self {
            OpenError::CannotOpen { path, why } => OpenError::CannotRead { path, why },
            other => other,
        }
    }

    /// Converts an error about a backup, which is only read.
    pub(super) fn of_backup(self, file: &Path) -> OpenError {
        match self.of_reading() {
            OpenError::NotADatabase { why, .. } => {
                OpenError::BadBackup { path: file.to_owned(), why }
            }
            other => other,
        }
    }
}

/// Returns a number of processes, in words.
pub(super) fn processes(count: i64) -> String {
    format!("{count} running {}", if count == 1 { "process" } else { "processes" })
}

/// Returns the text of [`OpenError::Missing`]. A backup comes first: somebody who starts with an empty
/// database loses every game.
fn missing(path: &Path, found: &[PathBuf], backup: Option<&Path>) -> String {
    let all: Vec<_> = found.iter().cloned().chain(backup.map(Path::to_owned)).collect();
    let (which, file) = match backup {
        Some(backup) => ("the newest", backup.display().to_string()),
        None => ("a", "BACKUP".to_owned()),
    };
    let is_change = |file: &&PathBuf| file.extension() != Some(OsStr::new("marker"));
    let changes: Vec<_> = found.iter().filter(is_change).cloned().collect();
    let first = match &changes[..] {
        [] => String::new(),
        changes => format!("move {} away and ", listed(changes)),
    };
    let old = backup.and_then(Path::parent).map(|folder| {
        let others = if found.is_empty() { "" } else { " and " };
        format!("{others}all backups in {}", folder.display())
    });
    format!(
        "the database {} is missing or empty, but there was one before: found {}. To restore {which} \
         backup, {first}run `dvonn-bot restore {file}`. Only if you want to start with an empty \
         database, move {}{} away",
        path.display(),
        listed(&all),
        listed(found),
        old.unwrap_or_default()
    )
}

fn listed(files: &[PathBuf]) -> String {
    let files: Vec<_> = files.iter().map(|file| file.display().to_string()).collect();
    files.join(" ")
}
