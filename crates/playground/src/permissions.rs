//! Discord's permissions: bits with names.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A set of permissions, as Discord's bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Permissions(u64);

macro_rules! permissions {
    ($($name:ident = $bit:literal;)*) => {
        impl Permissions {
            $(
                #[doc = concat!("Discord's permission `", stringify!($name), "`.")]
                pub const $name: Self = Self(1 << $bit);
            )*

            /// Every permission named here: those of a server's owner.
            pub const ALL: Self = Self($(1 << $bit)|*);

            const NAMED: &'static [(&'static str, Self)] = &[$((stringify!($name), Self::$name)),*];
        }
    };
}

permissions! {
    ADMINISTRATOR = 3;
    MANAGE_CHANNELS = 4;
    MANAGE_GUILD = 5;
    ADD_REACTIONS = 6;
    VIEW_CHANNEL = 10;
    SEND_MESSAGES = 11;
    MANAGE_MESSAGES = 13;
    EMBED_LINKS = 14;
    ATTACH_FILES = 15;
    READ_MESSAGE_HISTORY = 16;
    MENTION_EVERYONE = 17;
    USE_EXTERNAL_EMOJIS = 18;
    MANAGE_ROLES = 28;
    USE_APPLICATION_COMMANDS = 31;
    MANAGE_EVENTS = 33;
    MANAGE_THREADS = 34;
    CREATE_PUBLIC_THREADS = 35;
    CREATE_PRIVATE_THREADS = 36;
    SEND_MESSAGES_IN_THREADS = 38;
    CREATE_EVENTS = 44;
    USE_EXTERNAL_APPS = 50;
}

/// The error for an unknown permission name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no permission called {0:?}")]
pub struct UnknownPermission(pub String);

impl Permissions {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// The permissions of an ordinary member, and of the bot as invited, in a channel.
    pub const MEMBER: Self = Self(
        Self::ADD_REACTIONS.0
            | Self::VIEW_CHANNEL.0
            | Self::SEND_MESSAGES.0
            | Self::EMBED_LINKS.0
            | Self::ATTACH_FILES.0
            | Self::READ_MESSAGE_HISTORY.0
            | Self::USE_EXTERNAL_EMOJIS.0
            | Self::USE_APPLICATION_COMMANDS.0
            | Self::CREATE_PUBLIC_THREADS.0
            | Self::CREATE_PRIVATE_THREADS.0
            | Self::SEND_MESSAGES_IN_THREADS.0
            | Self::USE_EXTERNAL_APPS.0,
    );

    /// What Discord names as an app's permissions in direct messages between people.
    pub(crate) const PRIVATE: Self =
        Self(Self::ATTACH_FILES.0 | Self::EMBED_LINKS.0 | Self::MENTION_EVERYONE.0);

    /// What Discord names as an app's permissions in direct messages with it.
    pub(crate) const DIRECT: Self = Self(Self::PRIVATE.0 | Self::USE_EXTERNAL_EMOJIS.0);

    /// The permissions with these names, such as `SEND_MESSAGES`.
    ///
    /// # Errors
    /// Returns the first unknown name.
    pub fn from_names<'a>(
        names: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, UnknownPermission> {
        names.into_iter().try_fold(Self::NONE, |all, name| {
            let found = Self::NAMED.iter().find(|(known, _)| *known == name);
            found.map(|(_, bit)| all | *bit).ok_or_else(|| UnknownPermission(name.to_owned()))
        })
    }

    /// The permissions with these bits, including bits without a name here.
    pub(crate) fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Discord's bits of these permissions.
    pub(crate) fn bits(self) -> u64 {
        self.0
    }

    /// These permissions and those they imply: administrators have all of them.
    pub(crate) fn with_implied(self) -> Self {
        if self.contains(Self::ADMINISTRATOR) { self | Self::ALL } else { self }
    }

    /// The names of these permissions, in the order of their bits.
    pub fn names(self) -> Vec<&'static str> {
        Self::NAMED.iter().filter(|(_, bit)| self.contains(*bit)).map(|(name, _)| *name).collect()
    }

    /// Returns true if all of `other` are in this set.
    pub fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The remaining permissions in a channel that denies `denied`. Without `VIEW_CHANNEL` there
    /// are none; without `SEND_MESSAGES`, none that concern the content of messages.
    pub(crate) fn in_channel_denying(self, denied: Self) -> Self {
        let left = self & !denied;
        if !left.contains(Self::VIEW_CHANNEL) {
            return Self::NONE;
        }
        if left.contains(Self::SEND_MESSAGES) || left.contains(Self::SEND_MESSAGES_IN_THREADS) {
            return left;
        }
        left & !(Self::EMBED_LINKS | Self::ATTACH_FILES | Self::MENTION_EVERYONE)
    }
}

impl BitOr for Permissions {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Permissions {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Not for Permissions {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for Permissions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Permissions({})", self.names().join(" | "))
    }
}

impl fmt::Display for Permissions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Permissions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// From a list of names, as the page and the control protocol send it.
impl<'de> Deserialize<'de> for Permissions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        Self::from_names(names.iter().map(String::as_str)).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_bits_agree() {
        let both = Permissions::from_names(["VIEW_CHANNEL", "MANAGE_THREADS"]).unwrap();
        assert_eq!(both, Permissions::VIEW_CHANNEL | Permissions::MANAGE_THREADS);
        assert_eq!(both.names(), ["VIEW_CHANNEL", "MANAGE_THREADS"]);
        assert_eq!(both.to_string(), (0x400_u64 + 0x4_0000_0000).to_string());
        assert!(Permissions::from_names(["FLY"]).is_err());
    }

    #[test]
    fn a_hidden_channel_allows_nothing() {
        let left = Permissions::MEMBER.in_channel_denying(Permissions::VIEW_CHANNEL);
        assert_eq!(left, Permissions::NONE);
    }

    #[test]
    fn denying_messages_denies_attachments() {
        let denied = Permissions::SEND_MESSAGES | Permissions::SEND_MESSAGES_IN_THREADS;
        let left = Permissions::MEMBER.in_channel_denying(denied);
        assert!(!left.contains(Permissions::ATTACH_FILES));
        assert!(left.contains(Permissions::VIEW_CHANNEL));
    }
}
