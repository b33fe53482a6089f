//! What an error of either database means.

use sqlx::Error;
use sqlx::error::DatabaseError;
use sqlx::sqlite::SqliteError;

/// What is wrong, whichever database says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Somebody else has it, and waiting was in vain.
    Locked,
    /// No changes are taken.
    ReadOnly,
    /// No room is left.
    Full,
    /// Damaged, or no database.
    Corrupt,
    /// The file cannot be opened.
    CannotOpen,
    /// No connection, or it broke.
    Lost,
    /// The user is not let in, or not allowed to do this.
    Denied,
    /// The server has no database of that name.
    NoDatabase,
    /// Something that this program cannot explain.
    Other,
}

impl Fault {
    pub(super) fn of(error: &Error) -> Fault {
        match error {
            Error::Database(error) => Fault::of_database(error.as_ref()),
            Error::Io(_)
            | Error::Tls(_)
            | Error::PoolTimedOut
            | Error::PoolClosed
            | Error::WorkerCrashed => Fault::Lost,
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

    /// Of a result code, plain or extended: <https://www.sqlite.org/rescode.html>.
    fn of_sqlite(code: u32) -> Fault {
        match code & 0xff {
            5 | 6 => Fault::Locked,
            3 | 8 => Fault::ReadOnly,
            10 => Fault::Lost,
            11 | 26 => Fault::Corrupt,
            13 => Fault::Full,
            14 => Fault::CannotOpen,
            _ => Fault::Other,
        }
    }

    /// Of a SQLSTATE: <https://www.postgresql.org/docs/current/errcodes-appendix.html>.
    fn of_postgres(state: &str) -> Fault {
        match (state.get(..2).unwrap_or_default(), state) {
            (_, "25006") => Fault::ReadOnly,
            (_, "40001" | "40P01" | "55P03") => Fault::Locked,
            (_, "42501") | ("28", _) => Fault::Denied,
            ("3D", _) => Fault::NoDatabase,
            (_, "53100") => Fault::Full,
            ("08" | "53" | "57", _) => Fault::Lost,
            ("XX", "XX001" | "XX002") => Fault::Corrupt,
            _ => Fault::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_extended_code_of_sqlite_means_what_its_plain_code_means() {
        const BUSY_SNAPSHOT: u32 = 5 | (2 << 8);
        const READONLY_DIRECTORY: u32 = 8 | (6 << 8);
        assert_eq!(Fault::of_sqlite(BUSY_SNAPSHOT), Fault::Locked);
        assert_eq!(Fault::of_sqlite(READONLY_DIRECTORY), Fault::ReadOnly);
        assert_eq!(Fault::of_sqlite(1), Fault::Other);
    }

    #[test]
    fn a_full_disk_of_postgres_is_no_lost_connection() {
        assert_eq!(Fault::of_postgres("53100"), Fault::Full);
        assert_eq!(Fault::of_postgres("53300"), Fault::Lost);
        assert_eq!(Fault::of_postgres("57P01"), Fault::Lost);
        assert_eq!(Fault::of_postgres("23505"), Fault::Other);
        assert_eq!(Fault::of_postgres(""), Fault::Other);
    }
}
