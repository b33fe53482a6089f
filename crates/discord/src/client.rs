//! What sends messages, and where they go.

use std::sync::Arc;

use jiff::Timestamp;
use serenity::all::{ChannelId, Http, UserId};

use crate::command_mentions::CommandMentions;
use crate::draw_queue::DrawQueue;
use crate::guest::GuestTokens;
use crate::repairs::edits::Edits;

/// The connection to Discord's REST API, and what is kept for sending messages.
pub struct Client {
    /// The REST API.
    pub http: Arc<Http>,
    /// The bot itself.
    pub bot: UserId,
    /// What messages mention commands with.
    pub commands: CommandMentions,
    /// Draws the pictures of messages.
    pub drawings: DrawQueue,
    /// The tokens of channels in which the bot is a guest.
    pub guests: GuestTokens,
    /// Edits that nobody waits for.
    pub edits: Edits,
}

impl Client {
    /// Returns a client of this bot. `now` tells the time.
    pub fn new(
        http: Arc<Http>,
        bot: UserId,
        commands: CommandMentions,
        drawings: DrawQueue,
        now: impl Fn() -> Timestamp + Send + Sync + 'static,
    ) -> Client {
        Client {
            http,
            bot,
            commands,
            drawings,
            guests: GuestTokens::new(now),
            edits: Edits::default(),
        }
    }
}

/// Where a message goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The channel or thread.
    pub channel: ChannelId,
    /// True if the bot is only a guest there.
    pub guest: bool,
}
