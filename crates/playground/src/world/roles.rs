//! Roles: which exist, their order, who has them, and the permissions they give.

use std::collections::BTreeSet;

use serde_json::json;

use super::{Channel, Role, World};
use crate::gateway::{Event, Intent};
use crate::ids::{GuildId, RoleId, UserId};
use crate::limits::ApiError;
use crate::permissions::Permissions;
use crate::wire;

impl World {
    /// Creates a role that nobody has yet, below all others, as Discord does. Its permissions are
    /// added to those of all members.
    pub(crate) fn create_role(
        &mut self,
        guild: GuildId,
        name: &str,
        permissions: Permissions,
    ) -> Result<RoleId, ApiError> {
        let id: RoleId = self.ids.next();
        let of = self.guilds.get_mut(&guild).ok_or_else(ApiError::unknown_guild)?;
        of.roles.insert(id, Role { name: name.to_owned(), permissions });
        of.hierarchy.insert(0, id);
        self.announce_role("GUILD_ROLE_CREATE", guild, id);
        Ok(id)
    }

    /// Replaces the permissions of a role, which may be the bot's own.
    pub(crate) fn set_role_permissions(
        &mut self,
        guild: GuildId,
        role: RoleId,
        permissions: Permissions,
    ) -> Result<(), ApiError> {
        let of = self.guilds.get_mut(&guild).ok_or_else(ApiError::unknown_guild)?;
        if role == of.bot_role {
            of.bot_permissions = permissions;
        } else {
            of.roles.get_mut(&role).ok_or_else(ApiError::unknown_role)?.permissions = permissions;
        }
        self.announce_role("GUILD_ROLE_UPDATE", guild, role);
        Ok(())
    }

    /// Moves a role, which may be the bot's own, directly above another.
    pub(crate) fn move_role_above(
        &mut self,
        guild: GuildId,
        role: RoleId,
        other: RoleId,
    ) -> Result<(), ApiError> {
        let of = self.guilds.get_mut(&guild).ok_or_else(ApiError::unknown_guild)?;
        if role == other || !of.hierarchy.contains(&role) || !of.hierarchy.contains(&other) {
            return Err(ApiError::unknown_role());
        }
        of.hierarchy.retain(|known| *known != role);
        let below = of.hierarchy.iter().take_while(|known| **known != other).count();
        of.hierarchy.insert(below + 1, role);
        self.announce_role("GUILD_ROLE_UPDATE", guild, role);
        Ok(())
    }

    /// Deletes a role of people, who lose it.
    pub(crate) fn delete_role(&mut self, guild: GuildId, role: RoleId) -> Result<(), ApiError> {
        let of = self.guilds.get_mut(&guild).ok_or_else(ApiError::unknown_guild)?;
        of.roles.remove(&role).ok_or_else(ApiError::unknown_role)?;
        of.hierarchy.retain(|known| *known != role);
        for member in of.members.values_mut() {
            member.roles.remove(&role);
        }
        let data = json!({ "guild_id": guild, "role_id": role });
        self.dispatch(&Event::new("GUILD_ROLE_DELETE", data).needs(Intent::GUILDS).of(Some(guild)));
        self.mark_changed();
        Ok(())
    }

    fn announce_role(&mut self, event: &'static str, guild: GuildId, role: RoleId) {
        let of = self.guilds.get(&guild).and_then(|of| wire::role(of, role));
        let data = json!({ "guild_id": guild, "role": of });
        self.dispatch(&Event::new(event, data).needs(Intent::GUILDS).of(Some(guild)));
        self.mark_changed();
    }

    /// Checks that the bot may give and take a role: with `MANAGE_ROLES`, and if its own highest
    /// role is above.
    pub(crate) fn check_bot_assigns(&self, guild: GuildId, role: RoleId) -> Result<(), ApiError> {
        let of = self.guild_with_bot(guild)?;
        if !self.member_permissions(guild, self.bot).contains(Permissions::MANAGE_ROLES) {
            return Err(ApiError::missing_permissions());
        }
        if role == of.bot_role || role.get() == guild.get() {
            return Err(ApiError::invalid_role());
        }
        let rank = |role: &RoleId| of.hierarchy.iter().position(|known| known == role);
        let own = self.roles_of(guild, self.bot)?.iter().chain([&of.bot_role]).map(rank).max();
        match rank(&role) {
            None => Err(ApiError::unknown_role()),
            Some(rank) if own <= Some(Some(rank)) => Err(ApiError::missing_permissions()),
            Some(_) => Ok(()),
        }
    }

    /// A member's roles, without `@everyone`.
    pub(crate) fn roles_of(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<&BTreeSet<RoleId>, ApiError> {
        let member = self.guild(guild)?.members.get(&user);
        Ok(&member.ok_or_else(ApiError::unknown_member)?.roles)
    }

    /// Replaces a member's roles.
    pub(crate) fn set_roles(
        &mut self,
        guild: GuildId,
        user: UserId,
        roles: BTreeSet<RoleId>,
    ) -> Result<(), ApiError> {
        let of = self.guilds.get_mut(&guild).ok_or_else(ApiError::unknown_guild)?;
        if !roles.iter().all(|role| of.roles.contains_key(role)) {
            return Err(ApiError::unknown_role());
        }
        of.members.get_mut(&user).ok_or_else(ApiError::unknown_member)?.roles = roles;
        let mut data = wire::member(self, guild, user);
        data["guild_id"] = json!(guild);
        self.dispatch(
            &Event::new("GUILD_MEMBER_UPDATE", data).needs(Intent::GUILD_MEMBERS).of(Some(guild)),
        );
        self.mark_changed();
        Ok(())
    }

    /// A person's permissions in a channel of a guild; a thread has those of its parent.
    pub(crate) fn permissions_in(&self, channel: &Channel, user: UserId) -> Permissions {
        let Some(guild) = channel.guild else { return Permissions::MEMBER };
        let held = self.member_permissions(guild, user);
        if held.contains(Permissions::ADMINISTRATOR) {
            return held;
        }
        let parent = channel.parent().and_then(|id| self.channels.get(&id)).unwrap_or(channel);
        held.in_channel_denying(parent.denied_to_people)
    }

    /// A user's permissions in a guild: all for the owner, otherwise those of @everyone and of their
    /// roles.
    pub(crate) fn member_permissions(&self, guild: GuildId, user: UserId) -> Permissions {
        let Some(guild) = self.guilds.get(&guild) else { return Permissions::NONE };
        if guild.owner == user {
            return Permissions::ALL;
        }
        let roles = guild.members.get(&user).into_iter().flat_map(|member| &member.roles);
        let roles = roles.filter_map(|role| guild.roles.get(role));
        let own = if user == self.bot { guild.bot_permissions } else { Permissions::NONE };
        let base = Permissions::MEMBER | own;
        roles.fold(base, |all, role| all | role.permissions).with_implied()
    }
}
