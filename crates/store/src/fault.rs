//! Classifies the errors of both databases.

use sqlx::Error;
use sqlx::error::DatabaseError;
use sqlx::sqlite::SqliteError;

/// The kind of an error, the same for both databases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Another transaction held the lock for too long.
    Locked,
    /// Changes are not allowed.
    ReadOnly,
    /// The disk is full.
    Full,
    /// The disk fails to read or write.
    Disk,
    /// The file is damaged, or not a database.
    Damaged,
    /// A value is not of the expected type.
    Corrupt,
    /// The file cannot be opened.
    CannotOpen,
    /// The connection failed or broke.
    Lost,
    /// This program has closed its connections.
    Closed,
    /// The user is rejected or lacks a permission.
    Denied,
    /// The server has no database with this name.
    NoDatabase,
    /// Any other error.
    Other,
}

/// `SQLITE_IOERR_SHMSIZE`: on a full disk, the file `-shm` cannot grow.
const NO_SPACE_FOR_SHARED_MEMORY: u32 = 4_874;

impl Fault {
    pub(super) fn of(error: &Error) -> Fault {
        match error {
            Error::Database(error) => Fault::of_database(error.as_ref()),
            Error::Io(_)
            | Error::Tls(_)
            | Error::PoolTimedOut
            | Error::WorkerCrashed
            // A server or proxy that hangs up in the middle of a message.
            | Error::Protocol(_) => Fault::Lost,
            Error::PoolClosed => Fault::Closed,
            Error::ColumnDecode { .. } | Error::Decode(_) => Fault::Corrupt,
            _ => Fault::Other,
        }
    }

    fn of_database(error: &(dyn DatabaseError + 'static)) -> Fault {
        let code = error.code().unwrap_or_default();
        if error.try_downcast_ref::<SqliteError>().is_some() {
            code.parse().map_or(Fault::Other, Fault::of_sqlite)
        } else {
            Fault::of_postgres(&code)
        }
    }

    /// Classifies a result code, plain or extended: <https://www.sqlite.org/rescode.html>.
    fn of_sqlite(code: u32) -> Fault {
        if code == NO_SPACE_FOR_SHARED_MEMORY {
            return Fault::Full;
        }
        match code & 0xff {
            5 | 6 => Fault::Locked,
            3 | 8 => Fault::ReadOnly,
            10 => Fault::Disk,
            11 | 26 => Fault::Damaged,
            13 => Fault::Full,
            14 => Fault::CannotOpen,
            _ => Fault::Other,
        }
    }

    /// Classifies a SQLSTATE: <https://www.postgresql.org/docs/current/errcodes-appendix.html>.
    fn of_postgres(state: &str) -> Fault {
        match (state.get(..2).unwrap_or_default(), state) {
            (_, "25006") => Fault::ReadOnly,
            (_, "40001" | "40P01" | "55P03") => Fault::Locked,
            (_, "42501") | ("28", _) => Fault::Denied,
            ("3D", _) => Fault::NoDatabase,
            (_, "53100") => Fault::Full,
            ("58", _) => Fault::Disk,
            ("08" | "53" | "57", _) => Fault::Lost,
            ("XX", "XX001" | "XX002") => Fault::Damaged,
            _ => Fault::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extended_sqlite_codes_are_classified_like_plain_ones() {
        const BUSY_SNAPSHOT: u32 = 5 | (2 << 8);
        const READONLY_DIRECTORY: u32 = 8 | (6 << 8);
        assert_eq!(Fault::of_sqlite(BUSY_SNAPSHOT), Fault::Locked);
        assert_eq!(Fault::of_sqlite(READONLY_DIRECTORY), Fault::ReadOnly);
        assert_eq!(Fault::of_sqlite(NO_SPACE_FOR_SHARED_MEMORY), Fault::Full);
        assert_eq!(Fault::of_sqlite(1), Fault::Other);
    }

    #[test]
    fn a_full_postgres_disk_is_not_a_lost_connection() {
        assert_eq!(Fault::of_postgres("53100"), Fault::Full);
        assert_eq!(Fault::of_postgres("53300"), Fault::Lost);
        assert_eq!(Fault::of_postgres("57P01"), Fault::Lost);
        assert_eq!(Fault::of_postgres("23505"), Fault::Other);
        assert_eq!(Fault::of_postgres(""), Fault::Other);
    }
}
