//! What moderators did to games, and why.

use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::{Columns, NOBODY, maybe, plain};
use super::counters::{self, Counter};
use super::ids::{GameId, UserId};
use super::tx::{Tx, reads};

/// Who decided something, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The moderator; none if they had themselves deleted.
    pub moderator: Option<UserId>,
    /// Why, in their words.
    pub reason: String,
}

/// What a moderator did to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Ended it with a result.
    Ended,
    /// Ended it without a result.
    Voided,
    /// Gave a side to somebody else.
    HandedOver,
}

/// A decision as its table holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionRow {
    /// What was done.
    pub measure: Measure,
    /// By whom, and why.
    pub decision: Decision,
    /// When.
    pub at: Timestamp,
}

reads! {
    /// What moderators did to a game, oldest first.
    decisions(game: GameId) -> Vec<DecisionRow>;
}

async fn decisions(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Vec<DecisionRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT moderator, action, reason, made_at FROM decisions WHERE game_id = $1 ORDER BY id",
    )
    .bind(i64::from(game))
    .fetch_all(connection)
    .await?;
    rows.iter().map(DecisionRow::read).collect()
}

impl Tx {
    /// Writes a decision down.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn record_decision(
        &mut self,
        game: GameId,
        measure: Measure,
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
        .bind(maybe(decision.moderator).unwrap_or(NOBODY))
        .bind(measure.name())
        .bind(plain(&decision.reason))
        .bind(at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Decision {
    /// The decision that a game carries.
    pub(super) fn read(row: &AnyRow) -> Result<Option<Decision>, StoreError> {
        if row.maybe_number::<i64>("decided_by")?.is_none() {
            return Ok(None);
        }
        Ok(Some(Decision { moderator: row.person("decided_by")?, reason: row.text("decision")? }))
    }
}

impl DecisionRow {
    fn read(row: &AnyRow) -> Result<DecisionRow, StoreError> {
        let decision =
            Decision { moderator: row.person("moderator")?, reason: row.text("reason")? };
        Ok(DecisionRow { measure: Measure::read(row)?, decision, at: row.time("made_at")? })
    }
}

impl Measure {
    const ALL: [Measure; 3] = [Measure::Ended, Measure::Voided, Measure::HandedOver];

    pub(super) fn name(self) -> &'static str {
        match self {
            Measure::Ended => "end",
            Measure::Voided => "void",
            Measure::HandedOver => "hand_over",
        }
    }

    /// From the column `action`.
    pub(super) fn read(row: &AnyRow) -> Result<Measure, StoreError> {
        let name = row.text("action")?;
        let known = Measure::ALL.into_iter().find(|measure| measure.name() == name);
        known.ok_or_else(|| StoreError::corrupt("action", &name))
    }
}
