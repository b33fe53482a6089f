//! Games whose clock asks for something: found when it is due.

use jiff::Timestamp;
use sqlx::AnyConnection;

use super::StoreError;
use super::columns::Columns;
use super::game_row::{GameRow, game_columns};
use super::heartbeats::{Shard, on_shard};
use super::ids::GameId;
use super::tx::{Tx, reads};

/// The query for games of a shard in which what a column says is due.
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
    /// The games of a shard in which somebody is out of time at this moment, the first to be so
    /// first.
    games_out_of_time(at: Timestamp, shard: Shard, limit: u32) -> Vec<GameRow>;

    /// The games of a shard in which a reminder is due at this moment, the first to be due first.
    games_to_remind(at: Timestamp, shard: Shard, limit: u32) -> Vec<GameRow>;

    /// Running games whose newest board names another deadline than there is, oldest first.
    games_showing_another_deadline(limit: u32) -> Vec<GameRow>;

    /// When, after this moment, the next challenge or the next player's time runs out, a reminder is
    /// due or a vacation ends.
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

async fn due(
    connection: &mut AnyConnection,
    query: &'static str,
    at: Timestamp,
    shard: Shard,
    limit: u32,
) -> Result<Vec<GameRow>, StoreError> {
    let rows = sqlx::query(query)
        .bind(at.as_millisecond())
        .bind(i64::from(shard.number))
        .bind(i64::from(shard.of))
        .bind(i64::from(limit))
        .fetch_all(connection)
        .await?;
    rows.iter().map(GameRow::read).collect()
}

async fn games_showing_another_deadline(
    connection: &mut AnyConnection,
    limit: u32,
) -> Result<Vec<GameRow>, StoreError> {
    let rows = sqlx::query(concat!(
        "SELECT ",
        game_columns!(),
        " FROM games WHERE state = 'running' AND announced = revision \
         AND board_message IS NOT NULL \
         AND COALESCE(shown_deadline, 0) <> COALESCE(deadline, 0) ORDER BY id LIMIT $1"
    ))
    .bind(i64::from(limit))
    .fetch_all(connection)
    .await?;
    rows.iter().map(GameRow::read).collect()
}

async fn next_due(
    connection: &mut AnyConnection,
    after: Timestamp,
) -> Result<Option<Timestamp>, StoreError> {
    let row = sqlx::query(
        "SELECT MIN(due_at) AS due_at FROM ( \
         SELECT MIN(deadline) AS due_at FROM games WHERE deadline > $1 \
         UNION ALL SELECT MIN(remind_at) FROM games WHERE remind_at > $1 \
         UNION ALL SELECT MIN(ends_at) FROM vacations WHERE over = 0 AND ends_at > $1 \
         UNION ALL SELECT MIN(expires_at) FROM challenges \
         WHERE state IN ('open', 'draft') AND expires_at > $1) AS dues",
    )
    .bind(after.as_millisecond())
    .fetch_one(connection)
    .await?;
    row.maybe_time("due_at")
}

impl Tx {
    /// Notes the deadline that the newest board of a game names.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn mark_deadline_shown(
        &mut self,
        game: GameId,
        deadline: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE games SET shown_deadline = $2 WHERE id = $1")
            .bind(i64::from(game))
            .bind(deadline.map(Timestamp::as_millisecond))
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
