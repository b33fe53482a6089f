//! An interaction that was sent: waiting for the bot's answer, and reading it.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use serde_json::{Value, json};

use crate::hub::Hub;
use crate::ids::{InteractionId, MessageId};
use crate::world::{Callback, Interaction, InteractionKind, InteractionState, Message, World};

/// How the bot answered an interaction, if it did.
#[derive(Clone, Debug, Serialize)]
pub struct BotAnswer {
    /// The interaction.
    pub interaction: InteractionId,
    /// The type of the answer; `None` if there was none.
    pub answer: Option<Callback>,
    /// The text that Discord's client shows if no answer came in time.
    pub failed: Option<&'static str>,
    /// Milliseconds from sending the event to accepting the answer; `None` if there was none.
    pub after_ms: Option<f64>,
    /// Whether only the person sees the answer.
    pub ephemeral: bool,
    /// The message that the answer created or changed.
    pub message: Option<MessageId>,
    /// The autocomplete choices.
    pub choices: Vec<Suggestion>,
    /// The form that opened: `interaction`, `channel`, `custom_id`, `title` and Discord's
    /// `components`.
    pub modal: Option<Value>,
}

/// An autocomplete choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Suggestion {
    /// The text that the person reads.
    pub name: String,
    /// The value that is filled in.
    pub value: Value,
}

/// The reason why an interaction has no message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoReply {
    /// The bot never answered: what Discord's client shows.
    #[error("{0}")]
    Failed(&'static str),
    /// The wait timed out.
    #[error("timed out waiting for a message")]
    TimedOut,
    /// The answer does not lead to a message, or the message is already deleted.
    #[error("the answer has no message")]
    NoMessage,
}

/// An interaction that was sent to the bot.
#[derive(Clone)]
pub struct Invocation {
    hub: Arc<Hub>,
    id: InteractionId,
}

impl Invocation {
    pub(crate) fn new(hub: Arc<Hub>, id: InteractionId) -> Self {
        Self { hub, id }
    }

    /// The interaction's id.
    pub fn id(&self) -> InteractionId {
        self.id
    }

    /// Waits for the first answer, or until Discord gives up on it.
    pub async fn answer(&self) -> BotAnswer {
        self.until(|interaction| interaction.stage != InteractionState::Waiting).await;
        let mut outcome = self.hub.with(|world| bot_answer(world, self.id));
        outcome.modal = outcome.modal.map(|form| self.hub.read_value(form));
        for choice in &mut outcome.choices {
            choice.name = self.hub.read_text(&choice.name);
        }
        outcome
    }

    /// Waits until the person has an answer to read: a deferral is none.
    pub async fn settled(&self) -> BotAnswer {
        self.until(|known| known.delivered.is_some() || known.stage == InteractionState::Failed)
            .await;
        let mut outcome = self.answer().await;
        outcome.after_ms = self.hub.with(|world| {
            let after = world.interactions.get(self.id)?.delivered?;
            Some(after.as_secs_f64() * 1000.0)
        });
        outcome
    }

    /// Waits until there is a message to read (the answer, or the message that completes a deferred
    /// one), and returns it.
    ///
    /// # Errors
    /// If there is no answer or no message within `timeout`.
    pub async fn reply(&self, timeout: Duration) -> Result<Message, NoReply> {
        let done = |known: &Interaction| {
            known.delivered.is_some() || known.stage == InteractionState::Failed
        };
        let waited = tokio::time::timeout(timeout, self.until(done)).await;
        waited.map_err(|_| NoReply::TimedOut)?;
        self.hub.with(|world| {
            let interaction = world.interactions.get(self.id).ok_or(NoReply::NoMessage)?;
            if interaction.stage == InteractionState::Failed {
                return Err(NoReply::Failed(failure(interaction.kind)));
            }
            let id = interaction.messages.first().copied().or(interaction.original);
            let message = id.and_then(|id| world.message(interaction.channel, id).ok());
            message.map(|message| self.hub.read_message(message)).ok_or(NoReply::NoMessage)
        })
    }

    /// The messages of this interaction so far, as they are now, the first answer first. Deleted
    /// ones are left out.
    pub fn messages(&self) -> Vec<Message> {
        self.hub.with(|world| {
            let Some(interaction) = world.interactions.get(self.id) else { return Vec::new() };
            let messages = interaction.messages.iter();
            messages
                .filter_map(|id| world.message(interaction.channel, *id).ok())
                .map(|message| self.hub.read_message(message))
                .collect()
        })
    }

    /// Expires the interaction's token now, as after 15 minutes.
    pub fn expire(&self) {
        self.hub.with(|world| {
            if let Some(interaction) = world.interactions.get_mut(self.id) {
                interaction.expired = true;
            }
        });
    }

    async fn until(&self, done: impl Fn(&Interaction) -> bool) {
        let progress = self.hub.with(|world| {
            world.interactions.get(self.id).map(|interaction| interaction.progress.subscribe())
        });
        let Some(mut progress) = progress else { return };
        loop {
            let finished = self.hub.with(|world| world.interactions.get(self.id).is_none_or(&done));
            // An error means that the interaction was dropped: nothing more will happen.
            if finished || progress.changed().await.is_err() {
                return;
            }
        }
    }
}

fn failure(kind: InteractionKind) -> &'static str {
    match kind {
        InteractionKind::Command => "The application did not respond",
        InteractionKind::Autocomplete => "Loading options failed",
        InteractionKind::Component | InteractionKind::ModalSubmit => "This interaction failed",
    }
}

fn bot_answer(world: &World, id: InteractionId) -> BotAnswer {
    let mut outcome = BotAnswer {
        interaction: id,
        answer: None,
        failed: None,
        after_ms: None,
        ephemeral: false,
        message: None,
        choices: Vec::new(),
        modal: None,
    };
    let Some(interaction) = world.interactions.get(id) else { return outcome };
    match interaction.stage {
        InteractionState::Answered(callback, after) => {
            outcome.answer = Some(callback);
            outcome.after_ms = Some(after.as_secs_f64() * 1000.0);
        }
        InteractionState::Waiting | InteractionState::Failed => {
            outcome.failed = Some(failure(interaction.kind));
        }
    }
    outcome.message = interaction.original;
    let message = interaction.original.and_then(|id| world.message(interaction.channel, id).ok());
    outcome.ephemeral = message.is_some_and(|message| message.visible_to.is_some());
    let choice = |choice: &Value| Suggestion {
        name: choice["name"].as_str().unwrap_or_default().to_owned(),
        value: choice["value"].clone(),
    };
    outcome.choices = interaction.choices.iter().map(choice).collect();
    outcome.modal = interaction.form.is_some().then(|| modal_view(interaction));
    outcome
}

/// A form in the format of the page.
pub(crate) fn modal_view(interaction: &Interaction) -> Value {
    let form = interaction.form.as_ref().unwrap_or(&Value::Null);
    json!({
        "interaction": interaction.id,
        "channel": interaction.channel,
        "custom_id": form["custom_id"],
        "title": form["title"],
        "components": form["components"],
    })
}
