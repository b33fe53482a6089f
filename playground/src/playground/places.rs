//! Guilds, channels, threads and what is in them.

use serde_json::Value;

use super::Playground;
use crate::act::Refused;
use crate::ids::{AttachmentId, ChannelId, GuildId, MessageId, UserId};
use crate::permissions::Permissions;
use crate::world::{Message, NewThread};

impl Playground {
    /// The first guild.
    ///
    /// # Panics
    /// If all guilds were removed.
    pub fn guild(&self) -> GuildId {
        self.hub.with(|world| world.home().map(|guild| guild.id)).expect("a guild is left")
    }

    /// All channels, threads and direct conversations, in order of making: first `general`.
    pub fn channels(&self) -> Vec<ChannelId> {
        self.hub.with(|world| world.channels.keys().copied().collect())
    }

    /// The conversation of the bot with a person, if there is one.
    pub fn direct_channel(&self, user: UserId) -> Option<ChannelId> {
        self.hub.with(|world| {
            let mut channels = world.channels.values();
            let found = channels.find(|channel| channel.guild.is_none() && channel.shown_to(user));
            found.map(|channel| channel.id)
        })
    }

    /// The conversation of the bot with a person, begun by the person if there is none yet.
    ///
    /// # Errors
    /// That there is no such person.
    pub fn open_direct_channel(&self, user: UserId) -> Result<ChannelId, Refused> {
        self.hub.with(|world| Ok(world.direct_channel(user)?))
    }

    /// The threads of a channel, in order of making.
    pub fn threads(&self, channel: ChannelId) -> Vec<ChannelId> {
        self.hub.with(|world| {
            let threads = world.channels.values().filter(|known| known.parent() == Some(channel));
            threads.map(|thread| thread.id).collect()
        })
    }

    /// The registered commands that work in the first guild, in Discord's form, by name.
    pub fn commands(&self) -> Vec<Value> {
        self.hub.with(|world| {
            let guild = world.home().map(|guild| guild.id);
            world.commands.usable(guild).into_values().cloned().collect()
        })
    }

    /// The messages of a channel, oldest first, private ones included: the last 100 of each.
    pub fn messages(&self, channel: ChannelId) -> Vec<Message> {
        self.hub.with(|world| {
            let messages = world.channels.get(&channel).map(|channel| channel.messages.iter());
            messages.into_iter().flatten().cloned().collect()
        })
    }

    /// One message, if it is still there.
    pub fn message(&self, channel: ChannelId, message: MessageId) -> Option<Message> {
        self.hub.with(|world| world.message(channel, message).ok().cloned())
    }

    /// The bytes of the file of a message, if they are still there.
    pub fn file(&self, attachment: AttachmentId) -> Option<Vec<u8>> {
        self.hub.with(|world| world.files.get(attachment).map(|file| file.bytes.to_vec()))
    }

    /// A new guild with everybody in it.
    pub fn create_guild(&self, name: &str) -> GuildId {
        self.hub.with(|world| world.add_guild(name))
    }

    /// Removes the bot from a guild.
    ///
    /// # Errors
    /// That there is no such guild.
    pub fn remove_guild(&self, guild: GuildId) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.remove_guild(guild)?))
    }

    /// A new text channel of a guild.
    pub fn create_channel(&self, guild: GuildId, name: &str) -> ChannelId {
        self.hub.with(|world| world.add_channel(guild, name))
    }

    /// A new public thread of a channel, started by a person.
    ///
    /// # Errors
    /// That the channel is none for threads.
    pub fn create_thread(
        &self,
        user: UserId,
        parent: ChannelId,
        name: &str,
    ) -> Result<ChannelId, Refused> {
        let thread = NewThread {
            parent,
            from: None,
            name,
            owner: user,
            private: false,
            auto_archive_minutes: 1440,
        };
        self.hub.with(|world| Ok(world.start_thread(&thread)?))
    }

    /// Archives a thread or takes it back, and locks or frees it.
    ///
    /// # Errors
    /// That there is no such thread.
    pub fn set_thread_state(
        &self,
        thread: ChannelId,
        archived: bool,
        locked: bool,
    ) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.set_thread_state(thread, archived, locked)?))
    }

    /// Deletes a channel with its threads, or a thread.
    ///
    /// # Errors
    /// That there is none.
    pub fn delete_channel(&self, channel: ChannelId) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.delete_channel(channel)?))
    }

    /// Deletes a message, as a moderator would.
    ///
    /// # Errors
    /// That there is none.
    pub fn delete_message(&self, channel: ChannelId, message: MessageId) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.delete_message(channel, message)?))
    }

    /// Takes these permissions from the bot in a channel and its threads; all others are as at first.
    ///
    /// # Errors
    /// That there is no such channel.
    pub fn deny_to_bot(&self, channel: ChannelId, denied: Permissions) -> Result<(), Refused> {
        let allowed = Permissions::NONE;
        self.hub.with(|world| Ok(world.set_bot_overwrite(channel, denied, allowed)?))
    }

    /// Gives the bot these permissions in a channel and its threads, such as `MANAGE_MESSAGES`, beyond those
    /// of the beginning.
    ///
    /// # Errors
    /// That there is no such channel.
    pub fn allow_to_bot(&self, channel: ChannelId, allowed: Permissions) -> Result<(), Refused> {
        let denied = Permissions::NONE;
        self.hub.with(|world| Ok(world.set_bot_overwrite(channel, denied, allowed)?))
    }
}
