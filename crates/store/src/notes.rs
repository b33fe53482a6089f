//! What players note on their games.

use dvonn_model::{GameId, NoteRow};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::fetch::{Stored, fetch_all};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns all notes on a game, oldest first.
    notes_on(game: GameId) -> Vec<NoteRow>;
}

async fn notes_on(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Vec<NoteRow>, StoreError> {
    let query = sqlx::query(
        "SELECT user_id, note FROM game_notes WHERE game_id = $1 ORDER BY noted_at, user_id",
    );
    fetch_all(connection, query.bind(i64::from(game))).await
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
        let query = if note.note.is_empty() {
            sqlx::query("DELETE FROM game_notes WHERE game_id = $1 AND user_id = $2")
                .bind(i64::from(game))
                .bind(i64::from(note.person))
        } else {
            sqlx::query(
                "INSERT INTO game_notes (game_id, user_id, note, noted_at) \
                 VALUES ($1, $2, $3, $4) ON CONFLICT (game_id, user_id) \
                 DO UPDATE SET note = excluded.note, noted_at = excluded.noted_at",
            )
            .bind(i64::from(game))
            .bind(i64::from(note.person))
            .bind(&note.note)
            .bind(at.as_millisecond())
        };
        query.execute(self.connection()).await?;
        Ok(())
    }
}

impl Stored for NoteRow {
    fn read(row: &AnyRow) -> Result<NoteRow, StoreError> {
        let author = row.user("user_id")?;
        let person = author.ok_or_else(|| StoreError::corrupt("user_id", "nothing"))?;
        Ok(NoteRow { person, note: row.text("note")? })
    }
}
