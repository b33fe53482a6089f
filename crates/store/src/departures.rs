//! The servers that the bot knows, and which of them it has left.

use dvonn_model::{GuildId, Shard};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::fetch::{Stored, fetch_all};
use crate::reads::reads;
use crate::tx::Tx;

/// The servers that have settings, games or a hello, or that the bot has left. Finds the servers with
/// games one after the other in the index: there are few servers and many games.
macro_rules! known_servers {
    () => {
        "WITH RECURSIVE playing (guild_id) AS ( \
             SELECT MIN(guild_id) FROM games UNION ALL \
             SELECT (SELECT MIN(guild_id) FROM games WHERE guild_id > playing.guild_id) \
             FROM playing WHERE guild_id IS NOT NULL), \
         known AS ( \
             SELECT guild_id FROM playing WHERE guild_id IS NOT NULL \
             UNION SELECT guild_id FROM servers UNION SELECT guild_id FROM hellos \
             UNION SELECT guild_id FROM departures)"
    };
}

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

reads! {
    /// Returns the servers that the bot knows, in order of their ids.
    known_servers() -> Vec<KnownServer>;

    /// Returns the servers of a shard that the bot knows and has not left.
    servers_of_shard(shard: Shard) -> Vec<GuildId>;

    /// Returns true if the bot has left this server.
    has_left(guild: GuildId) -> bool;
}

async fn known_servers(connection: &mut AnyConnection) -> Result<Vec<KnownServer>, StoreError> {
    let query = sqlx::query(concat!(
        known_servers!(),
        " SELECT known.guild_id, left_at, \
         (SELECT COUNT(*) FROM games WHERE games.guild_id = known.guild_id) AS games, \
         (SELECT COUNT(*) FROM games WHERE games.guild_id = known.guild_id AND state = 'running') \
         AS running, \
         (SELECT MAX(updated_at) FROM games WHERE games.guild_id = known.guild_id) AS active_at \
         FROM known LEFT JOIN departures ON departures.guild_id = known.guild_id \
         ORDER BY known.guild_id"
    ));
    fetch_all(connection, query).await
}

async fn servers_of_shard(
    connection: &mut AnyConnection,
    shard: Shard,
) -> Result<Vec<GuildId>, StoreError> {
    let query = sqlx::query(concat!(
        known_servers!(),
        " SELECT guild_id FROM known WHERE ((guild_id >> 22) % $2) = $1 \
         AND guild_id NOT IN (SELECT guild_id FROM departures)"
    ));
    let query = query.bind(i64::from(shard.number)).bind(i64::from(shard.of));
    let rows = query.fetch_all(connection).await?;
    rows.iter().map(|row| row.number("guild_id")).collect()
}

async fn has_left(connection: &mut AnyConnection, guild: GuildId) -> Result<bool, StoreError> {
    let query = sqlx::query("SELECT guild_id FROM departures WHERE guild_id = $1");
    Ok(query.bind(i64::from(guild)).fetch_optional(connection).await?.is_some())
}

impl Stored for KnownServer {
    fn read(row: &AnyRow) -> Result<KnownServer, StoreError> {
        Ok(KnownServer {
            guild: row.number("guild_id")?,
            games: row.number("games")?,
            running: row.number("running")?,
            last_activity: row.maybe_time("active_at")?,
            left_at: row.maybe_time("left_at")?,
        })
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
        let statement = "INSERT INTO departures (guild_id, left_at) VALUES ($1, $2) \
                         ON CONFLICT (guild_id) DO NOTHING";
        let query = sqlx::query(statement).bind(i64::from(guild)).bind(at.as_millisecond());
        query.execute(self.connection()).await?;
        self.remove_seeks_on(guild).await
    }

    /// Records that the bot is in a server again.
    ///
    /// # Errors
    /// Any database error.
    pub async fn forget_departure(&mut self, guild: GuildId) -> Result<(), StoreError> {
        let query = sqlx::query("DELETE FROM departures WHERE guild_id = $1");
        query.bind(i64::from(guild)).execute(self.connection()).await?;
        Ok(())
    }
}
