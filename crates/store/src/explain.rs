//! Explains to operators why a database cannot be opened.

use std::path::Path;

use super::OpenError;
use super::fault::Fault;
use super::url::Kind;

/// Converts an error into one for operators: what is wrong with the database and what to do.
pub(super) fn explain(error: sqlx::Error, kind: &Kind) -> OpenError {
    let database = kind.to_string();
    let why = match &error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::PoolTimedOut => "it did not answer in time".to_owned(),
        error => error.to_string(),
    };
    match (Fault::of(&error), kind) {
        (Fault::CannotOpen | Fault::Disk, Kind::Sqlite { path }) if path.is_dir() => {
            OpenError::IsFolder { path: path.clone() }
        }
        (Fault::CannotOpen, Kind::Sqlite { path }) if is_absent(path) => {
            OpenError::NoFile { path: path.clone() }
        }
        (Fault::CannotOpen | Fault::Disk | Fault::Lost | Fault::Closed, Kind::Sqlite { path }) => {
            OpenError::CannotOpen { path: path.clone(), why }
        }
        (Fault::CannotOpen | Fault::Disk | Fault::Lost | Fault::Closed, Kind::Postgres { .. }) => {
            OpenError::Unreachable { database, why }
        }
        (Fault::Locked, _) => OpenError::Locked { database },
        (Fault::ReadOnly, _) => OpenError::ReadOnly { database },
        (Fault::Full, _) => OpenError::Full { database },
        (Fault::Damaged | Fault::Corrupt, _) => OpenError::NotADatabase { database, why },
        (Fault::Denied, _) => OpenError::Denied { database, why },
        (Fault::NoDatabase, _) => OpenError::NoDatabase { database },
        (Fault::Other, _) => OpenError::Other { database, source: error },
    }
}

/// Returns true if there is no such file, and not only no right to see it.
pub(super) fn is_absent(path: &Path) -> bool {
    path.try_exists().is_ok_and(|exists| !exists)
}
