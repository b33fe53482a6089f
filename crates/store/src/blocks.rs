//! People who are blocked in a server.

use dvonn_model::{BlockRow, Decision, GuildId, UserId};
use jiff::Timestamp;

use crate::columns::{NO_USER, without_controls};
use crate::query::{queries, rows};

rows! {
    BlockRow { person: user_id, reason }
}

queries! {
    /// Returns the block of a person in a server, or `None` if they may play.
    read block(guild: GuildId, person: UserId) -> Option<BlockRow> {
        "SELECT {} FROM blocks WHERE guild_id = :guild AND user_id = :person"
    }

    /// Returns up to `limit` blocks of a server, newest first.
    read blocks(guild: GuildId, limit: usize) -> Vec<BlockRow> {
        "SELECT {} FROM blocks WHERE guild_id = :guild ORDER BY made_at DESC, user_id LIMIT :limit"
    }

    /// Blocks a person in a server. Replaces the reason if they are blocked already.
    change block_person(guild: GuildId, person: UserId, decision: &Decision, at: Timestamp)
    [
        guild, person, moderator: decision.moderator.map_or(NO_USER, i64::from),
        reason: without_controls(&decision.reason), at,
    ] {
        "INSERT INTO blocks (guild_id, user_id, moderator, reason, made_at)
         VALUES (:guild, :person, :moderator, :reason, :at)
         ON CONFLICT (guild_id, user_id) DO UPDATE SET
             moderator = excluded.moderator, reason = excluded.reason, made_at = excluded.made_at"
    }

    /// Lifts the block of a person in a server. Returns false if there was none.
    change unblock_person(guild: GuildId, person: UserId) -> bool {
        "DELETE FROM blocks WHERE guild_id = :guild AND user_id = :person"
    }
}
