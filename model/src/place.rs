//! A channel or thread in which people play.

use crate::{ChannelId, GuildId};

/// A channel or thread in which people play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel, or the thread.
    pub channel: ChannelId,
    /// The parent channel of a thread; `None` for a channel.
    pub parent: Option<ChannelId>,
}
