//! Moderators' decisions about games, and their reasons.

use dvonn_model::{Decision, DecisionRow, GameId, ModeratorAction};
use jiff::Timestamp;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{NO_USER, without_controls};
use crate::counters::{self, Counter};
use crate::query::{Columns as _, Stored, queries};
use crate::tx::Tx;

queries! {
    /// Returns the decisions about a game, oldest first.
    read decisions(game: GameId) -> Vec<DecisionRow> {
        "SELECT {} FROM decisions WHERE game_id = :game ORDER BY id"
    }

    /// Inserts a decision about a game.
    step insert_decision(
        id: i64, game: GameId, action: ModeratorAction, decision: &Decision, at: Timestamp,
    )
    [
        id, game, moderator: decision.moderator.map_or(NO_USER, i64::from), action,
        reason: without_controls(&decision.reason), at,
    ] {
        "INSERT INTO decisions (id, game_id, moderator, action, reason, made_at)
         VALUES (:id, :game, :moderator, :action, :reason, :at)"
    }
}

impl Stored for DecisionRow {
    const COLUMNS: &'static [&'static str] = &["moderator", "action", "reason", "made_at"];

    fn read(row: &AnyRow) -> Result<DecisionRow, StoreError> {
        let decision = Decision { moderator: row.user("moderator")?, reason: row.value("reason")? };
        Ok(DecisionRow { action: row.value("action")?, decision, at: row.value("made_at")? })
    }
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
        insert_decision(self.connection(), id, game, action, decision, at).await
    }
}
