//! What people do: use commands, components and forms, write and leave. What Discord's own client would not let them do is
//! refused here and never reaches the bot.

mod command;
mod component;
mod form;
mod outcome;
mod resolved;

use std::sync::Arc;
use std::time::Instant;

use serde_json::Value;
use tokio::sync::watch;

pub use command::CommandCall;
pub use component::Click;
pub use form::FormSubmission;
pub(crate) use outcome::modal_view;
pub use outcome::{Choice, Invocation, NoReply, Outcome};

use crate::gateway::Event;
use crate::hub::Hub;
use crate::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::limits::ApiError;
use crate::wire;
use crate::world::{Interaction, InteractionKind, Stage, World};

/// Why a person could not do something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Something that it names does not exist: Discord's words for that.
    #[error("{0}")]
    Unknown(String),
    /// The person is not in the guild, or does not see the channel.
    #[error("this person cannot see that channel")]
    NotThere,
    /// The bot has not registered such a command.
    #[error("there is no command /{0}")]
    NoSuchCommand(String),
    /// The command has to be given an option that is missing.
    #[error("the option {0:?} is required")]
    OptionRequired(String),
    /// The command has no such option, or it does not complete.
    #[error("there is no option {0:?} to give or to complete")]
    NoSuchOption(String),
    /// The value is not of the option's type, out of its range, or none of its choices.
    #[error("the option {option:?} cannot be {value}")]
    BadValue {
        /// The option's name.
        option: String,
        /// The value in JSON.
        value: String,
    },
    /// The message has no such button or menu, or it cannot be used.
    #[error("the message has no enabled component {0:?}")]
    NoSuchComponent(String),
    /// The menu does not offer these values, or not so many of them.
    #[error("the menu does not allow this choice")]
    BadChoice,
    /// No such form is open for this person.
    #[error("no such form is open")]
    NoSuchForm,
    /// The form's field is empty though required, too short, or too long.
    #[error("the field {0:?} is empty, too short or too long")]
    BadField(String),
    /// The person may not delete or do this.
    #[error("not allowed: {0}")]
    NotAllowed(&'static str),
}

impl From<ApiError> for Refused {
    fn from(refusal: ApiError) -> Self {
        Self::Unknown(refusal.message().to_owned())
    }
}

/// An interaction that is about to begin.
struct Beginning {
    kind: InteractionKind,
    user: UserId,
    channel: ChannelId,
    source: Option<MessageId>,
    custom_id: Option<String>,
    command: Option<String>,
    data: Value,
}

impl World {
    /// Begins an interaction and tells the bot.
    fn begin(&mut self, beginning: Beginning) -> Result<InteractionId, Refused> {
        let guild = self.channel(beginning.channel)?.guild;
        let id: InteractionId = self.ids.next();
        let interaction = Interaction {
            id,
            token: self.interactions.token(id),
            kind: beginning.kind,
            user: beginning.user,
            guild,
            channel: beginning.channel,
            source: beginning.source,
            custom_id: beginning.custom_id,
            command: beginning.command,
            sent: self.clock.unix_millis(),
            created: Instant::now(),
            stage: Stage::Waiting,
            original: None,
            messages: Vec::new(),
            delivered: false,
            choices: Vec::new(),
            form: None,
            expired: false,
            progress: watch::Sender::new(0),
        };
        let event = wire::interaction_create(self, &interaction, &beginning.data)?;
        self.interactions.insert(interaction);
        self.dispatch(&Event::new("INTERACTION_CREATE", event).of(guild));
        self.touch();
        Ok(id)
    }

    /// Checks that a person can use a channel.
    pub(crate) fn check_presence(&self, user: UserId, channel: ChannelId) -> Result<(), Refused> {
        self.user(user)?;
        let channel = self.channel(channel)?;
        let inside = channel.guild.is_none_or(|guild| self.is_member(guild, user));
        if inside && channel.shown_to(user) { Ok(()) } else { Err(Refused::NotThere) }
    }
}

/// Begins what `prepare` makes of the world, and gives it its time.
fn begin(
    hub: &Arc<Hub>,
    prepare: impl FnOnce(&mut World) -> Result<Beginning, Refused>,
) -> Result<Invocation, Refused> {
    let id = hub.with(|world| {
        let beginning = prepare(world)?;
        world.begin(beginning)
    })?;
    hub.give_up_in_time(id);
    Ok(Invocation::new(Arc::clone(hub), id))
}
