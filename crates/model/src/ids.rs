//! Ids, one type for each kind of thing.

use std::fmt;

/// A number that is not a Discord id: zero, or more than 63 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a Discord id: they range from 1 to {max}", max = i64::MAX)]
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
    /// A Discord server.
    GuildId;
    /// A channel of a server, or a thread.
    ChannelId;
    /// A person, or a bot.
    UserId;
    /// A message in a channel.
    MessageId;
    /// A role in a server.
    RoleId;
    /// A scheduled event in a server.
    EventId;
    /// One use of a command, button or menu.
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
    /// A game. Numbered from 1; numbers may be skipped.
    GameId;
    /// A challenge. Numbered from 1; numbers may be skipped.
    ChallengeId;
    /// A vacation. Numbered from 1; numbers may be skipped.
    VacationId;
    /// An imported game.
    ImportId;
    /// A review of a game.
    ReviewId;
    /// An offer from one player to the other. Numbered from 1; numbers may be skipped.
    OfferId;
    /// A tournament. Numbered from 1; numbers may be skipped.
    TournamentId;
    /// A league. Numbered from 1; numbers may be skipped.
    LeagueId;
    /// An engine that the operator has added as an opponent. Numbered from 1.
    EngineId;
    /// A puzzle. Up to a million for those that come with the bot, above for those that it found.
    PuzzleId;
    /// A puzzle race. Numbered from 1; numbers may be skipped.
    RaceId;
    /// A tree of variations.
    VariationTreeId;
    /// A person who follows a game.
    FollowId;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discord_ids_have_up_to_sixty_three_bits() {
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
    fn stored_ids_below_one_are_invalid() {
        for id in [0, -1, i64::MIN] {
            assert!(ChannelId::try_from(id).is_err());
        }
    }
}
