//! Everything in the Discord emulator, in memory, and how it changes. Every change is sent to the
//! gateway as Discord would send it. Knows no HTTP; the callers in `rest` and `act` check
//! permissions.

mod bot;
mod channel;
mod channels;
mod commands;
mod events;
mod files;
mod guild;
mod guilds;
mod installs;
mod interaction;
mod mentions;
mod message;
mod people;
mod picture;
mod place;
mod posting;
mod roles;
mod threads;

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

pub(crate) use channel::{Channel, ChannelKind, Thread};
pub(crate) use commands::{CommandKind, Commands, ENTRY_POINT};
pub use events::ScheduledEvent;
pub(crate) use files::{Files, NewFile};
pub(crate) use guild::{Guild, Role};
pub use interaction::Callback;
pub(crate) use interaction::{Interaction, InteractionKind, InteractionState, Interactions};
pub(crate) use mentions::{AllowedMentions, mentioned_users};
pub use message::{Attachment, Message, Revision, Target};
pub(crate) use message::{MessageKind, MessageOrigin, MessageState};
pub(crate) use people::User;
pub(crate) use place::{Owners, Place};
pub(crate) use posting::{Change, Draft, EPHEMERAL, Upload};
pub(crate) use threads::NewThread;

use crate::clock::{Clock, ClockError};
use crate::gateway::{Event, GatewayDrop, Sessions};
use crate::ids::{ChannelId, GuildId, IdSource, InteractionId, MessageId, UserId};
use crate::limits::ApiError;
use crate::permissions::Permissions;

/// The state of the Discord emulator.
pub(crate) struct World {
    pub(crate) clock: Clock,
    pub(crate) ids: IdSource,
    /// The base URL of this server, such as `http://127.0.0.1:8049`; part of the addresses of
    /// files.
    pub(crate) base_url: String,
    /// The bot's account, which is also its application.
    pub(crate) bot: UserId,
    pub(crate) users: BTreeMap<UserId, User>,
    pub(crate) guilds: BTreeMap<GuildId, Guild>,
    pub(crate) channels: BTreeMap<ChannelId, Channel>,
    pub(crate) files: Files,
    pub(crate) commands: Commands,
    pub(crate) interactions: Interactions,
    pub(crate) gateway: Sessions,
    /// Commands that the bot never answered, newest last; their users see a line for each.
    pub(crate) unanswered: VecDeque<InteractionId>,
    /// The reason why the bot has stopped, if it has.
    pub(crate) bot_failure: Option<String>,
    /// The words that Discord does not allow in the names of threads.
    pub(crate) forbidden_words: Vec<String>,
    revision: u64,
}

impl World {
    /// A guild with one channel, two people and the bot.
    pub(crate) fn new(base_url: String, clock: Clock) -> Self {
        let mut ids = IdSource::new(clock.clone());
        let bot: UserId = ids.next();
        let mut world = Self {
            clock,
            ids,
            base_url,
            bot,
            users: BTreeMap::new(),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            files: Files::default(),
            commands: Commands::default(),
            interactions: Interactions::default(),
            gateway: Sessions::default(),
            unanswered: VecDeque::new(),
            bot_failure: None,
            forbidden_words: Vec::new(),
            revision: 0,
        };
        world.users.insert(bot, User::bot(bot));
        world.add_user("ada", Some("Ada"));
        world.add_user("ben", Some("Ben"));
        let guild = world.add_guild("The Playground");
        world.add_channel(guild, "general", ChannelKind::Text);
        world
    }

    /// The number of visible changes so far.
    pub(crate) fn revision(&self) -> u64 {
        self.revision
    }

    /// Records a visible change.
    pub(crate) fn mark_changed(&mut self) {
        self.revision += 1;
    }

    /// Advances the clock by whole seconds. Threads without recent messages by then are archived.
    pub(crate) fn advance(&mut self, by: Duration) -> Result<(), ClockError> {
        self.clock.advance(by)?;
        self.archive_silent_threads();
        self.mark_changed();
        Ok(())
    }

    /// Sends an event to the bot's sessions that subscribe to it, unless it is about a guild without
    /// the bot.
    pub(crate) fn dispatch(&mut self, event: &Event) {
        let elsewhere = |id: GuildId| self.guilds.contains_key(&id) && !self.has_bot(id);
        if !event.guild().is_some_and(elsewhere) {
            self.gateway.dispatch(event);
        }
    }

    /// Drops the bot's connections to the gateway.
    pub(crate) fn drop_gateway(&mut self, how: GatewayDrop) {
        self.gateway.drop_all(how);
        self.mark_changed();
    }

    /// The first guild, which the page shows.
    pub(crate) fn first_guild(&self) -> Option<&Guild> {
        self.guilds.values().next()
    }

    /// The place of the first guild; the bot's direct messages without one.
    pub(crate) fn home(&self) -> Place {
        self.first_guild().map_or(Place::BotDm, |guild| Place::Guild(guild.id))
    }

    pub(crate) fn user(&self, id: UserId) -> Result<&User, ApiError> {
        self.users.get(&id).ok_or_else(ApiError::unknown_user)
    }

    pub(crate) fn guild(&self, id: GuildId) -> Result<&Guild, ApiError> {
        self.guilds.get(&id).ok_or_else(ApiError::unknown_guild)
    }

    /// A guild that the bot is in.
    pub(crate) fn guild_with_bot(&self, id: GuildId) -> Result<&Guild, ApiError> {
        self.guild(id).ok().filter(|_| self.has_bot(id)).ok_or_else(ApiError::unknown_guild)
    }

    pub(crate) fn channel(&self, id: ChannelId) -> Result<&Channel, ApiError> {
        self.channels.get(&id).ok_or_else(ApiError::unknown_channel)
    }

    pub(crate) fn channel_mut(&mut self, id: ChannelId) -> Result<&mut Channel, ApiError> {
        self.channels.get_mut(&id).ok_or_else(ApiError::unknown_channel)
    }

    pub(crate) fn message(&self, channel: ChannelId, id: MessageId) -> Result<&Message, ApiError> {
        self.channel(channel)?.message(id).ok_or_else(ApiError::unknown_message)
    }

    /// The bot's permissions in a channel; a thread has those of its parent. There are none in a guild
    /// without the bot.
    pub(crate) fn bot_permissions(&self, channel: &Channel) -> Permissions {
        if channel.guild.is_some_and(|guild| !self.has_bot(guild)) {
            return Permissions::NONE;
        }
        let parent = channel.parent().and_then(|id| self.channels.get(&id)).unwrap_or(channel);
        let held = channel
            .guild
            .map_or(Permissions::MEMBER, |guild| self.member_permissions(guild, self.bot));
        (held | parent.allowed_to_bot).in_channel_denying(parent.denied_to_bot)
    }
}
