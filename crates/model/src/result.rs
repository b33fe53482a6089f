//! The record of rated games.

use dvonn_rules::ByColor;
use jiff::Timestamp;
use strum::{EnumString, IntoStaticStr};

use crate::named::named;
use crate::{GameId, PlayerId, Points, Scope};

/// The result of a rated game, with everything that affects ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The game.
    pub game: GameId,
    /// The ladder it counts for.
    pub scope: Scope,
    /// The players.
    pub players: ByColor<PlayerId>,
    /// White's points.
    pub points: Points,
    /// Whether the loser ran out of time.
    pub on_time: bool,
    /// Whether the loser ran out of time in a correspondence game and was away: they chose no ply in
    /// any game since their turn began. Known only when the game ended.
    pub absent: bool,
    /// The number of plies in the movement phase.
    pub moves: u32,
    /// How many counted games of the same two people, within 30 days before it, are stored under
    /// numbers of deleted people. Known only when the game ended.
    pub former_games: u32,
    /// The name of its setup.
    pub setup: String,
    /// When it ended.
    pub ended_at: Timestamp,
}

/// How much a game counts for ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// The fraction 1/n of full weight: 1 for full, 2 for half.
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
    /// The loser was away, and had already lost a game that way within 24 hours.
    OnTime,
    /// A moderator removed it from the record.
    Voided,
}

/// A stored result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// Its number. Results are counted in this order.
    pub id: i64,
    /// The result.
    pub result: GameResult,
    /// Its weight.
    pub weight: Weight,
}

named!(Uncounted);
