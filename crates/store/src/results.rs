//! The results of rated games. All ratings are derived from them.

use dvonn_model::{GameId, GameResult, RatingChange, ResultRow, Scope, Uncounted, Weight};
use dvonn_rules::ByColor;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::changes::changes_of_game;
use crate::counters::{self, Counter};
use crate::query::{Columns as _, Stored, queries, reads};
use crate::tx::Tx;

queries! {
    /// Returns the result of a game.
    read result_of(game: GameId) -> Option<ResultRow> {
        "SELECT {} FROM results WHERE game_id = :game"
    }

    /// Returns up to `limit` results of a ladder, in order, starting with the number `from`.
    read results(scope: Scope, from: i64, limit: u32) -> Vec<ResultRow> {
        "SELECT {} FROM results WHERE guild_id = :scope AND id >= :from ORDER BY id LIMIT :limit"
    }

    /// Inserts a result. Returns `false` and inserts nothing if the game already has one.
    step insert_result(id: i64, result: &GameResult, weight: Weight) -> bool
    [
        id,
        game: result.game,
        scope: result.scope,
        white: result.players.white,
        black: result.players.black,
        points: result.points,
        on_time: result.on_time,
        absent: result.absent,
        moves: result.moves,
        former_games: result.former_games,
        setup: result.setup,
        share: weight_columns(weight).0,
        reason: weight_columns(weight).1,
        ended_at: result.ended_at,
    ] {
        "INSERT INTO results (
             id, game_id, guild_id, white_id, black_id, points, on_time,
             absent, moves, former_games, setup, share, reason, ended_at
         ) VALUES (
             :id, :game, :scope, :white, :black, :points, :on_time,
             :absent, :moves, :former_games, :setup, :share, :reason, :ended_at
         ) ON CONFLICT DO NOTHING"
    }

    /// Marks the result of a game as void. Returns `false` if it has none or is already void.
    change void_result(game: GameId) -> bool {
        "UPDATE results SET voided = 1 WHERE game_id = :game AND voided = 0"
    }

    /// Changes the weight of a result.
    change set_result_weight(id: i64, weight: Weight)
    [id, share: weight_columns(weight).0, reason: weight_columns(weight).1] {
        "UPDATE results SET share = :share, reason = :reason WHERE id = :id"
    }
}

reads! {
    /// Returns the result of a game and its rating changes, White first.
    result_with_changes(game: GameId) -> Option<(ResultRow, Vec<RatingChange>)>;
}

async fn result_with_changes(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Option<(ResultRow, Vec<RatingChange>)>, StoreError> {
    let Some(result) = result_of(connection, game).await? else { return Ok(None) };
    Ok(Some((result, changes_of_game(connection, game).await?)))
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
        let is_new = insert_result(self.connection(), id, &result, weight).await?;
        Ok(is_new.then_some(ResultRow { id, result, weight }))
    }
}

/// Returns the values of the columns `share` and `reason`.
fn weight_columns(weight: Weight) -> (u32, Option<Uncounted>) {
    match weight {
        Weight::Part(part) => (part, None),
        Weight::Nothing(reason) => (0, Some(reason)),
    }
}

/// Reads a weight from the columns `share`, `reason` and `voided`.
fn weight(row: &AnyRow) -> Result<Weight, StoreError> {
    if row.value("voided")? {
        return Ok(Weight::Nothing(Uncounted::Voided));
    }
    match row.value("reason")? {
        Some(reason) => Ok(Weight::Nothing(reason)),
        None => Ok(Weight::Part(row.value("share")?)),
    }
}

impl Stored for ResultRow {
    #[rustfmt::skip]
    const COLUMNS: &'static [&'static str] = &[
        "id", "game_id", "guild_id", "white_id", "black_id", "points", "on_time", "absent", "moves",
        "former_games", "setup", "share", "reason", "voided", "ended_at",
    ];

    fn read(row: &AnyRow) -> Result<ResultRow, StoreError> {
        let result = GameResult {
            game: row.value("game_id")?,
            scope: row.value("guild_id")?,
            players: ByColor { white: row.value("white_id")?, black: row.value("black_id")? },
            points: row.value("points")?,
            on_time: row.value("on_time")?,
            absent: row.value("absent")?,
            moves: row.value("moves")?,
            former_games: row.value("former_games")?,
            setup: row.value("setup")?,
            ended_at: row.value("ended_at")?,
        };
        Ok(ResultRow { id: row.value("id")?, result, weight: weight(row)? })
    }
}
