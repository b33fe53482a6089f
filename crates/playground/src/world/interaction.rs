//! Interactions: what a user did, the time to answer it, and the outcome.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::hash::{BuildHasher, RandomState};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::watch;

use super::{MessageOrigin, Owners, Target};
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};

/// How long a token is valid, in milliseconds, as on Discord.
const TOKEN_LIFE_MS: u64 = 15 * 60_000;
/// The maximum number of follow-ups where only a person has installed the app, as on Discord.
const MAX_FOLLOW_UPS: usize = 5;
/// The maximum number of interactions that are kept.
const KEPT_INTERACTIONS: usize = 5_000;
/// The maximum number of latencies that are kept.
const KEPT_LATENCIES: usize = 100_000;

/// The type of an interaction, with Discord's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InteractionKind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    ModalSubmit = 5,
}

/// The type of the bot's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Callback {
    /// A message.
    Message = 4,
    /// A message that follows later.
    Deferred = 5,
    /// A change that follows later to the message whose component was used, or nothing more.
    DeferredUpdate = 6,
    /// A change to the message whose component was used.
    Update = 7,
    /// Autocomplete choices.
    Choices = 8,
    /// A form to fill in.
    Modal = 9,
}

impl Callback {
    /// The callback with Discord's number.
    pub(crate) fn from_number(number: u64) -> Option<Self> {
        [
            Self::Message,
            Self::Deferred,
            Self::DeferredUpdate,
            Self::Update,
            Self::Choices,
            Self::Modal,
        ]
        .into_iter()
        .find(|callback| *callback as u64 == number)
    }
}

/// The state of an interaction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum InteractionState {
    Waiting,
    Answered(Callback, Duration),
    /// The bot did not answer in time.
    Failed,
}

/// An interaction.
#[derive(Debug)]
pub(crate) struct Interaction {
    pub(crate) id: InteractionId,
    pub(crate) token: String,
    pub(crate) kind: InteractionKind,
    pub(crate) user: UserId,
    pub(crate) guild: Option<GuildId>,
    pub(crate) channel: ChannelId,
    pub(crate) owners: Owners,
    /// The message whose component was used, directly or to open the submitted form.
    pub(crate) source: Option<MessageId>,
    pub(crate) custom_id: Option<String>,
    /// `/dvonn move`, or the name of a menu's command; `None` unless it is a command.
    pub(crate) command: Option<String>,
    pub(crate) target: Option<Target>,
    /// When it was sent, in milliseconds since 1970 on the playground's clock.
    pub(crate) sent: u64,
    /// When it was sent, on the machine's clock: the time to answer does not follow the
    /// playground's clock.
    pub(crate) created: Instant,
    pub(crate) stage: InteractionState,
    /// The message that `@original` refers to.
    pub(crate) original: Option<MessageId>,
    /// The messages of this interaction, the first answer first.
    pub(crate) messages: Vec<MessageId>,
    /// The number of follow-ups, deleted ones included.
    pub(crate) follow_ups: usize,
    /// When it has led to a message or a change that the user can read, from its sending on.
    pub(crate) delivered: Option<Duration>,
    pub(crate) choices: Vec<Value>,
    /// The form that the bot answered with.
    pub(crate) form: Option<Value>,
    /// Whether a test has expired its token.
    pub(crate) expired: bool,
    /// Counts the events of this interaction.
    pub(crate) progress: watch::Sender<u32>,
}

impl Interaction {
    /// Returns true if its token is invalid at this time, in milliseconds since 1970.
    pub(crate) fn token_expired(&self, now: u64) -> bool {
        self.expired || now > self.sent + TOKEN_LIFE_MS
    }

    /// Returns true if Discord accepts no more follow-ups.
    pub(crate) fn is_followed_up(&self) -> bool {
        !self.owners.guild && self.follow_ups >= MAX_FOLLOW_UPS
    }

    /// The origin of a message that answers this; `original` for the first answer.
    pub(crate) fn origin(&self, original: bool) -> MessageOrigin {
        MessageOrigin {
            kind: self.kind as u8,
            user: self.user,
            owners: self.owners,
            command: self.command.clone(),
            target: self.target,
            source: self.source,
            original,
        }
    }

    /// Wakes the tasks that wait for this interaction.
    pub(crate) fn progressed(&self) {
        self.progress.send_modify(|count| *count = count.wrapping_add(1));
    }
}

/// The latest interactions.
#[derive(Debug, Default)]
pub(crate) struct Interactions {
    all: BTreeMap<InteractionId, Interaction>,
    by_token: HashMap<String, InteractionId>,
    /// Interactions waiting for an answer, and failed clicks until their user does something else.
    pub(crate) open: Vec<InteractionId>,
    /// Interactions whose form is open.
    forms: Vec<InteractionId>,
    latencies: VecDeque<Duration>,
    secret: RandomState,
}

impl Interactions {
    /// A token that nobody can guess.
    pub(crate) fn token(&self, id: InteractionId) -> String {
        let (a, b) = (self.secret.hash_one(id), self.secret.hash_one((id, "dvonn")));
        format!("{id:x}{a:016x}{b:016x}", id = id.get())
    }

    pub(crate) fn insert(&mut self, interaction: Interaction) {
        let (id, user) = (interaction.id, interaction.user);
        let all = &self.all;
        self.open.retain(|id| {
            all.get(id)
                .is_some_and(|old| old.user != user || old.stage == InteractionState::Waiting)
        });
        self.open.push(id);
        self.by_token.insert(interaction.token.clone(), id);
        self.all.insert(id, interaction);
        if self.all.len() > KEPT_INTERACTIONS
            && let Some((_, oldest)) = self.all.pop_first()
        {
            self.by_token.remove(&oldest.token);
            self.close_form(oldest.id);
        }
    }

    pub(crate) fn get(&self, id: InteractionId) -> Option<&Interaction> {
        self.all.get(&id)
    }

    pub(crate) fn get_mut(&mut self, id: InteractionId) -> Option<&mut Interaction> {
        self.all.get_mut(&id)
    }

    pub(crate) fn by_token(&self, token: &str) -> Option<&Interaction> {
        self.all.get(self.by_token.get(token)?)
    }

    /// Records the answer to a waiting interaction.
    pub(crate) fn answered(&mut self, id: InteractionId, callback: Callback) {
        let Some(interaction) = self.all.get_mut(&id) else { return };
        let after = interaction.created.elapsed();
        interaction.stage = InteractionState::Answered(callback, after);
        if !matches!(callback, Callback::Deferred | Callback::DeferredUpdate) {
            interaction.delivered = Some(after);
        }
        interaction.progressed();
        self.open.retain(|open| *open != id);
        if self.latencies.len() == KEPT_LATENCIES {
            self.latencies.pop_front();
        }
        self.latencies.push_back(after);
    }

    /// Records a message of an interaction, or a change if it is `None`.
    pub(crate) fn delivered(&mut self, id: InteractionId, message: Option<MessageId>) {
        let Some(interaction) = self.all.get_mut(&id) else { return };
        interaction.follow_ups += usize::from(message.is_some());
        interaction.messages.extend(message);
        interaction.delivered.get_or_insert(interaction.created.elapsed());
        interaction.progressed();
    }

    /// Forgets a message of an interaction that the bot has deleted.
    pub(crate) fn deleted(&mut self, id: InteractionId, message: MessageId) {
        let Some(interaction) = self.all.get_mut(&id) else { return };
        interaction.messages.retain(|known| *known != message);
        interaction.original = interaction.original.filter(|original| *original != message);
    }

    /// Fails an interaction that is still waiting. Returns whether it was.
    pub(crate) fn fail(&mut self, id: InteractionId) -> bool {
        let Some(interaction) = self.all.get_mut(&id) else { return false };
        if interaction.stage != InteractionState::Waiting {
            return false;
        }
        interaction.stage = InteractionState::Failed;
        interaction.progressed();
        if interaction.kind != InteractionKind::Component {
            self.open.retain(|open| *open != id);
        }
        true
    }

    /// The time until each of the latest interactions was answered, oldest first.
    pub(crate) fn latencies(&self) -> Vec<Duration> {
        self.latencies.iter().copied().collect()
    }

    /// Opens a form that the bot answered with.
    pub(crate) fn open_form(&mut self, id: InteractionId, form: Value) {
        if let Some(interaction) = self.all.get_mut(&id) {
            interaction.form = Some(form);
            self.forms.push(id);
        }
    }

    /// Closes a form that was submitted or dismissed. Returns whether it was open.
    pub(crate) fn close_form(&mut self, id: InteractionId) -> bool {
        let before = self.forms.len();
        self.forms.retain(|open| *open != id);
        self.forms.len() < before
    }

    /// The forms that a user has open, oldest first.
    pub(crate) fn open_forms(&self, user: UserId) -> impl Iterator<Item = &Interaction> {
        let open = self.forms.iter().filter_map(|id| self.all.get(id));
        open.filter(move |interaction| interaction.user == user)
    }
}
