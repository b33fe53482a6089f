//! Following a game that one does not play in.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::named::named;
use crate::{ChannelId, FollowId, GameId, UserId};

/// When a follower gets updates about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, EnumCount, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Updates {
    /// After each move, and at the end.
    Moves,
    /// At the end.
    End,
}

named!(Updates);

/// A person follows a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FollowRow {
    /// Its number.
    pub id: FollowId,
    /// The follower.
    pub person: UserId,
    /// The game.
    pub game: GameId,
    /// The channel where they follow it: they see the game from there.
    pub channel: ChannelId,
    /// When they get updates.
    pub updates: Updates,
}
