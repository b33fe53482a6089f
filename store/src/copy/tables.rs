//! The tables of the database, and their columns.

use sqlx::{AnyConnection, Row as _};

use crate::StoreError;
use crate::columns::Columns;
use crate::url::Kind;

/// All tables, each after those that its rows refer to.
pub(super) const TABLES: &[&str] = &[
    "counters",
    "servers",
    "server_channels",
    "blocks",
    "actions",
    "settings",
    "seeks",
    "avoided",
    "barred",
    "global_players",
    "vacations",
    "clock_checks",
    "heartbeats",
    "hello_start",
    "hellos",
    "departures",
    "interactions",
    "identity_key",
    "former_players",
    "former_avoided",
    "former_barred",
    "lessons",
    "imports",
    "engines",
    "games",
    "plies",
    "reports",
    "challenges",
    "intentions",
    "fills",
    "offers",
    "notices",
    "old_boards",
    "decisions",
    "game_notes",
    "follows",
    "reviews",
    "variation_trees",
    "variations",
    "results",
    "rating_changes",
    "ratings",
    "seasons",
    "season_standings",
    "places",
    "place_swaps",
    "honour_roles",
    "honour_checks",
    "role_grants",
    "tournaments",
    "entrants",
    "pairings",
    "weeks",
    "week_players",
    "openings",
    "puzzles",
    "mined_games",
    "puzzle_ratings",
    "solvers",
    "puzzle_attempts",
    "daily_posts",
];

/// The table of the migrations, which is not copied: migrating the copy fills it.
pub(super) const MIGRATIONS_TABLE: &str = "_sqlx_migrations";

/// Tables that are not copied: what the processes of this database are doing now.
const PROCESSES: [&str; 2] = ["processes", "leases"];

/// Returns true if a table belongs to this program.
pub(super) fn is_ours(table: &str) -> bool {
    table == MIGRATIONS_TABLE || TABLES.contains(&table) || PROCESSES.contains(&table)
}

/// A column.
pub(super) struct Column {
    pub(super) name: String,
    /// True for BIGINT, false for TEXT.
    pub(super) is_number: bool,
}

/// Returns the names of the tables that a database has, in no particular order.
pub(super) async fn tables_in(
    connection: &mut AnyConnection,
    kind: &Kind,
) -> sqlx::Result<Vec<String>> {
    let query = match kind {
        Kind::Sqlite { .. } => {
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        }
        Kind::Postgres { .. } => {
            "SELECT CAST(table_name AS TEXT) AS name FROM information_schema.tables \
             WHERE table_schema = current_schema()"
        }
    };
    let rows = sqlx::query(query).fetch_all(connection).await?;
    rows.iter().map(|row| row.try_get("name")).collect()
}

/// Returns the columns of a table, in order.
pub(super) async fn columns_of(
    connection: &mut AnyConnection,
    kind: &Kind,
    table: &str,
) -> Result<Vec<Column>, StoreError> {
    let query = match kind {
        Kind::Sqlite { .. } => "SELECT name, type AS kind FROM pragma_table_info($1) ORDER BY cid",
        Kind::Postgres { .. } => {
            "SELECT CAST(column_name AS TEXT) AS name, CAST(data_type AS TEXT) AS kind \
             FROM information_schema.columns \
             WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
        }
    };
    let rows = sqlx::query(query).bind(table).fetch_all(connection).await?;
    let column = |row: &sqlx::any::AnyRow| {
        let is_number = row.text("kind")?.eq_ignore_ascii_case("bigint");
        Ok(Column { name: row.text("name")?, is_number })
    };
    rows.iter().map(column).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Store;

    #[tokio::test]
    async fn every_table_is_listed_after_those_that_it_refers_to() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("dvonn.db");
        let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
        store.migrate().await.unwrap();
        let mut connection = store.connection().await.unwrap();
        let mut found = tables_in(&mut connection, &store.kind).await.unwrap();
        found.retain(|table| table != MIGRATIONS_TABLE && !PROCESSES.contains(&table.as_str()));
        found.sort();
        let mut listed = TABLES.to_vec();
        listed.sort_unstable();
        assert_eq!(found, listed);
        for (index, table) in TABLES.iter().enumerate() {
            let query = "SELECT \"table\" AS name FROM pragma_foreign_key_list($1)";
            let parents =
                sqlx::query(query).bind(*table).fetch_all(&mut *connection).await.unwrap();
            for parent in parents {
                let parent = parent.text("name").unwrap();
                assert!(TABLES[..index].contains(&&*parent), "{table} comes before {parent}");
            }
        }
    }
}
