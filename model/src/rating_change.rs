//! What rated games did to ratings, and how many there were of each kind.

use dvonn_rules::Color;
use jiff::Timestamp;

use crate::{GameId, PlayerId, Points, Rating};

/// The effect of a game on the rating of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangeRow {
    /// The number of the result.
    pub result: i64,
    /// The game.
    pub game: GameId,
    /// The player whose rating changed.
    pub player: PlayerId,
    /// Against whom.
    pub opponent: PlayerId,
    /// The colour of the player.
    pub color: Color,
    /// The points of the player.
    pub points: Points,
    /// The name of the game's setup.
    pub setup: String,
    /// One part in so many counted.
    pub part: u32,
    /// How many of a thousand such games the player was expected to win.
    pub odds: u32,
    /// The rating just before the game.
    pub before: Rating,
    /// The rating after the game.
    pub after: Rating,
    /// When the game ended.
    pub ended_at: Timestamp,
}

/// The number of counted games of one kind that a player played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TallyRow {
    /// With which colour.
    pub color: Color,
    /// The name of the setup.
    pub setup: String,
    /// The points of each game.
    pub points: Points,
    /// How many.
    pub games: u32,
}
