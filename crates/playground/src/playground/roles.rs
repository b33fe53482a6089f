//! Roles and their members.

use std::collections::BTreeSet;

use super::Playground;
use crate::act::Refused;
use crate::ids::{GuildId, RoleId, UserId};
use crate::permissions::Permissions;
use crate::world::World;

impl Playground {
    /// Creates a role that nobody has yet, below all others. Its permissions, such as
    /// `MANAGE_GUILD`, are added to those of all members.
    ///
    /// # Errors
    /// If the guild does not exist.
    pub fn create_role(
        &self,
        guild: GuildId,
        name: &str,
        permissions: Permissions,
    ) -> Result<RoleId, Refused> {
        self.hub.with(|world| Ok(world.create_role(guild, name, permissions)?))
    }

    /// The role that the bot got when it was invited.
    ///
    /// # Errors
    /// If the guild does not exist.
    pub fn bot_role(&self, guild: GuildId) -> Result<RoleId, Refused> {
        self.hub.with(|world| Ok(world.guild(guild)?.bot_role))
    }

    /// Replaces the permissions that a role, which may be the bot's, adds to those of all members.
    ///
    /// # Errors
    /// If the role does not exist.
    pub fn set_role_permissions(
        &self,
        guild: GuildId,
        role: RoleId,
        permissions: Permissions,
    ) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.set_role_permissions(guild, role, permissions)?))
    }

    /// Moves a role, which may be the bot's, directly above another.
    ///
    /// # Errors
    /// If one of the two does not exist, or both are the same.
    pub fn move_role_above(
        &self,
        guild: GuildId,
        role: RoleId,
        other: RoleId,
    ) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.move_role_above(guild, role, other)?))
    }

    /// Deletes a role of people, who lose it.
    ///
    /// # Errors
    /// If the role does not exist.
    pub fn delete_role(&self, guild: GuildId, role: RoleId) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.delete_role(guild, role)?))
    }

    /// Gives a member a role. Does nothing if they have it.
    ///
    /// # Errors
    /// If the member or the role does not exist.
    pub fn give_role(&self, guild: GuildId, user: UserId, role: RoleId) -> Result<(), Refused> {
        self.hub.with(|world| give_role(world, guild, user, role))
    }

    /// Takes a role from a member. Does nothing if they do not have it.
    ///
    /// # Errors
    /// If the member does not exist.
    pub fn take_role(&self, guild: GuildId, user: UserId, role: RoleId) -> Result<(), Refused> {
        self.hub.with(|world| take_role(world, guild, user, role))
    }

    /// A member's roles, without `@everyone`.
    ///
    /// # Errors
    /// If the member does not exist.
    pub fn roles(&self, guild: GuildId, user: UserId) -> Result<BTreeSet<RoleId>, Refused> {
        self.hub.with(|world| Ok(world.roles_of(guild, user)?.clone()))
    }
}

pub(super) fn give_role(
    world: &mut World,
    guild: GuildId,
    user: UserId,
    role: RoleId,
) -> Result<(), Refused> {
    let mut roles = world.roles_of(guild, user)?.clone();
    roles.insert(role);
    Ok(world.set_roles(guild, user, roles)?)
}

pub(super) fn take_role(
    world: &mut World,
    guild: GuildId,
    user: UserId,
    role: RoleId,
) -> Result<(), Refused> {
    let mut roles = world.roles_of(guild, user)?.clone();
    roles.remove(&role);
    Ok(world.set_roles(guild, user, roles)?)
}
