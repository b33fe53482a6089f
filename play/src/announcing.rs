//! Records what has been announced: games, deadlines on boards, notices, reviews.

use dvonn_model::{Announced, GameRow, MessageId, NoticeId, ReviewId};
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;

use super::mute::unmute;

/// Records that a game was announced in the place from which `row` sees it, and by which message, if
/// any. A clock that
/// stood because the board could not be shown to the side to move starts again.
///
/// # Errors
/// Any database error.
pub async fn mark_announced(
    store: &Store,
    row: &GameRow,
    message: Option<MessageId>,
    at: Timestamp,
) -> Result<Announced, StoreError> {
    // What a crash makes it forget, the bot finds in the channel.
    let mut tx = store.begin_unsynced().await?;
    let announced = if row.is_away() {
        let announced = tx.mark_announced_elsewhere(row, message).await?;
        if announced != Announced::Stale {
            unmute(&mut tx, row.id, at).await?;
        }
        announced
    } else if tx.mark_announced_as_seen(row, message, at).await? {
        Announced::Newest { previous: row.board_message }
    } else {
        let announced = tx.mark_announced(row.id, row.revision, message, at).await?;
        if announced != Announced::Stale {
            tx.mark_deadline_shown(row, message).await?;
            unmute(&mut tx, row.id, at).await?;
        }
        announced
    };
    tx.commit().await?;
    Ok(announced)
}

/// Records that this board shows the deadline of `row`. Returns true if it is the newest board. The
/// board in a game's other place is corrected together with it.
///
/// # Errors
/// Any database error.
pub async fn mark_deadline_shown(
    store: &Store,
    row: &GameRow,
    board: MessageId,
) -> Result<bool, StoreError> {
    if row.is_away() {
        let now = store.game(row.id).await?.and_then(|row| row.from_elsewhere());
        return Ok(now.is_some_and(|now| now.board_message == Some(board)));
    }
    let mut tx = store.begin_unsynced().await?;
    let is_newest = tx.mark_deadline_shown(row, Some(board)).await?;
    tx.commit().await?;
    Ok(is_newest)
}

/// Deletes a notice that has been sent.
///
/// # Errors
/// Any database error.
pub async fn delete_notice(store: &Store, notice: NoticeId) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.remove_notice(notice).await?;
    tx.commit().await
}

/// Records that a review was posted.
///
/// # Errors
/// Any database error.
pub async fn mark_review_announced(store: &Store, review: ReviewId) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.mark_review_announced(review).await?;
    tx.commit().await
}
