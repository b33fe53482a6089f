//! Deletes what has served its purpose: interactions, puzzle races, and challenges and offers that were
//! answered long ago.

use dvonn_store::{Store, StoreError};
use jiff::{SignedDuration, Timestamp};

/// The time for which handled interactions are stored. Discord never repeats older ones.
const INTERACTIONS_KEPT_FOR: SignedDuration = SignedDuration::from_hours(24);
/// How long closed challenges and drafts are kept, and the offers of games that are over. Old messages that
/// still have their buttons are rare by then, and only say that the challenge is gone.
const CLOSED_KEPT_FOR: SignedDuration = SignedDuration::from_hours(30 * 24);

/// How long puzzle races are kept after their end: people who press their buttons then still see the result.
const RACES_KEPT_FOR: SignedDuration = SignedDuration::from_hours(24);

/// Deletes up to `limit` rows of each kind. Returns true if there may be more.
///
/// # Errors
/// Any database error.
pub async fn delete_old_rows(store: &Store, at: Timestamp, limit: u32) -> Result<bool, StoreError> {
    let closed = at - CLOSED_KEPT_FOR;
    let mut tx = store.begin().await?;
    tx.is_routine();
    let deleted = [
        tx.delete_interactions(at - INTERACTIONS_KEPT_FOR, limit).await?,
        tx.delete_closed_challenges(closed, limit).await?,
        tx.delete_closed_offers(closed, limit).await?,
        tx.delete_old_races(at - RACES_KEPT_FOR, limit).await?,
    ];
    tx.commit().await?;
    Ok(deleted.into_iter().any(|rows| rows >= u64::from(limit)))
}
