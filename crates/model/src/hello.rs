//! The servers that the bot knows, and saying hello on those that it joins.

use jiff::Timestamp;

use crate::{ChannelId, GuildId};

/// A server that the bot is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Join {
    /// The server.
    pub guild: GuildId,
    /// Where the bot says hello. `None` if it may post nowhere, or was there before its first start.
    pub channel: Option<ChannelId>,
    /// The server's language, as Discord names it.
    pub locale: String,
    /// When the bot noted this.
    pub at: Timestamp,
}

/// Where the bot says hello.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelloRow {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// The server's language, as Discord names it.
    pub locale: String,
}
