//! People whose vacations or weekends have changed, and whose clocks have yet to follow.
//!
//! A person may have so many games that one transaction for all would keep others waiting.

use dvonn_model::{GameId, UserId};

use crate::query::queries;

queries! {
    /// Returns people whose clocks have yet to follow.
    read clock_checks(limit: u32) -> Vec<UserId> {
        "SELECT user_id FROM clock_checks ORDER BY user_id LIMIT :limit"
    }

    /// Returns the game after which this person's clocks have yet to follow. `None` if all have.
    read clock_check_of(person: UserId) -> Option<GameId> {
        "SELECT after_game FROM clock_checks WHERE user_id = :person"
    }

    /// Returns a person's running games after this one, in the order in which they must be locked.
    read running_games_after(person: UserId, after: GameId, limit: u32) -> Vec<GameId> {
        "SELECT id FROM games
         WHERE (state = 'running' AND white_id = :person AND id > :after)
         OR (state = 'running' AND black_id = :person AND id > :after)
         ORDER BY id LIMIT :limit"
    }

    /// Returns a person's running games with a clock, in which it is their turn, they have no time
    /// left and the clock is stopped.
    read games_without_time(person: UserId) -> Vec<GameId> {
        "SELECT id FROM games
         WHERE (
             state = 'running' AND white_id = :person AND to_move = 'w'
             AND white_left <= 0 AND deadline IS NULL AND time_control <> 'none'
         ) OR (
             state = 'running' AND black_id = :person AND to_move = 'b'
             AND black_left <= 0 AND deadline IS NULL AND time_control <> 'none'
         )
         ORDER BY id"
    }

    /// Records that a person's clocks in games after this one have yet to follow. Replaces what was
    /// recorded before.
    change save_clock_check(person: UserId, after: GameId) {
        "INSERT INTO clock_checks (user_id, after_game) VALUES (:person, :after)
         ON CONFLICT (user_id) DO UPDATE SET after_game = :after"
    }

    /// Records that all clocks of a person have followed.
    change delete_clock_check(person: UserId) {
        "DELETE FROM clock_checks WHERE user_id = :person"
    }
}
