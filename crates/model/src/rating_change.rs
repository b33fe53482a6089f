//! Rating changes, and the number of rated games by kind.

use dvonn_rules::Color;
use jiff::Timestamp;

use crate::{GameId, PlayerId, Points, Rating};

/// The effect of a game on the rating of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// The number of the result.
    pub result: i64,
    /// The game.
    pub game: GameId,
    /// The player whose rating changed.
    pub player: PlayerId,
    /// The opponent.
    pub opponent: PlayerId,
    /// The colour of the player.
    pub color: Color,
    /// The points of the player.
    pub points: Points,
    /// The name of the game's setup.
    pub setup: String,
    /// The divisor of the full change, which depends on the game's weight.
    pub divisor: u32,
    /// The player's expected score in thousandths.
    pub odds: u32,
    /// The rating just before the game.
    pub before: Rating,
    /// The rating after the game.
    pub after: Rating,
    /// When the game ended.
    pub ended_at: Timestamp,
}

/// The number of rated games of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TallyRow {
    /// The player's colour.
    pub color: Color,
    /// The name of the setup.
    pub setup: String,
    /// The points of each game.
    pub points: Points,
    /// How many.
    pub games: u32,
}
