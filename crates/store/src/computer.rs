//! Games in which it is the computer's turn to choose a ply.

use dvonn_model::GameId;

use crate::query::queries;

queries! {
    /// Returns the running games in which the computer has to choose a ply, oldest first, with
    /// their revisions. A game begins once its first board was shown, or cannot be.
    read games_waiting_for_the_computer() -> Vec<(GameId, i64)> {
        "SELECT id, revision FROM games
         WHERE state = 'running' AND computer_chooses = 1
         AND (SELECT issue FROM posts WHERE kind = 'board' AND subject = games.id AND part = 0) > 0
         ORDER BY id"
    }

    /// Returns the running games between two computers whose tournament is over or cancelled.
    read computer_games_without_tournament(limit: u32) -> Vec<GameId> {
        // Computers have negative ids, and one of two always has to choose.
        "SELECT games.id FROM games
         JOIN pairings ON pairings.game_id = games.id
         JOIN tournaments ON tournaments.id = pairings.tournament_id
         WHERE games.state = 'running' AND games.computer_chooses = 1
         AND games.white_id < 0 AND games.black_id < 0
         AND tournaments.state IN ('over', 'cancelled')
         ORDER BY games.id LIMIT :limit"
    }

    /// Sets whether the computer chooses the ply of the side to move. The caller must have locked
    /// the game with [`Tx::lock_game`](crate::Tx::lock_game).
    change set_computer_chooses(game: GameId, chooses: bool) {
        "UPDATE games SET computer_chooses = :chooses WHERE id = :game"
    }
}
