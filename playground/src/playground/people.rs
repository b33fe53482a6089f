//! People: who there is, and what they do.

use serde::Deserialize;

use super::Playground;
use crate::act::{Click, CommandCall, FormSubmission, Invocation, Refused};
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::world::World;

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

/// Who there is.
impl Playground {
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

    /// A new person, who is in every guild.
    pub fn create_user(&self, user: NewUser) -> UserId {
        self.hub.with(|world| user.create(world))
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
}

/// What people do. What the bot makes of it is waited for with the [`Invocation`]; as that needs timers, these are to be called
/// where a tokio runtime runs.
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
