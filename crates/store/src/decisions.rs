//! Moderators' decisions about games, and their reasons.

use dvonn_model::{Decision, DecisionRow, GameId, ModeratorAction};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, NO_USER, optional_id, without_controls};
use crate::counters::{self, Counter};
use crate::fetch::{Stored, fetch_all};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the decisions about a game, oldest first.
    decisions(game: GameId) -> Vec<DecisionRow>;
}

async fn decisions(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Vec<DecisionRow>, StoreError> {
    let query = sqlx::query(
        "SELECT moderator, action, reason, made_at FROM decisions WHERE game_id = $1 ORDER BY id",
    )
    .bind(i64::from(game));
    fetch_all(connection, query).await
}

impl Tx {
    /// Stores a decision about a game.
    ///
    /// # Errors
    /// Any database error.
    pub async fn record_decision(
        &mut self,
        game: GameId,
        action: ModeratorAction,
        decision: &Decision,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let id = counters::next(self.connection(), Counter::Decision).await?;
        sqlx::query(
            "INSERT INTO decisions (id, game_id, moderator, action, reason, made_at) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(id)
        .bind(i64::from(game))
        .bind(optional_id(decision.moderator).unwrap_or(NO_USER))
        .bind(action.name())
        .bind(without_controls(&decision.reason))
        .bind(at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Stored for DecisionRow {
    fn read(row: &AnyRow) -> Result<DecisionRow, StoreError> {
        let decision = Decision { moderator: row.user("moderator")?, reason: row.text("reason")? };
        Ok(DecisionRow { action: row.named("action")?, decision, at: row.time("made_at")? })
    }
}
