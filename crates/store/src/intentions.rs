//! Players' plans and conditional moves. They are private: never put their text into an error or a
//! log.

use dvonn_model::{GameId, IntentionRow, PlanText};
use dvonn_rules::{ByColor, Color};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, color_name};
use crate::fetch::Stored;
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the plans and conditional moves of both players.
    intentions(game: GameId) -> ByColor<IntentionRow>;
}

async fn intentions(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<ByColor<IntentionRow>, StoreError> {
    let query = sqlx::query(
        "SELECT color, wishes, stops, stopped_wishes, stopped_stops, conditions FROM intentions \
         WHERE game_id = $1",
    );
    let rows = query.bind(i64::from(game)).fetch_all(connection).await?;
    let mut intentions = ByColor { white: IntentionRow::default(), black: IntentionRow::default() };
    for row in &rows {
        intentions[row.color("color")?] = IntentionRow::read(row)?;
    }
    Ok(intentions)
}

impl Stored for IntentionRow {
    fn read(row: &AnyRow) -> Result<IntentionRow, StoreError> {
        Ok(IntentionRow {
            plan: plan(row, ["wishes", "stops"])?,
            stopped: plan(row, ["stopped_wishes", "stopped_stops"])?,
            conditions: row.maybe_text("conditions")?,
        })
    }
}

fn plan(row: &AnyRow, [wishes, stops]: [&str; 2]) -> Result<Option<PlanText>, StoreError> {
    let Some(wishes) = row.maybe_text(wishes)? else { return Ok(None) };
    Ok(Some(PlanText { wishes, stops: row.text(stops)? }))
}

impl Tx {
    /// Replaces the plan and conditional moves of a player.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_intention(
        &mut self,
        game: GameId,
        color: Color,
        intention: &IntentionRow,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO intentions (game_id, color, wishes, stops, conditions, stopped_wishes, \
             stopped_stops) VALUES ($1, $2, $3, $4, $5, $6, $7) \
             ON CONFLICT (game_id, color) DO UPDATE SET wishes = $3, stops = $4, \
             conditions = $5, stopped_wishes = $6, stopped_stops = $7",
        )
        .bind(i64::from(game))
        .bind(color_name(color))
        .bind(intention.plan.as_ref().map(|plan| &*plan.wishes))
        .bind(intention.plan.as_ref().map(|plan| &*plan.stops))
        .bind(intention.conditions.as_deref())
        .bind(intention.stopped.as_ref().map(|plan| &*plan.wishes))
        .bind(intention.stopped.as_ref().map(|plan| &*plan.stops))
        .execute(self.connection())
        .await?;
        self.delete_empty_intentions(game).await
    }

    /// Deletes what a takeback makes obsolete: the plan of the side that takes back (`color`), also
    /// one that has not started or has stopped, and the conditional moves of both sides.
    ///
    /// # Errors
    /// Any database error.
    pub async fn clear_intentions(&mut self, game: GameId, color: Color) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE intentions SET conditions = NULL, \
             wishes = CASE WHEN color = $2 THEN NULL ELSE wishes END, \
             stops = CASE WHEN color = $2 THEN NULL ELSE stops END, \
             stopped_wishes = CASE WHEN color = $2 THEN NULL ELSE stopped_wishes END, \
             stopped_stops = CASE WHEN color = $2 THEN NULL ELSE stopped_stops END \
             WHERE game_id = $1",
        )
        .bind(i64::from(game))
        .bind(color_name(color))
        .execute(self.connection())
        .await?;
        self.delete_fill(game, color).await?;
        self.delete_empty_intentions(game).await
    }

    /// Deletes the plans and conditional moves of both players.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_intentions(&mut self, game: GameId) -> Result<(), StoreError> {
        for statement in
            ["DELETE FROM intentions WHERE game_id = $1", "DELETE FROM fills WHERE game_id = $1"]
        {
            sqlx::query(statement).bind(i64::from(game)).execute(self.connection()).await?;
        }
        Ok(())
    }

    async fn delete_empty_intentions(&mut self, game: GameId) -> Result<(), StoreError> {
        sqlx::query(
            "DELETE FROM intentions WHERE game_id = $1 AND wishes IS NULL \
             AND stopped_wishes IS NULL AND conditions IS NULL",
        )
        .bind(i64::from(game))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
