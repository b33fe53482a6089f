//! What rated games did to ratings, and how many there were of each kind.

use dvonn_rules::Color;
use jiff::Timestamp;

use crate::{GameId, PlayerId, Points, Rating};

/// What a game did to the rating of one of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangeRow {
    /// The number of the result.
    pub result: i64,
    /// The game.
    pub game: GameId,
    /// Whose rating.
    pub player: PlayerId,
    /// Against whom.
    pub opponent: PlayerId,
    /// The colour of the player.
    pub color: Color,
    /// What the game brought the player.
    pub points: Points,
    /// The name of the game's setup.
    pub setup: String,
    /// One part in so many counted.
    pub part: u32,
    /// How many of a thousand such games the player was expected to win.
    pub odds: u32,
    /// The rating just before the game.
    pub before: Rating,
    /// The rating since.
    pub after: Rating,
    /// When the game ended.
    pub ended_at: Timestamp,
}

/// How many counted games of one kind somebody played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TallyRow {
    /// With which colour.
    pub color: Color,
    /// The name of the setup.
    pub setup: String,
    /// What each of them brought.
    pub points: Points,
    /// How many.
    pub games: u32,
}
