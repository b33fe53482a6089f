//! The effect of each rated game on ratings. It is derived from the results.

use dvonn_model::{ChangeRow, GameId, PlayerId, Scope};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, color_name};
use crate::fetch::{Query, Stored, fetch_all};
use crate::reads::reads;
use crate::tx::Tx;

macro_rules! change_columns {
    () => {
        "result_id, game_id, player_id, opponent_id, color, points, setup, share, odds, \
         rating_before, deviation_before, volatility_before, rating, deviation, volatility, ended_at"
    };
}
pub(super) use change_columns;

reads! {
    /// Returns the rating changes of the results `from` to `to` of a ladder, in order, White first.
    changes_in_range(scope: Scope, from: i64, to: i64) -> Vec<ChangeRow>;

    /// Returns when the rated games of two players since `since` ended, in order.
    rated_games_between(scope: Scope, one: PlayerId, other: PlayerId, since: Timestamp)
        -> Vec<Timestamp>;
}

/// Returns the rating changes of a game, White first.
pub(super) async fn of_game(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Vec<ChangeRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        change_columns!(),
        " FROM rating_changes WHERE game_id = $1 ORDER BY color DESC"
    ));
    let query = query.bind(i64::from(game));
    fetch_all(connection, query).await
}

async fn changes_in_range(
    connection: &mut AnyConnection,
    scope: Scope,
    from: i64,
    to: i64,
) -> Result<Vec<ChangeRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        change_columns!(),
        " FROM rating_changes WHERE guild_id = $1 AND result_id BETWEEN $2 AND $3 \
         ORDER BY result_id, color DESC"
    ));
    let query = query.bind(i64::from(scope)).bind(from).bind(to);
    fetch_all(connection, query).await
}

async fn rated_games_between(
    connection: &mut AnyConnection,
    scope: Scope,
    one: PlayerId,
    other: PlayerId,
    since: Timestamp,
) -> Result<Vec<Timestamp>, StoreError> {
    let rows = sqlx::query(
        "SELECT ended_at FROM rating_changes WHERE guild_id = $1 AND player_id = $2 \
         AND opponent_id = $3 AND ended_at >= $4 ORDER BY result_id",
    )
    .bind(i64::from(scope))
    .bind(i64::from(one))
    .bind(i64::from(other))
    .bind(since.as_millisecond())
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| row.time("ended_at")).collect()
}

impl Tx {
    /// Stores rating changes.
    ///
    /// # Errors
    /// Any database error.
    pub async fn record_changes(
        &mut self,
        scope: Scope,
        changes: &[ChangeRow],
    ) -> Result<(), StoreError> {
        for some in changes.chunks(CHANGES_AT_ONCE) {
            let mut query = sqlx::query(sqlx::AssertSqlSafe(insert_changes(some.len())));
            for change in some {
                query = bind_change(query, scope, change);
            }
            query.execute(self.connection()).await?;
        }
        Ok(())
    }

    /// Deletes the rating changes of the results `from` to `to` of a ladder.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_changes(
        &mut self,
        scope: Scope,
        from: i64,
        to: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "DELETE FROM rating_changes WHERE guild_id = $1 AND result_id BETWEEN $2 AND $3",
        )
        .bind(i64::from(scope))
        .bind(from)
        .bind(to)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

/// The number of rows inserted by one statement.
const CHANGES_AT_ONCE: usize = 50;

/// Returns the statement that inserts `count` rows.
fn insert_changes(count: usize) -> String {
    const COLUMNS: usize = 17;
    let row = |row: usize| {
        let parameters = (1..=COLUMNS).map(|column| format!("${}", row * COLUMNS + column));
        format!("({})", parameters.collect::<Vec<_>>().join(", "))
    };
    let rows: Vec<_> = (0..count).map(row).collect();
    format!(
        concat!("INSERT INTO rating_changes (guild_id, ", change_columns!(), ") VALUES {}"),
        rows.join(", ")
    )
}

fn bind_change<'q>(query: Query<'q>, scope: Scope, change: &'q ChangeRow) -> Query<'q> {
    let [rating_before, deviation_before, volatility_before] = change.before.integers();
    let [rating, deviation, volatility] = change.after.integers();
    query
        .bind(i64::from(scope))
        .bind(change.result)
        .bind(i64::from(change.game))
        .bind(i64::from(change.player))
        .bind(i64::from(change.opponent))
        .bind(color_name(change.color))
        .bind(i64::from(change.points.halves()))
        .bind(&change.setup)
        .bind(i64::from(change.divisor))
        .bind(i64::from(change.odds))
        .bind(rating_before)
        .bind(deviation_before)
        .bind(volatility_before)
        .bind(rating)
        .bind(deviation)
        .bind(volatility)
        .bind(change.ended_at.as_millisecond())
}

impl Stored for ChangeRow {
    fn read(row: &AnyRow) -> Result<ChangeRow, StoreError> {
        Ok(ChangeRow {
            result: row.number("result_id")?,
            game: row.number("game_id")?,
            player: row.number("player_id")?,
            opponent: row.number("opponent_id")?,
            color: row.color("color")?,
            points: row.number("points")?,
            setup: row.text("setup")?,
            divisor: row.number("share")?,
            odds: row.number("odds")?,
            before: row.rating(["rating_before", "deviation_before", "volatility_before"])?,
            after: row.rating(["rating", "deviation", "volatility"])?,
            ended_at: row.time("ended_at")?,
        })
    }
}
