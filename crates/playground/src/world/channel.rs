//! The types of channels, threads and direct message channels, and their messages.

use std::collections::{BTreeSet, VecDeque};

use super::{Message, Place};
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::permissions::Permissions;

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
    /// The permissions that people without `ADMINISTRATOR` lack here.
    pub(crate) denied_to_people: Permissions,
    pub(crate) messages: VecDeque<Message>,
}

/// The type of a channel.
#[derive(Clone, Debug)]
pub(crate) enum ChannelKind {
    Text,
    /// A voice channel: messages, but no threads.
    Voice,
    /// A forum: only threads, which begin with a message.
    Forum,
    /// The direct messages of one person and the bot.
    Direct(UserId),
    /// The direct messages of these people: a group, if there are more than two.
    Private(BTreeSet<UserId>),
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

    /// Where this is.
    pub(crate) fn place(&self) -> Place {
        match (self.guild, &self.kind) {
            (Some(guild), _) => Place::Guild(guild),
            (None, ChannelKind::Private(_)) => Place::Private,
            (None, _) => Place::BotDm,
        }
    }

    pub(crate) fn parent(&self) -> Option<ChannelId> {
        self.thread().map(|thread| thread.parent)
    }

    /// Returns true if a member of its guild can see this channel.
    pub(crate) fn shown_to(&self, user: UserId) -> bool {
        match &self.kind {
            ChannelKind::Text | ChannelKind::Voice | ChannelKind::Forum => true,
            ChannelKind::Direct(recipient) => *recipient == user,
            ChannelKind::Private(people) => people.contains(&user),
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
