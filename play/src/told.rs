//! What people have been told: announcements, deadlines on boards, notices, reviews.

use dvonn_model::{Announced, GameRow, MessageId, NoticeId, ReviewId};
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;

/// Records that a game was announced as it is in `row`, and which message shows its board, if one does.
///
/// # Errors
/// Any fault of the store.
pub async fn announced(
    store: &Store,
    row: &GameRow,
    message: Option<MessageId>,
    at: Timestamp,
) -> Result<Announced, StoreError> {
    let mut tx = store.begin().await?;
    let announced = tx.mark_announced(row.id, row.revision, message, at).await?;
    if announced != Announced::Stale {
        tx.mark_deadline_shown(row, message).await?;
    }
    tx.commit().await?;
    Ok(announced)
}

/// Records that this board shows the deadline of `row`. Returns true if it is the game's newest board.
///
/// # Errors
/// Any fault of the store.
pub async fn deadline_shown(
    store: &Store,
    row: &GameRow,
    board: MessageId,
) -> Result<bool, StoreError> {
    let mut tx = store.begin().await?;
    let is_newest = tx.mark_deadline_shown(row, Some(board)).await?;
    tx.commit().await?;
    Ok(is_newest)
}

/// Forgets a notice whose owner has been told.
///
/// # Errors
/// Any fault of the store.
pub async fn notice_told(store: &Store, notice: NoticeId) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.remove_notice(notice).await?;
    tx.commit().await
}

/// Records that a review was posted.
///
/// # Errors
/// Any fault of the store.
pub async fn review_told(store: &Store, review: ReviewId) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.mark_review_announced(review).await?;
    tx.commit().await
}
