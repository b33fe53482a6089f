//! Numbers that name things, one type for each kind of thing.

use std::fmt;

/// A number that is no Discord id: zero, or more than 63 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no id of Discord's: those are from 1 to {max}", max = i64::MAX)]
pub struct BadId(u64);

macro_rules! discord_ids {
    ($($(#[$doc:meta])* $name:ident;)*) => { $(
        $(#[$doc])*
        ///
        /// From 1 to [`i64::MAX`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(i64);

        impl TryFrom<u64> for $name {
            type Error = BadId;

            fn try_from(id: u64) -> Result<$name, BadId> {
                match i64::try_from(id) {
                    Ok(id) if id > 0 => Ok($name(id)),
                    _ => Err(BadId(id)),
                }
            }
        }

        impl From<$name> for u64 {
            fn from(id: $name) -> u64 {
                id.0.unsigned_abs()
            }
        }

        impl TryFrom<i64> for $name {
            type Error = BadId;

            fn try_from(id: i64) -> Result<$name, BadId> {
                $name::try_from(id.cast_unsigned())
            }
        }

        impl From<$name> for i64 {
            fn from(id: $name) -> i64 {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )* };
}

discord_ids! {
    /// A server on Discord.
    GuildId;
    /// A channel of a server, or a thread.
    ChannelId;
    /// A person, or a bot.
    UserId;
    /// A message in a channel.
    MessageId;
    /// A role in a server.
    RoleId;
    /// One command typed, button pressed or menu used.
    InteractionId;
}

macro_rules! own_ids {
    ($($(#[$doc:meta])* $name:ident;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(i64);

        impl From<i64> for $name {
            fn from(id: i64) -> $name {
                $name(id)
            }
        }

        impl From<$name> for i64 {
            fn from(id: $name) -> i64 {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )* };
}

own_ids! {
    /// A game. The store counts them from 1; a number may stay unused.
    GameId;
    /// A challenge. The store counts them from 1; a number may stay unused.
    ChallengeId;
    /// A vacation. The store counts them from 1; a number may stay unused.
    VacationId;
    /// A game that somebody brought, to page through it.
    ImportId;
    /// A review of a game.
    ReviewId;
    /// A private notice.
    NoticeId;
    /// An offer that one player makes the other. The store counts them from 1; a number may stay
    /// unused.
    OfferId;
    /// A tournament. The store counts them from 1; a number may stay unused.
    TournamentId;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_of_discord_has_from_one_to_sixty_three_bits() {
        for id in [1, 175_928_847_299_117_063, i64::MAX.unsigned_abs()] {
            let user = UserId::try_from(id).unwrap();
            assert_eq!(u64::from(user), id);
            assert_eq!(user.to_string(), id.to_string());
        }
        for id in [0, i64::MAX.unsigned_abs() + 1, u64::MAX] {
            assert_eq!(UserId::try_from(id), Err(BadId(id)));
        }
    }

    #[test]
    fn a_stored_id_below_one_is_none() {
        for id in [0, -1, i64::MIN] {
            assert!(ChannelId::try_from(id).is_err());
        }
    }
}
