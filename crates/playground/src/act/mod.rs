//! What people do: run commands, use buttons and forms, send messages. Anything that Discord's
//! client would not allow is refused here and never reaches the bot.

mod command;
mod component;
mod form;
mod lookup;
mod menu;
mod outcome;
mod resolved;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

use serde_json::Value;
use tokio::sync::watch;

pub use command::CommandCall;
pub use component::Click;
pub use form::{ForgedForm, FormSubmission};
pub use menu::MenuCall;
pub(crate) use outcome::modal_view;
pub use outcome::{BotAnswer, Invocation, NoReply, Suggestion};

use crate::gateway::Event;
use crate::hub::Hub;
use crate::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::limits::ApiError;
use crate::wire;
use crate::world::{Interaction, InteractionKind, InteractionState, Owners, Target, World};

/// The reason why a person cannot do something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Something named in the request does not exist, in Discord's words.
    #[error("{0}")]
    Unknown(String),
    /// The person is not in the server or cannot see the channel.
    #[error("this person cannot see that channel")]
    NotThere,
    /// The bot has not registered this command.
    #[error("there is no command {0:?}")]
    NoSuchCommand(String),
    /// The command exists, but not here: its contexts leave this place out, or nobody has installed
    /// the app in a way that makes it work here for this person.
    #[error(
        "the command {0:?} does not work here for this person: look at its contexts and \
             integration types, and at who has installed the app"
    )]
    NotHere(String),
    /// A required option is missing.
    #[error("the option {0:?} is required")]
    OptionRequired(String),
    /// The command has no such option, or the option has no autocomplete.
    #[error("there is no option {0:?}, or it has no autocomplete")]
    NoSuchOption(String),
    /// The value has the wrong type, is out of range, or is not one of the choices.
    #[error("the option {option:?} cannot be {value}")]
    BadValue {
        /// The option's name.
        option: String,
        /// The value as JSON.
        value: String,
    },
    /// The message has no such button or menu, or it is disabled.
    #[error("the message has no enabled component {0:?}")]
    NoSuchComponent(String),
    /// The menu does not offer these values, or not this many of them.
    #[error("the menu does not allow this choice")]
    BadChoice,
    /// The person has no such form open.
    #[error("no such form is open")]
    NoSuchForm,
    /// A field of the form is empty although required, too short, or too long.
    #[error("the field {0:?} is empty, too short or too long")]
    BadField(String),
    /// The person may not do this, and why.
    #[error("not allowed: {0}")]
    NotAllowed(&'static str),
}

impl From<ApiError> for Refused {
    fn from(refusal: ApiError) -> Self {
        Self::Unknown(refusal.message().to_owned())
    }
}

/// An interaction to be created.
struct NewInteraction {
    kind: InteractionKind,
    user: UserId,
    channel: ChannelId,
    owners: Owners,
    source: Option<MessageId>,
    custom_id: Option<String>,
    command: Option<String>,
    target: Option<Target>,
    data: Value,
}

impl World {
    /// Creates an interaction and sends it to the bot.
    fn start(&mut self, new: NewInteraction) -> Result<InteractionId, Refused> {
        let guild = self.channel(new.channel)?.guild;
        let id: InteractionId = self.ids.next();
        let interaction = Interaction {
            id,
            token: self.interactions.token(id),
            kind: new.kind,
            user: new.user,
            guild,
            channel: new.channel,
            owners: new.owners,
            source: new.source,
            custom_id: new.custom_id,
            command: new.command,
            target: new.target,
            sent: self.clock.unix_millis(),
            created: Instant::now(),
            stage: InteractionState::Waiting,
            original: None,
            messages: Vec::new(),
            follow_ups: 0,
            delivered: None,
            choices: Vec::new(),
            form: None,
            expired: false,
            progress: watch::Sender::new(0),
        };
        let event = wire::interaction_create(self, &interaction, &new.data)?;
        self.interactions.insert(interaction);
        // Not through `dispatch`: it also comes from guilds without the bot.
        self.gateway.dispatch(&Event::new("INTERACTION_CREATE", event).of(guild));
        self.mark_changed();
        Ok(id)
    }

    /// The private channel of these people; created if there is none yet.
    pub(crate) fn open_private_channel(
        &mut self,
        people: BTreeSet<UserId>,
    ) -> Result<ChannelId, Refused> {
        if !(2..=10).contains(&people.len()) {
            return Err(Refused::NotAllowed("a private channel has 2 to 10 people"));
        }
        Ok(self.private_channel(people)?)
    }

    /// Errors if a person cannot use a channel.
    pub(crate) fn check_presence(&self, user: UserId, channel: ChannelId) -> Result<(), Refused> {
        self.user(user)?;
        let channel = self.channel(channel)?;
        let inside = channel.guild.is_none_or(|guild| self.is_member(guild, user));
        if inside && channel.shown_to(user) { Ok(()) } else { Err(Refused::NotThere) }
    }
}

/// Creates the interaction built by `prepare`. It fails unless the bot answers in time.
fn start(
    hub: &Arc<Hub>,
    prepare: impl FnOnce(&mut World) -> Result<NewInteraction, Refused>,
) -> Result<Invocation, Refused> {
    let id = hub.with(|world| {
        let new = prepare(world)?;
        world.start(new)
    })?;
    hub.fail_when_overdue(id);
    Ok(Invocation::new(Arc::clone(hub), id))
}
