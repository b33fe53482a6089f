//! Roles for ladder places and titles: which a server gives, and who has got them.
//!
//! To find the servers whose ladder may have moved, it adds up numbers that only grow, such as the
//! last result and the last moderator action, and compares the sum with that of the last time.

use std::collections::BTreeMap;

use dvonn_model::{GuildId, RewardCheck, RoleGrant, RoleId, RoleReward, TournamentId, UserId};
use jiff::Timestamp;
use sqlx::AnyConnection;

use crate::StoreError;
use crate::query::{queries, reads, rows};
use crate::tx::Tx;

rows! {
    RoleGrant { person: user_id, role: role_id, state, at: made_at }
    RewardCheck { guild: guild_id, stamp, is_failing: failing }
}

/// The sum that grows when the ladder of a server may have moved. Each part has an index.
const PRESENT_STAMP: &str = "
    (SELECT COALESCE(MAX(id), 0) FROM results WHERE guild_id = reward_checks.guild_id)
    + (SELECT COALESCE(MAX(id), 0) FROM actions WHERE guild_id = reward_checks.guild_id)
    + (SELECT COALESCE(MAX(number), 0) FROM seasons WHERE guild_id = reward_checks.guild_id)
    + (SELECT COUNT(*) FROM tournaments
       WHERE guild_id = reward_checks.guild_id AND state = 'over')
    + (SELECT CAST(COALESCE(SUM(CASE WHEN state IN ('running', 'asking') THEN cycle - 1 ELSE cycle END), 0)
       AS BIGINT) FROM leagues WHERE guild_id = reward_checks.guild_id)
    + (SELECT COALESCE(MAX(updated_at), 0) FROM games
       WHERE guild_id = reward_checks.guild_id AND challenger_side IS NOT NULL AND state <> 'running')
    + (SELECT value FROM counters WHERE name = 'deleted')
";

queries! {
    step reward_role_pairs(guild: GuildId) -> Vec<(RoleReward, RoleId)> {
        "SELECT reward, role_id FROM reward_roles WHERE guild_id = :guild"
    }

    /// Returns what the bot has done in a server to give people these roles.
    read role_grants(guild: GuildId) -> Vec<RoleGrant> {
        "SELECT {} FROM role_grants WHERE guild_id = :guild ORDER BY user_id, role_id"
    }

    /// Returns up to `limit` servers whose roles are to be compared with their ladder at `at`: somebody
    /// may have got or lost a reward since the last time, or that was long ago.
    read reward_checks_due(at: Timestamp, limit: u32) -> Vec<RewardCheck> {
        "SELECT guild_id, present AS stamp, failing FROM (
             SELECT guild_id, stamp, due_at, failing, " PRESENT_STAMP " AS present
             FROM reward_checks
             WHERE guild_id NOT IN (SELECT guild_id FROM departures)
             AND (
                 EXISTS (SELECT 1 FROM reward_roles WHERE guild_id = reward_checks.guild_id)
                 OR EXISTS (SELECT 1 FROM role_grants WHERE guild_id = reward_checks.guild_id)
             )
         ) AS checks
         WHERE due_at <= :at OR stamp <> present
         ORDER BY due_at, guild_id LIMIT :limit"
    }

    /// Returns why Discord refused to give or take a role in a server the last time.
    read reward_refusal(guild: GuildId) -> Option<String> {
        "SELECT refusal FROM reward_checks WHERE guild_id = :guild AND refusal IS NOT NULL"
    }

    /// Returns the tournament of a server that gives the role for the last winner: the last one that a
    /// moderator created and that was played to its end. Other organisers choose who may play, so their
    /// tournaments give no role, and in a match between two servers it is teams that win.
    read last_tournament_with_role(guild: GuildId) -> Option<TournamentId> {
        "SELECT id FROM tournaments
         WHERE guild_id = :guild AND state = 'over' AND by_moderator = 1 AND round >= rounds
         AND kind <> 'teams'
         AND NOT EXISTS (
             SELECT 1 FROM pairings
             WHERE pairings.tournament_id = tournaments.id AND pairings.white_points IS NULL
         )
         ORDER BY updated_at DESC, id DESC LIMIT 1"
    }

    step save_reward_role(guild: GuildId, reward: RoleReward, role: RoleId) {
        "INSERT INTO reward_roles (guild_id, reward, role_id) VALUES (:guild, :reward, :role)
         ON CONFLICT (guild_id, reward) DO UPDATE SET role_id = excluded.role_id"
    }

    step delete_reward_role(guild: GuildId, reward: RoleReward) {
        "DELETE FROM reward_roles WHERE guild_id = :guild AND reward = :reward"
    }

    step schedule_reward_check(guild: GuildId, at: Timestamp) {
        "INSERT INTO reward_checks (guild_id, stamp, due_at, failing) VALUES (:guild, 0, :at, 0)
         ON CONFLICT (guild_id) DO UPDATE SET due_at = excluded.due_at"
    }

    /// Records that a server's roles were compared with the ladder, as it is in `check`, and when
    /// that is due again.
    change record_reward_check(check: RewardCheck, due_at: Timestamp)
    [guild: check.guild, stamp: check.stamp, due_at, failing: check.is_failing] {
        "UPDATE reward_checks SET stamp = :stamp, due_at = :due_at, failing = :failing
         WHERE guild_id = :guild"
    }

    /// Records why Discord refused to give or take a role, or that it did not.
    change record_reward_refusal(guild: GuildId, refusal: Option<&str>) {
        "UPDATE reward_checks SET refusal = :refusal WHERE guild_id = :guild"
    }

    /// Records what the bot has done to give a person a role.
    change save_role_grant(guild: GuildId, grant: &RoleGrant)
    [guild, person: grant.person, role: grant.role, state: grant.state, at: grant.at] {
        "INSERT INTO role_grants (guild_id, user_id, role_id, state, made_at)
         VALUES (:guild, :person, :role, :state, :at)
         ON CONFLICT (guild_id, user_id, role_id) DO UPDATE SET
             state = excluded.state, made_at = excluded.made_at"
    }

    /// Records that the bot has given a role that it was about to give. Does nothing if the person has
    /// deleted their data meanwhile.
    change confirm_role_grant(guild: GuildId, person: UserId, role: RoleId) {
        "UPDATE role_grants SET state = 'given'
         WHERE guild_id = :guild AND user_id = :person AND role_id = :role AND state = 'giving'"
    }

    /// Forgets what the bot has done to give a person a role.
    change delete_role_grant(guild: GuildId, person: UserId, role: RoleId) {
        "DELETE FROM role_grants
         WHERE guild_id = :guild AND user_id = :person AND role_id = :role"
    }

    step delete_grants_of_role(guild: GuildId, role: RoleId) {
        "DELETE FROM role_grants WHERE guild_id = :guild AND role_id = :role"
    }

    step delete_rewards_of_role(guild: GuildId, role: RoleId) -> Vec<RoleReward> {
        "DELETE FROM reward_roles WHERE guild_id = :guild AND role_id = :role RETURNING reward"
    }
}

reads! {
    /// Returns the roles that a server gives.
    reward_roles(guild: GuildId) -> BTreeMap<RoleReward, RoleId>;
}

async fn reward_roles(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<BTreeMap<RoleReward, RoleId>, StoreError> {
    Ok(reward_role_pairs(connection, guild).await?.into_iter().collect())
}

impl Tx {
    /// Sets or clears the role that a server gives for a reward. It is compared with the ladder at
    /// `at`.
    ///
    /// # Errors
    /// Any database error.
    pub async fn set_reward_role(
        &mut self,
        guild: GuildId,
        reward: RoleReward,
        role: Option<RoleId>,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        match role {
            Some(role) => save_reward_role(self.connection(), guild, reward, role).await?,
            None => delete_reward_role(self.connection(), guild, reward).await?,
        }
        schedule_reward_check(self.connection(), guild, at).await
    }

    /// Forgets a role that no longer exists. Returns the rewards for which the server gave it.
    ///
    /// # Errors
    /// Any database error.
    pub async fn forget_role(
        &mut self,
        guild: GuildId,
        role: RoleId,
    ) -> Result<Vec<RoleReward>, StoreError> {
        delete_grants_of_role(self.connection(), guild, role).await?;
        delete_rewards_of_role(self.connection(), guild, role).await
    }
}
