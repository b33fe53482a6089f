//! The record of rated games: all ratings follow from it.

use dvonn_rules::ByColor;
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::StoreError;
use super::changes::{self, ChangeRow};
use super::columns::Columns;
use super::counters::{self, Counter};
use super::ids::{GameId, GuildId};
use super::rating::{PlayerId, Points};
use super::tx::{Tx, reads};

/// A rated game that ended, as far as ratings go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The game.
    pub game: GameId,
    /// Whose ladder it is for.
    pub guild: GuildId,
    /// Who played.
    pub players: ByColor<PlayerId>,
    /// What it brought White.
    pub points: Points,
    /// Whether the loser ran out of time.
    pub on_time: bool,
    /// How many plies of the movement phase there were.
    pub moves: u32,
    /// The name of its setup.
    pub setup: String,
    /// When it ended.
    pub ended_at: Timestamp,
}

/// How much of a game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// One part in so many: 1 for all of it, 2 for half.
    Part(u32),
    /// Nothing.
    Nothing(Uncounted),
}

/// Why a rated game counts nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncounted {
    /// It ended when hardly anything had been moved.
    Short,
    /// Its loser has lost another on time within a day.
    OnTime,
    /// A moderator has taken it out of the record.
    Voided,
}

/// A result as the record has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// Its number: results count in this order.
    pub id: i64,
    /// What happened.
    pub result: GameResult,
    /// How much of it counts.
    pub weight: Weight,
}

macro_rules! result_columns {
    () => {
        "id, game_id, guild_id, white_id, black_id, points, on_time, moves, setup, share, reason, \
         voided, ended_at"
    };
}

pub(super) use result_columns;

reads! {
    /// What the record says of a game.
    result_of(game: GameId) -> Option<ResultRow>;

    /// What the record says of a game, and what the game did to ratings, White's first.
    counted(game: GameId) -> Option<(ResultRow, Vec<ChangeRow>)>;

    /// The record of a server from this number on, in order, so many rows of it.
    results(guild: GuildId, from: i64, limit: u32) -> Vec<ResultRow>;
}

async fn result_of(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Option<ResultRow>, StoreError> {
    let row =
        sqlx::query(concat!("SELECT ", result_columns!(), " FROM results WHERE game_id = $1"))
            .bind(i64::from(game))
            .fetch_optional(connection)
            .await?;
    row.as_ref().map(ResultRow::read).transpose()
}

async fn counted(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Option<(ResultRow, Vec<ChangeRow>)>, StoreError> {
    let Some(result) = result_of(connection, game).await? else { return Ok(None) };
    Ok(Some((result, changes::of_game(connection, game).await?)))
}

async fn results(
    connection: &mut AnyConnection,
    guild: GuildId,
    from: i64,
    limit: u32,
) -> Result<Vec<ResultRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        result_columns!(),
        " FROM results WHERE guild_id = $1 AND id >= $2 ORDER BY id LIMIT $3"
    ));
    let query = query.bind(i64::from(guild)).bind(from).bind(i64::from(limit));
    query.fetch_all(connection).await?.iter().map(ResultRow::read).collect()
}

impl Tx {
    /// Writes a result into the record, as the last one of its server; nothing if the game is there
    /// already.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn record_result(
        &mut self,
        result: GameResult,
        weight: Weight,
    ) -> Result<Option<ResultRow>, StoreError> {
        let id = counters::next(self.connection(), Counter::Result).await?;
        let inserted = sqlx::query(
            "INSERT INTO results (id, game_id, guild_id, white_id, black_id, points, on_time, \
             moves, setup, share, reason, ended_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING",
        )
        .bind(id)
        .bind(i64::from(result.game))
        .bind(i64::from(result.guild))
        .bind(i64::from(result.players.white))
        .bind(i64::from(result.players.black))
        .bind(i64::from(result.points.halves()))
        .bind(i64::from(result.on_time))
        .bind(i64::from(result.moves))
        .bind(&result.setup)
        .bind(weight.columns().0)
        .bind(weight.columns().1)
        .bind(result.ended_at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok((inserted.rows_affected() > 0).then_some(ResultRow { id, result, weight }))
    }

    /// Takes the result of a game out of the record; `false` if it is not in it.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn void_result(&mut self, game: GameId) -> Result<bool, StoreError> {
        let voided = sqlx::query("UPDATE results SET voided = 1 WHERE game_id = $1 AND voided = 0")
            .bind(i64::from(game))
            .execute(self.connection())
            .await?;
        Ok(voided.rows_affected() > 0)
    }

    /// Says anew how much of a result counts.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn weigh_result(&mut self, id: i64, weight: Weight) -> Result<(), StoreError> {
        sqlx::query("UPDATE results SET share = $2, reason = $3 WHERE id = $1")
            .bind(id)
            .bind(weight.columns().0)
            .bind(weight.columns().1)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

impl Weight {
    fn columns(self) -> (i64, Option<&'static str>) {
        match self {
            Weight::Part(part) => (i64::from(part), None),
            Weight::Nothing(Uncounted::Short) => (0, Some("short")),
            Weight::Nothing(Uncounted::OnTime) => (0, Some("on_time")),
            Weight::Nothing(Uncounted::Voided) => (0, Some("voided")),
        }
    }

    fn read(row: &AnyRow) -> Result<Weight, StoreError> {
        if row.flag("voided")? {
            return Ok(Weight::Nothing(Uncounted::Voided));
        }
        match row.maybe_text("reason")?.as_deref() {
            None => Ok(Weight::Part(row.number("share")?)),
            Some("short") => Ok(Weight::Nothing(Uncounted::Short)),
            Some("on_time") => Ok(Weight::Nothing(Uncounted::OnTime)),
            Some(other) => Err(StoreError::corrupt("reason", other)),
        }
    }
}

impl ResultRow {
    pub(super) fn read(row: &AnyRow) -> Result<ResultRow, StoreError> {
        let result = GameResult {
            game: row.number("game_id")?,
            guild: row.number("guild_id")?,
            players: ByColor {
                white: PlayerId::read(row, "white_id")?,
                black: PlayerId::read(row, "black_id")?,
            },
            points: Points::read(row, "points")?,
            on_time: row.flag("on_time")?,
            moves: row.number("moves")?,
            setup: row.text("setup")?,
            ended_at: row.time("ended_at")?,
        };
        Ok(ResultRow { id: row.number("id")?, result, weight: Weight::read(row)? })
    }
}
