//! Discord's ids: numbers that contain their creation time, sent as strings.

use std::fmt;
use std::num::NonZeroU64;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::clock::Clock;

/// Discord's epoch, the first second of 2015, in milliseconds since 1970.
const EPOCH: u64 = 1_420_070_400_000;

/// Creates ids that are unique and grow with time.
#[derive(Debug, Default)]
pub(crate) struct IdSource {
    clock: Clock,
    last: u64,
}

impl IdSource {
    /// A source of ids that contain the times of this clock.
    pub(crate) fn new(clock: Clock) -> Self {
        Self { clock, last: 0 }
    }

    /// The next id: milliseconds since Discord's epoch in the upper 42 bits, a counter below.
    pub(crate) fn next<T: From<NonZeroU64>>(&mut self) -> T {
        let now = self.clock.unix_millis().saturating_sub(EPOCH) << 22;
        self.last = now.max(self.last + 1);
        T::from(NonZeroU64::new(self.last).unwrap_or(NonZeroU64::MAX))
    }

    /// The next id, of a millisecond that no earlier id has. The shard of a guild depends on it, so
    /// guilds that are created at once are on different shards.
    pub(crate) fn next_in_turn<T: From<NonZeroU64>>(&mut self) -> T {
        self.last |= (1 << 22) - 1;
        self.next()
    }
}

/// The error for a text that is not a number from 1 to 2^64 - 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id: {0:?}")]
pub struct NotAnId(pub String);

macro_rules! id {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(NonZeroU64);

        impl $name {
            /// The id as Discord's 64-bit number.
            pub fn get(self) -> u64 {
                self.0.get()
            }
        }

        impl From<NonZeroU64> for $name {
            fn from(number: NonZeroU64) -> Self {
                Self(number)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({})", stringify!($name), self.0)
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<Self, NotAnId> {
                text.parse().map(Self).map_err(|_| NotAnId(text.to_owned()))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

id! {
    /// A person or the bot.
    UserId
    /// A server.
    GuildId
    /// A channel, a thread or a direct message channel.
    ChannelId
    /// A message.
    MessageId
    /// One use of a command, a component or a form.
    InteractionId
    /// A registered command.
    CommandId
    /// A file of a message.
    AttachmentId
    /// A role of a server.
    RoleId
    /// A scheduled event of a server.
    EventId
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn ids_are_unique_and_grow() {
        let mut source = IdSource::default();
        let ids: Vec<MessageId> = (0..10_000).map(|_| source.next()).collect();
        assert!(ids.windows(2).all(|pair| pair[0] < pair[1]));
    }

    #[test]
    fn an_id_holds_its_creation_time() {
        let clock = Clock::default();
        clock.advance(Duration::from_hours(1)).unwrap();
        let before = clock.unix_millis();
        let id: UserId = IdSource::new(clock.clone()).next();
        let made = (id.get() >> 22) + EPOCH;
        assert!((before..=clock.unix_millis()).contains(&made));
    }

    #[test]
    fn an_id_is_a_string_in_json() {
        let id: UserId = serde_json::from_str("\"123\"").unwrap();
        assert_eq!(serde_json::to_string(&id).unwrap(), "\"123\"");
        assert!(serde_json::from_str::<UserId>("\"0\"").is_err());
        assert_eq!("x1".parse::<UserId>(), Err(NotAnId("x1".into())));
    }
}
