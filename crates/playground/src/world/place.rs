//! The types of places where the app is used, and of the installations that allow it.

use crate::ids::{GuildId, UserId};

/// A place where the app can be used: Discord's interaction context.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A guild, with or without the bot.
    Guild(GuildId),
    /// The direct messages of a person and the bot.
    BotDm,
    /// Direct messages between people.
    Private,
}

impl Place {
    /// Discord's number for the context.
    pub(crate) fn context(self) -> u8 {
        match self {
            Self::Guild(_) => 0,
            Self::BotDm => 1,
            Self::Private => 2,
        }
    }
}

/// The installations that an interaction is authorized by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Owners {
    /// Whether it is authorized by the guild's installation; in direct messages with the bot, by
    /// that of a guild where the person and the bot are.
    pub(crate) guild: bool,
    /// The person whose own installation it is authorized by.
    pub(crate) user: Option<UserId>,
}

impl Owners {
    /// Returns true if there is an installation at all.
    pub(crate) fn any(self) -> bool {
        self.guild || self.user.is_some()
    }
}
