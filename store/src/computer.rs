//! Games in which it is the computer's turn to choose a ply.

use dvonn_model::GameId;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::columns::Columns;
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the running games in which the computer has to choose a ply, oldest first, with
    /// their revisions. Omits games with unannounced changes.
    games_waiting_for_the_computer() -> Vec<(GameId, i64)>;
}

async fn games_waiting_for_the_computer(
    connection: &mut AnyConnection,
) -> Result<Vec<(GameId, i64)>, StoreError> {
    let query = sqlx::query(
        "SELECT id, revision FROM games WHERE state = 'running' AND computer_chooses = 1 \
         AND announced = revision ORDER BY id",
    );
    let rows = query.fetch_all(connection).await?;
    rows.iter().map(|row| Ok((row.number("id")?, row.number("revision")?))).collect()
}

impl Tx {
    /// Sets whether the computer chooses the ply of the side to move. The caller must have locked
    /// the game with [`Tx::lock_game`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn set_computer_chooses(
        &mut self,
        game: GameId,
        chooses: bool,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE games SET computer_chooses = $2 WHERE id = $1")
            .bind(i64::from(game))
            .bind(i64::from(chooses))
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
