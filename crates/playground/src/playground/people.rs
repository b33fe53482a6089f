//! People and what they do.

use serde::Deserialize;

use super::Playground;
use crate::act::{Click, CommandCall, ForgedForm, FormSubmission, Invocation, MenuCall, Refused};
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::world::{Target, Upload, World};

/// A person to be created.
#[derive(Clone, Debug, Deserialize)]
pub struct NewUser {
    /// The account's name. Discord allows 2 to 32 characters, the playground any number.
    pub username: String,
    /// The display name; `None` shows the username.
    #[serde(default)]
    pub global_name: Option<String>,
    /// The nickname in the guild.
    #[serde(default)]
    pub nick: Option<String>,
    /// Whether this is a bot's account.
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

    pub(crate) fn create(self, world: &mut World) -> UserId {
        let id = world.add_user(&self.username, self.global_name.as_deref());
        if let Some(account) = world.users.get_mut(&id) {
            account.bot = self.bot;
            account.locale = self.locale.unwrap_or_else(|| account.locale.clone());
        }
        let guilds: Vec<GuildId> = world.guilds.keys().copied().collect();
        for guild in guilds {
            // Both exist, so this cannot fail.
            let _ = world.join(guild, id);
            let guild = world.guilds.get_mut(&guild);
            if let Some(membership) = guild.and_then(|guild| guild.members.get_mut(&id)) {
                membership.nick.clone_from(&self.nick);
            }
        }
        id
    }
}

/// Accounts and memberships.
impl Playground {
    /// The bot's account.
    pub fn bot(&self) -> UserId {
        self.hub.with(|world| world.bot)
    }

    /// The people, in order of creation: Ada and Ben first.
    pub fn users(&self) -> Vec<UserId> {
        let people = |world: &mut World| {
            world.users.values().filter(|user| !user.bot).map(|user| user.id).collect()
        };
        self.hub.with(people)
    }

    /// Creates a person who is in every guild.
    pub fn create_user(&self, user: NewUser) -> UserId {
        self.hub.with(|world| user.create(world))
    }

    /// Removes a person from a guild.
    ///
    /// # Errors
    /// If the person is not a member.
    pub fn leave(&self, guild: GuildId, user: UserId) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.leave(guild, user)?))
    }

    /// Adds a person or the bot to a guild.
    ///
    /// # Errors
    /// If the guild or the person does not exist.
    pub fn join(&self, guild: GuildId, user: UserId) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.join(guild, user)?))
    }

    /// Installs the app for a person: they can use it in every guild, in direct messages and in
    /// groups. Nobody has at first.
    ///
    /// # Errors
    /// If the person does not exist.
    pub fn install(&self, user: UserId) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.set_installed(user, true)?))
    }

    /// Removes the app that a person has installed.
    ///
    /// # Errors
    /// If the person does not exist.
    pub fn uninstall(&self, user: UserId) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.set_installed(user, false)?))
    }

    /// Sets the language of a person's client, such as `de`.
    ///
    /// # Errors
    /// If the person does not exist, or Discord's client does not have the language.
    pub fn set_locale(&self, user: UserId, locale: &str) -> Result<(), Refused> {
        Ok(self.hub.with(|world| world.set_locale(user, locale))?)
    }

    /// Sets whether a person accepts direct messages. Everybody does at first.
    ///
    /// # Errors
    /// If the person does not exist.
    pub fn set_direct_messages(&self, user: UserId, open: bool) -> Result<(), Refused> {
        self.hub.with(|world| Ok(world.set_direct_messages(user, open)?))
    }
}

/// What people do. The [`Invocation`] waits for the bot's answer with timers, so call these methods
/// inside a tokio runtime.
impl Playground {
    /// Uses a command.
    ///
    /// # Errors
    /// If Discord's client would not allow it.
    pub fn invoke(&self, call: &CommandCall) -> Result<Invocation, Refused> {
        call.invoke(&self.hub)
    }

    /// Chooses a command from a user's menu.
    ///
    /// # Errors
    /// If Discord's client would not allow it.
    pub fn use_on_user(
        &self,
        user: UserId,
        channel: ChannelId,
        command: &str,
        target: UserId,
    ) -> Result<Invocation, Refused> {
        let (command, target) = (command.to_owned(), Target::User(target));
        MenuCall { user, channel, command, target }.invoke(&self.hub)
    }

    /// Chooses a command from a message's menu.
    ///
    /// # Errors
    /// If Discord's client would not allow it: ephemeral messages have no such menu.
    pub fn use_on_message(
        &self,
        user: UserId,
        channel: ChannelId,
        command: &str,
        target: MessageId,
    ) -> Result<Invocation, Refused> {
        let (command, target) = (command.to_owned(), Target::Message(target));
        MenuCall { user, channel, command, target }.invoke(&self.hub)
    }

    /// Types in the option `focused`, which has autocomplete. The call's options contain the text
    /// so far.
    ///
    /// # Errors
    /// If Discord's client would not allow it.
    pub fn autocomplete(&self, call: &CommandCall, focused: &str) -> Result<Invocation, Refused> {
        call.autocomplete(&self.hub, focused)
    }

    /// Clicks a button or chooses from a menu.
    ///
    /// # Errors
    /// If Discord's client would not allow it.
    pub fn click(&self, click: &Click) -> Result<Invocation, Refused> {
        click.perform(&self.hub)
    }

    /// Submits a form.
    ///
    /// # Errors
    /// If Discord's client would not allow it.
    pub fn submit_form(&self, form: &FormSubmission) -> Result<Invocation, Refused> {
        form.perform(&self.hub)
    }

    /// Submits a form that the bot did not open for this person.
    ///
    /// # Errors
    /// If the person cannot see the channel, or the message does not exist.
    pub fn forge_form(&self, form: &ForgedForm) -> Result<Invocation, Refused> {
        form.perform(&self.hub)
    }

    /// Posts a plain message.
    ///
    /// # Errors
    /// If the person cannot see the channel, or the text is empty or too long.
    pub fn say(
        &self,
        user: UserId,
        channel: ChannelId,
        content: &str,
    ) -> Result<MessageId, Refused> {
        self.hub.with(|world| world.say(user, channel, content, None, Vec::new()))
    }

    /// Posts a plain message with a file. Its media type follows from its name.
    ///
    /// # Errors
    /// If the person cannot see the channel, or the text is too long.
    pub fn say_with_file(
        &self,
        user: UserId,
        channel: ChannelId,
        content: &str,
        filename: &str,
        bytes: impl Into<Vec<u8>>,
    ) -> Result<MessageId, Refused> {
        let file = Upload {
            index: 0,
            filename: filename.to_owned(),
            content_type: String::new(),
            bytes: bytes.into().into(),
        };
        self.hub.with(|world| world.say(user, channel, content, None, vec![file]))
    }
}
