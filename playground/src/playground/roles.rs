//! Roles and their members.

use std::collections::BTreeSet;

use super::Playground;
use crate::act::Refused;
use crate::ids::{GuildId, RoleId, UserId};
use crate::permissions::Permissions;
use crate::world::World;

impl Playground {
    /// Creates a role that nobody has yet. Its permissions, such as `MANAGE_GUILD`, are added to
    /// those of all members.
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
