//! Explains to operators why a database cannot be opened.

use std::path::Path;

use super::OpenError;
use super::fault::SqlFault;
use super::url::Kind;

/// Converts an error into one for operators: what is wrong with the database and what to do.
pub(super) fn explain(error: sqlx::Error, kind: &Kind) -> OpenError {
    let database = kind.to_string();
    let why = match &error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::PoolTimedOut => "it did not answer in time".to_owned(),
        error => error.to_string(),
    };
    match (SqlFault::of(&error), kind) {
        (SqlFault::CannotOpen | SqlFault::Disk, Kind::Sqlite { path }) if path.is_dir() => {
            OpenError::IsFolder { path: path.clone() }
        }
        (SqlFault::CannotOpen, Kind::Sqlite { path }) if is_absent(path) => {
            OpenError::NoFile { path: path.clone() }
        }
        (
            SqlFault::CannotOpen | SqlFault::Disk | SqlFault::Lost | SqlFault::Closed,
            Kind::Sqlite { path },
        ) => OpenError::CannotOpen { path: path.clone(), why },
        (
            SqlFault::CannotOpen | SqlFault::Disk | SqlFault::Lost | SqlFault::Closed,
            Kind::Postgres { .. },
        ) => OpenError::Unreachable { database, why },
        (SqlFault::Locked, _) => OpenError::Locked { database },
        (SqlFault::ReadOnly, _) => OpenError::ReadOnly { database },
        (SqlFault::Full, _) => OpenError::Full { database },
        (SqlFault::Damaged | SqlFault::Corrupt, _) => OpenError::NotADatabase { database, why },
        (SqlFault::Denied, _) => OpenError::Denied { database, why },
        (SqlFault::NoDatabase, _) => OpenError::NoDatabase { database },
        (SqlFault::Other, _) => OpenError::Other { database, source: error },
    }
}

/// Returns true if there is no such file, and not only no right to see it.
pub(super) fn is_absent(path: &Path) -> bool {
    path.try_exists().is_ok_and(|exists| !exists)
}
