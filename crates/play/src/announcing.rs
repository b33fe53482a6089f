//! Records what has been announced: games, deadlines on boards.

use dvonn_model::{Announced, GameRow, MessageId, OldBoard};
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;

use crate::mute::unmute;

/// Records that a game was announced in the venue from which `row` sees it, and by which message, if
/// any. A clock that
/// stood because the board could not be shown to the side to move starts again. Returns the board there that
/// is no longer the newest: the one before, or this one.
///
/// # Errors
/// Any database error.
pub async fn mark_announced(
    store: &Store,
    row: &GameRow,
    message: Option<MessageId>,
    at: Timestamp,
) -> Result<Option<OldBoard>, StoreError> {
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
    let outdated = match announced {
        Announced::Newest { previous } => previous,
        Announced::Stale => message,
    };
    let old = outdated.map(|message| OldBoard {
        message,
        channel: row.venue.channel,
        game: row.id,
        since: at,
        due: at,
    });
    if let Some(old) = &old {
        tx.add_old_board(old).await?;
    }
    tx.commit().await?;
    Ok(old)
}

/// Records that the controls of an old board were removed, or cannot be.
///
/// # Errors
/// Any database error.
pub async fn forget_old_board(store: &Store, board: MessageId) -> Result<(), StoreError> {
    // What a crash makes it forget, it does again.
    let mut tx = store.begin_unsynced().await?;
    tx.remove_old_board(board).await?;
    tx.commit().await
}

/// Puts off the removal of an old board's controls.
///
/// # Errors
/// Any database error.
pub async fn put_off_old_board(
    store: &Store,
    board: MessageId,
    until: Timestamp,
) -> Result<(), StoreError> {
    let mut tx = store.begin_unsynced().await?;
    tx.put_off_old_board(board, until).await?;
    tx.commit().await
}

/// Records that this board shows the deadline of `row`. Returns true if it is the newest board. The
/// board in a game's other venue is corrected together with it.
///
/// # Errors
/// Any database error.
pub async fn mark_deadline_shown(
    store: &Store,
    row: &GameRow,
    board: MessageId,
) -> Result<bool, StoreError> {
    if row.is_away() {
        let now = store.game(row.id).await?.and_then(|row| row.from_other_venue());
        return Ok(now.is_some_and(|now| now.board_message == Some(board)));
    }
    let mut tx = store.begin_unsynced().await?;
    let is_newest = tx.mark_deadline_shown(row, Some(board)).await?;
    tx.commit().await?;
    Ok(is_newest)
}
