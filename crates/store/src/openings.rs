//! In how many games each position of an opening occurred.

use dvonn_model::{OpeningCount, ResultRow};
use sqlx::{AnyConnection, AssertSqlSafe};

use crate::StoreError;
use crate::columns::Columns;
use crate::fetch::fetch_all;
use crate::reads::reads;
use crate::results::result_columns;
use crate::tx::Tx;

reads! {
    /// Returns the counts of these positions, by the numbers of their canonical forms. Leaves out
    /// positions that have not occurred.
    opening_counts(positions: &[i64]) -> Vec<(i64, OpeningCount)>;

    /// Returns up to `limit` results whose games are not in the openings yet, in order.
    unexplored_results(limit: u32) -> Vec<ResultRow>;
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
    let rows = sqlx::query(AssertSqlSafe(query)).fetch_all(connection).await?;
    let count = |row: &sqlx::any::AnyRow| {
        let count = OpeningCount {
            games: row.number("games")?,
            won: row.number("won")?,
            drawn: row.number("drawn")?,
        };
        Ok((row.number("position")?, count))
    };
    rows.iter().map(count).collect()
}

async fn unexplored_results(
    connection: &mut AnyConnection,
    limit: u32,
) -> Result<Vec<ResultRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        result_columns!(),
        " FROM results WHERE explored = 0 ORDER BY id LIMIT $1"
    ));
    fetch_all(connection, query.bind(i64::from(limit))).await
}

impl Tx {
    /// Marks a result as explored. Returns `false` if it is already.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_explored(&mut self, result: i64) -> Result<bool, StoreError> {
        let marked = sqlx::query("UPDATE results SET explored = 1 WHERE id = $1 AND explored = 0")
            .bind(result)
            .execute(self.connection())
            .await?;
        Ok(marked.rows_affected() > 0)
    }

    /// Adds games to the count of a position.
    ///
    /// # Errors
    /// Any database error.
    pub async fn add_to_opening(
        &mut self,
        position: i64,
        count: OpeningCount,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO openings (position, games, won, drawn) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (position) DO UPDATE SET games = openings.games + excluded.games, \
             won = openings.won + excluded.won, drawn = openings.drawn + excluded.drawn",
        )
        .bind(position)
        .bind(i64::from(count.games))
        .bind(i64::from(count.won))
        .bind(i64::from(count.drawn))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
