//! Classifies the errors of both databases.

use sqlx::Error;
use sqlx::error::DatabaseError;
use sqlx::sqlite::SqliteError;

/// The kind of an error, the same for both databases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SqlFault {
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

impl SqlFault {
    pub(super) fn of(error: &Error) -> SqlFault {
        match error {
            Error::Database(error) => SqlFault::of_database(error.as_ref()),
            Error::Io(_)
            | Error::Tls(_)
            | Error::PoolTimedOut
            | Error::WorkerCrashed
            // A server or proxy that hangs up in the middle of a message.
            | Error::Protocol(_) => SqlFault::Lost,
            Error::PoolClosed => SqlFault::Closed,
            Error::ColumnDecode { .. } | Error::Decode(_) => SqlFault::Corrupt,
            _ => SqlFault::Other,
        }
    }

    fn of_database(error: &(dyn DatabaseError + 'static)) -> SqlFault {
        let code = error.code().unwrap_or_default();
        if error.try_downcast_ref::<SqliteError>().is_some() {
            code.parse().map_or(SqlFault::Other, SqlFault::of_sqlite)
        } else {
            SqlFault::of_postgres(&code)
        }
    }

    /// Classifies a result code, plain or extended: <https://www.sqlite.org/rescode.html>.
    fn of_sqlite(code: u32) -> SqlFault {
        if code == NO_SPACE_FOR_SHARED_MEMORY {
            return SqlFault::Full;
        }
        match code & 0xff {
            5 | 6 => SqlFault::Locked,
            3 | 8 => SqlFault::ReadOnly,
            10 => SqlFault::Disk,
            11 | 26 => SqlFault::Damaged,
            13 => SqlFault::Full,
            14 => SqlFault::CannotOpen,
            _ => SqlFault::Other,
        }
    }

    /// Classifies a SQLSTATE: <https://www.postgresql.org/docs/current/errcodes-appendix.html>.
    fn of_postgres(state: &str) -> SqlFault {
        match (state.get(..2).unwrap_or_default(), state) {
            (_, "25006") => SqlFault::ReadOnly,
            (_, "40001" | "40P01" | "55P03") => SqlFault::Locked,
            (_, "42501") | ("28", _) => SqlFault::Denied,
            ("3D", _) => SqlFault::NoDatabase,
            (_, "53100") => SqlFault::Full,
            ("58", _) => SqlFault::Disk,
            ("08" | "53" | "57", _) => SqlFault::Lost,
            ("XX", "XX001" | "XX002") => SqlFault::Damaged,
            _ => SqlFault::Other,
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
        assert_eq!(SqlFault::of_sqlite(BUSY_SNAPSHOT), SqlFault::Locked);
        assert_eq!(SqlFault::of_sqlite(READONLY_DIRECTORY), SqlFault::ReadOnly);
        assert_eq!(SqlFault::of_sqlite(NO_SPACE_FOR_SHARED_MEMORY), SqlFault::Full);
        assert_eq!(SqlFault::of_sqlite(1), SqlFault::Other);
    }

    #[test]
    fn a_full_postgres_disk_is_not_a_lost_connection() {
        assert_eq!(SqlFault::of_postgres("53100"), SqlFault::Full);
        assert_eq!(SqlFault::of_postgres("53300"), SqlFault::Lost);
        assert_eq!(SqlFault::of_postgres("57P01"), SqlFault::Lost);
        assert_eq!(SqlFault::of_postgres("23505"), SqlFault::Other);
        assert_eq!(SqlFault::of_postgres(""), SqlFault::Other);
    }
}
