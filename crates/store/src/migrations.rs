//! The numbered SQL in `migrations/`, oldest first.
//!
//! The first twelve files are the tables of version 0.1.0, one file per subject. To change the database, add a
//! file with the next number there, and its name to `FILES`. Never change a released one: a database remembers
//! what it was made with, and refuses other SQL under the same number. Write SQL that both SQLite and
//! PostgreSQL accept, with a comment for each table, column and index, as `0001_games.sql` says at its top. In
//! `tests/store/upgrade.rs`, test what your file does to the rows of older databases. Before the release, add a
//! database to `tests/databases`, and a test of it to `tests/store/released.rs`. Test both databases:
//! `.ci/postgres cargo test -p dvonn-store`.

use std::sync::LazyLock;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Includes files of the folder as `(name, SQL)`.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../../migrations/", $name, ".sql")))),*]
    };
}

/// Listed here because `sqlx::migrate!` would build SQLite and sqlx a second time, for the compiler.
const FILES: &[(&str, &str)] = files![
    "0001_games",
    "0002_challenges",
    "0003_playing",
    "0004_people",
    "0005_servers",
    "0006_ladders",
    "0007_tournaments",
    "0008_analysis",
    "0009_lessons_and_puzzles",
    "0010_processes",
    "0011_posts",
    "0012_leagues",
];

/// The migrations that this version knows.
pub(super) static MIGRATIONS: LazyLock<Migrator> =
    LazyLock::new(|| Migrator::with_migrations(FILES.iter().filter_map(migration).collect()));

/// Returns the version of the newest migration that this version knows.
pub(super) fn newest_known() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// Returns the migration of a file, if its name is a number and a description.
fn migration(&(name, sql): &(&'static str, &'static str)) -> Option<Migration> {
    let (version, description) = name.split_once('_')?;
    let description = description.replace('_', " ").into();
    let sql = sql.into_sql_str();
    Some(Migration::new(version.parse().ok()?, description, MigrationType::Simple, sql, false))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[tokio::test]
    async fn every_file_of_the_folder_is_listed() {
        let folder = Migrator::new(Path::new("../../migrations")).await.unwrap();
        let of = |migrator: &Migrator| {
            let parts = |it: &Migration| (it.version, it.description.clone(), it.checksum.clone());
            migrator.iter().map(parts).collect::<Vec<_>>()
        };
        assert_eq!(of(&MIGRATIONS), of(&folder));
    }
}
