//! The types of guilds, their members and their roles.

use std::collections::{BTreeMap, BTreeSet};

use super::ScheduledEvent;
use crate::ids::{ChannelId, EventId, GuildId, RoleId, UserId};
use crate::permissions::Permissions;

/// A guild: a Discord server.
#[derive(Clone, Debug)]
pub(crate) struct Guild {
    pub(crate) id: GuildId,
    pub(crate) name: String,
    pub(crate) owner: UserId,
    /// The server's language, such as `en-US`.
    pub(crate) locale: String,
    /// Where Discord announces new members.
    pub(crate) system_channel: Option<ChannelId>,
    /// The role that the bot got when it was invited.
    pub(crate) bot_role: RoleId,
    /// What that role adds to the permissions of all members.
    pub(crate) bot_permissions: Permissions,
    /// The roles that people can have.
    pub(crate) roles: BTreeMap<RoleId, Role>,
    /// The bot's role and those of people, from the lowest to the highest.
    pub(crate) hierarchy: Vec<RoleId>,
    pub(crate) members: BTreeMap<UserId, Membership>,
    /// The scheduled events, also those that are over.
    pub(crate) events: BTreeMap<EventId, ScheduledEvent>,
}

/// A role that people can have.
#[derive(Clone, Debug)]
pub(crate) struct Role {
    pub(crate) name: String,
    pub(crate) permissions: Permissions,
}

/// A user's membership of a guild.
#[derive(Clone, Debug)]
pub(crate) struct Membership {
    pub(crate) nick: Option<String>,
    pub(crate) joined: u64,
    pub(crate) roles: BTreeSet<RoleId>,
}

impl Membership {
    /// A membership since this time, in milliseconds since 1970.
    pub(crate) fn new(joined: u64) -> Self {
        Self { nick: None, joined, roles: BTreeSet::new() }
    }
}
