//! Which interactions have counted: Discord may deliver one twice.

use dvonn_model::InteractionId;
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::tx::{Tx, reads};

reads! {
    /// Whether this interaction has changed something.
    interaction_seen(id: InteractionId) -> bool;
}

async fn interaction_seen(
    connection: &mut AnyConnection,
    id: InteractionId,
) -> Result<bool, StoreError> {
    let row = sqlx::query("SELECT id FROM interactions WHERE id = $1")
        .bind(i64::from(id))
        .fetch_optional(connection)
        .await?;
    Ok(row.is_some())
}

impl Tx {
    /// Notes that an interaction counts, in the same transaction as what it changes. `false` if it
    /// has counted before. Of two transactions that note the same one at once, the later waits
    /// until the earlier is committed or undone.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn record_interaction(
        &mut self,
        id: InteractionId,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        let result = sqlx::query(
            "INSERT INTO interactions (id, seen_at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        )
        .bind(i64::from(id))
        .bind(at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(result.rows_affected() == 1)
    }

    /// Forgets the interactions that counted before this moment.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn forget_interactions(&mut self, before: Timestamp) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM interactions WHERE seen_at < $1")
            .bind(before.as_millisecond())
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
