//! What people have been told of a tournament.

use dvonn_model::{Announced, MessageId, TournamentRow};
use dvonn_store::{Store, StoreError};

/// Records that a tournament was announced as it is in `row`, and by which message of which stage, if by
/// one.
///
/// # Errors
/// Any fault of the store.
pub async fn announced(
    store: &Store,
    row: &TournamentRow,
    told: Option<(MessageId, u32)>,
) -> Result<Announced, StoreError> {
    let mut tx = store.begin().await?;
    let announced = tx.mark_tournament_announced(row, told).await?;
    tx.commit().await?;
    Ok(announced)
}
