//! Parses database URLs, and names databases without their passwords.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::any::AnyConnectOptions;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use super::OpenError;

/// A database that the store can use.
#[derive(Clone)]
pub(super) struct Target {
    pub(super) kind: Kind,
    pub(super) options: AnyConnectOptions,
    /// True if a missing SQLite file is created.
    pub(super) may_create: bool,
}

/// The kind of a database, and its name in errors.
#[derive(Clone)]
pub(super) enum Kind {
    /// A file.
    Sqlite {
        /// Absolute.
        path: PathBuf,
    },
    /// A server.
    Postgres {
        /// `postgres://USER@HOST:PORT/DATABASE`.
        name: String,
    },
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Sqlite { path } => path.display().fmt(f),
            Kind::Postgres { name } => f.write_str(name),
        }
    }
}

impl FromStr for Target {
    type Err = OpenError;

    fn from_str(url: &str) -> Result<Target, OpenError> {
        // The URL may contain a password, so errors quote only its scheme.
        match url.split_once(':') {
            Some(("sqlite", _)) => sqlite(url),
            Some(("postgres" | "postgresql", _)) => postgres(url),
            Some((scheme, _)) if scheme.chars().all(|c| c.is_ascii_alphanumeric()) => {
                Err(bad(format!("starts with {scheme}:, which is not a supported database")))
            }
            _ => Err(bad("does not name a kind of database")),
        }
    }
}

fn sqlite(url: &str) -> Result<Target, OpenError> {
    let parsed = SqliteConnectOptions::from_str(url).map_err(not_understood)?;
    let (file, settings) = url.split_once('?').unwrap_or((url, ""));
    if file.contains(":memory:") || settings.contains("mode=memory") {
        return Err(bad("would keep the games in memory only"));
    }
    if parsed.get_filename().as_os_str().is_empty() {
        return Err(bad("names no file"));
    }
    let path =
        std::path::absolute(parsed.get_filename()).map_err(|error| bad(error.to_string()))?;
    if let Some(folder) = path.parent().filter(|folder| !folder.is_dir()) {
        return Err(OpenError::NoFolder { folder: folder.to_owned() });
    }
    // The store itself creates the file. SQLite would create it again if it were deleted while the
    // bot runs.
    let may_create = !settings.contains("mode=") || settings.contains("mode=rwc");
    let settings = settings.replace("mode=rwc", "mode=rw");
    let mode = if settings.contains("mode=") { "" } else { "&mode=rw" };
    let options = file_options(&path, &format!("{settings}{mode}"))?;
    Ok(Target { kind: Kind::Sqlite { path }, options, may_create })
}

/// Returns the options for an existing SQLite file, with the settings of a URL's query.
pub(super) fn file_options(path: &Path, settings: &str) -> Result<AnyConnectOptions, OpenError> {
    format!("sqlite:{}?{settings}", encoded(path)).parse().map_err(not_understood)
}

/// Escapes a path so that URL parsers do not see a host, port or query in it.
fn encoded(path: &Path) -> String {
    let encode = |&byte: &u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    path.as_os_str().as_encoded_bytes().iter().map(encode).collect()
}

fn postgres(url: &str) -> Result<Target, OpenError> {
    let parsed = PgConnectOptions::from_str(url).map_err(not_understood)?;
    let (user, host, port) = (parsed.get_username(), parsed.get_host(), parsed.get_port());
    let name = parsed.get_database().unwrap_or(user);
    let name = format!("postgres://{user}@{host}:{port}/{name}");
    let options = url.parse().map_err(not_understood)?;
    Ok(Target { kind: Kind::Postgres { name }, options, may_create: false })
}

fn bad(why: impl Into<String>) -> OpenError {
    OpenError::BadUrl { why: why.into() }
}

fn not_understood(error: sqlx::Error) -> OpenError {
    match error {
        sqlx::Error::Configuration(why) => bad(format!("is invalid ({why})")),
        _ => bad("is invalid"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(url: &str) -> String {
        url.parse::<Target>().map_or_else(|error| error.to_string(), |it| it.kind.to_string())
    }

    #[test]
    fn files_are_named_by_absolute_path() {
        let here = std::env::current_dir().unwrap();
        for url in ["sqlite:a.db", "sqlite://a.db", "sqlite://a.db?mode=ro", "sqlite:./a.db"] {
            assert_eq!(name(url), here.join("a.db").display().to_string(), "{url}");
        }
    }

    #[test]
    fn servers_are_named_without_password() {
        let url = "postgres://bot:hunter2@example.org:5433/games?sslmode=prefer";
        assert_eq!(name(url), "postgres://bot@example.org:5433/games");
        assert_eq!(name("postgresql://bot@localhost"), "postgres://bot@localhost:5432/bot");
    }

    #[test]
    fn errors_about_urls_do_not_contain_the_password() {
        let urls = [
            "postgres://bot:hunter2@example.org:port/games",
            "postgres://bot:hunter2@[::1/games",
            "postgres://bot:hunter2@example.org/games?sslmode=hunter",
            "mysql://bot:hunter2@example.org/games",
            "bot:hunter2@example.org",
            "hunter2",
            "sqlite:",
            "sqlite://",
            "sqlite::memory:",
            "sqlite:a.db?mode=memory",
            "sqlite:a.db?mode=hunter",
            "",
        ];
        for url in urls {
            let said = name(url);
            assert!(said.starts_with("the database URL "), "{url}: {said}");
            assert!(said.contains("write sqlite:PATH or postgres://"), "{url}: {said}");
            assert!(!said.contains("hunter2"), "{url}: {said}");
        }
    }

    #[test]
    fn errors_name_a_missing_folder() {
        let folder = tempfile::tempdir().unwrap();
        let missing = folder.path().join("missing");
        let said = name(&format!("sqlite:{}/a.db", missing.display()));
        assert!(said.contains(&missing.display().to_string()), "{said}");
    }
}
