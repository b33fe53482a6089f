//! Daily puzzles: which servers get them, and the tallies below them.

use dvonn_model::{ChannelId, DailyOrder, Day, GuildId, MessageId, StaleDaily, Tally};
use jiff::Timestamp;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::query::{Columns, Stored, queries, rows};

rows! {
    DailyOrder { guild: guild_id, channel: channel_id, language }
    Tally { tried, solved }
}

queries! {
    /// Returns up to `limit` servers that want the puzzle of a day and have not got it, in order of their
    /// number. Starts after `after`, if given.
    read daily_orders(day: Day, after: Option<GuildId>, limit: u32) -> Vec<DailyOrder>
    [day, after: after.map_or(0, i64::from), limit] {
        "SELECT guild_id, puzzles AS channel_id, language FROM servers
         WHERE puzzles IS NOT NULL
         AND NOT EXISTS (
             SELECT 1 FROM daily_posts
             WHERE daily_posts.guild_id = servers.guild_id AND day >= :day
         )
         AND guild_id > :after
         ORDER BY guild_id LIMIT :limit"
    }

    /// Returns up to `limit` posted puzzles of days from `since` on whose message shows an old tally
    /// and was last changed before `before`.
    read stale_dailies(since: Day, before: Timestamp, limit: u32) -> Vec<StaleDaily> {
        "SELECT {} FROM daily_posts
         JOIN servers ON servers.guild_id = daily_posts.guild_id
         JOIN (
             SELECT guild_id, day, count(*) AS tried,
             SUM(CASE WHEN result <> 'failed' THEN 1 ELSE 0 END) AS solved
             FROM puzzle_attempts WHERE result IS NOT NULL AND day >= :since
             GROUP BY guild_id, day
         ) AS now ON now.guild_id = daily_posts.guild_id AND now.day = daily_posts.day
         WHERE daily_posts.day >= :since AND message_id IS NOT NULL AND shown_at < :before
         AND (now.tried <> daily_posts.tried OR now.solved <> daily_posts.solved)
         ORDER BY shown_at LIMIT :limit"
    }

    /// Returns how many people of a server have tried the puzzle of a day.
    read daily_tally(guild: GuildId, day: Day) -> Tally {
        "SELECT count(*) AS tried,
         COALESCE(SUM(CASE WHEN result <> 'failed' THEN 1 ELSE 0 END), 0) AS solved
         FROM puzzle_attempts WHERE result IS NOT NULL AND guild_id = :guild AND day = :day"
    }

    /// Records the message of a server's daily puzzle with the tally that it shows. Without a
    /// message, it could not be posted.
    change save_daily_post(
        day: Day, venue: (GuildId, ChannelId), message: Option<MessageId>, tally: Tally,
        at: Timestamp,
    )
    [
        guild: venue.0, channel: venue.1, day, message, tried: tally.tried,
        solved: tally.solved, at,
    ] {
        "INSERT INTO daily_posts (guild_id, day, channel_id, message_id, tried, solved, shown_at)
         VALUES (:guild, :day, :channel, :message, :tried, :solved, :at)
         ON CONFLICT (guild_id, day) DO UPDATE SET
             message_id = :message, tried = :tried, solved = :solved, shown_at = :at"
    }
}

impl Stored for StaleDaily {
    const COLUMNS: &'static [&'static str] = &[
        "daily_posts.guild_id",
        "daily_posts.day",
        "channel_id",
        "message_id",
        "language",
        "now.tried",
        "now.solved",
    ];

    fn read(row: &AnyRow) -> Result<StaleDaily, StoreError> {
        Ok(StaleDaily {
            order: DailyOrder::read(row)?,
            day: row.value("day")?,
            message: row.value("message_id")?,
            tally: Tally::read(row)?,
        })
    }
}
