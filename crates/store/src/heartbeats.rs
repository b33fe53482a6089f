//! When each shard last received events from Discord. After an outage, the clocks of the shard's
//! games are extended by its length.

use dvonn_model::{Shard, ShardRange};
use jiff::Timestamp;
use sqlx::{AnyConnection, Connection as _};

use crate::boards::EDIT;
use crate::explain::explain;
use crate::query::queries;
use crate::timeouts;
use crate::tx::Tx;
use crate::url::{Kind, Target, file_options};
use crate::{OpenError, StoreError};

/// The condition that a game belongs to `:shard` of `:shards`.
pub(super) const ON_SHARD: &str = "((COALESCE(guild_id, 0) >> 22) % :shards) = :shard";

queries! {
    /// Returns the last heartbeat of this shard, or of any shard under another shard count if that
    /// is later.
    read last_heartbeat(shard: Shard) -> Option<Timestamp> [shard: shard.number, shards: shard.of] {
        "SELECT beat_at FROM heartbeats WHERE (shard = :shard AND shards = :shards) OR shards <> :shards
         ORDER BY beat_at DESC LIMIT 1"
    }

    /// Records a heartbeat of a shard.
    change record_heartbeat(shard: Shard, at: Timestamp) [shard: shard.number, shards: shard.of, at] {
        "INSERT INTO heartbeats (shard, shards, beat_at) VALUES (:shard, :shards, :at)
         ON CONFLICT (shard, shards) DO UPDATE SET beat_at = :at"
    }

    step extend_running_clocks(shard: Shard, since: Timestamp, until: Timestamp) -> u64
    [shard: shard.number, shards: shard.of, since, until] {
        "UPDATE games SET
             clock_since = clock_since + :until - CASE WHEN clock_since > :since THEN clock_since ELSE :since END,
             deadline = deadline + :until - CASE WHEN clock_since > :since THEN clock_since ELSE :since END,
             remind_at = remind_at + :until - CASE WHEN clock_since > :since THEN clock_since ELSE :since END
         WHERE deadline IS NOT NULL AND clock_since < :until AND " ON_SHARD
    }

    // In the lane of what is doubtful, since these may be many: an edit is not looked for.
    step raise_deadlines_on(shard: Shard, owner: i64, at: Timestamp)
    [shard: shard.number, shards: shard.of, owner, at] {
        "UPDATE posts SET
             doubtful = CASE WHEN shown < wanted THEN doubtful ELSE 1 END, " EDIT "
         WHERE kind = 'board'
         AND subject IN (SELECT id FROM games WHERE deadline IS NOT NULL AND " ON_SHARD ")
         AND (shown < wanted OR (
             message_id IS NOT NULL
             AND COALESCE(shows, 0) - (SELECT deadline FROM games WHERE id = posts.subject)
                 NOT BETWEEN -60000 AND 60000
         ))"
    }
}

impl Tx {
    /// Extends all running clocks of a shard as if they had been stopped from `since` to `until`, and lets
    /// the deadlines on their boards be corrected. A clock that was started after `since` missed only
    /// part of the outage. Returns the number of games.
    ///
    /// # Errors
    /// Any database error.
    pub async fn extend_clocks(
        &mut self,
        shard: Shard,
        since: Timestamp,
        until: Timestamp,
    ) -> Result<u64, StoreError> {
        let extended = extend_running_clocks(self.connection(), shard, since, until).await?;
        if extended > 0 {
            let owner = self.owner_of_posts();
            raise_deadlines_on(self.connection(), shard, owner, until).await?;
            self.wake_posts();
        }
        Ok(extended)
    }
}

/// Returns when all of these shards were last heard, in the database of a bot that may be running:
/// `None` if one never was. Without shards, returns the last heartbeat of any. Heartbeats after
/// `latest` count as none. Neither locks nor changes anything: `url` is as in
/// [`Store::open`](crate::Store::open).
///
/// # Errors
/// If the database cannot be read within ten seconds.
pub async fn last_heard(
    url: &str,
    shards: Option<ShardRange>,
    latest: Timestamp,
) -> Result<Option<Timestamp>, OpenError> {
    sqlx::any::install_default_drivers();
    let Target { kind, options, .. } = url.parse()?;
    let options = match &kind {
        // A connection that can write would tidy up the WAL of a bot that has crashed.
        Kind::Sqlite { path } => file_options(path, "mode=ro")?,
        Kind::Postgres { .. } => options,
    };
    let read = async {
        let mut connection = AnyConnection::connect_with(&options).await?;
        let at = match shards {
            None => {
                let last = "SELECT MAX(beat_at) FROM heartbeats WHERE beat_at <= $1";
                let last = sqlx::query_scalar(last).bind(latest.as_millisecond());
                last.fetch_one(&mut connection).await?
            }
            Some(range) => oldest_of(range, latest, &mut connection).await?,
        };
        connection.close().await?;
        Ok(at)
    };
    let at = tokio::time::timeout(timeouts::CONNECT, read).await;
    let at = at.unwrap_or(Err(sqlx::Error::PoolTimedOut));
    let at = at.map_err(|error| explain(error, &kind).of_reading())?;
    Ok(at.and_then(|at| Timestamp::from_millisecond(at).ok()))
}

/// Returns the oldest of the last heartbeats of these shards, or `None` if one has none.
async fn oldest_of(
    range: ShardRange,
    latest: Timestamp,
    connection: &mut AnyConnection,
) -> sqlx::Result<Option<i64>> {
    let oldest: Option<i64> = sqlx::query_scalar(
        "SELECT MIN(beat_at) FROM heartbeats WHERE shards = $1 AND shard BETWEEN $2 AND $3 \
         AND beat_at <= $4 HAVING COUNT(*) = $3 - $2 + 1",
    )
    .bind(i64::from(range.of))
    .bind(i64::from(range.first))
    .bind(i64::from(range.last))
    .bind(latest.as_millisecond())
    .fetch_optional(connection)
    .await?
    .flatten();
    Ok(oldest)
}
