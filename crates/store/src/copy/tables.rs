//! The tables of the database, and their columns.

use sqlx::any::AnyRow;
use sqlx::migrate::MigrateError;
use sqlx::{AnyConnection, Connection as _, Row as _};

use crate::migrate::apply;
use crate::url::Kind;

/// All tables that are copied, each after those that its rows refer to. What the processes of a database
/// are doing now (`processes`, `leases`) is not copied.
pub(super) const TABLES: &[&str] = &[
    "counters",
    "servers",
    "server_channels",
    "blocks",
    "actions",
    "settings",
    "seeks",
    "avoided",
    "favourites",
    "barred",
    "global_players",
    "vacations",
    "clock_checks",
    "heartbeats",
    "hello_start",
    "hellos",
    "posts",
    "departures",
    "interactions",
    "identity_key",
    "deleted_players",
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
    "decisions",
    "game_notes",
    "follows",
    "milestones",
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
    "reward_roles",
    "reward_checks",
    "role_grants",
    "leagues",
    "league_entries",
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
    "races",
    "racers",
    "race_bests",
];

/// The table of the migrations, which is not copied: migrating the copy fills it.
pub(super) const MIGRATIONS_TABLE: &str = "_sqlx_migrations";

/// A table of a database.
pub(super) struct Table {
    pub(super) name: String,
    pub(super) columns: Vec<Column>,
}

/// A column.
pub(super) struct Column {
    pub(super) name: String,
    /// True for BIGINT, false for TEXT.
    pub(super) is_number: bool,
}

/// Returns the tables that these migrations make, in no particular order.
///
/// Statements are built from these names alone. A file can have tables and columns of any name, which
/// would be part of the statements that fill a server.
pub(super) async fn tables_of(versions: &[i64]) -> Result<Vec<Table>, MigrateError> {
    let mut connection = AnyConnection::connect("sqlite::memory:").await?;
    let mut transaction = connection.begin().await?;
    apply(versions, &mut *transaction).await?;
    let kind = Kind::Sqlite { path: ":memory:".into() };
    Ok(tables_in(&mut transaction, &kind).await?)
}

/// Returns what a database has and these tables have not, or the reverse. `None` if they agree.
pub(super) fn difference(expected: &[Table], found: &[Table]) -> Option<String> {
    // The names are quoted: anybody may have made them up.
    let named = |tables: &[Table], name: &str| tables.iter().any(|table| table.name == name);
    if let Some(unknown) = found.iter().find(|table| !named(expected, &table.name)) {
        return Some(format!("the table {:?} is unknown", unknown.name));
    }
    if let Some(missing) = expected.iter().find(|table| !named(found, &table.name)) {
        return Some(format!("the table {:?} is missing", missing.name));
    }
    let pairs = expected.iter().flat_map(|expected| {
        let found = found.iter().filter(|found| found.name == expected.name);
        found.map(move |found| (expected, found))
    });
    pairs.into_iter().find_map(|(expected, found)| {
        let of = |columns: &[Column], name: &str| {
            columns.iter().find(|column| column.name == name).map(|column| column.is_number)
        };
        let table = &found.name;
        let unknown =
            found.columns.iter().find_map(|column| match of(&expected.columns, &column.name) {
                None => {
                    Some(format!("the table {table:?} has an unknown column {:?}", column.name))
                }
                Some(is_number) if is_number != column.is_number => {
                    Some(format!("the column {:?} of {table:?} has another type", column.name))
                }
                Some(_) => None,
            });
        unknown.or_else(|| {
            let absent =
                expected.columns.iter().find(|column| of(&found.columns, &column.name).is_none());
            absent.map(|column| format!("the table {table:?} lacks the column {:?}", column.name))
        })
    })
}

/// Returns what a database has besides tables of rows: a trigger, a view or a virtual table, of which the
/// bot has none. They would be copied with a file, and could change what the bot writes and reads later.
pub(super) async fn program_in(
    connection: &mut AnyConnection,
    kind: &Kind,
) -> sqlx::Result<Option<String>> {
    let Kind::Sqlite { .. } = kind else { return Ok(None) };
    let query = "SELECT CASE WHEN type = 'table' THEN 'virtual table' ELSE type END AS kind, name \
                 FROM sqlite_master WHERE type IN ('trigger', 'view') \
                 OR sql LIKE 'CREATE VIRTUAL%' LIMIT 1";
    let Some(row) = sqlx::query(query).fetch_optional(connection).await? else { return Ok(None) };
    let (kind, name): (String, String) = (row.try_get("kind")?, row.try_get("name")?);
    Ok(Some(format!("it has the {kind} {name:?}")))
}

/// Returns the tables that a database has, except that of the migrations, in no particular order.
pub(super) async fn tables_in(
    connection: &mut AnyConnection,
    kind: &Kind,
) -> sqlx::Result<Vec<Table>> {
    let mut tables = Vec::new();
    for name in names_in(connection, kind).await? {
        if name != MIGRATIONS_TABLE {
            let columns = columns_of(connection, kind, &name).await?;
            tables.push(Table { name, columns });
        }
    }
    Ok(tables)
}

/// Returns the names of the tables that a database has, in no particular order.
pub(super) async fn names_in(
    connection: &mut AnyConnection,
    kind: &Kind,
) -> sqlx::Result<Vec<String>> {
    let query = match kind {
        Kind::Sqlite { .. } => {
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
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
async fn columns_of(
    connection: &mut AnyConnection,
    kind: &Kind,
    table: &str,
) -> sqlx::Result<Vec<Column>> {
    let query = match kind {
        // The columns that are computed too.
        Kind::Sqlite { .. } => "SELECT name, type AS kind FROM pragma_table_xinfo($1) ORDER BY cid",
        Kind::Postgres { .. } => {
            "SELECT CAST(column_name AS TEXT) AS name, CAST(data_type AS TEXT) AS kind \
             FROM information_schema.columns \
             WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
        }
    };
    let rows = sqlx::query(query).bind(table).fetch_all(connection).await?;
    let column = |row: &AnyRow| {
        let is_number = row.try_get::<String, _>("kind")?.eq_ignore_ascii_case("bigint");
        Ok(Column { name: row.try_get("name")?, is_number })
    };
    rows.iter().map(column).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Store;
    use crate::query::Columns as _;

    /// Tables that are not copied: what the processes of this database are doing now.
    const PROCESSES: [&str; 2] = ["processes", "leases"];

    #[tokio::test]
    async fn every_table_is_listed_after_those_that_it_refers_to() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("dvonn.db");
        let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
        store.migrate().await.unwrap();
        let mut connection = store.connection().await.unwrap();
        let mut found = names_in(&mut connection, &store.kind).await.unwrap();
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
                let parent: String = parent.value("name").unwrap();
                assert!(TABLES[..index].contains(&&*parent), "{table} comes before {parent}");
            }
        }
    }
}
