//! Placements that the bot is to finish for a player, and has not started yet.

use dvonn_model::{FillRow, GameId};
use dvonn_rules::Color;
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, color_name};
use crate::fetch::{Stored, fetch_all};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns placements to finish that start by `at`, in order of their start.
    fills_due(at: Timestamp, limit: u32) -> Vec<FillRow>;
}

async fn fills_due(
    connection: &mut AnyConnection,
    at: Timestamp,
    limit: u32,
) -> Result<Vec<FillRow>, StoreError> {
    let query = sqlx::query(
        "SELECT game_id, color, starts_at FROM fills WHERE starts_at <= $1 \
         ORDER BY starts_at, game_id, color LIMIT $2",
    );
    fetch_all(connection, query.bind(at.as_millisecond()).bind(i64::from(limit))).await
}

impl Stored for FillRow {
    fn read(row: &AnyRow) -> Result<FillRow, StoreError> {
        Ok(FillRow {
            game: row.number("game_id")?,
            color: row.color("color")?,
            starts_at: row.time("starts_at")?,
        })
    }
}

impl Tx {
    /// Records that a placement is to be finished. Replaces an earlier record of the same player.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_fill(&mut self, fill: &FillRow) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO fills (game_id, color, starts_at) VALUES ($1, $2, $3) \
             ON CONFLICT (game_id, color) DO UPDATE SET starts_at = $3",
        )
        .bind(i64::from(fill.game))
        .bind(color_name(fill.color))
        .bind(fill.starts_at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Deletes the record that a placement is to be finished. Returns `false` if there is none.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_fill(&mut self, game: GameId, color: Color) -> Result<bool, StoreError> {
        let deleted = sqlx::query("DELETE FROM fills WHERE game_id = $1 AND color = $2")
            .bind(i64::from(game))
            .bind(color_name(color))
            .execute(self.connection())
            .await?;
        Ok(deleted.rows_affected() > 0)
    }
}
