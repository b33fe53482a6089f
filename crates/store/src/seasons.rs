//! The seasons of ladders, and their final tables.

use dvonn_model::{GuildId, PlayerId, Rating, Scope, SeasonRow, StandingRow, TitleRow};
use jiff::Timestamp;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::player_columns;
use crate::query::{Columns as _, Stored, queries, rows};
use crate::tx::Tx;

rows! {
    SeasonRow { guild: guild_id, number, began_at, after_result, ends_at, over }
    TitleRow { season, place }
}

queries! {
    /// Returns when the seasons of a server started, except the first.
    read season_starts(scope: Scope) -> Vec<Timestamp> {
        "SELECT began_at FROM seasons WHERE guild_id = :scope AND number > 1 ORDER BY number"
    }

    /// Returns all seasons of a server in order.
    read seasons(scope: Scope) -> Vec<SeasonRow> {
        "SELECT {} FROM seasons WHERE guild_id = :scope ORDER BY number"
    }

    /// Returns the running season of a server, or `None` before the first rated game.
    read running_season(guild: GuildId) -> Option<SeasonRow> {
        "SELECT {} FROM seasons WHERE guild_id = :guild ORDER BY number DESC LIMIT 1"
    }

    /// Returns a season of a server by its number.
    read season(guild: GuildId, number: u32) -> Option<SeasonRow> {
        "SELECT {} FROM seasons WHERE guild_id = :guild AND number = :number"
    }

    /// Returns the seasons that have ended but have no final table yet, in order of their ends.
    read seasons_due(at: Timestamp, limit: u32) -> Vec<SeasonRow> {
        "SELECT {} FROM seasons
         WHERE over = 0 AND ends_at <= :at
         ORDER BY ends_at, guild_id LIMIT :limit"
    }

    /// Returns the final table of a season, best first. Empty while the season is running.
    read season_table(guild: GuildId, number: u32) -> Vec<StandingRow> {
        "SELECT {} FROM season_standings
         WHERE guild_id = :guild AND season = :number
         ORDER BY place, player_id"
    }

    /// Returns the seasons in which a player was in the top three, latest first.
    read titles_of(guild: GuildId, player: PlayerId) -> Vec<TitleRow> {
        "SELECT {} FROM season_standings
         WHERE guild_id = :guild AND player_id = :player AND place <= 3
         ORDER BY season DESC"
    }

    /// Starts a season after all existing results of its server. If it is already running, changes
    /// its times. The caller must have locked the ladder with [`Tx::lock_ladder`].
    change start_season(
        guild: GuildId, number: u32, began_at: Timestamp, ends_at: Option<Timestamp>,
    ) {
        "INSERT INTO seasons (guild_id, number, began_at, after_result, ends_at, over)
         VALUES (
             :guild, :number, :began_at,
             (SELECT COALESCE(MAX(id), 0) FROM results WHERE guild_id = :guild),
             :ends_at, 0
         )
         ON CONFLICT (guild_id, number) DO UPDATE SET
             began_at = excluded.began_at, after_result = excluded.after_result,
             ends_at = excluded.ends_at"
    }

    /// Changes when the running season ends. The caller must have locked the ladder with
    /// [`Tx::lock_ladder`].
    change set_season_end(guild: GuildId, ends_at: Option<Timestamp>) {
        "UPDATE seasons SET ends_at = :ends_at WHERE guild_id = :guild AND over = 0"
    }

    /// Adds a row to the final table of a season.
    step insert_standing(guild: GuildId, number: u32, row: &StandingRow)
    [
        guild,
        number,
        place: row.place,
        player: PlayerId::from(&row.player),
        name: player_columns(&row.player).1,
        rating: row.rating.integers()[0],
        deviation: row.rating.integers()[1],
        wins: row.score.wins,
        draws: row.score.draws,
        losses: row.score.losses,
    ] {
        "INSERT INTO season_standings (
             guild_id, season, place, player_id, name,
             rating, deviation, wins, draws, losses
         ) VALUES (
             :guild, :number, :place, :player, :name,
             :rating, :deviation, :wins, :draws, :losses
         )"
    }

    /// Ends a season.
    step end_season(guild: GuildId, number: u32) {
        "UPDATE seasons SET over = 1 WHERE guild_id = :guild AND number = :number"
    }
}

impl Tx {
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
            insert_standing(self.connection(), guild, number, row).await?;
        }
        end_season(self.connection(), guild, number).await
    }
}

impl Stored for StandingRow {
    const COLUMNS: &'static [&'static str] =
        &["place", "player_id", "name", "rating", "deviation", "wins", "draws", "losses"];

    fn read(row: &AnyRow) -> Result<StandingRow, StoreError> {
        Ok(StandingRow {
            place: row.value("place")?,
            player: row.player("player_id", "name")?,
            rating: Rating::from_integers([row.value("rating")?, row.value("deviation")?, 0]),
            score: row.score("wins", "draws", "losses")?,
        })
    }
}
