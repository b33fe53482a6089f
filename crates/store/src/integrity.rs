//! Reads the whole database to check it: games with their plies, values that refer to nothing,
//! counters, and the SQLite file itself.

use std::collections::HashMap;

use dvonn_model::{GameRow, ResultRow, Scope};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe};

use crate::StoreError;
use crate::query::{Columns as _, Stored, queries, reads};

/// The number of examples of the same mistake.
const EXAMPLES: i64 = 20;

/// A column whose values are those of another table's column.
struct Reference(&'static str, &'static str, &'static str, &'static str);

/// The references between tables. Not all of them are foreign keys.
const REFERENCES: &[Reference] = &[
    Reference("plies", "game_id", "games", "id"),
    Reference("games", "rematch_of", "games", "id"),
    Reference("challenges", "game_id", "games", "id"),
    Reference("challenges", "rematch_of", "games", "id"),
    Reference("intentions", "game_id", "games", "id"),
    Reference("fills", "game_id", "games", "id"),
    Reference("offers", "game_id", "games", "id"),
    Reference("decisions", "game_id", "games", "id"),
    Reference("game_notes", "game_id", "games", "id"),
    Reference("reports", "game_id", "games", "id"),
    Reference("reviews", "game_id", "games", "id"),
    Reference("reviews", "import_id", "imports", "id"),
    Reference("mined_games", "game_id", "games", "id"),
    Reference("results", "game_id", "games", "id"),
    Reference("rating_changes", "result_id", "results", "id"),
    Reference("rating_changes", "game_id", "games", "id"),
    Reference("ratings", "best_win", "games", "id"),
    Reference("place_swaps", "game_id", "games", "id"),
    Reference("server_channels", "guild_id", "servers", "guild_id"),
    Reference("league_entries", "league_id", "leagues", "id"),
    Reference("tournaments", "league_id", "leagues", "id"),
    Reference("tournaments", "series_id", "tournaments", "id"),
    Reference("entrants", "tournament_id", "tournaments", "id"),
    Reference("pairings", "tournament_id", "tournaments", "id"),
    Reference("pairings", "game_id", "games", "id"),
    Reference("follows", "game_id", "games", "id"),
    Reference("milestones", "game_id", "games", "id"),
    Reference("variation_trees", "game_id", "games", "id"),
    Reference("variations", "tree_id", "variation_trees", "id"),
    Reference("racers", "race_id", "races", "id"),
];

/// The counters, and the tables whose ids they give.
const COUNTERS: &[(&str, &str)] = &[
    ("action", "actions"),
    ("challenge", "challenges"),
    ("decision", "decisions"),
    ("engine", "engines"),
    ("follow", "follows"),
    ("game", "games"),
    ("import", "imports"),
    ("league", "leagues"),
    ("offer", "offers"),
    ("puzzle", "puzzles"),
    ("race", "races"),
    ("result", "results"),
    ("review", "reviews"),
    ("tournament", "tournaments"),
    ("vacation", "vacations"),
    ("variation_tree", "variation_trees"),
];

/// A game with everything that follows from it.
#[derive(Debug)]
pub struct StoredGame {
    /// Its number.
    pub id: i64,
    /// Its row, if that can be read.
    pub row: Result<GameRow, StoreError>,
    /// Its plies on one line.
    pub line: String,
    /// True if its plies are numbered from 1 without gaps.
    pub is_numbered: bool,
    /// Its result, if it has one that can be read.
    pub result: Result<Option<ResultRow>, StoreError>,
}

reads! {
    /// Returns the games with numbers above `after`, in order.
    games_to_check(after: i64, limit: u32) -> Vec<StoredGame>;

    /// Returns a line for each value that refers to a missing row, up to twenty for each column.
    dangling_references() -> Vec<String>;

    /// Returns a line for each counter that would give a number again.
    low_counters() -> Vec<String>;

    /// Returns a line for each fault of a SQLite file, up to twenty. Empty on PostgreSQL.
    file_faults() -> Vec<String>;
}

/// A row of a game, whether it can be read or not.
pub(crate) struct AnyGame {
    id: i64,
    row: Result<GameRow, StoreError>,
}

impl Stored for AnyGame {
    const COLUMNS: &'static [&'static str] = GameRow::COLUMNS;

    fn read(row: &AnyRow) -> Result<AnyGame, StoreError> {
        Ok(AnyGame { id: row.value("id")?, row: GameRow::read(row) })
    }
}

/// A row of a result, whether it can be read or not.
pub(crate) struct AnyResult {
    game: i64,
    row: Result<ResultRow, StoreError>,
}

impl Stored for AnyResult {
    const COLUMNS: &'static [&'static str] = ResultRow::COLUMNS;

    fn read(row: &AnyRow) -> Result<AnyResult, StoreError> {
        Ok(AnyResult { game: row.value("game_id")?, row: ResultRow::read(row) })
    }
}

queries! {
    /// Returns the ladders that have results or ratings.
    read ladders() -> Vec<Scope> {
        "SELECT guild_id FROM results UNION SELECT guild_id FROM ratings ORDER BY guild_id"
    }

    /// Returns the games with numbers above `after`, in order.
    step games_above(after: i64, limit: u32) -> Vec<AnyGame> {
        "SELECT {} FROM games WHERE id > :after ORDER BY id LIMIT :limit"
    }

    /// Returns the numbers of some games that have plies, with their plies on one line, and whether
    /// these are numbered from 1 without gaps, in order.
    step lines_of_games(after: i64, last: i64) -> Vec<(i64, String, bool)> {
        "SELECT game_id, string_agg(ply, ' ' ORDER BY number),
             CASE WHEN MIN(number) = 1 AND MAX(number) = COUNT(*) THEN 1 ELSE 0 END
         FROM plies WHERE game_id > :after AND game_id <= :last GROUP BY game_id ORDER BY game_id"
    }

    /// Returns the results of some games, in order.
    step results_of_games(after: i64, last: i64) -> Vec<AnyResult> {
        "SELECT {} FROM results WHERE game_id > :after AND game_id <= :last ORDER BY game_id"
    }
}

async fn games_to_check(
    connection: &mut AnyConnection,
    after: i64,
    limit: u32,
) -> Result<Vec<StoredGame>, StoreError> {
    let games = games_above(&mut *connection, after, limit).await?;
    let Some(last) = games.last().map(|game| game.id) else { return Ok(Vec::new()) };
    let lines = lines_of_games(&mut *connection, after, last).await?;
    let results = results_of_games(connection, after, last).await?;
    let mut lines: HashMap<_, _> =
        lines.into_iter().map(|(game, line, is_numbered)| (game, (line, is_numbered))).collect();
    let mut results: HashMap<_, _> =
        results.into_iter().map(|result| (result.game, result.row)).collect();
    let checked = games.into_iter().map(|AnyGame { id, row }| {
        let (line, is_numbered) = lines.remove(&id).unwrap_or_else(|| (String::new(), true));
        StoredGame { id, row, line, is_numbered, result: results.remove(&id).transpose() }
    });
    Ok(checked.collect())
}

async fn dangling_references(connection: &mut AnyConnection) -> Result<Vec<String>, StoreError> {
    let mut found = Vec::new();
    for Reference(table, column, parent, key) in REFERENCES {
        // Each value once, which an index finds quickly, and then its parent.
        let query = AssertSqlSafe(format!(
            "SELECT value FROM (SELECT DISTINCT {column} AS value FROM {table}) AS child \
             WHERE value IS NOT NULL \
             AND NOT EXISTS (SELECT 1 FROM {parent} WHERE {parent}.{key} = child.value) \
             ORDER BY value LIMIT {EXAMPLES}"
        ));
        for row in sqlx::query(query).fetch_all(&mut *connection).await? {
            let value: i64 = row.value("value")?;
            found.push(format!("{table}.{column} is {value}, but {parent} has no such row"));
        }
    }
    Ok(found)
}

async fn low_counters(connection: &mut AnyConnection) -> Result<Vec<String>, StoreError> {
    let mut found = Vec::new();
    for (counter, table) in COUNTERS {
        let query = AssertSqlSafe(format!(
            "SELECT (SELECT value FROM counters WHERE name = $1) AS value, \
             (SELECT COALESCE(MAX(id), 0) FROM {table}) AS highest"
        ));
        let row = sqlx::query(query).bind(*counter).fetch_one(&mut *connection).await?;
        let (value, highest): (Option<i64>, i64) = (row.value("value")?, row.value("highest")?);
        if value.is_none_or(|value| value < highest) {
            let value = value.map_or("missing".to_owned(), |value| value.to_string());
            found.push(format!("the counter {counter} is {value}, but {table} has id {highest}"));
        }
    }
    Ok(found)
}

async fn file_faults(connection: &mut AnyConnection) -> Result<Vec<String>, StoreError> {
    if connection.backend_name() != "SQLite" {
        return Ok(Vec::new());
    }
    let query = AssertSqlSafe(format!("PRAGMA integrity_check({EXAMPLES})"));
    let rows = sqlx::query(query).fetch_all(connection).await?;
    let lines: Result<Vec<String>, _> =
        rows.iter().map(|row| row.value("integrity_check")).collect();
    Ok(lines?.into_iter().filter(|line| line != "ok").collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Store;

    #[tokio::test]
    async fn every_foreign_key_and_counter_is_checked() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("dvonn.db");
        let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
        store.migrate().await.unwrap();
        let mut connection = store.connection().await.unwrap();
        let keys = sqlx::query(
            "SELECT tables.name AS child, keys.\"from\" AS source, keys.\"table\" AS parent \
             FROM sqlite_master AS tables, pragma_foreign_key_list(tables.name) AS keys \
             WHERE tables.type = 'table'",
        );
        for row in keys.fetch_all(&mut *connection).await.unwrap() {
            let [child, source, parent] =
                ["child", "source", "parent"].map(|it| row.value::<String>(it).unwrap());
            let is_listed = |it: &Reference| (it.0, it.1, it.2) == (&child, &source, &parent);
            assert!(REFERENCES.iter().any(is_listed), "{child}.{source}");
        }
        // The numbers of the others are in no table, or in tables with more than one kind of them.
        let query = sqlx::query(
            "SELECT name FROM counters WHERE name NOT IN ('deleted', 'global_ladder', 'notice')",
        );
        for row in query.fetch_all(&mut *connection).await.unwrap() {
            let counter: String = row.value("name").unwrap();
            assert!(COUNTERS.iter().any(|it| it.0 == counter), "{counter}");
        }
        drop(connection);
        assert_eq!(store.dangling_references().await.unwrap(), [""; 0]);
        assert_eq!(store.low_counters().await.unwrap(), [""; 0]);
        assert_eq!(store.file_faults().await.unwrap(), [""; 0]);
    }
}
