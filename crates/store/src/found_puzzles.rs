//! Puzzles found in the bot's own games, and the games that have been searched.

use dvonn_model::{FoundPuzzle, GameId, PuzzleId};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::counters::{self, Counter};
use crate::fetch::{Stored, fetch_all, fetch_optional};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the puzzles found in the bot's own games, oldest first.
    found_puzzles() -> Vec<FoundPuzzle>;

    /// Returns one of the puzzles found in the bot's own games.
    found_puzzle(id: PuzzleId) -> Option<FoundPuzzle>;

    /// Returns up to `limit` rated games that count, have a finished review, and have not been
    /// searched for puzzles. Rated games are public in their server.
    games_to_mine(limit: u32) -> Vec<GameId>;
}

async fn found_puzzles(connection: &mut AnyConnection) -> Result<Vec<FoundPuzzle>, StoreError> {
    fetch_all(connection, sqlx::query("SELECT id, puzzle FROM puzzles ORDER BY id")).await
}

async fn found_puzzle(
    connection: &mut AnyConnection,
    id: PuzzleId,
) -> Result<Option<FoundPuzzle>, StoreError> {
    let query = sqlx::query("SELECT id, puzzle FROM puzzles WHERE id = $1");
    fetch_optional(connection, query.bind(i64::from(id))).await
}

async fn games_to_mine(
    connection: &mut AnyConnection,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query(
        "SELECT results.game_id FROM results JOIN reviews ON reviews.game_id = results.game_id \
         WHERE results.voided = 0 AND results.share > 0 AND reviews.done = 1 \
         AND NOT EXISTS (SELECT 1 FROM mined_games \
         WHERE mined_games.game_id = results.game_id) ORDER BY results.game_id LIMIT $1",
    )
    .bind(i64::from(limit))
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| row.number::<i64>("game_id").map(GameId::from)).collect()
}

impl Tx {
    /// Adds puzzles found in a game, and records that the game has been searched.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_mined_game(
        &mut self,
        game: GameId,
        puzzles: &[String],
        at: Timestamp,
    ) -> Result<(), StoreError> {
        for puzzle in puzzles {
            let id = counters::next(self.connection(), Counter::Puzzle).await?;
            sqlx::query("INSERT INTO puzzles (id, puzzle, found_at) VALUES ($1, $2, $3)")
                .bind(id)
                .bind(puzzle)
                .bind(at.as_millisecond())
                .execute(self.connection())
                .await?;
        }
        sqlx::query("INSERT INTO mined_games (game_id) VALUES ($1) ON CONFLICT DO NOTHING")
            .bind(i64::from(game))
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

impl Stored for FoundPuzzle {
    fn read(row: &AnyRow) -> Result<FoundPuzzle, StoreError> {
        Ok(FoundPuzzle { id: row.number("id")?, text: row.text("puzzle")? })
    }
}
