//! Boards that are no longer the newest of their game, and still have their controls. Each is stored with the
//! announcement that replaces it, and deleted once it is edited.

use dvonn_model::{MessageId, OldBoard};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::fetch::{Stored, fetch_all};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the old boards that are due to be edited, by their ids. Starts after `after`, if given.
    old_boards(due: Timestamp, after: Option<MessageId>, limit: u32) -> Vec<OldBoard>;
}

async fn old_boards(
    connection: &mut AnyConnection,
    due: Timestamp,
    after: Option<MessageId>,
    limit: u32,
) -> Result<Vec<OldBoard>, StoreError> {
    let query = sqlx::query(
        "SELECT message_id, channel_id, game_id, since, due_at FROM old_boards WHERE due_at <= $1 \
         AND message_id > $2 ORDER BY message_id LIMIT $3",
    );
    let query = query.bind(due.as_millisecond()).bind(after.map_or(0, i64::from));
    fetch_all(connection, query.bind(i64::from(limit))).await
}

impl Tx {
    /// Adds a board that is no longer the newest.
    ///
    /// # Errors
    /// Any database error.
    pub async fn add_old_board(&mut self, board: &OldBoard) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO old_boards (message_id, channel_id, game_id, since, due_at) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        )
        .bind(i64::from(board.message))
        .bind(i64::from(board.channel))
        .bind(i64::from(board.game))
        .bind(board.since.as_millisecond())
        .bind(board.due.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Puts the edit of an old board off.
    ///
    /// # Errors
    /// Any database error.
    pub async fn put_off_old_board(
        &mut self,
        board: MessageId,
        due: Timestamp,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE old_boards SET due_at = $2 WHERE message_id = $1")
            .bind(i64::from(board))
            .bind(due.as_millisecond())
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Deletes an old board that was edited or cannot be edited.
    ///
    /// # Errors
    /// Any database error.
    pub async fn remove_old_board(&mut self, board: MessageId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM old_boards WHERE message_id = $1")
            .bind(i64::from(board))
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

impl Stored for OldBoard {
    fn read(row: &AnyRow) -> Result<OldBoard, StoreError> {
        Ok(OldBoard {
            message: row.number("message_id")?,
            channel: row.number("channel_id")?,
            game: row.number("game_id")?,
            since: row.time("since")?,
            due: row.time("due_at")?,
        })
    }
}
