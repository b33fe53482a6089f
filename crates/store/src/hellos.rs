//! The servers that the bot has joined, and whether it has said hello there.

use dvonn_model::{GuildId, HelloRow, Join};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, optional_id, without_controls};
use crate::fetch::{Stored, fetch_all};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns when a version that says hello first started, if that was recorded.
    hello_start() -> Option<Timestamp>;

    /// Returns true if the bot has noted that it joined this server.
    is_join_noted(guild: GuildId) -> bool;

    /// Returns hellos that have not been said, in order of their server. Starts after `after`, if
    /// given.
    hellos_to_say(after: Option<GuildId>, limit: u32) -> Vec<HelloRow>;
}

async fn hello_start(connection: &mut AnyConnection) -> Result<Option<Timestamp>, StoreError> {
    let query = sqlx::query("SELECT since AS since_at FROM hello_start");
    let row = query.fetch_optional(connection).await?;
    row.map(|row| row.time("since_at")).transpose()
}

async fn is_join_noted(connection: &mut AnyConnection, guild: GuildId) -> Result<bool, StoreError> {
    let query = sqlx::query("SELECT guild_id FROM hellos WHERE guild_id = $1");
    Ok(query.bind(i64::from(guild)).fetch_optional(connection).await?.is_some())
}

async fn hellos_to_say(
    connection: &mut AnyConnection,
    after: Option<GuildId>,
    limit: u32,
) -> Result<Vec<HelloRow>, StoreError> {
    let query = sqlx::query(
        "SELECT guild_id, channel_id, locale, noted_at FROM hellos WHERE said = 0 \
         AND guild_id > $1 ORDER BY guild_id LIMIT $2",
    );
    let query = query.bind(after.map_or(0, i64::from)).bind(i64::from(limit));
    fetch_all(connection, query).await
}

impl Stored for HelloRow {
    fn read(row: &AnyRow) -> Result<HelloRow, StoreError> {
        Ok(HelloRow {
            guild: row.number("guild_id")?,
            channel: row.number("channel_id")?,
            locale: row.text("locale")?,
            noted_at: row.time("noted_at")?,
        })
    }
}

impl Tx {
    /// Records that a version that says hello has started, unless that is recorded already.
    ///
    /// # Errors
    /// Any database error.
    pub async fn record_hello_start(&mut self, at: Timestamp) -> Result<(), StoreError> {
        let statement = "INSERT INTO hello_start (id, since) VALUES (1, $1) \
                         ON CONFLICT (id) DO NOTHING";
        sqlx::query(statement).bind(at.as_millisecond()).execute(self.connection()).await?;
        Ok(())
    }

    /// Records that the bot has joined a server. If it can post there, it has yet to say hello. A
    /// server that is recorded already stays as it is.
    ///
    /// # Errors
    /// Any database error.
    pub async fn note_join(&mut self, join: &Join) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO hellos (guild_id, channel_id, locale, noted_at, said) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT (guild_id) DO NOTHING",
        )
        .bind(i64::from(join.guild))
        .bind(optional_id(join.channel))
        .bind(without_controls(&join.locale))
        .bind(join.at.as_millisecond())
        .bind(i64::from(join.channel.is_none()))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Records that the bot has said hello on a server, or given up.
    ///
    /// # Errors
    /// Any database error.
    pub async fn mark_hello_said(&mut self, guild: GuildId) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE hellos SET said = 1 WHERE guild_id = $1");
        query.bind(i64::from(guild)).execute(self.connection()).await?;
        Ok(())
    }
}
