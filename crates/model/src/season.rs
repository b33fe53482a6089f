//! Seasons of ladders, and their final tables.

use jiff::Timestamp;

use crate::{GuildId, Player, Rating, Score};

/// A season of a server's ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonRow {
    /// The server.
    pub guild: GuildId,
    /// Its number, counted from 1.
    pub number: u32,
    /// When it started.
    pub began_at: Timestamp,
    /// The number of the last result of the season before; 0 if there is none.
    pub after_result: i64,
    /// When it ends or ended; `None` if seasons are endless.
    pub ends_at: Option<Timestamp>,
    /// True if its final table exists.
    pub over: bool,
}

/// A line of a season's table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingRow {
    /// The place, from 1 for the best.
    pub place: u32,
    /// The player.
    pub player: Player,
    /// The rating at the end of the season, or now while the season is running. Without volatility.
    pub rating: Rating,
    /// The score in the rated games of the season.
    pub score: Score,
}

/// A place in the top three of a finished season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TitleRow {
    /// The season's number.
    pub season: u32,
    /// The place, from 1 to 3.
    pub place: u32,
}
