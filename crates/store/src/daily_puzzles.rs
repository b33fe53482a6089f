//! Daily puzzles: which servers get them, and the tallies below them.

use dvonn_model::{ChannelId, DailyOrder, Day, GuildId, MessageId, StaleDaily, Tally};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, optional_id};
use crate::fetch::{Stored, fetch_all, fetch_optional};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns up to `limit` servers that want the puzzle of a day and have not got it, in order of their
    /// number. Starts after `after`, if given.
    daily_orders(day: Day, after: Option<GuildId>, limit: u32) -> Vec<DailyOrder>;

    /// Returns up to `limit` posted puzzles of days from `since` on whose message shows an old tally
    /// and was last changed before `before`.
    stale_dailies(since: Day, before: Timestamp, limit: u32) -> Vec<StaleDaily>;

    /// Returns how many people of a server have tried the puzzle of a day.
    daily_tally(guild: GuildId, day: Day) -> Tally;
}

async fn daily_orders(
    connection: &mut AnyConnection,
    day: Day,
    after: Option<GuildId>,
    limit: u32,
) -> Result<Vec<DailyOrder>, StoreError> {
    let query = sqlx::query(
        "SELECT guild_id, puzzles AS channel_id, language FROM servers WHERE puzzles IS NOT NULL \
         AND NOT EXISTS (SELECT 1 FROM daily_posts \
         WHERE daily_posts.guild_id = servers.guild_id AND day >= $1) \
         AND guild_id > $2 ORDER BY guild_id LIMIT $3",
    );
    let query = query.bind(i64::from(day)).bind(after.map_or(0, i64::from));
    fetch_all(connection, query.bind(i64::from(limit))).await
}

async fn stale_dailies(
    connection: &mut AnyConnection,
    since: Day,
    before: Timestamp,
    limit: u32,
) -> Result<Vec<StaleDaily>, StoreError> {
    let query = sqlx::query(
        "SELECT daily_posts.guild_id, daily_posts.day, channel_id, message_id, language, \
         now.tried, now.solved FROM daily_posts \
         JOIN servers ON servers.guild_id = daily_posts.guild_id \
         JOIN (SELECT guild_id, day, count(*) AS tried, \
         SUM(CASE WHEN result <> 'failed' THEN 1 ELSE 0 END) AS solved FROM puzzle_attempts \
         WHERE result IS NOT NULL AND day >= $1 GROUP BY guild_id, day) AS now \
         ON now.guild_id = daily_posts.guild_id AND now.day = daily_posts.day \
         WHERE daily_posts.day >= $1 AND message_id IS NOT NULL AND shown_at < $2 \
         AND (now.tried <> daily_posts.tried OR now.solved <> daily_posts.solved) \
         ORDER BY shown_at LIMIT $3",
    )
    .bind(i64::from(since))
    .bind(before.as_millisecond())
    .bind(i64::from(limit));
    fetch_all(connection, query).await
}

async fn daily_tally(
    connection: &mut AnyConnection,
    guild: GuildId,
    day: Day,
) -> Result<Tally, StoreError> {
    let query = sqlx::query(
        "SELECT count(*) AS tried, \
         COALESCE(SUM(CASE WHEN result <> 'failed' THEN 1 ELSE 0 END), 0) AS solved \
         FROM puzzle_attempts WHERE result IS NOT NULL AND guild_id = $1 AND day = $2",
    );
    let query = query.bind(i64::from(guild)).bind(i64::from(day));
    Ok(fetch_optional(connection, query).await?.unwrap_or_default())
}

impl Tx {
    /// Records the message of a server's daily puzzle with the tally that it shows. Without a
    /// message, it could not be posted.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_daily_post(
        &mut self,
        day: Day,
        (guild, channel): (GuildId, ChannelId),
        message: Option<MessageId>,
        tally: Tally,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO daily_posts \
             (guild_id, day, channel_id, message_id, tried, solved, shown_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (guild_id, day) \
             DO UPDATE SET message_id = $4, tried = $5, solved = $6, shown_at = $7",
        )
        .bind(i64::from(guild))
        .bind(i64::from(day))
        .bind(i64::from(channel))
        .bind(optional_id(message))
        .bind(i64::from(tally.tried))
        .bind(i64::from(tally.solved))
        .bind(at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Stored for DailyOrder {
    fn read(row: &AnyRow) -> Result<DailyOrder, StoreError> {
        Ok(DailyOrder {
            guild: row.number("guild_id")?,
            channel: row.number("channel_id")?,
            language: row.maybe_text("language")?,
        })
    }
}

impl Stored for Tally {
    fn read(row: &AnyRow) -> Result<Tally, StoreError> {
        Ok(Tally { tried: row.number("tried")?, solved: row.number("solved")? })
    }
}

impl Stored for StaleDaily {
    fn read(row: &AnyRow) -> Result<StaleDaily, StoreError> {
        Ok(StaleDaily {
            order: DailyOrder::read(row)?,
            day: row.number("day")?,
            message: row.number("message_id")?,
            tally: Tally::read(row)?,
        })
    }
}
