//! The record of rated games.

use dvonn_rules::ByColor;
use jiff::Timestamp;
use strum::{EnumString, IntoStaticStr};

use crate::named::named;
use crate::{GameId, GuildId, PlayerId, Points};

/// A rated game that ended, as far as ratings go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The game.
    pub game: GameId,
    /// The server whose ladder it counts for.
    pub guild: GuildId,
    /// The players.
    pub players: ByColor<PlayerId>,
    /// What it brought White.
    pub points: Points,
    /// Whether the loser ran out of time.
    pub on_time: bool,
    /// How many plies of the movement phase there were.
    pub moves: u32,
    /// The name of its setup.
    pub setup: String,
    /// When it ended.
    pub ended_at: Timestamp,
}

/// The weight of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// One part in so many: 1 for all of it, 2 for half.
    Part(u32),
    /// Nothing.
    Nothing(Uncounted),
}

/// The reason a rated game does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Uncounted {
    /// It ended after very few moves.
    Short,
    /// The loser had already lost a game on time within 24 hours.
    OnTime,
    /// A moderator has taken it out of the record.
    Voided,
}

/// A result as the record has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// Its number: results count in this order.
    pub id: i64,
    /// What happened.
    pub result: GameResult,
    /// Its weight.
    pub weight: Weight,
}

named!(Uncounted);
