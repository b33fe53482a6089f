//! What the lobby of a server shows: who looks for an opponent there, and what goes on.

use dvonn_model::{ChallengeRow, GameRow, GuildId, OpenTournament, SeekRow, TournamentRow};
use jiff::Timestamp;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::query::{Columns as _, Stored, queries};

queries! {
    /// Returns up to `limit` servers of the bot that have a lobby, by id, after this one.
    read servers_with_lobby(after: Option<GuildId>, limit: u32) -> Vec<GuildId>
    [after: after.map_or(0, i64::from), limit] {
        "SELECT guild_id FROM servers WHERE lobby IS NOT NULL AND guild_id > :after
         AND NOT EXISTS (SELECT 1 FROM departures WHERE departures.guild_id = servers.guild_id)
         ORDER BY guild_id LIMIT :limit"
    }

    /// Returns the challenges on a server that are open to anyone at `at`, newest first.
    read challenges_to_anyone(guild: GuildId, at: Timestamp, limit: usize) -> Vec<ChallengeRow> {
        "SELECT {} FROM challenges
         WHERE guild_id = :guild AND state = 'open' AND opponent_id IS NULL AND guest = 0
         AND expires_at > :at
         ORDER BY created_at DESC, id DESC LIMIT :limit"
    }

    /// Returns the people of a server who look for an opponent on any server at `at`, the latest first.
    read seeks_from(guild: GuildId, at: Timestamp, limit: usize) -> Vec<SeekRow> {
        "SELECT {} FROM seeks WHERE guild_id = :guild AND expires_at > :at
         ORDER BY made_at DESC, user_id LIMIT :limit"
    }

    /// Returns the running games between people that are played on a server, there alone or elsewhere too, newest
    /// first.
    read games_to_watch(guild: GuildId, limit: usize) -> Vec<GameRow> {
        // People have positive ids.
        "SELECT {} FROM games
         WHERE ((state = 'running' AND guild_id = :guild)
                OR (state = 'running' AND other_guild_id = :guild))
         AND white_id > 0 AND black_id > 0
         ORDER BY id DESC LIMIT :limit"
    }

    /// Returns the tournaments of a server that people can join without being invited, newest first.
    read tournaments_to_join(guild: GuildId, limit: usize) -> Vec<OpenTournament> {
        "SELECT {},
         (SELECT count(*) FROM entrants
          WHERE tournament_id = tournaments.id AND reserve = 0) AS entrants,
         (SELECT message_id FROM posts
          WHERE kind = 'tournament' AND subject = tournaments.id AND part = 0) AS message_id
         FROM tournaments WHERE guild_id = :guild AND state = 'open' AND invited = 0
         ORDER BY id DESC LIMIT :limit"
    }
}

impl Stored for OpenTournament {
    const COLUMNS: &'static [&'static str] = TournamentRow::COLUMNS;

    fn read(row: &AnyRow) -> Result<OpenTournament, StoreError> {
        Ok(OpenTournament {
            row: TournamentRow::read(row)?,
            entrants: row.value("entrants")?,
            message: row.value("message_id")?,
        })
    }
}
