//! People who look for an opponent on any server, and whom they do not want to meet.

use dvonn_model::{ChannelId, GuildId, Person, Place, SeekRow, UserId};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::clock_row::{control_column, parse_control};
use crate::columns::{Columns, optional_id, without_controls};
use crate::counters::{self, Counter};
use crate::fetch::{Stored, fetch_all, fetch_optional};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns what a person looks for.
    seek_of(person: UserId) -> Option<SeekRow>;

    /// Returns the people who look for an opponent at `at`, the longest waiting first.
    seeks(at: Timestamp, limit: u32) -> Vec<SeekRow>;

    /// Returns the people who have looked for an opponent in vain until `at`.
    seeks_ended_by(at: Timestamp, limit: u32) -> Vec<SeekRow>;

    /// Returns true if people look for an opponent from this channel or its threads.
    has_seeks_under(channel: ChannelId) -> bool;

    /// Returns true if nothing keeps two people apart: neither avoids the other, is barred, or is
    /// blocked on their own server or on the other's, and these servers allow it.
    may_meet(one: &SeekRow, other: &SeekRow) -> bool;

    /// Returns a person's rating on the ladder that knows it best, in whole points.
    best_known_rating(player: UserId) -> Option<u32>;
}

async fn seek_of(
    connection: &mut AnyConnection,
    person: UserId,
) -> Result<Option<SeekRow>, StoreError> {
    let query = sqlx::query("SELECT * FROM seeks WHERE user_id = $1").bind(i64::from(person));
    fetch_optional(connection, query).await
}

async fn seeks(
    connection: &mut AnyConnection,
    at: Timestamp,
    limit: u32,
) -> Result<Vec<SeekRow>, StoreError> {
    let query =
        sqlx::query("SELECT * FROM seeks WHERE expires_at > $1 ORDER BY made_at, user_id LIMIT $2");
    fetch_all(connection, query.bind(at.as_millisecond()).bind(i64::from(limit))).await
}

async fn seeks_ended_by(
    connection: &mut AnyConnection,
    at: Timestamp,
    limit: u32,
) -> Result<Vec<SeekRow>, StoreError> {
    let query = sqlx::query(
        "SELECT * FROM seeks WHERE expires_at <= $1 ORDER BY expires_at, user_id LIMIT $2",
    );
    fetch_all(connection, query.bind(at.as_millisecond()).bind(i64::from(limit))).await
}

async fn has_seeks_under(
    connection: &mut AnyConnection,
    channel: ChannelId,
) -> Result<bool, StoreError> {
    let query = sqlx::query("SELECT 1 FROM seeks WHERE channel_id = $1 OR parent_id = $1 LIMIT 1");
    Ok(query.bind(i64::from(channel)).fetch_optional(connection).await?.is_some())
}

async fn may_meet(
    connection: &mut AnyConnection,
    one: &SeekRow,
    other: &SeekRow,
) -> Result<bool, StoreError> {
    // They may have been waiting when they were barred or blocked. No server has the id 0.
    let query = sqlx::query(
        "SELECT 1 FROM avoided WHERE (user_id = $1 AND other_id = $2) \
         OR (user_id = $2 AND other_id = $1) \
         UNION ALL SELECT 1 FROM barred WHERE user_id IN ($1, $2) \
         UNION ALL SELECT 1 FROM blocks WHERE guild_id IN ($3, $4) AND user_id IN ($1, $2) \
         UNION ALL SELECT 1 FROM seeks WHERE user_id IN ($1, $2) AND guild_id IS NOT NULL \
         AND guild_id NOT IN (SELECT guild_id FROM servers WHERE seeks = 1) LIMIT 1",
    );
    let guild = |seek: &SeekRow| seek.place.guild.map_or(0, i64::from);
    let query = query
        .bind(i64::from(one.person.id))
        .bind(i64::from(other.person.id))
        .bind(guild(one))
        .bind(guild(other));
    Ok(query.fetch_optional(connection).await?.is_none())
}

async fn best_known_rating(
    connection: &mut AnyConnection,
    player: UserId,
) -> Result<Option<u32>, StoreError> {
    let query = sqlx::query(
        "SELECT rating / 1000 AS points FROM ratings WHERE player_id = $1 \
         ORDER BY deviation, guild_id LIMIT 1",
    );
    let row = query.bind(i64::from(player)).fetch_optional(connection).await?;
    row.map(|row| row.number("points")).transpose()
}

impl Stored for SeekRow {
    fn read(row: &AnyRow) -> Result<SeekRow, StoreError> {
        let control = row.maybe_text("time_control")?.map(|text| {
            parse_control(&text).ok_or_else(|| StoreError::corrupt("time_control", &text))
        });
        Ok(SeekRow {
            person: Person::new(row.number("user_id")?, row.text("name")?),
            place: Place {
                guild: row.maybe_number("guild_id")?,
                channel: row.number("channel_id")?,
                parent: row.maybe_number("parent_id")?,
                guest: false,
            },
            locale: row.maybe_text("locale")?,
            layout: row.maybe_named("setup")?,
            control: control.transpose()?,
            rated: row.flag("rated")?,
            rating: row.maybe_number("rating")?,
            width: row.maybe_number("width")?,
            made_at: row.time("made_at")?,
            expires_at: row.time("expires_at")?,
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

    /// Records that a person looks for an opponent. Returns false if they do already.
    ///
    /// # Errors
    /// Any database error.
    pub async fn add_seek(&mut self, seek: &SeekRow) -> Result<bool, StoreError> {
        let layout: Option<&'static str> = seek.layout.map(Into::into);
        let added = sqlx::query(
            "INSERT INTO seeks (user_id, name, guild_id, channel_id, parent_id, locale, setup, \
             time_control, rating, width, made_at, expires_at, rated) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING",
        )
        .bind(i64::from(seek.person.id))
        .bind(without_controls(&seek.person.name))
        .bind(optional_id(seek.place.guild))
        .bind(i64::from(seek.place.channel))
        .bind(optional_id(seek.place.parent))
        .bind(seek.locale.as_deref().map(without_controls))
        .bind(layout)
        .bind(seek.control.map(control_column))
        .bind(seek.rating.map(i64::from))
        .bind(seek.width.map(i64::from))
        .bind(seek.made_at.as_millisecond())
        .bind(seek.expires_at.as_millisecond())
        .bind(i64::from(seek.rated))
        .execute(self.connection())
        .await?;
        Ok(added.rows_affected() > 0)
    }

    /// Deletes what a person looks for. Returns false if they look for nothing.
    ///
    /// # Errors
    /// Any database error.
    pub async fn remove_seek(&mut self, person: UserId) -> Result<bool, StoreError> {
        let gone = sqlx::query("DELETE FROM seeks WHERE user_id = $1")
            .bind(i64::from(person))
            .execute(self.connection())
            .await?;
        Ok(gone.rows_affected() > 0)
    }

    /// Deletes what people look for from a channel and its threads.
    ///
    /// # Errors
    /// Any database error.
    pub async fn remove_seeks_under(&mut self, channel: ChannelId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM seeks WHERE channel_id = $1 OR parent_id = $1")
            .bind(i64::from(channel))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Deletes what people look for from a server.
    pub(super) async fn remove_seeks_on(&mut self, guild: GuildId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM seeks WHERE guild_id = $1")
            .bind(i64::from(guild))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Records that a person does not want to meet another again.
    ///
    /// # Errors
    /// Any database error.
    pub async fn avoid(&mut self, person: UserId, other: UserId) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO avoided (user_id, other_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        )
        .bind(i64::from(person))
        .bind(i64::from(other))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
