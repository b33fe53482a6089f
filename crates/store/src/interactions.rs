//! The interactions that have been processed. Discord may deliver one twice.

use dvonn_model::InteractionId;
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns true if this interaction has been processed.
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
    /// Records an interaction, in the transaction that makes its changes. Returns `false` if it was
    /// recorded before. If two transactions record the same one at once, the second waits until the
    /// first ends.
    ///
    /// # Errors
    /// Any database error.
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

    /// Deletes up to `limit` interactions recorded before `before`. Returns how many.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_interactions(
        &mut self,
        before: Timestamp,
        limit: u32,
    ) -> Result<u64, StoreError> {
        let query = sqlx::query(
            "DELETE FROM interactions WHERE id IN \
             (SELECT id FROM interactions WHERE seen_at < $1 ORDER BY seen_at LIMIT $2)",
        );
        let query = query.bind(before.as_millisecond()).bind(i64::from(limit));
        Ok(query.execute(self.connection()).await?.rows_affected())
    }
}
