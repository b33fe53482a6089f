//! Roles for ladder places and titles: what server managers choose, and roles that are gone.

use dvonn_model::{Action, Decision, GuildId, RoleId, RoleReward, UserId};
use dvonn_store::{Store, StoreError};
use jiff::Timestamp;

use crate::server::ServerRequest;
use crate::{PlayError, begin_once};

/// Sets or clears the roles that a server gives.
///
/// # Errors
/// [`PlayError::Repeated`], and any database error.
pub async fn set(
    store: &Store,
    request: ServerRequest,
    roles: &[(RoleReward, Option<RoleId>)],
) -> Result<(), PlayError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    for &(reward, role) in roles {
        tx.set_reward_role(request.guild, reward, role, request.at).await?;
        request.record(&mut tx, Action::RewardRoleSet(reward, role)).await?;
    }
    Ok(tx.commit().await?)
}

/// Forgets a role that no longer exists. The server's log says so, once for each reward that it was
/// given for, as something that the bot did.
///
/// # Errors
/// Any database error.
pub async fn forget_role(
    store: &Store,
    guild: GuildId,
    role: RoleId,
    bot: UserId,
    at: Timestamp,
) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    let decision = Decision { moderator: Some(bot), reason: String::new() };
    for reward in tx.forget_role(guild, role).await? {
        tx.record_action(guild, &Action::RewardRoleGone(reward), &decision, at).await?;
    }
    tx.commit().await
}
