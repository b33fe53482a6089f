//! The numbered SQL in `migrations/`, oldest first.
//!
//! To change the database, add a numbered file there, and its name to `FILES`. Never change a
//! released one. Write SQL that both SQLite and PostgreSQL accept, with BIGINT for every number and
//! time. `tests/store/upgrade.rs` tests upgrades of databases written by older versions. Test both
//! databases: `.ci/postgres cargo test -p dvonn-store`.

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
    "0001_games_and_challenges",
    "0002_own_pace",
    "0003_computer",
    "0004_reviews",
    "0005_rematches",
    "0006_ladders",
    "0007_picture_sizes",
    "0008_activity",
    "0009_board_orientation",
    "0010_server_theme",
    "0013_review_requests",
    "0014_limits_and_mutes",
    "0015_former_players",
    "0016_lessons",
    "0017_puzzles",
    "0019_first_minute",
    "0022_explore",
    "0023_fills",
    "0024_entries",
    "0025_processes",
    "0026_departures",
    "0027_process_shards",
    "0028_weeks",
    "0029_ladder_indexes",
    "0030_engines",
    "0031_variations",
    "0032_follows",
    "0034_roles",
    "0036_guests",
    "0037_seeks",
    "0038_reports",
    "0039_weekends",
    "0041_global_ladder",
    "0042_rated_seeks",
    "0053_clock_checks",
    "0059_role_refusals",
    "0068_former_people",
    "0069_closed_rows",
    "0070_old_boards",
    "0073_absent_losers",
    "0074_moderators_tournaments",
    "0075_muted_time",
    "0076_stopped_plans",
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
