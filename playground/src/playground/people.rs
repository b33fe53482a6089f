//! Who and what exists, and what people do: the methods for tests.

use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;

use super::Playground;
use crate::act::{Click, CommandCall, FormSubmission, Invocation, Refused};
use crate::faults::Fault;
use crate::gateway::GatewayDrop;
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::journal::JournalEntry;
use crate::permissions::Permissions;
use crate::world::{Message, NewThread, World};

/// A person to be made.
#[derive(Clone, Debug, Deserialize)]
pub struct NewUser {
    /// The account's name; Discord allows 2 to 32 characters, here anything goes.
    pub username: String,
    /// The name that others see; `None` shows the username.
    #[serde(default)]
    pub global_name: Option<String>,
    /// The name in the guild.
    #[serde(default)]
    pub nick: Option<String>,
    /// Whether it is a bot's account.
    #[serde(default)]
    pub bot: bool,
    /// The language of the person's client, such as `de`; `None` is `en-US`.
    #[serde(default)]
    pub locale: Option<String>,
}

impl NewUser {
    /// A person with only a username.
    pub fn named(username: &str) -> Self {
        let username = username.to_owned();
        Self { username, global_name: None, nick: None, bot: false, locale: None }
    }

    pub(super) fn create(self, world: &mut World) -> UserId {
        let id = world.add_user(&self.username, self.global_name.as_deref());
        if let Some(account) = world.users.get_mut(&id) {
            account.bot = self.bot;
            account.locale = self.locale.unwrap_or_else(|| account.locale.clone());
        }
        let guilds: Vec<GuildId> = world.guilds.keys().copied().collect();
        for guild in guilds {
            // Both exist, so nothing can be refused.
            let _ = world.join(guild, id);
            let guild = world.guilds.get_mut(&guild);
            if let Some(membership) = guild.and_then(|guild| guild.members.get_mut(&id)) {
                membership.nick.clone_from(&self.nick);
            }
        }
        id
    }
}

/// Who and what there is.
impl Playground {
    /// The first guild.
    ///
    /// # Panics
    /// If all guilds were removed.
    pub fn guild(&self) -> GuildId {
        self.hub.with(|world| world.home().map(|guild| guild.id)).expect("a guild is left")
    }

    /// The bot's account.
    pub fn bot(&self) -> UserId {
        self.hub.with(|world| world.bot)
    }

    /// The people, in order of making: first Ada and Ben.
    pub fn users(&self) -> Vec<UserId> {
        let people = |world: &mut World| {
            world.users.values().filter(|user| !user.bot).map(|user| user.id).collect()
        };
        self.hub.with(people)
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
    pub fn file(&self, attachment: crate::ids::AttachmentId) -> Option<Vec<u8>> {
        self.hub.with(|world| world.files.get(attachment).map(|file| file.bytes.to_vec()))
    }

    /// A new person, who is in every guild.
    pub fn create_user(&self, user: NewUser) -> UserId {
        self.hub.with(|world| user.create(world))
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

    /// A person leaves a guild.
    ///
    /// # Errors
    /// That the person is not there.
    pub fn leave(&self, guild: GuildId, user: UserId) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.leave(guild, user)?))
    }

    /// A person comes into a guild.
    ///
    /// # Errors
    /// That there is no such guild or person.
    pub fn join(&self, guild: GuildId, user: UserId) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.join(guild, user)?))
    }

    /// Whether a person takes direct messages; everybody does at first.
    ///
    /// # Errors
    /// That there is no such person.
    pub fn set_direct_messages(&self, user: UserId, open: bool) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.set_direct_messages(user, open)?))
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

/// What people do.
impl Playground {
    /// A person uses a command.
    ///
    /// # Errors
    /// What Discord's client would not let the person do.
    pub fn invoke(&self, call: &CommandCall) -> Result<Invocation, Refused> {
        call.invoke(&self.hub)
    }

    /// A person types in an option that completes: `focused` is its name, and the call's options hold what is typed so far.
    ///
    /// # Errors
    /// What Discord's client would not let the person do.
    pub fn autocomplete(&self, call: &CommandCall, focused: &str) -> Result<Invocation, Refused> {
        call.autocomplete(&self.hub, focused)
    }

    /// A person presses a button or chooses from a menu.
    ///
    /// # Errors
    /// What Discord's client would not let the person do.
    pub fn click(&self, click: &Click) -> Result<Invocation, Refused> {
        click.perform(&self.hub)
    }

    /// A person sends in a form.
    ///
    /// # Errors
    /// What Discord's client would not let the person do.
    pub fn submit_form(&self, form: &FormSubmission) -> Result<Invocation, Refused> {
        form.perform(&self.hub)
    }

    /// A person writes a plain message.
    ///
    /// # Errors
    /// That the person is not there, or the text is empty or too long.
    pub fn say(
        &self,
        user: UserId,
        channel: ChannelId,
        content: &str,
    ) -> Result<MessageId, Refused> {
        self.hub.with(|world| world.say(user, channel, content, None))
    }
}

/// What the bot did, and what goes wrong for it.
impl Playground {
    /// The bot's last 5,000 requests, oldest first.
    pub fn journal(&self) -> Vec<JournalEntry> {
        self.hub.journal.entries()
    }

    /// Those of the bot's requests that broke a limit of Discord; see [`JournalEntry::broke_a_limit`].
    pub fn broken_limits(&self) -> Vec<JournalEntry> {
        self.journal().into_iter().filter(JournalEntry::broke_a_limit).collect()
    }

    /// Forgets the requests so far.
    pub fn clear_journal(&self) {
        self.hub.journal.clear();
    }

    /// How long each of the last 100,000 answered interactions waited for its answer, oldest first.
    pub fn latencies(&self) -> Vec<Duration> {
        self.hub.with(|world| world.interactions.latencies())
    }

    /// Spoils some of the bot's next requests.
    pub fn add_fault(&self, fault: Fault) {
        self.hub.faults.add(fault);
    }

    /// Takes back all faults that have not happened yet.
    pub fn clear_faults(&self) {
        self.hub.faults.clear();
    }

    /// Drops the bot's connections to the gateway.
    pub fn drop_gateway(&self, how: GatewayDrop) {
        self.hub.with(|world| world.drop_gateway(how));
    }

    /// Whether the bot listens on the gateway.
    pub fn bot_connected(&self) -> bool {
        self.hub.with(|world| world.gateway.connected())
    }

    /// Sends so many of the next interactions twice.
    pub fn double_interactions(&self, count: u32) {
        self.hub.with(|world| world.gateway.doubled_interactions += count);
    }

    /// Loses the next event of this name, such as `INTERACTION_CREATE`.
    pub fn swallow_event(&self, name: &str) {
        self.hub.with(|world| world.gateway.swallowed.push(name.to_owned()));
    }
}
