//! Whom a server keeps from playing.

use dvonn_model::{BlockRow, Decision, GuildId, UserId};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, NOBODY, maybe, plain};
use crate::fetch::{Stored, fetch_all, fetch_optional};
use crate::tx::{Tx, reads};

reads! {
    /// Why a person may not play in a server; `None` if they may.
    block(guild: GuildId, person: UserId) -> Option<BlockRow>;

    /// So many of the people who may not play in a server, the last one first.
    blocks(guild: GuildId, most: usize) -> Vec<BlockRow>;
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
    most: usize,
) -> Result<Vec<BlockRow>, StoreError> {
    let query = sqlx::query(
        "SELECT user_id, reason FROM blocks WHERE guild_id = $1 \
         ORDER BY made_at DESC, user_id LIMIT $2",
    )
    .bind(i64::from(guild))
    .bind(i64::try_from(most).unwrap_or(i64::MAX));
    fetch_all(connection, query).await
}

impl Stored for BlockRow {
    fn read(row: &AnyRow) -> Result<BlockRow, StoreError> {
        Ok(BlockRow { person: row.number("user_id")?, reason: row.text("reason")? })
    }
}

impl Tx {
    /// Keeps a person from playing in a server, for this reason if they were kept from it before.
    ///
    /// # Errors
    /// Any fault of the database.
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
        .bind(maybe(decision.moderator).unwrap_or(NOBODY))
        .bind(plain(&decision.reason))
        .bind(at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Lets a person play in a server again; false if they might before.
    ///
    /// # Errors
    /// Any fault of the database.
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
