//! How channels are created, changed and deleted.

use std::collections::{BTreeSet, VecDeque};

use serde_json::json;

use super::{Channel, ChannelKind, Place, World};
use crate::gateway::{Event, Intent};
use crate::ids::{ChannelId, GuildId, UserId};
use crate::limits::ApiError;
use crate::permissions::Permissions;
use crate::wire;

impl World {
    pub(crate) fn channels_of(&self, guild: GuildId) -> impl Iterator<Item = &Channel> {
        self.channels.values().filter(move |channel| channel.guild == Some(guild))
    }

    /// Creates a channel of this kind.
    pub(crate) fn add_channel(
        &mut self,
        guild: GuildId,
        name: &str,
        kind: ChannelKind,
    ) -> ChannelId {
        let id = self.insert_channel(Some(guild), name, kind);
        self.announce_channel("CHANNEL_CREATE", id);
        id
    }

    /// The direct message channel with a person, if there is one.
    pub(crate) fn find_direct_channel(&self, with: UserId) -> Option<ChannelId> {
        let known = self.channels.values().find(
            |channel| matches!(channel.kind, ChannelKind::Direct(recipient) if recipient == with),
        );
        known.map(|channel| channel.id)
    }

    /// The direct message channel with a person; created if there is none yet.
    pub(crate) fn direct_channel(&mut self, with: UserId) -> Result<ChannelId, ApiError> {
        let user = self.user(with)?;
        if user.bot {
            return Err(ApiError::cannot_message_user());
        }
        let name = user.display_name().to_owned();
        Ok(match self.find_direct_channel(with) {
            Some(channel) => channel,
            None => self.insert_channel(None, &name, ChannelKind::Direct(with)),
        })
    }

    /// The private channel of these people; created if there is none yet. The bot is not in there.
    pub(crate) fn private_channel(
        &mut self,
        people: BTreeSet<UserId>,
    ) -> Result<ChannelId, ApiError> {
        for user in &people {
            if self.user(*user)?.bot {
                return Err(ApiError::cannot_message_user());
            }
        }
        let known = self.channels.values().find(
            |channel| matches!(&channel.kind, ChannelKind::Private(known) if *known == people),
        );
        Ok(match known {
            Some(channel) => channel.id,
            None => self.insert_channel(None, "", ChannelKind::Private(people)),
        })
    }

    pub(super) fn insert_channel(
        &mut self,
        guild: Option<GuildId>,
        name: &str,
        kind: ChannelKind,
    ) -> ChannelId {
        let id = self.ids.next();
        self.insert_channel_as(id, guild, name, kind);
        id
    }

    pub(super) fn insert_channel_as(
        &mut self,
        id: ChannelId,
        guild: Option<GuildId>,
        name: &str,
        kind: ChannelKind,
    ) {
        let channel = Channel {
            id,
            guild,
            name: name.to_owned(),
            kind,
            denied_to_bot: Permissions::NONE,
            allowed_to_bot: Permissions::NONE,
            denied_to_people: Permissions::NONE,
            messages: VecDeque::new(),
        };
        self.channels.insert(id, channel);
        self.mark_changed();
    }

    /// Sends the bot an event of this name about a channel or thread.
    pub(crate) fn announce_channel(&mut self, event: &'static str, id: ChannelId) {
        if let Some(channel) =
            self.channels.get(&id).filter(|known| known.place() != Place::Private)
        {
            let (data, guild) = (wire::channel(self, channel), channel.guild);
            self.dispatch(&Event::new(event, data).needs(Intent::GUILDS).of(guild));
        }
    }

    /// Deletes a channel with its threads, or one thread.
    pub(crate) fn delete_channel(&mut self, id: ChannelId) -> Result<(), ApiError> {
        let threads: Vec<ChannelId> = self
            .channels
            .values()
            .filter(|channel| channel.parent() == Some(id))
            .map(|channel| channel.id)
            .collect();
        for thread in threads {
            self.delete_channel(thread)?;
        }
        let channel = self.channel(id)?;
        let guild = channel.guild;
        let (event, data) = match channel.thread() {
            Some(thread) => (
                "THREAD_DELETE",
                json!({
                    "id": id, "guild_id": guild, "parent_id": thread.parent,
                    "type": wire::channel_type(channel),
                }),
            ),
            None => ("CHANNEL_DELETE", wire::channel(self, channel)),
        };
        if channel.place() != Place::Private {
            self.dispatch(&Event::new(event, data).needs(Intent::GUILDS).of(guild));
        }
        self.forget_channel(id);
        self.mark_changed();
        Ok(())
    }

    /// Sets the permissions that the bot loses and gains in a channel.
    pub(crate) fn set_bot_overwrite(
        &mut self,
        id: ChannelId,
        denied: Permissions,
        allowed: Permissions,
    ) -> Result<(), ApiError> {
        let channel = self.channel_mut(id)?;
        if channel.thread().is_some() || channel.guild.is_none() {
            return Err(ApiError::wrong_channel_type());
        }
        channel.denied_to_bot = denied;
        channel.allowed_to_bot = allowed;
        self.announce_channel("CHANNEL_UPDATE", id);
        self.mark_changed();
        Ok(())
    }

    /// Sets the permissions that people without `ADMINISTRATOR` lose in a channel.
    pub(crate) fn deny_to_people(
        &mut self,
        id: ChannelId,
        denied: Permissions,
    ) -> Result<(), ApiError> {
        let channel = self.channel_mut(id)?;
        if channel.thread().is_some() || channel.guild.is_none() {
            return Err(ApiError::wrong_channel_type());
        }
        channel.denied_to_people = denied;
        self.announce_channel("CHANNEL_UPDATE", id);
        self.mark_changed();
        Ok(())
    }

    /// Drops a channel and its files without an event.
    pub(super) fn forget_channel(&mut self, id: ChannelId) {
        if let Some(channel) = self.channels.remove(&id) {
            for message in &channel.messages {
                self.files.remove_all(&message.attachments);
            }
        }
    }
}
