//! Guilds, channels, threads and their contents.

use serde_json::{Value, json};

use super::Playground;
use crate::act::Refused;
use crate::ids::{AttachmentId, ChannelId, EventId, GuildId, MessageId, UserId};
use crate::permissions::Permissions;
use crate::world::{ChannelKind, CommandKind, Message, NewThread, Place, ScheduledEvent};

impl Playground {
    /// The first guild.
    ///
    /// # Panics
    /// If all guilds were removed.
    pub fn guild(&self) -> GuildId {
        self.hub.with(|world| world.first_guild().map(|guild| guild.id)).expect("there is a guild")
    }

    /// All guilds, in order of creation.
    pub fn guilds(&self) -> Vec<GuildId> {
        self.hub.with(|world| world.guilds.keys().copied().collect())
    }

    /// All channels, threads and direct message channels, in order of creation: `general` first.
    pub fn channels(&self) -> Vec<ChannelId> {
        self.hub.with(|world| world.channels.keys().copied().collect())
    }

    /// The direct message channel with a person, if there is one.
    pub fn direct_channel(&self, user: UserId) -> Option<ChannelId> {
        self.hub.with(|world| world.find_direct_channel(user))
    }

    /// The direct message channel with a person. If there is none, it is created, as if the person
    /// had opened it.
    ///
    /// # Errors
    /// If the person does not exist.
    pub fn open_direct_channel(&self, user: UserId) -> Result<ChannelId, Refused> {
        self.hub.with(|world| Ok(world.direct_channel(user)?))
    }

    /// The threads of a channel, in order of creation.
    pub fn threads(&self, channel: ChannelId) -> Vec<ChannelId> {
        self.hub.with(|world| {
            let threads = world.channels.values().filter(|known| known.parent() == Some(channel));
            threads.map(|thread| thread.id).collect()
        })
    }

    /// The registered slash commands that work in the first guild, in Discord's form, by name.
    pub fn commands(&self) -> Vec<Value> {
        self.hub.with(|world| {
            let usable = world.commands.usable(CommandKind::Slash, world.home());
            usable.into_values().map(|command| self.hub.read_value(command.clone())).collect()
        })
    }

    /// The names of the commands in the menus of people and messages, in the first guild.
    pub fn menu_commands(&self) -> Vec<String> {
        self.hub.with(|world| {
            let kinds = [CommandKind::User, CommandKind::Message].into_iter();
            let usable =
                kinds.flat_map(|kind| world.commands.usable(kind, world.home()).into_keys());
            usable.map(|name| self.hub.read_text(name)).collect()
        })
    }

    /// The messages of a channel, oldest first: the last 100 public and the last 100 ephemeral
    /// ones.
    pub fn messages(&self, channel: ChannelId) -> Vec<Message> {
        self.hub.with(|world| {
            let messages = world.channels.get(&channel).map(|channel| channel.messages.iter());
            messages.into_iter().flatten().map(|message| self.hub.read_message(message)).collect()
        })
    }

    /// A message, if it still exists.
    pub fn message(&self, channel: ChannelId, message: MessageId) -> Option<Message> {
        self.hub.with(|world| {
            world.message(channel, message).ok().map(|message| self.hub.read_message(message))
        })
    }

    /// The bytes of an attachment, if they still exist.
    pub fn file(&self, attachment: AttachmentId) -> Option<Vec<u8>> {
        self.hub.with(|world| world.files.get(attachment).map(|file| file.bytes.to_vec()))
    }

    /// The scheduled events of a guild that are not over, in order of creation.
    pub fn events(&self, guild: GuildId) -> Vec<ScheduledEvent> {
        self.hub.with(|world| world.events_of(guild).cloned().collect())
    }

    /// Deletes a scheduled event, as people who may do so.
    ///
    /// # Errors
    /// If it does not exist, or is over.
    pub fn delete_event(&self, guild: GuildId, event: EventId) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.delete_event(guild, event)?))
    }

    /// Sets a guild's language, such as `de`.
    ///
    /// # Errors
    /// If the guild does not exist, or Discord's client does not have the language.
    pub fn set_guild_locale(&self, guild: GuildId, locale: &str) -> Result<(), Refused> {
        Ok(self.hub.with(|world| world.set_guild_locale(guild, locale))?)
    }

    /// Creates a guild with everyone in it.
    pub fn create_guild(&self, name: &str) -> GuildId {
        self.hub.with(|world| world.add_guild(name))
    }

    /// Creates a guild with everyone and these text channels in it, and invites the bot. The first
    /// channel is the system channel.
    pub fn invite_bot(&self, name: &str, channels: &[&str]) -> GuildId {
        let channels: Vec<_> = channels.iter().map(ToString::to_string).collect();
        self.hub.with(|world| world.add_guild_with(name, &channels, true))
    }

    /// Creates a guild with everyone in it, but not the bot, and these text channels. People who have
    /// installed the app can use it there. `join` invites the bot later.
    pub fn create_guild_without_bot(&self, name: &str, channels: &[&str]) -> GuildId {
        let channels: Vec<_> = channels.iter().map(ToString::to_string).collect();
        self.hub.with(|world| world.add_guild_with(name, &channels, false))
    }

    /// Returns true if this is a direct message of two people, or of a group.
    pub fn is_private(&self, channel: ChannelId) -> bool {
        self.hub.with(|world| world.channel(channel).is_ok_and(|it| it.place() == Place::Private))
    }

    /// The direct messages of two people, or of a group of up to ten; created if there are none yet.
    /// The bot is not in there: it can only answer interactions.
    ///
    /// # Errors
    /// If there are too few or too many people, or one of them does not exist or is a bot.
    pub fn open_private_channel(&self, people: &[UserId]) -> Result<ChannelId, Refused> {
        let people = people.iter().copied().collect();
        self.hub.with(|world| world.open_private_channel(people))
    }

    /// The text channels of a guild, in order of creation.
    pub fn channels_of(&self, guild: GuildId) -> Vec<ChannelId> {
        self.hub.with(|world| world.channels_of(guild).map(|channel| channel.id).collect())
    }

    /// Removes the bot from a guild.
    ///
    /// # Errors
    /// If the guild does not exist.
    pub fn remove_guild(&self, guild: GuildId) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.remove_guild(guild)?))
    }

    /// Creates a text channel.
    pub fn create_channel(&self, guild: GuildId, name: &str) -> ChannelId {
        self.hub.with(|world| world.add_channel(guild, name, ChannelKind::Text))
    }

    /// Creates a voice channel, in which people can write but not open threads.
    pub fn create_voice_channel(&self, guild: GuildId, name: &str) -> ChannelId {
        self.hub.with(|world| world.add_channel(guild, name, ChannelKind::Voice))
    }

    /// Creates a forum, which has only threads.
    pub fn create_forum(&self, guild: GuildId, name: &str) -> ChannelId {
        self.hub.with(|world| world.add_channel(guild, name, ChannelKind::Forum))
    }

    /// Refuses the bot threads whose name contains this word, as Discord does with some.
    pub fn forbid_in_thread_names(&self, word: &str) {
        self.hub.with(|world| world.forbidden_words.push(word.to_owned()));
    }

    /// Adds the Entry Point command that Discord makes for an application with an Activity.
    pub fn add_entry_point(&self) {
        let command = json!({ "type": 4, "name": "launch", "description": "Launch an activity", "handler": 2 });
        self.hub.with(|world| world.register(None, &command));
    }

    /// Returns true if the application has its Entry Point command.
    pub fn has_entry_point(&self) -> bool {
        self.hub.with(|world| world.commands.has_entry_point(None))
    }

    /// Starts a public thread in a channel as a person.
    ///
    /// # Errors
    /// If the channel cannot have threads.
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

    /// Archives or unarchives a thread, and locks or unlocks it.
    ///
    /// # Errors
    /// If the thread does not exist.
    pub fn set_thread_state(
        &self,
        thread: ChannelId,
        archived: bool,
        locked: bool,
    ) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.set_thread_state(thread, archived, locked)?))
    }

    /// Returns true if a thread is archived.
    pub fn is_archived(&self, thread: ChannelId) -> bool {
        self.hub.with(|world| {
            let thread = world.channels.get(&thread).and_then(|channel| channel.thread());
            thread.is_some_and(|thread| thread.archived)
        })
    }

    /// Deletes a channel with its threads, or a thread.
    ///
    /// # Errors
    /// If the channel does not exist.
    pub fn delete_channel(&self, channel: ChannelId) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.delete_channel(channel)?))
    }

    /// Deletes a message, as a moderator would.
    ///
    /// # Errors
    /// If the message does not exist.
    pub fn delete_message(&self, channel: ChannelId, message: MessageId) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.delete_message(channel, message)?))
    }

    /// Denies the bot these permissions in a channel and its threads, and resets all others.
    ///
    /// # Errors
    /// If the channel does not exist.
    pub fn deny_to_bot(&self, channel: ChannelId, denied: Permissions) -> Result<(), Refused> {
        let allowed = Permissions::NONE;
        self.hub.with(|world| Ok(world.set_bot_overwrite(channel, denied, allowed)?))
    }

    /// Denies people without `ADMINISTRATOR` these permissions in a channel and its threads. The
    /// bot keeps its own.
    ///
    /// # Errors
    /// If the channel does not exist.
    pub fn deny_to_people(&self, channel: ChannelId, denied: Permissions) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.deny_to_people(channel, denied)?))
    }

    /// Gives the bot these permissions, such as `MANAGE_MESSAGES`, in a channel and its threads, in
    /// addition to its usual ones.
    ///
    /// # Errors
    /// If the channel does not exist.
    pub fn allow_to_bot(&self, channel: ChannelId, allowed: Permissions) -> Result<(), Refused> {
        let denied = Permissions::NONE;
        self.hub.with(|world| Ok(world.set_bot_overwrite(channel, denied, allowed)?))
    }
}
