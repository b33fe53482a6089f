//! What a server has settled for all its games.

use sqlx::AnyConnection;

use super::StoreError;
use super::columns::{Columns, maybe};
use super::ids::{GuildId, RoleId};
use super::tx::{Tx, reads};

reads! {
    /// The role whose holders may decide about games, if the server has named one.
    moderator_role(guild: GuildId) -> Option<RoleId>;

    /// Whether games against the computer count for the ladder of the server; no if it has not said.
    computer_rated(guild: GuildId) -> bool;
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

async fn computer_rated(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<bool, StoreError> {
    let row = sqlx::query("SELECT computer_rated FROM servers WHERE guild_id = $1")
        .bind(i64::from(guild))
        .fetch_optional(connection)
        .await?;
    row.map_or(Ok(false), |row| row.flag("computer_rated"))
}

impl Tx {
    /// Says whether games against the computer count for the ladder of the server.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn set_computer_rated(
        &mut self,
        guild: GuildId,
        rated: bool,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO servers (guild_id, computer_rated) VALUES ($1, $2) \
             ON CONFLICT (guild_id) DO UPDATE SET computer_rated = excluded.computer_rated",
        )
        .bind(i64::from(guild))
        .bind(i64::from(rated))
        .execute(self.connection())
        .await?;
        Ok(())
    }

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
