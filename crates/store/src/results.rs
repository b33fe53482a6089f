//! The results of rated games. All ratings are derived from them.

use dvonn_model::{ChangeRow, GameId, GameResult, ResultRow, Scope, Uncounted, Weight};
use dvonn_rules::ByColor;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::columns::Columns;
use crate::counters::{self, Counter};
use crate::fetch::{Stored, fetch_all, fetch_optional};
use crate::reads::reads;
use crate::tx::Tx;
use crate::{StoreError, changes};

macro_rules! result_columns {
    () => {
        "id, game_id, guild_id, white_id, black_id, points, on_time, absent, moves, former_games, \
         setup, share, reason, voided, ended_at"
    };
}

pub(super) use result_columns;

reads! {
    /// Returns the result of a game.
    result_of(game: GameId) -> Option<ResultRow>;

    /// Returns the result of a game and its rating changes, White first.
    result_with_changes(game: GameId) -> Option<(ResultRow, Vec<ChangeRow>)>;

    /// Returns up to `limit` results of a ladder, in order, starting with the number `from`.
    results(scope: Scope, from: i64, limit: u32) -> Vec<ResultRow>;
}

async fn result_of(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Option<ResultRow>, StoreError> {
    let query =
        sqlx::query(concat!("SELECT ", result_columns!(), " FROM results WHERE game_id = $1"))
            .bind(i64::from(game));
    fetch_optional(connection, query).await
}

async fn result_with_changes(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Option<(ResultRow, Vec<ChangeRow>)>, StoreError> {
    let Some(result) = result_of(connection, game).await? else { return Ok(None) };
    Ok(Some((result, changes::of_game(connection, game).await?)))
}

async fn results(
    connection: &mut AnyConnection,
    scope: Scope,
    from: i64,
    limit: u32,
) -> Result<Vec<ResultRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        result_columns!(),
        " FROM results WHERE guild_id = $1 AND id >= $2 ORDER BY id LIMIT $3"
    ));
    let query = query.bind(i64::from(scope)).bind(from).bind(i64::from(limit));
    fetch_all(connection, query).await
}

impl Tx {
    /// Adds a result as the last one of its ladder. Returns `None` and adds nothing if the game
    /// already has one.
    ///
    /// # Errors
    /// Any database error.
    pub async fn record_result(
        &mut self,
        result: GameResult,
        weight: Weight,
    ) -> Result<Option<ResultRow>, StoreError> {
        let id = counters::next(self.connection(), Counter::Result).await?;
        let inserted = sqlx::query(
            "INSERT INTO results (id, game_id, guild_id, white_id, black_id, points, on_time, \
             moves, setup, share, reason, ended_at, former_games, absent) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT DO NOTHING",
        )
        .bind(id)
        .bind(i64::from(result.game))
        .bind(i64::from(result.scope))
        .bind(i64::from(result.players.white))
        .bind(i64::from(result.players.black))
        .bind(i64::from(result.points.halves()))
        .bind(i64::from(result.on_time))
        .bind(i64::from(result.moves))
        .bind(&result.setup)
        .bind(weight_columns(weight).0)
        .bind(weight_columns(weight).1)
        .bind(result.ended_at.as_millisecond())
        .bind(i64::from(result.former_games))
        .bind(i64::from(result.absent))
        .execute(self.connection())
        .await?;
        Ok((inserted.rows_affected() > 0).then_some(ResultRow { id, result, weight }))
    }

    /// Marks the result of a game as void. Returns `false` if it has none or is already void.
    ///
    /// # Errors
    /// Any database error.
    pub async fn void_result(&mut self, game: GameId) -> Result<bool, StoreError> {
        let voided = sqlx::query("UPDATE results SET voided = 1 WHERE game_id = $1 AND voided = 0")
            .bind(i64::from(game))
            .execute(self.connection())
            .await?;
        Ok(voided.rows_affected() > 0)
    }

    /// Changes the weight of a result.
    ///
    /// # Errors
    /// Any database error.
    pub async fn set_result_weight(&mut self, id: i64, weight: Weight) -> Result<(), StoreError> {
        sqlx::query("UPDATE results SET share = $2, reason = $3 WHERE id = $1")
            .bind(id)
            .bind(weight_columns(weight).0)
            .bind(weight_columns(weight).1)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

/// Returns the values of the columns `share` and `reason`.
fn weight_columns(weight: Weight) -> (i64, Option<&'static str>) {
    match weight {
        Weight::Part(part) => (i64::from(part), None),
        Weight::Nothing(reason) => (0, Some(reason.name())),
    }
}

impl Stored for Weight {
    fn read(row: &AnyRow) -> Result<Weight, StoreError> {
        if row.flag("voided")? {
            return Ok(Weight::Nothing(Uncounted::Voided));
        }
        match row.maybe_named("reason")? {
            Some(reason) => Ok(Weight::Nothing(reason)),
            None => Ok(Weight::Part(row.number("share")?)),
        }
    }
}

impl Stored for ResultRow {
    fn read(row: &AnyRow) -> Result<ResultRow, StoreError> {
        let result = GameResult {
            game: row.number("game_id")?,
            scope: row.number("guild_id")?,
            players: ByColor { white: row.number("white_id")?, black: row.number("black_id")? },
            points: row.number("points")?,
            on_time: row.flag("on_time")?,
            absent: row.flag("absent")?,
            moves: row.number("moves")?,
            former_games: row.number("former_games")?,
            setup: row.text("setup")?,
            ended_at: row.time("ended_at")?,
        };
        Ok(ResultRow { id: row.number("id")?, result, weight: Weight::read(row)? })
    }
}
