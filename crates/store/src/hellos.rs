//! The servers that the bot knows: their locale on Discord, and where it says hello.

use dvonn_model::{GuildId, HelloRow, Join, PostKey};
use jiff::Timestamp;

use crate::StoreError;
use crate::columns::without_controls;
use crate::query::{queries, rows};
use crate::tx::Tx;

rows! {
    HelloRow { guild: guild_id, channel: channel_id, locale }
}

queries! {
    /// Returns when a version that says hello first started, if that was recorded.
    read hello_start() -> Option<Timestamp> {
        "SELECT since FROM hello_start"
    }

    /// Returns the locale of a server on Discord, if the server is recorded.
    read discord_locale(guild: GuildId) -> Option<String> {
        "SELECT locale FROM hellos WHERE guild_id = :guild"
    }

    /// Returns where the bot says hello on a server, if it can.
    read hello(guild: GuildId) -> Option<HelloRow> {
        "SELECT {} FROM hellos WHERE guild_id = :guild AND channel_id IS NOT NULL"
    }

    /// Records that a version that says hello has started, unless that is recorded already.
    change record_hello_start(at: Timestamp) {
        "INSERT INTO hello_start (id, since) VALUES (1, :at) ON CONFLICT (id) DO NOTHING"
    }

    /// Records that a server that is recorded has another locale on Discord.
    change set_discord_locale(guild: GuildId, locale: &str)
    [guild, locale: without_controls(locale)] {
        "UPDATE hellos SET locale = :locale WHERE guild_id = :guild"
    }

    /// Returns false if the server is recorded already.
    step insert_join(join: &Join) -> bool
    [guild: join.guild, channel: join.channel, locale: without_controls(&join.locale)] {
        "INSERT INTO hellos (guild_id, channel_id, locale) VALUES (:guild, :channel, :locale)
         ON CONFLICT (guild_id) DO NOTHING"
    }
}

impl Tx {
    /// Records a server. The bot says hello in the channel, if there is one. A server that is recorded already
    /// stays as it is.
    ///
    /// # Errors
    /// Any database error.
    pub async fn record_join(&mut self, join: &Join) -> Result<(), StoreError> {
        if insert_join(self.connection(), join).await? && join.channel.is_some() {
            self.raise_post(PostKey::hello(join.guild), join.at).await?;
        }
        Ok(())
    }
}
