//! The gateway: sends events to the bot over web sockets, in sessions that outlive connections.

mod handshake;
mod sessions;
mod socket;

use serde_json::Value;

use crate::ids::GuildId;

pub(crate) use handshake::{HandshakeError, Identify, Resume};
pub use sessions::GatewayDrop;
pub(crate) use sessions::{Outgoing, Sessions};
pub(crate) use socket::connect;

/// The intents that a session needs for an event, as Discord's bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Intent(u64);

impl Intent {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const GUILDS: Self = Self(1);
    pub(crate) const GUILD_MEMBERS: Self = Self(1 << 1);
    pub(crate) const GUILD_MESSAGES: Self = Self(1 << 9);
    pub(crate) const DIRECT_MESSAGES: Self = Self(1 << 12);
    pub(crate) const MESSAGE_CONTENT: Self = Self(1 << 15);
    pub(crate) const GUILD_SCHEDULED_EVENTS: Self = Self(1 << 16);
    /// The intents that Discord has to approve: members, presences, message content.
    pub(crate) const PRIVILEGED: Self = Self(1 << 1 | 1 << 8 | 1 << 15);

    /// The intent for messages of a guild, or of direct messages if there is none.
    pub(crate) fn messages(guild: Option<GuildId>) -> Self {
        if guild.is_some() { Self::GUILD_MESSAGES } else { Self::DIRECT_MESSAGES }
    }

    fn is_in(self, intents: u64) -> bool {
        intents & self.0 == self.0
    }
}

/// An event for the bot.
#[derive(Debug)]
pub(crate) struct Event {
    name: &'static str,
    data: Value,
    needs: Intent,
    guild: Option<GuildId>,
    hidden: &'static [&'static str],
}

impl Event {
    /// An event for every session.
    pub(crate) fn new(name: &'static str, data: Value) -> Self {
        Self { name, data, needs: Intent::NONE, guild: None, hidden: &[] }
    }

    /// Only for sessions with this intent.
    pub(crate) fn needs(self, intent: Intent) -> Self {
        Self { needs: intent, ..self }
    }

    /// Only for the shard of this guild; without a guild, for the first shard.
    pub(crate) fn of(self, guild: Option<GuildId>) -> Self {
        Self { guild, ..self }
    }

    /// Empties these fields for sessions without the message content intent.
    pub(crate) fn hiding(self, hidden: &'static [&'static str]) -> Self {
        Self { hidden, ..self }
    }

    /// The guild that it is about.
    pub(crate) fn guild(&self) -> Option<GuildId> {
        self.guild
    }

    fn redacted(&self) -> Value {
        let mut data = self.data.clone();
        for field in self.hidden {
            data[field] =
                if data[field].is_string() { "".into() } else { Value::Array(Vec::new()) };
        }
        data
    }
}
