//! Records what has been announced about a tournament.

use dvonn_model::{Announced, MessageId, TournamentRow};
use dvonn_store::{Store, StoreError};

/// Records that a tournament was announced as it is in `row`, by which message, and the round that
/// the message shows (`None` if there is no message).
///
/// # Errors
/// Any database error.
pub async fn mark_announced(
    store: &Store,
    row: &TournamentRow,
    told: Option<(MessageId, u32)>,
) -> Result<Announced, StoreError> {
    let mut tx = store.begin().await?;
    let announced = tx.mark_tournament_announced(row, told).await?;
    tx.commit().await?;
    Ok(announced)
}
