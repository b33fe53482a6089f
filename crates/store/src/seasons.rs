//! The seasons of ladders, and their final tables.

use dvonn_model::{GuildId, PlayerId, Rating, Scope, Score, SeasonRow, StandingRow, TitleRow};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, player_columns};
use crate::fetch::{Stored, fetch_all, fetch_optional};
use crate::reads::reads;
use crate::tx::Tx;

macro_rules! season_columns {
    () => {
        "guild_id, number, began_at, after_result, ends_at, over"
    };
}

reads! {
    /// Returns when the seasons of a server started, except the first.
    season_starts(scope: Scope) -> Vec<Timestamp>;

    /// Returns all seasons of a server in order.
    seasons(scope: Scope) -> Vec<SeasonRow>;

    /// Returns the running season of a server, or `None` before the first rated game.
    running_season(guild: GuildId) -> Option<SeasonRow>;

    /// Returns a season of a server by its number.
    season(guild: GuildId, number: u32) -> Option<SeasonRow>;

    /// Returns the seasons that have ended but have no final table yet, in order of their ends.
    seasons_due(at: Timestamp, limit: u32) -> Vec<SeasonRow>;

    /// Returns finished seasons that have not been announced, in order of their server and number.
    /// Starts after `after`, if given.
    unannounced_seasons(after: Option<(GuildId, u32)>, limit: u32) -> Vec<SeasonRow>;

    /// Returns the final table of a season, best first. Empty while the season is running.
    season_table(guild: GuildId, number: u32) -> Vec<StandingRow>;

    /// Returns the seasons in which a player was in the top three, latest first.
    titles_of(guild: GuildId, player: PlayerId) -> Vec<TitleRow>;
}

async fn season_starts(
    connection: &mut AnyConnection,
    scope: Scope,
) -> Result<Vec<Timestamp>, StoreError> {
    let query = "SELECT began_at FROM seasons WHERE guild_id = $1 AND number > 1 ORDER BY number";
    let rows = sqlx::query(query).bind(i64::from(scope)).fetch_all(connection).await?;
    rows.iter().map(|row| row.time("began_at")).collect()
}

async fn seasons(
    connection: &mut AnyConnection,
    scope: Scope,
) -> Result<Vec<SeasonRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        season_columns!(),
        " FROM seasons WHERE guild_id = $1 ORDER BY number"
    ));
    let query = query.bind(i64::from(scope));
    fetch_all(connection, query).await
}

async fn running_season(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<Option<SeasonRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        season_columns!(),
        " FROM seasons WHERE guild_id = $1 ORDER BY number DESC LIMIT 1"
    ))
    .bind(i64::from(guild));
    fetch_optional(connection, query).await
}

async fn season(
    connection: &mut AnyConnection,
    guild: GuildId,
    number: u32,
) -> Result<Option<SeasonRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        season_columns!(),
        " FROM seasons WHERE guild_id = $1 AND number = $2"
    ))
    .bind(i64::from(guild))
    .bind(i64::from(number));
    fetch_optional(connection, query).await
}

async fn seasons_due(
    connection: &mut AnyConnection,
    at: Timestamp,
    limit: u32,
) -> Result<Vec<SeasonRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        season_columns!(),
        " FROM seasons WHERE over = 0 AND ends_at <= $1 ORDER BY ends_at, guild_id LIMIT $2"
    ));
    let query = query.bind(at.as_millisecond()).bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn unannounced_seasons(
    connection: &mut AnyConnection,
    after: Option<(GuildId, u32)>,
    limit: u32,
) -> Result<Vec<SeasonRow>, StoreError> {
    let query = sqlx::query(concat!(
        "SELECT ",
        season_columns!(),
        " FROM seasons WHERE over = 1 AND told = 0 \
         AND (guild_id > $1 OR (guild_id = $1 AND number > $2)) ORDER BY guild_id, number LIMIT $3"
    ));
    let (guild, number) = after.map_or((0, 0), |(guild, number)| (guild.into(), number.into()));
    let query = query.bind::<i64>(guild).bind::<i64>(number).bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn season_table(
    connection: &mut AnyConnection,
    guild: GuildId,
    number: u32,
) -> Result<Vec<StandingRow>, StoreError> {
    let query = sqlx::query(
        "SELECT place, player_id, name, rating, deviation, wins, draws, losses \
         FROM season_standings WHERE guild_id = $1 AND season = $2 ORDER BY place, player_id",
    );
    let query = query.bind(i64::from(guild)).bind(i64::from(number));
    fetch_all(connection, query).await
}

async fn titles_of(
    connection: &mut AnyConnection,
    guild: GuildId,
    player: PlayerId,
) -> Result<Vec<TitleRow>, StoreError> {
    let query = sqlx::query(
        "SELECT season, place FROM season_standings \
         WHERE guild_id = $1 AND player_id = $2 AND place <= 3 ORDER BY season DESC",
    )
    .bind(i64::from(guild))
    .bind(i64::from(player));
    fetch_all(connection, query).await
}

impl Stored for TitleRow {
    fn read(row: &AnyRow) -> Result<TitleRow, StoreError> {
        Ok(TitleRow { season: row.number("season")?, place: row.number("place")? })
    }
}

impl Tx {
    /// Starts a season after all existing results of its server. If it is already running, changes
    /// its times. The caller must have locked the ladder with [`Tx::lock_ladder`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn start_season(
        &mut self,
        guild: GuildId,
        number: u32,
        began_at: Timestamp,
        ends_at: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO seasons (guild_id, number, began_at, after_result, ends_at, over, told) \
             VALUES ($1, $2, $3, \
             (SELECT COALESCE(MAX(id), 0) FROM results WHERE guild_id = $1), $4, 0, 0) \
             ON CONFLICT (guild_id, number) DO UPDATE SET began_at = excluded.began_at, \
             after_result = excluded.after_result, ends_at = excluded.ends_at",
        )
        .bind(i64::from(guild))
        .bind(i64::from(number))
        .bind(began_at.as_millisecond())
        .bind(ends_at.map(Timestamp::as_millisecond))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Changes when the running season ends. The caller must have locked the ladder with
    /// [`Tx::lock_ladder`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn set_season_end(
        &mut self,
        guild: GuildId,
        ends_at: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE seasons SET ends_at = $2 WHERE guild_id = $1 AND over = 0")
            .bind(i64::from(guild))
            .bind(ends_at.map(Timestamp::as_millisecond))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Ends a season with this final table, which never changes again. The caller must have locked
    /// the ladder with [`Tx::lock_ladder`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn close_season(
        &mut self,
        guild: GuildId,
        number: u32,
        table: &[StandingRow],
    ) -> Result<(), StoreError> {
        for row in table {
            let (player, name) = player_columns(&row.player);
            let [rating, deviation, _] = row.rating.integers();
            sqlx::query(
                "INSERT INTO season_standings (guild_id, season, place, player_id, name, rating, \
                 deviation, wins, draws, losses) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            )
            .bind(i64::from(guild))
            .bind(i64::from(number))
            .bind(i64::from(row.place))
            .bind(player)
            .bind(name)
            .bind(rating)
            .bind(deviation)
            .bind(i64::from(row.score.wins))
            .bind(i64::from(row.score.draws))
            .bind(i64::from(row.score.losses))
            .execute(self.connection())
            .await?;
        }
        sqlx::query("UPDATE seasons SET over = 1 WHERE guild_id = $1 AND number = $2")
            .bind(i64::from(guild))
            .bind(i64::from(number))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Records that the end of a season was announced, or cannot be.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_season_announced(
        &mut self,
        guild: GuildId,
        number: u32,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE seasons SET told = 1 WHERE guild_id = $1 AND number = $2")
            .bind(i64::from(guild))
            .bind(i64::from(number))
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

impl Stored for SeasonRow {
    fn read(row: &AnyRow) -> Result<SeasonRow, StoreError> {
        Ok(SeasonRow {
            guild: row.number("guild_id")?,
            number: row.number("number")?,
            began_at: row.time("began_at")?,
            after_result: row.number("after_result")?,
            ends_at: row.maybe_time("ends_at")?,
            over: row.flag("over")?,
        })
    }
}

impl Stored for StandingRow {
    fn read(row: &AnyRow) -> Result<StandingRow, StoreError> {
        Ok(StandingRow {
            place: row.number("place")?,
            player: row.player("player_id", "name")?,
            rating: Rating::from_integers([row.number("rating")?, row.number("deviation")?, 0]),
            score: Score {
                wins: row.number("wins")?,
                draws: row.number("draws")?,
                losses: row.number("losses")?,
            },
        })
    }
}
