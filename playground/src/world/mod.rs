//! Everything that exists in the pocket Discord, in memory, and how it changes. Every change tells the gateway what
//! Discord would tell. Knows no HTTP; who may do what is checked by the callers in `rest` and `act`.

mod bot;
mod channel;
mod commands;
mod files;
mod guild;
mod interaction;
mod mentions;
mod message;
mod people;
mod picture;
mod posting;
mod roles;
mod threads;

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

pub(crate) use channel::{Channel, ChannelKind, Thread};
pub(crate) use commands::Commands;
pub(crate) use files::{Files, NewFile};
pub(crate) use guild::Guild;
pub use interaction::Callback;
pub(crate) use interaction::{Interaction, InteractionKind, Interactions, Stage};
pub(crate) use mentions::{AllowedMentions, named_users};
pub use message::{Attachment, Message, Revision};
pub(crate) use message::{MessageKind, MessageOrigin, MessageState};
pub(crate) use people::User;
pub(crate) use posting::{Change, Draft, EPHEMERAL, Upload};
pub(crate) use roles::Role;
pub(crate) use threads::NewThread;

use crate::clock::{Clock, ClockError};
use crate::gateway::{Event, GatewayDrop, Sessions};
use crate::ids::{ChannelId, GuildId, IdSource, InteractionId, MessageId, UserId};
use crate::limits::ApiError;
use crate::permissions::Permissions;

/// The whole of the pocket Discord.
pub(crate) struct World {
    pub(crate) clock: Clock,
    pub(crate) ids: IdSource,
    /// Where this server answers, such as `http://127.0.0.1:8049`; part of the addresses of files.
    pub(crate) base_url: String,
    /// The bot's account, which is its application too.
    pub(crate) bot: UserId,
    pub(crate) users: BTreeMap<UserId, User>,
    pub(crate) guilds: BTreeMap<GuildId, Guild>,
    pub(crate) channels: BTreeMap<ChannelId, Channel>,
    pub(crate) files: Files,
    pub(crate) commands: Commands,
    pub(crate) interactions: Interactions,
    pub(crate) gateway: Sessions,
    /// Commands that the bot never answered, as their users see them; the newest last.
    pub(crate) unanswered: VecDeque<InteractionId>,
    /// Why the bot has stopped, if it has.
    pub(crate) bot_failure: Option<String>,
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
            revision: 0,
        };
        world.users.insert(bot, User::bot(bot));
        world.add_user("ada", Some("Ada"));
        world.add_user("ben", Some("Ben"));
        let guild = world.add_guild("The Playground");
        world.add_channel(guild, "general");
        world
    }

    /// Counts changes that somebody who looks at the world could see.
    pub(crate) fn revision(&self) -> u64 {
        self.revision
    }

    /// Says that something changed that somebody could see.
    pub(crate) fn touch(&mut self) {
        self.revision += 1;
    }

    /// Sets the clock ahead by whole seconds: threads in which nothing was written for too long are archived then.
    pub(crate) fn advance(&mut self, by: Duration) -> Result<(), ClockError> {
        self.clock.advance(by)?;
        self.archive_silent_threads();
        self.touch();
        Ok(())
    }

    /// Tells the bot, if a session of it listens to such events.
    pub(crate) fn dispatch(&mut self, event: &Event) {
        self.gateway.dispatch(event);
    }

    /// Drops the bot's connections to the gateway.
    pub(crate) fn drop_gateway(&mut self, how: GatewayDrop) {
        self.gateway.drop_all(how);
        self.touch();
    }

    /// The first guild, which the page shows.
    pub(crate) fn home(&self) -> Option<&Guild> {
        self.guilds.values().next()
    }

    pub(crate) fn user(&self, id: UserId) -> Result<&User, ApiError> {
        self.users.get(&id).ok_or_else(ApiError::unknown_user)
    }

    pub(crate) fn guild(&self, id: GuildId) -> Result<&Guild, ApiError> {
        self.guilds.get(&id).ok_or_else(ApiError::unknown_guild)
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

    /// What the bot may do in a channel; a thread follows its parent.
    pub(crate) fn bot_permissions(&self, channel: &Channel) -> Permissions {
        let parent = channel.parent().and_then(|id| self.channels.get(&id)).unwrap_or(channel);
        (Permissions::MEMBER | parent.allowed_to_bot).in_channel_denying(parent.denied_to_bot)
    }
}
