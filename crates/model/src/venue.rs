//! A channel or thread in which people play.

use crate::{ChannelId, GuildId};

/// A channel or thread in which people play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Venue {
    /// The server; `None` in direct messages, and where the bot is a guest.
    pub guild: Option<GuildId>,
    /// The channel, or the thread.
    pub channel: ChannelId,
    /// The parent channel of a thread; `None` for a channel.
    pub parent: Option<ChannelId>,
    /// True if the bot is only a guest here, because a person brought it along: in a direct message
    /// of two people, in a group, or on a server that has not installed it. There it can answer, but
    /// not post, edit or read anything by itself.
    pub guest: bool,
}

/// The channel of another server from which somebody plays in a league that is open to all servers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    /// The server.
    pub guild: GuildId,
    /// The channel where threads are opened for their games, and where they are told about the league.
    pub channel: ChannelId,
    /// The language of public messages there, as Discord names it.
    pub locale: Option<String>,
}

impl Venue {
    /// Returns true for a person's direct messages with the bot.
    pub fn is_direct_message(&self) -> bool {
        self.guild.is_none() && self.parent.is_none() && !self.guest
    }
}
