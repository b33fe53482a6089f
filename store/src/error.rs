//! Errors of the database, for the log and for operators.

use std::path::PathBuf;

use super::fault::Fault;

/// An error of the database. The transaction it happened in is undone.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Something else kept the database locked for as long as the store waits. Trying again helps.
    #[error("the database is locked by another program")]
    Locked,
    /// The database takes no changes.
    #[error("the database is read-only")]
    ReadOnly,
    /// The disk, or what the database may use of it, is full.
    #[error("the database has no room left on its disk")]
    Full,
    /// The database holds what this program would not have written, or is damaged.
    #[error("the database is corrupt: {what}")]
    Corrupt {
        /// What is wrong with it.
        what: String,
    },
    /// The connection broke, or none came free in time.
    #[error("no connection to the database: {what}")]
    Lost {
        /// What the driver says.
        what: String,
    },
    /// Anything else.
    #[error(transparent)]
    Other(sqlx::Error),
}

impl StoreError {
    /// A column that holds what it never should.
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

/// Why the database cannot be used: one line that says what is wrong and what to do. No password
/// of the URL is ever part of it.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The URL names no database.
    #[error(
        "the database URL {why}: write sqlite:PATH or postgres://USER:PASSWORD@HOST:PORT/DATABASE"
    )]
    BadUrl {
        /// What is wrong with it.
        why: String,
    },
    /// The SQLite file would be in a folder that does not exist.
    #[error("the folder {} of the database does not exist: create it or name another", .folder.display())]
    NoFolder {
        /// The folder.
        folder: PathBuf,
    },
    /// The SQLite file, or one of its companions, can be neither opened nor created.
    #[error(
        "the database {} cannot be opened ({why}): it must be a file, and this user must be allowed \
         to write it and its folder", .path.display()
    )]
    CannotOpen {
        /// The file.
        path: PathBuf,
        /// What SQLite says.
        why: String,
    },
    /// No server answers.
    #[error("no PostgreSQL answers as {database} ({why}): start it or correct the database URL")]
    Unreachable {
        /// The server, without the password.
        database: String,
        /// What the driver says.
        why: String,
    },
    /// The server does not let this user in, or not do what the bot needs.
    #[error(
        "{database} refuses this user ({why}): correct the user and password of the database URL, \
         or grant the user all rights on the database"
    )]
    Denied {
        /// The server, without the password.
        database: String,
        /// What the server says.
        why: String,
    },
    /// The server has no such database.
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
    /// The database takes no changes.
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
    /// The file is something else, or damaged.
    #[error(
        "{database} is no database, or damaged ({why}): name another, or put a backup in its place"
    )]
    NotADatabase {
        /// The file or server.
        database: String,
        /// What the database says.
        why: String,
    },
    /// The database was changed by a version of this program that knows more.
    #[error(
        "the database {database} is from a newer version of dvonn-bot (it has migration {found}, \
         this version knows up to {known}): run the newer version"
    )]
    NewerVersion {
        /// The file or server.
        database: String,
        /// The newest migration that the database has.
        found: i64,
        /// The newest migration that this program has.
        known: i64,
    },
    /// The database has a migration of the same number and another text.
    #[error(
        "the database {database} was made by another program than dvonn-bot, or by a changed one \
         (migration {migration} differs): name another"
    )]
    Foreign {
        /// The file or server.
        database: String,
        /// The migration.
        migration: i64,
    },
    /// Anything else.
    #[error("the database {database} cannot be used: {source}")]
    Other {
        /// The file or server.
        database: String,
        /// What the driver says.
        source: sqlx::Error,
    },
}
