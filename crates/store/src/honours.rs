//! Roles for ladder places and titles: which a server gives, and who has got them.
//!
//! To find the servers whose ladder may have moved, it adds up numbers that only grow, such as the
//! last result and the last moderator action, and compares the sum with that of the last time.

use std::collections::BTreeMap;

use dvonn_model::{
    GrantState, GuildId, Honour, HonourCheck, RoleGrant, RoleId, TournamentId, UserId,
};
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::fetch::{Stored, fetch_all};
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the roles that a server gives.
    honour_roles(guild: GuildId) -> BTreeMap<Honour, RoleId>;

    /// Returns what the bot has done in a server to give people these roles.
    role_grants(guild: GuildId) -> Vec<RoleGrant>;

    /// Returns up to `limit` servers whose roles are to be compared with their ladder at `at`: somebody
    /// may have got or lost an honour since the last time, or that was long ago.
    honour_checks_due(at: Timestamp, limit: u32) -> Vec<HonourCheck>;

    /// Returns why Discord refused to give or take a role in a server the last time.
    honour_refusal(guild: GuildId) -> Option<String>;

    /// Returns the tournament of a server that gives the role for the last winner: the last one that a
    /// moderator created and that was played to its end. Other organisers choose who may play, so their
    /// tournaments give no role.
    last_tournament_with_role(guild: GuildId) -> Option<TournamentId>;
}

async fn honour_roles(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<BTreeMap<Honour, RoleId>, StoreError> {
    let query = sqlx::query("SELECT honour, role_id FROM honour_roles WHERE guild_id = $1");
    let rows = query.bind(i64::from(guild)).fetch_all(connection).await?;
    rows.iter().map(|row| Ok((row.named("honour")?, row.number("role_id")?))).collect()
}

async fn role_grants(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<Vec<RoleGrant>, StoreError> {
    let query = sqlx::query(
        "SELECT user_id, role_id, state, made_at FROM role_grants WHERE guild_id = $1 \
         ORDER BY user_id, role_id",
    );
    fetch_all(connection, query.bind(i64::from(guild))).await
}

async fn honour_checks_due(
    connection: &mut AnyConnection,
    at: Timestamp,
    limit: u32,
) -> Result<Vec<HonourCheck>, StoreError> {
    // Each part of the sum only grows, and has an index.
    let query = sqlx::query(
        "SELECT guild_id, present AS stamp, hindered FROM ( \
             SELECT guild_id, stamp, due_at, hindered, \
             (SELECT COALESCE(MAX(id), 0) FROM results WHERE guild_id = honour_checks.guild_id) \
             + (SELECT COALESCE(MAX(id), 0) FROM actions WHERE guild_id = honour_checks.guild_id) \
             + (SELECT COALESCE(MAX(number), 0) FROM seasons \
             WHERE guild_id = honour_checks.guild_id) \
             + (SELECT COUNT(*) FROM tournaments \
             WHERE guild_id = honour_checks.guild_id AND state = 'over') \
             + (SELECT COALESCE(MAX(updated_at), 0) FROM games \
             WHERE guild_id = honour_checks.guild_id AND for_place IS NOT NULL \
             AND state <> 'running') \
             + (SELECT value FROM counters WHERE name = 'deleted') AS present \
             FROM honour_checks WHERE guild_id NOT IN (SELECT guild_id FROM departures) \
             AND (EXISTS (SELECT 1 FROM honour_roles \
             WHERE guild_id = honour_checks.guild_id) \
             OR EXISTS (SELECT 1 FROM role_grants WHERE guild_id = honour_checks.guild_id)) \
         ) AS checks WHERE due_at <= $1 OR stamp <> present ORDER BY due_at, guild_id LIMIT $2",
    );
    fetch_all(connection, query.bind(at.as_millisecond()).bind(i64::from(limit))).await
}

async fn honour_refusal(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<Option<String>, StoreError> {
    let query = sqlx::query(
        "SELECT refusal FROM honour_checks WHERE guild_id = $1 AND refusal IS NOT NULL",
    );
    let row = query.bind(i64::from(guild)).fetch_optional(connection).await?;
    row.map(|row| row.text("refusal")).transpose()
}

async fn last_tournament_with_role(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<Option<TournamentId>, StoreError> {
    let query = sqlx::query(
        "SELECT id FROM tournaments WHERE guild_id = $1 AND state = 'over' AND by_moderator = 1 \
         AND round >= rounds AND NOT EXISTS (SELECT 1 FROM pairings \
         WHERE pairings.tournament_id = tournaments.id AND pairings.white_points IS NULL) \
         ORDER BY updated_at DESC, id DESC LIMIT 1",
    );
    let row = query.bind(i64::from(guild)).fetch_optional(connection).await?;
    row.map(|row| row.number::<i64>("id").map(TournamentId::from)).transpose()
}

impl Tx {
    /// Sets or clears the role that a server gives for an honour. It is compared with the ladder at
    /// `at`.
    ///
    /// # Errors
    /// Any database error.
    pub async fn set_honour_role(
        &mut self,
        guild: GuildId,
        honour: Honour,
        role: Option<RoleId>,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let query = match role {
            Some(role) => sqlx::query(
                "INSERT INTO honour_roles (guild_id, honour, role_id) VALUES ($1, $2, $3) \
                 ON CONFLICT (guild_id, honour) DO UPDATE SET role_id = excluded.role_id",
            )
            .bind(i64::from(guild))
            .bind(honour.name())
            .bind(i64::from(role)),
            None => sqlx::query("DELETE FROM honour_roles WHERE guild_id = $1 AND honour = $2")
                .bind(i64::from(guild))
                .bind(honour.name()),
        };
        query.execute(self.connection()).await?;
        sqlx::query(
            "INSERT INTO honour_checks (guild_id, stamp, due_at, hindered) VALUES ($1, 0, $2, 0) \
             ON CONFLICT (guild_id) DO UPDATE SET due_at = excluded.due_at",
        )
        .bind(i64::from(guild))
        .bind(at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Records that a server's roles were compared with the ladder, as it is in `check`, and when
    /// that is due again.
    ///
    /// # Errors
    /// Any database error.
    pub async fn record_honour_check(
        &mut self,
        check: HonourCheck,
        due_at: Timestamp,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE honour_checks SET stamp = $2, due_at = $3, hindered = $4 WHERE guild_id = $1",
        )
        .bind(i64::from(check.guild))
        .bind(check.stamp)
        .bind(due_at.as_millisecond())
        .bind(i64::from(check.is_hindered))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Records why Discord refused to give or take a role, or that it did not.
    ///
    /// # Errors
    /// Any database error.
    pub async fn record_honour_refusal(
        &mut self,
        guild: GuildId,
        refusal: Option<&str>,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE honour_checks SET refusal = $2 WHERE guild_id = $1")
            .bind(i64::from(guild))
            .bind(refusal)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Records what the bot has done to give a person a role.
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_role_grant(
        &mut self,
        guild: GuildId,
        grant: &RoleGrant,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO role_grants (guild_id, user_id, role_id, state, made_at) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT (guild_id, user_id, role_id) \
             DO UPDATE SET state = excluded.state, made_at = excluded.made_at",
        )
        .bind(i64::from(guild))
        .bind(i64::from(grant.person))
        .bind(i64::from(grant.role))
        .bind(grant.state.name())
        .bind(grant.at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Records that the bot has given a role that it was about to give. Does nothing if the person has
    /// deleted their data meanwhile.
    ///
    /// # Errors
    /// Any database error.
    pub async fn confirm_role_grant(
        &mut self,
        guild: GuildId,
        person: UserId,
        role: RoleId,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE role_grants SET state = 'given' \
             WHERE guild_id = $1 AND user_id = $2 AND role_id = $3 AND state = 'giving'",
        )
        .bind(i64::from(guild))
        .bind(i64::from(person))
        .bind(i64::from(role))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Forgets what the bot has done to give a person a role.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_role_grant(
        &mut self,
        guild: GuildId,
        person: UserId,
        role: RoleId,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "DELETE FROM role_grants WHERE guild_id = $1 AND user_id = $2 AND role_id = $3",
        )
        .bind(i64::from(guild))
        .bind(i64::from(person))
        .bind(i64::from(role))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Forgets a role that no longer exists. Returns the honours for which the server gave it.
    ///
    /// # Errors
    /// Any database error.
    pub async fn forget_role(
        &mut self,
        guild: GuildId,
        role: RoleId,
    ) -> Result<Vec<Honour>, StoreError> {
        let grants = "DELETE FROM role_grants WHERE guild_id = $1 AND role_id = $2";
        let query = sqlx::query(grants).bind(i64::from(guild)).bind(i64::from(role));
        query.execute(self.connection()).await?;
        let roles =
            "DELETE FROM honour_roles WHERE guild_id = $1 AND role_id = $2 RETURNING honour";
        let query = sqlx::query(roles).bind(i64::from(guild)).bind(i64::from(role));
        let rows = query.fetch_all(self.connection()).await?;
        rows.iter().map(|row| row.named("honour")).collect()
    }
}

impl Stored for RoleGrant {
    fn read(row: &AnyRow) -> Result<RoleGrant, StoreError> {
        Ok(RoleGrant {
            person: row.number("user_id")?,
            role: row.number("role_id")?,
            state: row.named::<GrantState>("state")?,
            at: row.time("made_at")?,
        })
    }
}

impl Stored for HonourCheck {
    fn read(row: &AnyRow) -> Result<HonourCheck, StoreError> {
        Ok(HonourCheck {
            guild: row.number("guild_id")?,
            stamp: row.number("stamp")?,
            is_hindered: row.flag("hindered")?,
        })
    }
}
