//! What players note on their games.

use dvonn_model::{GameId, NoteRow, UserId};
use jiff::Timestamp;

use crate::StoreError;
use crate::query::{queries, rows};
use crate::tx::Tx;

rows! {
    NoteRow { person: user_id, note }
}

queries! {
    /// Returns all notes on a game, oldest first.
    read notes_on(game: GameId) -> Vec<NoteRow> {
        "SELECT {} FROM game_notes WHERE game_id = :game ORDER BY noted_at, user_id"
    }

    step replace_note(game: GameId, note: &NoteRow, at: Timestamp)
    [game, person: note.person, note: note.note, at] {
        "INSERT INTO game_notes (game_id, user_id, note, noted_at)
         VALUES (:game, :person, :note, :at)
         ON CONFLICT (game_id, user_id) DO UPDATE SET
             note = excluded.note, noted_at = excluded.noted_at"
    }

    step delete_note(game: GameId, person: UserId) {
        "DELETE FROM game_notes WHERE game_id = :game AND user_id = :person"
    }
}

impl Tx {
    /// Stores a person's note on a game, in place of an earlier one. Deletes it if it is empty.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_note(
        &mut self,
        game: GameId,
        note: &NoteRow,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        if note.note.is_empty() {
            delete_note(self.connection(), game, note.person).await
        } else {
            replace_note(self.connection(), game, note, at).await
        }
    }
}
