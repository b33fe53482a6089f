//! Explains to operators why a database cannot be opened.

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
        (Fault::CannotOpen | Fault::Disk | Fault::Lost, Kind::Sqlite { path }) => {
            OpenError::CannotOpen { path: path.clone(), why }
        }
        (Fault::CannotOpen | Fault::Disk | Fault::Lost, Kind::Postgres { .. }) => {
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
