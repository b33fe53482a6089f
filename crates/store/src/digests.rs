//! What the weekly digests of servers are made of.

use dvonn_model::{
    Day, GameId, GuildId, RatingChange, Scope, SeasonRow, TournamentRow, UserId, WeekNumber,
};
use jiff::Timestamp;

use crate::query::{queries, rows};

/// How many days in a row somebody has solved the puzzle of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreakRow {
    /// The person.
    pub person: UserId,
    /// The number of days.
    pub days: u32,
}

rows! {
    StreakRow { person: user_id, days: streak }
}

queries! {
    /// Returns up to `limit` servers of the bot that want digests, and have none of this week, in which a game,
    /// a tournament, a cycle of a league or a season ended.
    read servers_without_digest(week: WeekNumber, limit: u32) -> Vec<GuildId>
    [week, from: week.begins_at(), until: week.after().begins_at(), limit] {
        "SELECT guild_id FROM servers WHERE digest IS NOT NULL
         AND (
             EXISTS (SELECT 1 FROM weeks WHERE weeks.guild_id = servers.guild_id AND week = :week)
             OR EXISTS (
                 SELECT 1 FROM tournaments WHERE tournaments.guild_id = servers.guild_id
                 AND state = 'over' AND updated_at >= :from AND updated_at < :until
             )
             OR EXISTS (
                 SELECT 1 FROM seasons WHERE seasons.guild_id = servers.guild_id
                 AND over = 1 AND ends_at >= :from AND ends_at < :until
             )
         )
         AND NOT EXISTS (SELECT 1 FROM departures WHERE departures.guild_id = servers.guild_id)
         AND NOT EXISTS (
             SELECT 1 FROM posts
             WHERE kind = 'digest' AND subject = servers.guild_id AND part >= :week
         )
         ORDER BY guild_id LIMIT :limit"
    }

    /// Deletes the posts of a server's digests before this week. Their messages stay.
    change delete_digests_before(guild: GuildId, week: WeekNumber) {
        "DELETE FROM posts WHERE kind = 'digest' AND subject = :guild AND part < :week"
    }

    /// Returns up to `limit` rating changes of a ladder before those of the result `before`, newest first.
    read changes_before(scope: Scope, before: i64, limit: usize) -> Vec<RatingChange> {
        "SELECT {} FROM rating_changes WHERE guild_id = :scope AND result_id < :before
         ORDER BY result_id DESC, color DESC LIMIT :limit"
    }

    /// Returns up to `limit` games between people that were played to their end, the closest first: those of
    /// a ladder's results since the one with number `first` that count and ended before `until`.
    read closest_games(
        scope: Scope, first: i64, until: Timestamp, limit: usize,
    ) -> Vec<GameId> {
        // People have positive ids.
        "SELECT games.id FROM results JOIN games ON games.id = results.game_id
         WHERE results.guild_id = :scope AND results.id >= :first AND ended_at < :until
         AND voided = 0 AND share > 0 AND state = 'played'
         AND games.white_id > 0 AND games.black_id > 0
         ORDER BY ABS(white_score - black_score), results.id LIMIT :limit"
    }

    /// Returns up to `limit` tournaments of a server that ended in this time, without those of leagues.
    read tournaments_ended(
        guild: GuildId, from: Timestamp, until: Timestamp, limit: u32,
    ) -> Vec<TournamentRow> {
        "SELECT {} FROM tournaments
         WHERE guild_id = :guild AND league_id IS NULL AND state = 'over'
         AND updated_at >= :from AND updated_at < :until
         ORDER BY id LIMIT :limit"
    }

    /// Returns the first division of a cycle of a server's leagues that ended in this time.
    read cycle_ended(
        guild: GuildId, from: Timestamp, until: Timestamp,
    ) -> Option<TournamentRow> {
        "SELECT {} FROM tournaments
         WHERE guild_id = :guild AND league_id IS NOT NULL AND division = 1 AND state = 'over'
         AND updated_at >= :from AND updated_at < :until
         AND EXISTS (SELECT 1 FROM entrants WHERE tournament_id = tournaments.id AND place = 1)
         ORDER BY id DESC LIMIT 1"
    }

    /// Returns the season of a server that ended in this time.
    read season_ended(guild: GuildId, from: Timestamp, until: Timestamp) -> Option<SeasonRow> {
        "SELECT {} FROM seasons
         WHERE guild_id = :guild AND over = 1 AND ends_at >= :from AND ends_at < :until
         ORDER BY number DESC LIMIT 1"
    }

    /// Returns up to `limit` people who solved the puzzle of this day on a server, and whose streak still lasts, the
    /// longest streak first.
    read streaks_on(guild: GuildId, day: Day, least: u32, limit: u32) -> Vec<StreakRow> {
        "SELECT {} FROM solvers
         WHERE streak >= :least AND last_day >= :day AND user_id IN (
             SELECT user_id FROM puzzle_attempts
             WHERE day = :day AND guild_id = :guild AND result IN ('solved', 'hinted')
         )
         ORDER BY streak DESC, user_id LIMIT :limit"
    }
}
