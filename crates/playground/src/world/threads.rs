//! Threads: starting, archiving, locking, and their members.

use std::collections::BTreeSet;
use std::num::NonZeroU64;

use serde_json::json;

use super::{Channel, ChannelKind, Draft, MessageKind, Thread, World};
use crate::gateway::{Event, Intent};
use crate::ids::{ChannelId, MessageId, UserId};
use crate::limits::ApiError;
use crate::wire;

/// A thread to be started.
#[derive(Debug)]
pub(crate) struct NewThread<'a> {
    pub(crate) parent: ChannelId,
    /// The message that it starts from. The thread takes its id.
    pub(crate) from: Option<MessageId>,
    pub(crate) name: &'a str,
    pub(crate) owner: UserId,
    pub(crate) private: bool,
    pub(crate) auto_archive_minutes: u64,
}

impl World {
    /// Starts a thread and sends the event. Without a starting message, a system message announces
    /// it in the channel.
    pub(crate) fn start_thread(&mut self, new: &NewThread<'_>) -> Result<ChannelId, ApiError> {
        if new.owner == self.bot && self.forbidden_words.iter().any(|word| new.name.contains(word))
        {
            let message = "Contains words that are not allowed";
            return Err(ApiError::invalid_field("name", "WORDS_NOT_ALLOWED", message));
        }
        let parent = self.channel(new.parent)?;
        let is_post = match parent.kind {
            ChannelKind::Text => false,
            ChannelKind::Forum => true,
            _ => return Err(ApiError::wrong_channel_type()),
        };
        let guild = parent.guild;
        let id = match new.from {
            Some(message) => self.thread_id_of(new.parent, message)?,
            None => self.ids.next(),
        };
        let now = self.clock.unix_millis();
        let thread = Thread {
            parent: new.parent,
            owner: new.owner,
            private: new.private,
            archived: false,
            locked: false,
            archived_at: now,
            auto_archive_minutes: new.auto_archive_minutes,
            created: now,
            members: BTreeSet::from([new.owner]),
        };
        self.insert_channel_as(id, guild, new.name, ChannelKind::Thread(thread));
        match new.from {
            Some(message) => {
                let starter = self.channel_mut(new.parent)?.message_mut(message);
                starter.ok_or_else(ApiError::unknown_message)?.thread = Some(id);
            }
            // A post begins with a message of its own.
            None if !new.private && !is_post => {
                let mut line = Draft::new(new.owner, json!({ "content": new.name }), Vec::new());
                line.kind = MessageKind::ThreadCreated;
                let line = self.post(new.parent, line)?;
                if let Some(line) = self.channel_mut(new.parent)?.message_mut(line) {
                    line.thread = Some(id);
                }
            }
            None => {}
        }
        let mut data = wire::channel(self, self.channel(id)?);
        data["newly_created"] = json!(true);
        self.dispatch(&Event::new("THREAD_CREATE", data).needs(Intent::GUILDS).of(guild));
        self.mark_changed();
        Ok(id)
    }

    fn thread_id_of(&self, channel: ChannelId, message: MessageId) -> Result<ChannelId, ApiError> {
        let starter = self.message(channel, message)?;
        if starter.visible_to.is_some() {
            return Err(ApiError::unknown_message());
        }
        if starter.thread.is_some() {
            return Err(ApiError::thread_exists());
        }
        NonZeroU64::new(message.get()).map(ChannelId::from).ok_or_else(ApiError::unknown_message)
    }

    /// Archives, unarchives, locks or unlocks a thread.
    pub(crate) fn set_thread_state(
        &mut self,
        id: ChannelId,
        archived: bool,
        locked: bool,
    ) -> Result<(), ApiError> {
        let now = self.clock.unix_millis();
        let thread = self.channel_mut(id)?.thread_mut().ok_or_else(ApiError::wrong_channel_type)?;
        if (thread.archived, thread.locked) == (archived, locked) {
            return Ok(());
        }
        if thread.archived != archived {
            thread.archived_at = now;
        }
        (thread.archived, thread.locked) = (archived, locked);
        self.announce_channel("THREAD_UPDATE", id);
        self.mark_changed();
        Ok(())
    }

    /// Archives the threads without messages for longer than their archive duration.
    pub(super) fn archive_silent_threads(&mut self) {
        let now = self.clock.unix_millis();
        let silent: Vec<ChannelId> = self
            .channels
            .values()
            .filter(|channel| channel.silent_until().is_some_and(|until| until <= now))
            .map(|channel| channel.id)
            .collect();
        for id in silent {
            let locked = self
                .channels
                .get(&id)
                .and_then(Channel::thread)
                .is_some_and(|thread| thread.locked);
            // It is a thread, so this cannot fail.
            let _ = self.set_thread_state(id, true, locked);
        }
    }

    /// Unarchives a thread because someone writes in it, unless it is locked.
    pub(super) fn unarchive_for_message(&mut self, id: ChannelId) -> Result<(), ApiError> {
        match self.channel(id)?.thread() {
            Some(thread) if thread.archived && thread.locked => Err(ApiError::thread_archived()),
            Some(thread) if thread.archived => self.set_thread_state(id, false, false),
            _ => Ok(()),
        }
    }

    /// Adds a user to a thread or removes one.
    pub(crate) fn set_thread_member(
        &mut self,
        id: ChannelId,
        user: UserId,
        inside: bool,
    ) -> Result<(), ApiError> {
        let channel = self.channel_mut(id)?;
        let guild = channel.guild;
        let thread = channel.thread_mut().ok_or_else(ApiError::wrong_channel_type)?;
        let changed =
            if inside { thread.members.insert(user) } else { thread.members.remove(&user) };
        if !changed {
            return Ok(());
        }
        let count = thread.members.len();
        let mut data = json!({ "id": id, "guild_id": guild, "member_count": count });
        if inside {
            data["added_members"] = json!([wire::thread_member(self, id, user)]);
        } else {
            data["removed_member_ids"] = json!([user]);
        }
        let about_bot = user == self.bot;
        let intent = if about_bot { Intent::GUILDS } else { Intent::GUILD_MEMBERS };
        self.dispatch(&Event::new("THREAD_MEMBERS_UPDATE", data).needs(intent).of(guild));
        self.mark_changed();
        Ok(())
    }
}
