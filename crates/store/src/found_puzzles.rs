//! Puzzles found in the bot's own games, and the games that have been searched.

use dvonn_model::{FoundPuzzle, GameId, PuzzleId};

use crate::StoreError;
use crate::counters::{self, Counter};
use crate::query::{queries, rows};
use crate::tx::Tx;

rows! {
    FoundPuzzle { id, text: puzzle }
}

queries! {
    /// Returns the puzzles found in the bot's own games, oldest first.
    read found_puzzles() -> Vec<FoundPuzzle> {
        "SELECT {} FROM puzzles ORDER BY id"
    }

    /// Returns one of the puzzles found in the bot's own games.
    read found_puzzle(id: PuzzleId) -> Option<FoundPuzzle> {
        "SELECT {} FROM puzzles WHERE id = :id"
    }

    /// Returns up to `limit` rated games that count, have a finished review, and have not been
    /// searched for puzzles. Rated games are public in their server.
    read games_to_mine(limit: u32) -> Vec<GameId> {
        "SELECT results.game_id FROM results
         JOIN reviews ON reviews.game_id = results.game_id
         WHERE results.voided = 0 AND results.share > 0 AND reviews.done = 1
         AND NOT EXISTS (
             SELECT 1 FROM mined_games WHERE mined_games.game_id = results.game_id
         )
         ORDER BY results.game_id LIMIT :limit"
    }

    step add_puzzle(id: PuzzleId, puzzle: &str) {
        "INSERT INTO puzzles (id, puzzle) VALUES (:id, :puzzle)"
    }

    step mark_mined(game: GameId) {
        "INSERT INTO mined_games (game_id) VALUES (:game) ON CONFLICT DO NOTHING"
    }
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
    ) -> Result<(), StoreError> {
        for puzzle in puzzles {
            let id = counters::next(self.connection(), Counter::Puzzle).await?;
            add_puzzle(self.connection(), id.into(), puzzle).await?;
        }
        mark_mined(self.connection(), game).await
    }
}
