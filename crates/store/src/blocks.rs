//! People who are blocked in a server.

use dvonn_model::{BlockRow, Decision, GuildId, UserId};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, NO_USER, optional_id, without_controls};
use crate::fetch::{Stored, fetch_all, fetch_optional};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the block of a person in a server, or `None` if they may play.
    block(guild: GuildId, person: UserId) -> Option<BlockRow>;

    /// Returns up to `limit` blocks of a server, newest first.
    blocks(guild: GuildId, limit: usize) -> Vec<BlockRow>;
}

async fn block(
    connection: &mut AnyConnection,
    guild: GuildId,
    person: UserId,
) -> Result<Option<BlockRow>, StoreError> {
    let query =
        sqlx::query("SELECT user_id, reason FROM blocks WHERE guild_id = $1 AND user_id = $2")
            .bind(i64::from(guild))
            .bind(i64::from(person));
    fetch_optional(connection, query).await
}

async fn blocks(
    connection: &mut AnyConnection,
    guild: GuildId,
    limit: usize,
) -> Result<Vec<BlockRow>, StoreError> {
    let query = sqlx::query(
        "SELECT user_id, reason FROM blocks WHERE guild_id = $1 \
         ORDER BY made_at DESC, user_id LIMIT $2",
    )
    .bind(i64::from(guild))
    .bind(i64::try_from(limit).unwrap_or(i64::MAX));
    fetch_all(connection, query).await
}

impl Stored for BlockRow {
    fn read(row: &AnyRow) -> Result<BlockRow, StoreError> {
        Ok(BlockRow { person: row.number("user_id")?, reason: row.text("reason")? })
    }
}

impl Tx {
    /// Blocks a person in a server. Replaces the reason if they are blocked already.
    ///
    /// # Errors
    /// Any database error.
    pub async fn block_person(
        &mut self,
        guild: GuildId,
        person: UserId,
        decision: &Decision,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO blocks (guild_id, user_id, moderator, reason, made_at) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT (guild_id, user_id) DO UPDATE SET \
             moderator = excluded.moderator, reason = excluded.reason, made_at = excluded.made_at",
        )
        .bind(i64::from(guild))
        .bind(i64::from(person))
        .bind(optional_id(decision.moderator).unwrap_or(NO_USER))
        .bind(without_controls(&decision.reason))
        .bind(at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Lifts the block of a person in a server. Returns false if there was none.
    ///
    /// # Errors
    /// Any database error.
    pub async fn unblock_person(
        &mut self,
        guild: GuildId,
        person: UserId,
    ) -> Result<bool, StoreError> {
        let gone = sqlx::query("DELETE FROM blocks WHERE guild_id = $1 AND user_id = $2")
            .bind(i64::from(guild))
            .bind(i64::from(person))
            .execute(self.connection())
            .await?;
        Ok(gone.rows_affected() > 0)
    }
}
