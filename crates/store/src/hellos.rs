//! The servers that the bot has joined, and whether it has said hello there.

use dvonn_model::{GuildId, HelloRow, Join};
use jiff::Timestamp;

use crate::columns::without_controls;
use crate::query::{queries, rows};

rows! {
    HelloRow { guild: guild_id, channel: channel_id, locale, noted_at }
}

queries! {
    /// Returns when a version that says hello first started, if that was recorded.
    read hello_start() -> Option<Timestamp> {
        "SELECT since FROM hello_start"
    }

    /// Returns true if the bot has noted that it joined this server.
    read is_join_noted(guild: GuildId) -> bool {
        "SELECT 1 FROM hellos WHERE guild_id = :guild"
    }

    /// Returns hellos that have not been said, in order of their server. Starts after `after`, if
    /// given.
    read hellos_to_say(after: Option<GuildId>, limit: u32) -> Vec<HelloRow>
    [after: after.map_or(0, i64::from), limit] {
        "SELECT {} FROM hellos WHERE said = 0 AND guild_id > :after ORDER BY guild_id LIMIT :limit"
    }

    /// Records that a version that says hello has started, unless that is recorded already.
    change record_hello_start(at: Timestamp) {
        "INSERT INTO hello_start (id, since) VALUES (1, :at) ON CONFLICT (id) DO NOTHING"
    }

    /// Records that the bot has joined a server. If it can post there, it has yet to say hello. A
    /// server that is recorded already stays as it is.
    change record_join(join: &Join)
    [
        guild: join.guild, channel: join.channel, locale: without_controls(&join.locale),
        at: join.at, said: join.channel.is_none(),
    ] {
        "INSERT INTO hellos (guild_id, channel_id, locale, noted_at, said)
         VALUES (:guild, :channel, :locale, :at, :said)
         ON CONFLICT (guild_id) DO NOTHING"
    }

    /// Records that the bot has said hello on a server, or given up.
    change mark_hello_said(guild: GuildId) {
        "UPDATE hellos SET said = 1 WHERE guild_id = :guild"
    }
}
