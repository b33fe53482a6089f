//! People who look for an opponent on any server.

use dvonn_model::{ChannelId, GuildId, SeekRow, UserId, Venue};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::without_controls;
use crate::counters::{self, Counter};
use crate::query::{Columns as _, Stored, queries, reads};
use crate::tx::Tx;

/// Stands for no server: no server has this id.
const NO_SERVER: i64 = 0;

queries! {
    /// Returns what a person looks for.
    read seek_of(person: UserId) -> Option<SeekRow> {
        "SELECT {} FROM seeks WHERE user_id = :person"
    }

    /// Returns the people who look for an opponent at `at`, the longest waiting first.
    read seeks(at: Timestamp, limit: u32) -> Vec<SeekRow> {
        "SELECT {} FROM seeks WHERE expires_at > :at ORDER BY made_at, user_id LIMIT :limit"
    }

    /// Returns the people who have looked for an opponent in vain until `at`, and are not to be told yet.
    read seeks_ended_by(at: Timestamp, limit: u32) -> Vec<SeekRow> {
        "SELECT {} FROM seeks
         WHERE expires_at <= :at
         AND NOT EXISTS (SELECT 1 FROM posts WHERE kind = 'seek' AND subject = user_id)
         ORDER BY expires_at, user_id LIMIT :limit"
    }

    /// Returns true if people look for an opponent from this channel or its threads.
    read has_seeks_under(channel: ChannelId) -> bool {
        "SELECT 1 FROM seeks WHERE channel_id = :channel OR parent_id = :channel LIMIT 1"
    }

    /// Finds something that keeps two people apart: they may have been waiting when they were
    /// barred or blocked.
    step find_obstacle(people: [UserId; 2], guilds: [Option<GuildId>; 2]) -> Option<i64>
    [
        one: people[0], other: people[1],
        home: guilds[0].map_or(NO_SERVER, i64::from), away: guilds[1].map_or(NO_SERVER, i64::from),
    ] {
        "SELECT 1 FROM avoided
         WHERE (user_id = :one AND other_id = :other) OR (user_id = :other AND other_id = :one)
         UNION ALL SELECT 1 FROM barred WHERE user_id IN (:one, :other)
         UNION ALL SELECT 1 FROM blocks
         WHERE guild_id IN (:home, :away) AND user_id IN (:one, :other)
         UNION ALL SELECT 1
         WHERE :home <> 0 AND NOT EXISTS (SELECT 1 FROM servers WHERE guild_id = :home AND seeks = 1)
         UNION ALL SELECT 1
         WHERE :away <> 0 AND NOT EXISTS (SELECT 1 FROM servers WHERE guild_id = :away AND seeks = 1)
         LIMIT 1"
    }

    /// Returns a person's rating on the ladder that knows it best, in whole points.
    read best_known_rating(player: UserId) -> Option<u32> {
        "SELECT rating / 1000 FROM ratings WHERE player_id = :player
         ORDER BY deviation, guild_id LIMIT 1"
    }

    /// Records that a person looks for an opponent. Returns false if they do already.
    change add_seek(seek: &SeekRow) -> bool
    [
        person: seek.person.id, name: without_controls(&seek.person.name),
        guild: seek.venue.guild, channel: seek.venue.channel, parent: seek.venue.parent,
        locale: seek.locale.as_deref().map(without_controls),
        layout: seek.layout, control: seek.control, rating: seek.rating,
        width: seek.width, made_at: seek.made_at, expires_at: seek.expires_at, rated: seek.rated,
    ] {
        "INSERT INTO seeks (
             user_id, name, guild_id, channel_id, parent_id, locale, setup, time_control, rating,
             width, made_at, expires_at, rated
         ) VALUES (
             :person, :name, :guild, :channel, :parent, :locale, :layout, :control, :rating,
             :width, :made_at, :expires_at, :rated
         ) ON CONFLICT DO NOTHING"
    }

    /// Deletes what a person looks for. Returns false if they look for nothing.
    change remove_seek(person: UserId) -> bool {
        "DELETE FROM seeks WHERE user_id = :person"
    }

    /// Deletes what people look for from a channel and its threads.
    change remove_seeks_under(channel: ChannelId) {
        "DELETE FROM seeks WHERE channel_id = :channel OR parent_id = :channel"
    }

    /// Deletes what people look for from a server.
    step remove_seeks_on(guild: GuildId) {
        "DELETE FROM seeks WHERE guild_id = :guild"
    }
}

reads! {
    /// Returns true if nothing keeps two people apart who play from these servers: neither avoids the
    /// other, is barred, or is blocked on one of the servers, and the servers allow it.
    may_meet(people: [UserId; 2], guilds: [Option<GuildId>; 2]) -> bool;
}

async fn may_meet(
    connection: &mut AnyConnection,
    people: [UserId; 2],
    guilds: [Option<GuildId>; 2],
) -> Result<bool, StoreError> {
    Ok(find_obstacle(connection, people, guilds).await?.is_none())
}

impl Stored for SeekRow {
    #[rustfmt::skip]
    const COLUMNS: &'static [&'static str] = &[
        "user_id", "name", "guild_id", "channel_id", "parent_id", "locale", "setup",
        "time_control", "rated", "rating", "width", "made_at", "expires_at",
    ];

    fn read(row: &AnyRow) -> Result<SeekRow, StoreError> {
        Ok(SeekRow {
            person: row.person("user_id", "name")?,
            venue: Venue {
                guild: row.value("guild_id")?,
                channel: row.value("channel_id")?,
                parent: row.value("parent_id")?,
                guest: false,
            },
            locale: row.value("locale")?,
            layout: row.value("setup")?,
            control: row.value("time_control")?,
            rated: row.value("rated")?,
            rating: row.value("rating")?,
            width: row.value("width")?,
            made_at: row.value("made_at")?,
            expires_at: row.value("expires_at")?,
        })
    }
}

impl Tx {
    /// Makes other transactions that match people or start games wait until the end of this one.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_seeks(&mut self) -> Result<(), StoreError> {
        counters::lock(self.connection(), Counter::Game).await
    }
}
