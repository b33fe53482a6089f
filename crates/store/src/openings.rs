//! In how many games each position of an opening occurred.

use dvonn_model::{OpeningCount, ResultRow};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe};

use crate::StoreError;
use crate::query::{Columns, Stored, fetch_all, queries, reads, rows};

rows! {
    OpeningCount { games, won, drawn }
}

queries! {
    /// Returns up to `limit` results whose games are not in the openings yet, in order.
    read unexplored_results(limit: u32) -> Vec<ResultRow> {
        "SELECT {} FROM results WHERE explored = 0 ORDER BY id LIMIT :limit"
    }

    /// Marks a result as explored. Returns `false` if it is already.
    change mark_explored(result: i64) -> bool {
        "UPDATE results SET explored = 1 WHERE id = :result AND explored = 0"
    }

    /// Adds games to the count of a position.
    change add_to_opening(position: i64, count: OpeningCount)
    [position, games: count.games, won: count.won, drawn: count.drawn] {
        "INSERT INTO openings (position, games, won, drawn)
         VALUES (:position, :games, :won, :drawn)
         ON CONFLICT (position) DO UPDATE SET
             games = openings.games + excluded.games,
             won = openings.won + excluded.won, drawn = openings.drawn + excluded.drawn"
    }
}

reads! {
    /// Returns the counts of these positions, by the numbers of their canonical forms. Leaves out
    /// positions that have not occurred.
    opening_counts(positions: &[i64]) -> Vec<(i64, OpeningCount)>;
}

async fn opening_counts(
    connection: &mut AnyConnection,
    positions: &[i64],
) -> Result<Vec<(i64, OpeningCount)>, StoreError> {
    if positions.is_empty() {
        return Ok(Vec::new());
    }
    // Numbers alone, so nothing needs quotes.
    let list = positions.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
    let query =
        format!("SELECT position, games, won, drawn FROM openings WHERE position IN ({list})");
    fetch_all(connection, sqlx::query(AssertSqlSafe(query))).await
}

impl Stored for (i64, OpeningCount) {
    const COLUMNS: &'static [&'static str] = &["position", "games", "won", "drawn"];

    fn read(row: &AnyRow) -> Result<(i64, OpeningCount), StoreError> {
        Ok((row.value("position")?, OpeningCount::read(row)?))
    }
}
