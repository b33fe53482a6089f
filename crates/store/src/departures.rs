//! The servers that the bot knows, and which of them it has left.

use dvonn_model::{GuildId, Shard};
use jiff::Timestamp;

use crate::StoreError;
use crate::query::{queries, rows};
use crate::seeks::remove_seeks_on;
use crate::tx::Tx;

/// A server that the bot knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownServer {
    /// The server.
    pub guild: GuildId,
    /// The number of its games, and how many of them are running.
    pub games: i64,
    /// The number of its running games.
    pub running: i64,
    /// When one of its games last changed.
    pub last_activity: Option<Timestamp>,
    /// When the bot noticed that it had left.
    pub left_at: Option<Timestamp>,
}

rows! {
    KnownServer { guild: guild_id, games, running, last_activity: active_at, left_at }
}

/// The servers that have settings, games or a hello, or that the bot has left. Finds the servers with
/// games one after the other in the index: there are few servers and many games.
const WITH_KNOWN: &str = "
    WITH RECURSIVE playing (guild_id) AS (
        SELECT MIN(guild_id) FROM games
        UNION ALL
        SELECT (SELECT MIN(guild_id) FROM games WHERE guild_id > playing.guild_id)
        FROM playing WHERE guild_id IS NOT NULL
    ),
    known AS (
        SELECT guild_id FROM playing WHERE guild_id IS NOT NULL
        UNION SELECT guild_id FROM servers
        UNION SELECT guild_id FROM hellos
        UNION SELECT guild_id FROM departures
    )
";

queries! {
    /// Returns the servers that the bot knows, in order of their ids.
    read known_servers() -> Vec<KnownServer> {
        WITH_KNOWN
        "SELECT known.guild_id, left_at,
         (SELECT COUNT(*) FROM games WHERE games.guild_id = known.guild_id) AS games,
         (SELECT COUNT(*) FROM games
          WHERE games.guild_id = known.guild_id AND state = 'running') AS running,
         (SELECT MAX(updated_at) FROM games WHERE games.guild_id = known.guild_id) AS active_at
         FROM known LEFT JOIN departures ON departures.guild_id = known.guild_id
         ORDER BY known.guild_id"
    }

    /// Returns the servers of a shard that the bot knows and has not left.
    read servers_of_shard(shard: Shard) -> Vec<GuildId> [number: shard.number, of: shard.of] {
        WITH_KNOWN
        "SELECT guild_id FROM known
         WHERE ((guild_id >> 22) % :of) = :number
         AND guild_id NOT IN (SELECT guild_id FROM departures)"
    }

    /// Returns true if the bot has left this server.
    read has_left(guild: GuildId) -> bool {
        "SELECT 1 FROM departures WHERE guild_id = :guild"
    }

    step insert_departure(guild: GuildId, at: Timestamp) {
        "INSERT INTO departures (guild_id, left_at) VALUES (:guild, :at)
         ON CONFLICT (guild_id) DO NOTHING"
    }

    /// Records that the bot is in a server again.
    change forget_departure(guild: GuildId) {
        "DELETE FROM departures WHERE guild_id = :guild"
    }
}

impl Tx {
    /// Records that the bot has left a server, unless that is recorded already. Nobody there looks for
    /// an opponent any more.
    ///
    /// # Errors
    /// Any database error.
    pub async fn record_departure(
        &mut self,
        guild: GuildId,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        insert_departure(self.connection(), guild, at).await?;
        remove_seeks_on(self.connection(), guild).await
    }
}
