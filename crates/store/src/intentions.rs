//! Players' plans and conditional moves. They are private: never put their text into an error or a
//! log.

use dvonn_model::{GameId, IntentionRow, PlanText};
use dvonn_rules::{ByColor, Color};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::query::{Columns as _, Stored, queries, reads};
use crate::tx::Tx;

queries! {
    /// Returns the plans and conditional moves of players who have any, and their colours.
    step stored_intentions(game: GameId) -> Vec<(Color, IntentionRow)> {
        "SELECT {} FROM intentions WHERE game_id = :game"
    }

    /// Replaces the plan and conditional moves of a player.
    step upsert_intention(game: GameId, color: Color, intention: &IntentionRow)
    [
        game, color,
        wishes: intention.plan.as_ref().map(|plan| &*plan.wishes),
        stops: intention.plan.as_ref().map(|plan| &*plan.stops),
        conditions: intention.conditions,
        stopped_wishes: intention.stopped.as_ref().map(|plan| &*plan.wishes),
        stopped_stops: intention.stopped.as_ref().map(|plan| &*plan.stops),
    ] {
        "INSERT INTO intentions (
             game_id, color, wishes, stops, conditions, stopped_wishes, stopped_stops
         ) VALUES (:game, :color, :wishes, :stops, :conditions, :stopped_wishes, :stopped_stops)
         ON CONFLICT (game_id, color) DO UPDATE SET
             wishes = :wishes, stops = :stops, conditions = :conditions,
             stopped_wishes = :stopped_wishes, stopped_stops = :stopped_stops"
    }

    /// Deletes the plan of a side, and the conditional moves of both sides.
    step clear_plan(game: GameId, color: Color) {
        "UPDATE intentions SET
             conditions = NULL,
             wishes = CASE WHEN color = :color THEN NULL ELSE wishes END,
             stops = CASE WHEN color = :color THEN NULL ELSE stops END,
             stopped_wishes = CASE WHEN color = :color THEN NULL ELSE stopped_wishes END,
             stopped_stops = CASE WHEN color = :color THEN NULL ELSE stopped_stops END
         WHERE game_id = :game"
    }

    /// Deletes the plans and conditional moves of both players, but not their `fills`.
    step delete_stored_intentions(game: GameId) {
        "DELETE FROM intentions WHERE game_id = :game"
    }

    /// Deletes the records that placements of a game are to be finished.
    step delete_fills(game: GameId) {
        "DELETE FROM fills WHERE game_id = :game"
    }

    /// Deletes rows of a game without a plan or conditional moves.
    step delete_empty_intentions(game: GameId) {
        "DELETE FROM intentions
         WHERE game_id = :game AND wishes IS NULL
         AND stopped_wishes IS NULL AND conditions IS NULL"
    }
}

reads! {
    /// Returns the plans and conditional moves of both players.
    intentions(game: GameId) -> ByColor<IntentionRow>;
}

async fn intentions(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<ByColor<IntentionRow>, StoreError> {
    let mut intentions = ByColor { white: IntentionRow::default(), black: IntentionRow::default() };
    for (color, intention) in stored_intentions(connection, game).await? {
        intentions[color] = intention;
    }
    Ok(intentions)
}

impl Stored for (Color, IntentionRow) {
    const COLUMNS: &'static [&'static str] =
        &["color", "wishes", "stops", "stopped_wishes", "stopped_stops", "conditions"];

    fn read(row: &AnyRow) -> Result<(Color, IntentionRow), StoreError> {
        Ok((row.value("color")?, IntentionRow::read(row)?))
    }
}

impl Stored for IntentionRow {
    const COLUMNS: &'static [&'static str] =
        &["wishes", "stops", "stopped_wishes", "stopped_stops", "conditions"];

    fn read(row: &AnyRow) -> Result<IntentionRow, StoreError> {
        Ok(IntentionRow {
            plan: plan(row, ["wishes", "stops"])?,
            stopped: plan(row, ["stopped_wishes", "stopped_stops"])?,
            conditions: row.value("conditions")?,
        })
    }
}

fn plan(row: &AnyRow, [wishes, stops]: [&str; 2]) -> Result<Option<PlanText>, StoreError> {
    let Some(wishes) = row.value(wishes)? else { return Ok(None) };
    Ok(Some(PlanText { wishes, stops: row.value(stops)? }))
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
        upsert_intention(self.connection(), game, color, intention).await?;
        delete_empty_intentions(self.connection(), game).await
    }

    /// Deletes what a takeback makes obsolete: the plan of the side that takes back (`color`), also
    /// one that has not started or has stopped, and the conditional moves of both sides.
    ///
    /// # Errors
    /// Any database error.
    pub async fn clear_intentions(&mut self, game: GameId, color: Color) -> Result<(), StoreError> {
        clear_plan(self.connection(), game, color).await?;
        self.delete_fill(game, color).await?;
        delete_empty_intentions(self.connection(), game).await
    }

    /// Deletes the plans and conditional moves of both players.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_intentions(&mut self, game: GameId) -> Result<(), StoreError> {
        delete_stored_intentions(self.connection(), game).await?;
        delete_fills(self.connection(), game).await
    }
}
