//! Channels, threads and direct message channels, and their messages.

use std::collections::{BTreeSet, VecDeque};

use serde_json::json;

use super::{Message, World};
use crate::gateway::{Event, Intent};
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::limits::ApiError;
use crate::permissions::Permissions;
use crate::wire;

/// The maximum number of public messages that a channel keeps, and of private ones.
const KEPT_MESSAGES: usize = 100;

/// A channel, thread or direct message channel.
#[derive(Clone, Debug)]
pub(crate) struct Channel {
    pub(crate) id: ChannelId,
    pub(crate) guild: Option<GuildId>,
    pub(crate) name: String,
    pub(crate) kind: ChannelKind,
    /// The usual permissions that the bot lacks here.
    pub(crate) denied_to_bot: Permissions,
    /// The permissions that the bot has here in addition to its usual ones.
    pub(crate) allowed_to_bot: Permissions,
    pub(crate) messages: VecDeque<Message>,
}

/// The type of a channel.
#[derive(Clone, Debug)]
pub(crate) enum ChannelKind {
    Text,
    /// The direct messages of one person and the bot.
    Direct(UserId),
    Thread(Thread),
}

/// The extra data of a thread.
#[derive(Clone, Debug)]
pub(crate) struct Thread {
    pub(crate) parent: ChannelId,
    pub(crate) owner: UserId,
    pub(crate) private: bool,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    /// When it was last archived or unarchived.
    pub(crate) archived_at: u64,
    pub(crate) auto_archive_minutes: u64,
    pub(crate) created: u64,
    pub(crate) members: BTreeSet<UserId>,
}

impl Channel {
    pub(crate) fn message(&self, id: MessageId) -> Option<&Message> {
        self.messages.iter().rev().find(|message| message.id == id)
    }

    pub(crate) fn message_mut(&mut self, id: MessageId) -> Option<&mut Message> {
        self.messages.iter_mut().rev().find(|message| message.id == id)
    }

    pub(crate) fn thread(&self) -> Option<&Thread> {
        match &self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            _ => None,
        }
    }

    pub(crate) fn thread_mut(&mut self) -> Option<&mut Thread> {
        match &mut self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            _ => None,
        }
    }

    /// When this is archived if nobody writes, in milliseconds since 1970; `None` unless it is an
    /// open thread.
    pub(super) fn silent_until(&self) -> Option<u64> {
        let thread = self.thread().filter(|thread| !thread.archived)?;
        let last = self.messages.iter().rev().find(|message| message.visible_to.is_none());
        let since = last.map_or(0, |message| message.sent).max(thread.archived_at);
        Some(since + thread.auto_archive_minutes * 60_000)
    }

    pub(crate) fn parent(&self) -> Option<ChannelId> {
        self.thread().map(|thread| thread.parent)
    }

    /// Returns true if a member of its guild can see this channel.
    pub(crate) fn shown_to(&self, user: UserId) -> bool {
        match &self.kind {
            ChannelKind::Text => true,
            ChannelKind::Direct(recipient) => *recipient == user,
            ChannelKind::Thread(thread) => !thread.private || thread.members.contains(&user),
        }
    }

    /// Adds a message. Returns the message that was dropped to make room.
    pub(super) fn keep(&mut self, message: Message) -> Option<Message> {
        let private = message.visible_to.is_some();
        self.messages.push_back(message);
        let alike = |message: &Message| message.visible_to.is_some() == private;
        if self.messages.iter().filter(|message| alike(message)).count() <= KEPT_MESSAGES {
            return None;
        }
        let oldest = self.messages.iter().position(alike)?;
        self.messages.remove(oldest)
    }
}

impl World {
    pub(crate) fn channels_of(&self, guild: GuildId) -> impl Iterator<Item = &Channel> {
        self.channels.values().filter(move |channel| channel.guild == Some(guild))
    }

    /// Creates a text channel.
    pub(crate) fn add_channel(&mut self, guild: GuildId, name: &str) -> ChannelId {
        let id = self.insert_channel(Some(guild), name, ChannelKind::Text);
        self.announce_channel("CHANNEL_CREATE", id);
        id
    }

    /// The direct message channel with a person; created if there is none yet.
    pub(crate) fn direct_channel(&mut self, with: UserId) -> Result<ChannelId, ApiError> {
        let user = self.user(with)?;
        if user.bot {
            return Err(ApiError::cannot_message_user());
        }
        let name = user.display_name().to_owned();
        let known = self.channels.values().find(
            |channel| matches!(channel.kind, ChannelKind::Direct(recipient) if recipient == with),
        );
        Ok(match known {
            Some(channel) => channel.id,
            None => self.insert_channel(None, &name, ChannelKind::Direct(with)),
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
            messages: VecDeque::new(),
        };
        self.channels.insert(id, channel);
        self.mark_changed();
    }

    /// Sends the bot an event of this name about a channel or thread.
    pub(crate) fn announce_channel(&mut self, event: &'static str, id: ChannelId) {
        if let Some(channel) = self.channels.get(&id) {
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
        self.dispatch(&Event::new(event, data).needs(Intent::GUILDS).of(guild));
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

    /// Drops a channel and its files without an event.
    pub(super) fn forget_channel(&mut self, id: ChannelId) {
        if let Some(channel) = self.channels.remove(&id) {
            for message in &channel.messages {
                self.files.remove_all(&message.attachments);
            }
        }
    }
}
