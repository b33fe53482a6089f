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

    /// Returns the running games between two computers whose tournament is over or cancelled.
    computer_games_without_tournament(limit: u32) -> Vec<GameId>;
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

async fn computer_games_without_tournament(
    connection: &mut AnyConnection,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    // Computers have negative ids, and one of two always has to choose.
    let query = sqlx::query(
        "SELECT games.id AS id FROM games JOIN pairings ON pairings.game_id = games.id \
         JOIN tournaments ON tournaments.id = pairings.tournament_id \
         WHERE games.state = 'running' AND games.computer_chooses = 1 AND games.white_id < 0 \
         AND games.black_id < 0 AND tournaments.state IN ('over', 'cancelled') \
         ORDER BY games.id LIMIT $1",
    );
    let rows = query.bind(i64::from(limit)).fetch_all(connection).await?;
    rows.iter().map(|row| row.number("id")).collect()
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
