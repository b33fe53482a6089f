//! Roles: which exist, who has them, and the permissions they give.

use std::collections::BTreeSet;

use serde_json::json;

use super::{Channel, Role, World};
use crate::gateway::{Event, Intent};
use crate::ids::{GuildId, RoleId, UserId};
use crate::limits::ApiError;
use crate::permissions::Permissions;
use crate::wire;

impl World {
    /// Creates a role that nobody has yet. Its permissions are added to those of all members.
    pub(crate) fn create_role(
        &mut self,
        guild: GuildId,
        name: &str,
        permissions: Permissions,
    ) -> Result<RoleId, ApiError> {
        let id: RoleId = self.ids.next();
        let of = self.guilds.get_mut(&guild).ok_or_else(ApiError::unknown_guild)?;
        of.roles.insert(id, Role { name: name.to_owned(), permissions });
        let data = json!({ "guild_id": guild, "role": wire::role(of, id) });
        self.dispatch(&Event::new("GUILD_ROLE_CREATE", data).needs(Intent::GUILDS).of(Some(guild)));
        self.mark_changed();
        Ok(id)
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

    /// A person's permissions in a guild: all for the owner, otherwise those of @everyone and of
    /// their roles.
    pub(crate) fn member_permissions(&self, guild: GuildId, user: UserId) -> Permissions {
        let Some(guild) = self.guilds.get(&guild) else { return Permissions::NONE };
        if guild.owner == user {
            return Permissions::ALL;
        }
        let roles = guild.members.get(&user).into_iter().flat_map(|member| &member.roles);
        let roles = roles.filter_map(|role| guild.roles.get(role));
        roles.fold(Permissions::MEMBER, |all, role| all | role.permissions).with_implied()
    }
}
