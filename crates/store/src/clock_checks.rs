//! People whose vacations or weekends have changed, and whose clocks have yet to follow.
//!
//! A person may have so many games that one transaction for all would keep others waiting.

use dvonn_model::{GameId, UserId};
use sqlx::AnyConnection;

use crate::StoreError;
use crate::columns::Columns;
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns people whose clocks have yet to follow.
    clock_checks(limit: u32) -> Vec<UserId>;

    /// Returns the game after which this person's clocks have yet to follow. `None` if all have.
    clock_check_of(person: UserId) -> Option<GameId>;

    /// Returns a person's running games after this one, in the order in which they must be locked.
    running_games_after(person: UserId, after: GameId, limit: u32) -> Vec<GameId>;

    /// Returns a person's running games with a clock, in which it is their turn, they have no time
    /// left and the clock stands.
    games_without_time(person: UserId) -> Vec<GameId>;
}

async fn clock_checks(
    connection: &mut AnyConnection,
    limit: u32,
) -> Result<Vec<UserId>, StoreError> {
    let query = sqlx::query("SELECT user_id FROM clock_checks ORDER BY user_id LIMIT $1");
    let rows = query.bind(i64::from(limit)).fetch_all(connection).await?;
    rows.iter().map(|row| row.number("user_id")).collect()
}

async fn clock_check_of(
    connection: &mut AnyConnection,
    person: UserId,
) -> Result<Option<GameId>, StoreError> {
    let query = sqlx::query("SELECT after_game FROM clock_checks WHERE user_id = $1");
    let row = query.bind(i64::from(person)).fetch_optional(connection).await?;
    row.map(|row| row.number("after_game")).transpose()
}

async fn running_games_after(
    connection: &mut AnyConnection,
    person: UserId,
    after: GameId,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let query = sqlx::query(
        "SELECT id FROM games WHERE (state = 'running' AND white_id = $1 AND id > $2) \
         OR (state = 'running' AND black_id = $1 AND id > $2) ORDER BY id LIMIT $3",
    );
    let query = query.bind(i64::from(person)).bind(i64::from(after)).bind(i64::from(limit));
    query.fetch_all(connection).await?.iter().map(|row| row.number("id")).collect()
}

async fn games_without_time(
    connection: &mut AnyConnection,
    person: UserId,
) -> Result<Vec<GameId>, StoreError> {
    let query = sqlx::query(
        "SELECT id FROM games WHERE (state = 'running' AND white_id = $1 AND to_move = 'w' \
         AND white_left <= 0 AND deadline IS NULL AND time_control <> 'none') \
         OR (state = 'running' AND black_id = $1 AND to_move = 'b' \
         AND black_left <= 0 AND deadline IS NULL AND time_control <> 'none') ORDER BY id",
    );
    let rows = query.bind(i64::from(person)).fetch_all(connection).await?;
    rows.iter().map(|row| row.number("id")).collect()
}

impl Tx {
    /// Records that a person's clocks in games after this one have yet to follow. Replaces what was
    /// recorded before.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_clock_check(
        &mut self,
        person: UserId,
        after: GameId,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO clock_checks (user_id, after_game) VALUES ($1, $2) \
             ON CONFLICT (user_id) DO UPDATE SET after_game = excluded.after_game",
        )
        .bind(i64::from(person))
        .bind(i64::from(after))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Records that all clocks of a person have followed.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_clock_check(&mut self, person: UserId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM clock_checks WHERE user_id = $1")
            .bind(i64::from(person))
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
