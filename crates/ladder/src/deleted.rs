//! Players who deleted their data and play again. For thirty days, their earlier games still make
//! further games against the same opponent count less.

use dvonn_model::{Player, PlayerId, UserId};
use dvonn_store::{Store, StoreError, Tx};
use jiff::Timestamp;

use super::ledger::PAIR_WINDOW;

/// Remembers who a person was who has just been deleted, if they played a rated game in the last
/// thirty days.
///
/// # Errors
/// Any database error.
pub async fn remember_deleted_player(
    tx: &mut Tx,
    person: UserId,
    stand_in: &Player,
    at: Timestamp,
) -> Result<(), StoreError> {
    let stand_in = PlayerId::from(stand_in);
    if tx.has_rated_since(stand_in, at - PAIR_WINDOW).await? {
        tx.remember_identity(person, stand_in, at).await?;
    }
    Ok(())
}

/// Forgets who the people were who were deleted more than thirty days ago: none of their games can
/// make another count less.
///
/// # Errors
/// Any database error.
pub async fn forget_deleted_players(store: &Store, at: Timestamp) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.is_routine();
    tx.forget_identities(at - PAIR_WINDOW).await?;
    tx.commit().await
}
