//! The record of rated games: all ratings follow from it.

use dvonn_rules::{ByColor, Color};
use jiff::Timestamp;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection};

use super::StoreError;
use super::columns::{Columns, color_name, read_color};
use super::counters::{self, Counter};
use super::ids::{GameId, GuildId};
use super::rating::{PlayerId, Points, Rating};
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

/// What a game did to the rating of one of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangeRow {
    /// The number of the result.
    pub result: i64,
    /// The game.
    pub game: GameId,
    /// Whose rating.
    pub player: PlayerId,
    /// Against whom.
    pub opponent: PlayerId,
    /// The colour of the player.
    pub color: Color,
    /// What the game brought the player.
    pub points: Points,
    /// The name of the game's setup.
    pub setup: String,
    /// One part in so many counted.
    pub part: u32,
    /// How many of a thousand such games the player was expected to win.
    pub odds: u32,
    /// The rating just before the game.
    pub before: Rating,
    /// The rating since.
    pub after: Rating,
    /// When the game ended.
    pub ended_at: Timestamp,
}

macro_rules! result_columns {
    () => {
        "id, game_id, guild_id, white_id, black_id, points, on_time, moves, setup, share, reason, \
         voided, ended_at"
    };
}

macro_rules! change_columns {
    () => {
        "result_id, game_id, player_id, opponent_id, color, points, setup, share, odds, \
         rating_before, deviation_before, volatility_before, rating, deviation, volatility, ended_at"
    };
}

pub(super) use change_columns;
pub(super) use result_columns;

reads! {
    /// What the record says of a game.
    result_of(game: GameId) -> Option<ResultRow>;

    /// What the record says of a game, and what the game did to ratings, White's first.
    counted(game: GameId) -> Option<(ResultRow, Vec<ChangeRow>)>;

    /// The record of a server from this number on, in order, so many rows of it.
    results(guild: GuildId, from: i64, limit: u32) -> Vec<ResultRow>;

    /// What the results of a server from one number to another did to ratings, in order, White first.
    changes_among(guild: GuildId, from: i64, to: i64) -> Vec<ChangeRow>;

    /// When the games of these two ended that counted since this moment, in order.
    counted_between(guild: GuildId, one: PlayerId, other: PlayerId, since: Timestamp)
        -> Vec<Timestamp>;
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
    let query = sqlx::query(concat!(
        "SELECT ",
        change_columns!(),
        " FROM rating_changes WHERE game_id = $1 ORDER BY color DESC"
    ));
    let rows = query.bind(i64::from(game)).fetch_all(connection).await?;
    Ok(Some((result, rows.iter().map(ChangeRow::read).collect::<Result<_, _>>()?)))
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

async fn changes_among(
    connection: &mut AnyConnection,
    guild: GuildId,
    from: i64,
    to: i64,
) -> Result<Vec<ChangeRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        change_columns!(),
        " FROM rating_changes WHERE guild_id = $1 AND result_id BETWEEN $2 AND $3 \
         ORDER BY result_id, color DESC"
    ));
    let query = query.bind(i64::from(guild)).bind(from).bind(to);
    query.fetch_all(connection).await?.iter().map(ChangeRow::read).collect()
}

async fn counted_between(
    connection: &mut AnyConnection,
    guild: GuildId,
    one: PlayerId,
    other: PlayerId,
    since: Timestamp,
) -> Result<Vec<Timestamp>, StoreError> {
    let rows = sqlx::query(
        "SELECT ended_at FROM rating_changes WHERE guild_id = $1 AND player_id = $2 \
         AND opponent_id = $3 AND ended_at >= $4 ORDER BY result_id",
    )
    .bind(i64::from(guild))
    .bind(i64::from(one))
    .bind(i64::from(other))
    .bind(since.as_millisecond())
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| row.time("ended_at")).collect()
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

    /// Writes down what games did to ratings.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn record_changes(
        &mut self,
        guild: GuildId,
        changes: &[ChangeRow],
    ) -> Result<(), StoreError> {
        for some in changes.chunks(CHANGES_AT_ONCE) {
            let mut query = sqlx::query(sqlx::AssertSqlSafe(insert_changes(some.len())));
            for change in some {
                query = bind_change(query, guild, change);
            }
            query.execute(self.connection()).await?;
        }
        Ok(())
    }

    /// Forgets what the results of a server from one number to another did to ratings.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn forget_changes(
        &mut self,
        guild: GuildId,
        from: i64,
        to: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "DELETE FROM rating_changes WHERE guild_id = $1 AND result_id BETWEEN $2 AND $3",
        )
        .bind(i64::from(guild))
        .bind(from)
        .bind(to)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

/// So many changes are written by one statement.
const CHANGES_AT_ONCE: usize = 50;

/// The statement that writes so many changes.
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

fn bind_change<'q>(
    query: Query<'q, Any, AnyArguments>,
    guild: GuildId,
    change: &'q ChangeRow,
) -> Query<'q, Any, AnyArguments> {
    let before = change.before.columns();
    let (rating, deviation, volatility) = change.after.columns();
    query
        .bind(i64::from(guild))
        .bind(change.result)
        .bind(i64::from(change.game))
        .bind(i64::from(change.player))
        .bind(i64::from(change.opponent))
        .bind(color_name(change.color))
        .bind(i64::from(change.points.halves()))
        .bind(&change.setup)
        .bind(i64::from(change.part))
        .bind(i64::from(change.odds))
        .bind(before.0)
        .bind(before.1)
        .bind(before.2)
        .bind(rating)
        .bind(deviation)
        .bind(volatility)
        .bind(change.ended_at.as_millisecond())
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

impl ChangeRow {
    pub(super) fn read(row: &AnyRow) -> Result<ChangeRow, StoreError> {
        Ok(ChangeRow {
            result: row.number("result_id")?,
            game: row.number("game_id")?,
            player: PlayerId::read(row, "player_id")?,
            opponent: PlayerId::read(row, "opponent_id")?,
            color: read_color("color", &row.text("color")?)?,
            points: Points::read(row, "points")?,
            setup: row.text("setup")?,
            part: row.number("share")?,
            odds: row.number("odds")?,
            before: Rating::read_from(
                row,
                ["rating_before", "deviation_before", "volatility_before"],
            )?,
            after: Rating::read(row)?,
            ended_at: row.time("ended_at")?,
        })
    }
}
