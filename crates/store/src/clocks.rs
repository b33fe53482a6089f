//! Finds games whose clock needs attention: timeouts, reminders, outdated deadlines.

use dvonn_model::{GameId, GameRow, MessageId, Shard};
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::columns::Columns;
use crate::fetch::fetch_all;
use crate::game_row::game_columns;
use crate::heartbeats::on_shard;
use crate::reads::reads;
use crate::tx::Tx;

/// The query for a shard's games where the time in a column has passed.
macro_rules! due {
    ($column:literal) => {
        concat!(
            "SELECT ",
            game_columns!(),
            " FROM games WHERE ",
            $column,
            " <= $1 AND ",
            on_shard!(),
            " ORDER BY ",
            $column,
            ", id LIMIT $4"
        )
    };
}

reads! {
    /// Returns a shard's games in which a player has timed out by `at`, in order of deadline.
    games_out_of_time(at: Timestamp, shard: Shard, limit: u32) -> Vec<GameRow>;

    /// Returns a shard's games in which a reminder is due by `at`, in order of due time.
    games_to_remind(at: Timestamp, shard: Shard, limit: u32) -> Vec<GameRow>;

    /// Returns a shard's games whose clock is to be stopped or started again for a weekend by `at`, in
    /// order of that time.
    games_at_weekend(at: Timestamp, shard: Shard, limit: u32) -> Vec<GameRow>;

    /// Returns running games whose newest board shows a deadline that is off by more than a minute,
    /// oldest first. Starts after the game `after`, if given.
    games_showing_another_deadline(after: Option<GameId>, limit: u32) -> Vec<GameRow>;

    /// Returns the next time after `after` when something is due: a challenge expires, a player
    /// times out, a reminder is due, a weekend starts or ends, a placement is to be finished, or a vacation, a season or a
    /// tournament round ends.
    next_due(after: Timestamp) -> Option<Timestamp>;
}

async fn games_out_of_time(
    connection: &mut AnyConnection,
    at: Timestamp,
    shard: Shard,
    limit: u32,
) -> Result<Vec<GameRow>, StoreError> {
    const QUERY: &str = due!("deadline");
    due(connection, QUERY, at, shard, limit).await
}

async fn games_to_remind(
    connection: &mut AnyConnection,
    at: Timestamp,
    shard: Shard,
    limit: u32,
) -> Result<Vec<GameRow>, StoreError> {
    const QUERY: &str = due!("remind_at");
    due(connection, QUERY, at, shard, limit).await
}

async fn games_at_weekend(
    connection: &mut AnyConnection,
    at: Timestamp,
    shard: Shard,
    limit: u32,
) -> Result<Vec<GameRow>, StoreError> {
    const QUERY: &str = due!("weekend_at");
    due(connection, QUERY, at, shard, limit).await
}

async fn due(
    connection: &mut AnyConnection,
    query: &'static str,
    at: Timestamp,
    shard: Shard,
    limit: u32,
) -> Result<Vec<GameRow>, StoreError> {
    let query = sqlx::query(query)
        .bind(at.as_millisecond())
        .bind(i64::from(shard.number))
        .bind(i64::from(shard.of))
        .bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn games_showing_another_deadline(
    connection: &mut AnyConnection,
    after: Option<GameId>,
    limit: u32,
) -> Result<Vec<GameRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM games WHERE state = 'running' AND announced = revision \
         AND board_message IS NOT NULL \
         AND COALESCE(shown_deadline, 0) - COALESCE(deadline, weekend_at, 0) NOT BETWEEN -60000 AND 60000 \
         AND id > $1 ORDER BY id LIMIT $2"
    ))
    .bind(after.map_or(0, i64::from))
    .bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn next_due(
    connection: &mut AnyConnection,
    after: Timestamp,
) -> Result<Option<Timestamp>, StoreError> {
    let row = sqlx::query(
        "SELECT MIN(due_at) AS due_at FROM ( \
         SELECT MIN(deadline) AS due_at FROM games WHERE deadline > $1 \
         UNION ALL SELECT MIN(remind_at) FROM games WHERE remind_at > $1 \
         UNION ALL SELECT MIN(weekend_at) FROM games WHERE weekend_at > $1 \
         UNION ALL SELECT MIN(expires_at) FROM seeks WHERE expires_at > $1 \
         UNION ALL SELECT MIN(starts_at) FROM fills WHERE starts_at > $1 \
         UNION ALL SELECT MIN(due_at) FROM old_boards WHERE due_at > $1 \
         UNION ALL SELECT MIN(ends_at) FROM vacations WHERE over = 0 AND ends_at > $1 \
         UNION ALL SELECT MIN(ends_at) FROM seasons WHERE over = 0 AND ends_at > $1 \
         UNION ALL SELECT MIN(round_ends_at) FROM tournaments \
         WHERE state = 'running' AND round_ends_at > $1 \
         UNION ALL SELECT MIN(expires_at) FROM challenges \
         WHERE state IN ('open', 'draft') AND expires_at > $1) AS dues",
    )
    .bind(after.as_millisecond())
    .fetch_one(connection)
    .await?;
    row.maybe_time("due_at")
}

impl Tx {
    /// Records the deadline, or the end of the weekend, shown on this board. Returns `false` and records nothing if the game
    /// has a newer revision or board.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_deadline_shown(
        &mut self,
        seen: &GameRow,
        board: Option<MessageId>,
    ) -> Result<bool, StoreError> {
        let noted = sqlx::query(
            "UPDATE games SET shown_deadline = $4 WHERE id = $1 AND announced = $2 \
             AND revision = $2 AND COALESCE(board_message, 0) = $3",
        )
        .bind(i64::from(seen.id))
        .bind(seen.revision)
        .bind(board.map_or(0, i64::from))
        .bind(seen.clock.shown().map(Timestamp::as_millisecond))
        .execute(self.connection())
        .await?;
        Ok(noted.rows_affected() > 0)
    }
}
