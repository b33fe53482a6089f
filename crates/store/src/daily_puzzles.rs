//! Daily puzzles: which servers are to get them, and the tallies below them.

use dvonn_model::{Day, GuildId, PostKey, Tally};
use jiff::{SignedDuration, Timestamp};

use crate::StoreError;
use crate::query::{queries, rows};
use crate::tx::Tx;

/// The shortest time between two changes of a tally.
const TALLY_PAUSE: SignedDuration = SignedDuration::from_secs(30);

rows! {
    Tally { tried, solved }
}

queries! {
    /// Returns up to `limit` servers that want daily puzzles, and have no post for that of this day.
    read servers_without_daily(day: Day, limit: u32) -> Vec<GuildId> {
        "SELECT guild_id FROM servers
         WHERE puzzles IS NOT NULL
         AND NOT EXISTS (
             SELECT 1 FROM posts WHERE kind = 'daily' AND subject = guild_id AND part >= :day
         )
         ORDER BY guild_id LIMIT :limit"
    }

    /// Returns how many people of a server have tried the puzzle of a day.
    read daily_tally(guild: GuildId, day: Day) -> Tally {
        "SELECT count(*) AS tried,
         COALESCE(SUM(CASE WHEN result <> 'failed' THEN 1 ELSE 0 END), 0) AS solved
         FROM puzzle_attempts WHERE result IS NOT NULL AND guild_id = :guild AND day = :day"
    }

    /// Deletes the posts of a server's daily puzzles before this day: their tallies stay as they are.
    change delete_dailies_before(guild: GuildId, day: Day) {
        "DELETE FROM posts WHERE kind = 'daily' AND subject = :guild AND part < :day"
    }
}

impl Tx {
    /// Lets the tally below a server's daily puzzle be brought up to date soon.
    ///
    /// # Errors
    /// Any database error.
    pub async fn raise_tally(
        &mut self,
        guild: GuildId,
        day: Day,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.raise_edit(PostKey::daily(guild, day), at + TALLY_PAUSE).await
    }
}
