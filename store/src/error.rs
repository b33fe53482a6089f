//! Database errors, for the log and for operators.

use std::path::PathBuf;

use super::fault::Fault;

/// A database error. The transaction that it happened in is rolled back.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another program kept the database locked for too long. Retrying helps.
    #[error("the database is locked by another program")]
    Locked,
    /// The database is read-only.
    #[error("the database is read-only")]
    ReadOnly,
    /// The disk or the database's quota is full.
    #[error("the database has no room left on its disk")]
    Full,
    /// The database is damaged, or holds a value that this program does not write.
    #[error("the database is corrupt: {what}")]
    Corrupt {
        /// What is wrong.
        what: String,
    },
    /// The connection broke, or none became free in time.
    #[error("no connection to the database: {what}")]
    Lost {
        /// The driver's message.
        what: String,
    },
    /// Any other error.
    #[error(transparent)]
    Other(sqlx::Error),
}

impl StoreError {
    /// Returns the error for an unexpected value in a column.
    pub(super) fn corrupt(column: &str, value: &str) -> StoreError {
        StoreError::Corrupt { what: format!("column {column} holds {value:?}") }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match Fault::of(&error) {
            Fault::Locked => StoreError::Locked,
            Fault::ReadOnly => StoreError::ReadOnly,
            Fault::Full => StoreError::Full,
            Fault::Corrupt => StoreError::Corrupt { what: error.to_string() },
            Fault::Lost | Fault::CannotOpen => StoreError::Lost { what: error.to_string() },
            Fault::Denied | Fault::NoDatabase | Fault::Other => StoreError::Other(error),
        }
    }
}

/// The reason why the database cannot be used: one line that says what is wrong and what to do. It
/// never contains the URL's password.
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
    #[error("the folder {} of the database does not exist: create it or name another", .folder.display())]
    NoFolder {
        /// The folder.
        folder: PathBuf,
    },
    /// The SQLite file or one of its companion files can be neither opened nor created.
    #[error(
        "the database {} cannot be opened ({why}): it must be a file, and this user must be allowed \
         to write it and its folder", .path.display()
    )]
    CannotOpen {
        /// The file.
        path: PathBuf,
        /// SQLite's message.
        why: String,
    },
    /// The server does not answer.
    #[error("no PostgreSQL answers as {database} ({why}): start it or correct the database URL")]
    Unreachable {
        /// The server, without the password.
        database: String,
        /// The driver's message.
        why: String,
    },
    /// The server rejects this user or denies a permission that the bot needs.
    #[error(
        "{database} refuses this user ({why}): correct the user and password of the database URL, \
         or grant the user all rights on the database"
    )]
    Denied {
        /// The server, without the password.
        database: String,
        /// The server's message.
        why: String,
    },
    /// The server has no database with this name.
    #[error("there is no database {database}: create it with CREATE DATABASE, or name another")]
    NoDatabase {
        /// The server, without the password.
        database: String,
    },
    /// Another program keeps the database locked.
    #[error(
        "the database {database} is locked by another program: stop that one (another bot?) and \
         start again"
    )]
    Locked {
        /// The file or server.
        database: String,
    },
    /// The database is read-only.
    #[error(
        "the database {database} is read-only: let this user write it and its folder, or name \
         another"
    )]
    ReadOnly {
        /// The file or server.
        database: String,
    },
    /// The disk is full.
    #[error("there is no room left for the database {database}: free some and start again")]
    Full {
        /// The file or server.
        database: String,
    },
    /// The file is damaged, or not a database.
    #[error(
        "{database} is no database, or damaged ({why}): name another, or put a backup in its place"
    )]
    NotADatabase {
        /// The file or server.
        database: String,
        /// The database's message.
        why: String,
    },
    /// The database was migrated by a newer version of this program.
    #[error(
        "the database {database} is from a newer version of dvonn-bot (it has migration {found}, \
         this version knows up to {known}): run the newer version"
    )]
    NewerVersion {
        /// The file or server.
        database: String,
        /// The newest migration in the database.
        found: i64,
        /// The newest migration that this program knows.
        known: i64,
    },
    /// A migration in the database has the same number as one of ours and a different text.
    #[error(
        "the database {database} was made by another program than dvonn-bot, or by a changed one \
         (migration {migration} differs): name another"
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
