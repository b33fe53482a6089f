//! A channel or thread in which people play.

use crate::{ChannelId, GuildId};

/// A channel or thread in which people play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The server; none in direct messages.
    pub guild: Option<GuildId>,
    /// The channel, or the thread.
    pub channel: ChannelId,
    /// The channel that a thread belongs to; none for a channel.
    pub parent: Option<ChannelId>,
}
