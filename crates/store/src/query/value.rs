//! Values that fit into one column: numbers, texts, times, lengths of time, flags, colours, ids and
//! what is stored by its name. `Option` is NULL.

use std::fmt::Display;

use dvonn_model::{
    ChallengeId, ChannelId, Day, EngineId, EventId, FollowId, GameId, GrantState, GuildId,
    ImportId, InteractionId, InviteCode, LadderKind, LeagueId, LeagueState, Limit, MessageId,
    ModeratorAction, Notation, OfferId, OfferKind, OfferState, Orientation, PictureSize, PlayerId,
    PlyOrigin, Points, PostKind, PuzzleId, PuzzleResult, RaceId, RaceState, Reminders, Repeat,
    ReviewId, RoleId, RoleReward, Scope, SeasonLength, TournamentAction, TournamentId,
    TournamentKind, TournamentSetup, TournamentState, Uncounted, Updates, UserId, VacationId,
    VariationTreeId, VoidReason, WantedColor, WeekNumber,
};
use dvonn_rules::{Color, Ply, Position};
use jiff::{SignedDuration, Timestamp};
use sqlx::{Any, Decode, Encode, Type};

use crate::columns::{color_name, parse_color};

/// What can be bound to a parameter.
pub(crate) trait Bind {
    /// How a database stores it: a number or a text.
    type Stored: Encode<'static, Any> + for<'row> Decode<'row, Any> + Type<Any> + Display + 'static;

    /// Returns what is stored, or `None` for NULL.
    fn stored(&self) -> Option<Self::Stored>;
}

/// What can be read from a column.
pub(crate) trait Value: Bind + Sized {
    /// Returns the value that is stored so, or `None` if there is no such value.
    fn of(stored: Option<&Self::Stored>) -> Option<Self>;
}

impl<T: Bind + ?Sized> Bind for &T {
    type Stored = T::Stored;

    fn stored(&self) -> Option<T::Stored> {
        (*self).stored()
    }
}

impl<T: Bind> Bind for Option<T> {
    type Stored = T::Stored;

    fn stored(&self) -> Option<T::Stored> {
        self.as_ref().and_then(T::stored)
    }
}

impl<T: Value> Value for Option<T> {
    fn of(stored: Option<&T::Stored>) -> Option<Option<T>> {
        stored.map_or(Some(None), |stored| T::of(Some(stored)).map(Some))
    }
}

/// Numbers that `i64` can be made of and be made from.
macro_rules! numbers {
    ($($type:ty),* $(,)?) => { $(
        impl Bind for $type {
            type Stored = i64;

            fn stored(&self) -> Option<i64> {
                Some(i64::from(*self))
            }
        }

        impl Value for $type {
            fn of(stored: Option<&i64>) -> Option<$type> {
                <$type>::try_from(*stored?).ok()
            }
        }
    )* };
}

numbers! {
    i64, u8, u16, u32, ChallengeId, ChannelId, Day, EngineId, EventId, FollowId, GameId, GuildId, ImportId,
    InteractionId, InviteCode, LeagueId, MessageId, OfferId, PlayerId, Points, PuzzleId, RaceId, ReviewId, RoleId, Scope,
    TournamentId, UserId, VacationId, VariationTreeId, WeekNumber,
}

/// Counts.
macro_rules! counts {
    ($($type:ty),*) => { $(
        impl Bind for $type {
            type Stored = i64;

            fn stored(&self) -> Option<i64> {
                Some(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        }

        impl Value for $type {
            fn of(stored: Option<&i64>) -> Option<$type> {
                <$type>::try_from(*stored?).ok()
            }
        }
    )* };
}

counts! { u64, usize }

/// Values that are stored by their names.
macro_rules! names {
    ($($type:ty),* $(,)?) => { $(
        impl Bind for $type {
            type Stored = String;

            fn stored(&self) -> Option<String> {
                Some(self.name().to_owned())
            }
        }

        impl Value for $type {
            fn of(stored: Option<&String>) -> Option<$type> {
                stored?.parse().ok()
            }
        }
    )* };
}

names! {
    GrantState, RoleReward, LadderKind, Limit, ModeratorAction, Notation,
    OfferKind, OfferState, Orientation, PictureSize, PlyOrigin, PostKind, PuzzleResult, RaceState, Reminders, SeasonLength,
    LeagueState, Repeat, TournamentAction, TournamentKind, TournamentSetup, TournamentState,
    Uncounted, Updates,
    VoidReason, WantedColor,
}

/// Values that are stored as their notation.
macro_rules! notations {
    ($($type:ty),*) => { $(
        impl Bind for $type {
            type Stored = String;

            fn stored(&self) -> Option<String> {
                Some(self.to_string())
            }
        }

        impl Value for $type {
            fn of(stored: Option<&String>) -> Option<$type> {
                stored?.parse().ok()
            }
        }
    )* };
}

notations! { Ply, Position }

impl Bind for str {
    type Stored = String;

    fn stored(&self) -> Option<String> {
        Some(self.to_owned())
    }
}

impl Bind for String {
    type Stored = String;

    fn stored(&self) -> Option<String> {
        Some(self.clone())
    }
}

impl Value for String {
    fn of(stored: Option<&String>) -> Option<String> {
        stored.cloned()
    }
}

/// Milliseconds since 1970.
impl Bind for Timestamp {
    type Stored = i64;

    fn stored(&self) -> Option<i64> {
        Some(self.as_millisecond())
    }
}

impl Value for Timestamp {
    fn of(stored: Option<&i64>) -> Option<Timestamp> {
        Timestamp::from_millisecond(*stored?).ok()
    }
}

/// Milliseconds, saturating at the limits of `i64`.
impl Bind for SignedDuration {
    type Stored = i64;

    fn stored(&self) -> Option<i64> {
        let most = if self.is_negative() { i64::MIN } else { i64::MAX };
        Some(i64::try_from(self.as_millis()).unwrap_or(most))
    }
}

impl Value for SignedDuration {
    fn of(stored: Option<&i64>) -> Option<SignedDuration> {
        Some(SignedDuration::from_millis(*stored?))
    }
}

/// 0 or 1, because `Any` does not support BOOLEAN.
impl Bind for bool {
    type Stored = i64;

    fn stored(&self) -> Option<i64> {
        Some(i64::from(*self))
    }
}

impl Value for bool {
    fn of(stored: Option<&i64>) -> Option<bool> {
        match stored? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

impl Bind for Color {
    type Stored = String;

    fn stored(&self) -> Option<String> {
        Some(color_name(*self).to_owned())
    }
}

impl Value for Color {
    fn of(stored: Option<&String>) -> Option<Color> {
        parse_color(stored?)
    }
}
