//! Boards that are no longer the newest of their game, and still have their controls. Each is stored with the
//! announcement that replaces it, and deleted once it is edited.

use dvonn_model::{MessageId, OldBoard};
use jiff::Timestamp;

use crate::query::{queries, rows};

rows! {
    OldBoard { message: message_id, channel: channel_id, game: game_id, since, due: due_at }
}

queries! {
    /// Returns the old boards that are due to be edited, by their ids. Starts after `after`, if given.
    read old_boards(due: Timestamp, after: Option<MessageId>, limit: u32) -> Vec<OldBoard>
    [due, after: after.map_or(0, i64::from), limit] {
        "SELECT {} FROM old_boards WHERE due_at <= :due AND message_id > :after
         ORDER BY message_id LIMIT :limit"
    }

    /// Adds a board that is no longer the newest.
    change add_old_board(board: &OldBoard)
    [message: board.message, channel: board.channel, game: board.game, since: board.since, due: board.due] {
        "INSERT INTO old_boards (message_id, channel_id, game_id, since, due_at)
         VALUES (:message, :channel, :game, :since, :due) ON CONFLICT DO NOTHING"
    }

    /// Puts the edit of an old board off.
    change put_off_old_board(board: MessageId, due: Timestamp) {
        "UPDATE old_boards SET due_at = :due WHERE message_id = :board"
    }

    /// Deletes an old board that was edited or cannot be edited.
    change remove_old_board(board: MessageId) {
        "DELETE FROM old_boards WHERE message_id = :board"
    }
}
