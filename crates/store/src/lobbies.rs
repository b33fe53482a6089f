//! What the lobby of a server shows: who looks for an opponent there, and what goes on.

use dvonn_model::{ChallengeRow, GameRow, GuildId, SeekRow, TournamentRow};
use jiff::Timestamp;

use crate::query::queries;

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

    /// Returns the running games between people on a server, newest first.
    read games_to_watch(guild: GuildId, limit: usize) -> Vec<GameRow> {
        // People have positive ids.
        "SELECT {} FROM games
         WHERE guild_id = :guild AND state = 'running' AND white_id > 0 AND black_id > 0
         ORDER BY id DESC LIMIT :limit"
    }

    /// Returns the tournaments of a server that people can join, newest first.
    read tournaments_to_join(guild: GuildId, limit: usize) -> Vec<TournamentRow> {
        "SELECT {} FROM tournaments WHERE guild_id = :guild AND state = 'open'
         ORDER BY id DESC LIMIT :limit"
    }
}
