//! What a server has settled for all its games.

use sqlx::AnyConnection;

use super::StoreError;
use super::columns::{Columns, maybe};
use super::ids::{GuildId, RoleId};
use super::tx::{Tx, reads};

reads! {
    /// The role whose holders may decide about games, if the server has named one.
    moderator_role(guild: GuildId) -> Option<RoleId>;
}

async fn moderator_role(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<Option<RoleId>, StoreError> {
    let row = sqlx::query("SELECT moderator_role FROM servers WHERE guild_id = $1")
        .bind(i64::from(guild))
        .fetch_optional(connection)
        .await?;
    row.map_or(Ok(None), |row| row.maybe_number("moderator_role"))
}

impl Tx {
    /// Names the role whose holders may decide about games, or none.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn set_moderator_role(
        &mut self,
        guild: GuildId,
        role: Option<RoleId>,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO servers (guild_id, moderator_role) VALUES ($1, $2) \
             ON CONFLICT (guild_id) DO UPDATE SET moderator_role = excluded.moderator_role",
        )
        .bind(i64::from(guild))
        .bind(maybe(role))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
