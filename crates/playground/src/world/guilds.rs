//! How guilds are created and deleted, and how people join and leave them.

use std::collections::BTreeMap;

use serde_json::json;

use super::guild::Membership;
use super::people::known_locale;
use super::{ChannelKind, Guild, World};
use crate::gateway::{Event, Intent};
use crate::ids::{ChannelId, GuildId, UserId};
use crate::limits::ApiError;
use crate::permissions::Permissions;
use crate::wire;

impl World {
    /// Creates a guild with everyone and the bot in it, owned by the first person.
    pub(crate) fn add_guild(&mut self, name: &str) -> GuildId {
        self.add_guild_with(name, &[], true)
    }

    /// Creates a guild as [`add_guild`](World::add_guild) does, with or without the bot, with these
    /// text channels. The first is its system channel. The bot learns of guild and channels at once,
    /// as when it is invited.
    pub(crate) fn add_guild_with(
        &mut self,
        name: &str,
        channels: &[String],
        with_bot: bool,
    ) -> GuildId {
        let (id, now) = (self.ids.next_in_turn(), self.clock.unix_millis());
        let bot_role = self.ids.next();
        let owner = self.users.values().find(|user| !user.bot).map_or(self.bot, |user| user.id);
        let guild = Guild {
            id,
            name: name.to_owned(),
            owner,
            locale: "en-US".to_owned(),
            system_channel: None,
            bot_role,
            bot_permissions: Permissions::NONE,
            roles: BTreeMap::new(),
            hierarchy: vec![bot_role],
            members: self
                .users
                .keys()
                .filter(|user| with_bot || **user != self.bot)
                .map(|user| (*user, Membership::new(now)))
                .collect(),
            events: BTreeMap::new(),
        };
        self.guilds.insert(id, guild);
        let text = |name: &String| self.insert_channel(Some(id), name, ChannelKind::Text);
        let channels: Vec<_> = channels.iter().map(text).collect();
        if let Some(guild) = self.guilds.get_mut(&id) {
            guild.system_channel = channels.first().copied();
        }
        self.announce_guild(id);
        self.mark_changed();
        id
    }

    /// Sets a guild's language.
    pub(crate) fn set_guild_locale(&mut self, id: GuildId, locale: &str) -> Result<(), ApiError> {
        let locale = known_locale(locale)?;
        let guild = self.guilds.get_mut(&id).ok_or_else(ApiError::unknown_guild)?;
        guild.locale = locale;
        let data = wire::guild(guild);
        self.dispatch(&Event::new("GUILD_UPDATE", data).needs(Intent::GUILDS).of(Some(id)));
        self.mark_changed();
        Ok(())
    }

    /// Removes the bot from a guild: the guild and its channels are gone.
    pub(crate) fn remove_guild(&mut self, id: GuildId) -> Result<(), ApiError> {
        self.guilds.remove(&id).ok_or_else(ApiError::unknown_guild)?;
        let gone: Vec<ChannelId> = self.channels_of(id).map(|channel| channel.id).collect();
        for channel in gone {
            self.forget_channel(channel);
        }
        self.commands.forget_guild(id);
        self.dispatch(
            &Event::new("GUILD_DELETE", json!({ "id": id })).needs(Intent::GUILDS).of(Some(id)),
        );
        self.mark_changed();
        Ok(())
    }

    fn announce_guild(&mut self, id: GuildId) {
        if let Some(guild) = self.guilds.get(&id) {
            let data = wire::guild_create(self, guild);
            self.dispatch(&Event::new("GUILD_CREATE", data).needs(Intent::GUILDS).of(Some(id)));
        }
    }

    /// Adds a user to a guild; does nothing if they are already a member.
    pub(crate) fn join(&mut self, guild: GuildId, user: UserId) -> Result<(), ApiError> {
        self.user(user)?;
        let now = self.clock.unix_millis();
        let members = &mut self.guilds.get_mut(&guild).ok_or_else(ApiError::unknown_guild)?.members;
        if members.contains_key(&user) {
            return Ok(());
        }
        members.insert(user, Membership::new(now));
        self.mark_changed();
        if user == self.bot {
            self.announce_guild(guild);
            return Ok(());
        }
        let mut data = wire::member(self, guild, user);
        data["guild_id"] = json!(guild);
        self.dispatch(
            &Event::new("GUILD_MEMBER_ADD", data).needs(Intent::GUILD_MEMBERS).of(Some(guild)),
        );
        Ok(())
    }

    /// Removes a user from a guild and its threads.
    pub(crate) fn leave(&mut self, guild: GuildId, user: UserId) -> Result<(), ApiError> {
        let account = wire::user(self.user(user)?);
        let members = &mut self.guilds.get_mut(&guild).ok_or_else(ApiError::unknown_guild)?.members;
        members.remove(&user).ok_or_else(ApiError::unknown_member)?;
        for channel in self.channels.values_mut().filter(|channel| channel.guild == Some(guild)) {
            if let Some(thread) = channel.thread_mut() {
                thread.members.remove(&user);
            }
        }
        let data = json!({ "guild_id": guild, "user": account });
        self.dispatch(
            &Event::new("GUILD_MEMBER_REMOVE", data).needs(Intent::GUILD_MEMBERS).of(Some(guild)),
        );
        self.mark_changed();
        Ok(())
    }

    pub(crate) fn is_member(&self, guild: GuildId, user: UserId) -> bool {
        self.guilds.get(&guild).is_some_and(|guild| guild.members.contains_key(&user))
    }
}
