//! Rating accounts: a player's rating and statistics in a server.

use jiff::Timestamp;

use crate::{GameId, Player, Rating, Score};

/// The rating and statistics of a player in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The rating after the last game.
    pub rating: Rating,
    /// The number of rated games.
    pub games: u32,
    /// The current winning streak.
    pub streak: u32,
    /// The longest winning streak.
    pub longest_streak: u32,
    /// The win against the highest-rated opponent, and that rating in thousandths of a point.
    pub best_win: Option<(GameId, i64)>,
    /// When the last game ended.
    pub last_at: Timestamp,
    /// When they last lost a game on time while they were away.
    pub last_loss_on_time: Option<Timestamp>,
    /// The number of the season of the last game.
    pub season: u32,
    /// The score in that season.
    pub score: Score,
}

impl Account {
    /// Returns the rating at this time. `seasons` are the start times of all seasons but the first.
    pub fn rating_at(&self, at: Timestamp, seasons: &[Timestamp]) -> Rating {
        rating_at(self.rating, self.last_at, at, seasons)
    }
}

/// Returns the rating at this time of a player who last played at `last_at`.
fn rating_at(rating: Rating, last_at: Timestamp, at: Timestamp, seasons: &[Timestamp]) -> Rating {
    let begun = seasons.iter().filter(|&&began| last_at < began && began <= at).count();
    rating.after(at.duration_since(last_at), begun)
}

/// What the tables of a ladder show of an account. Large servers have thousands, so these have only
/// the columns that are needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountSummary {
    /// The player, with the name they had when they last played.
    pub player: Player,
    /// The rating after the last game.
    pub rating: Rating,
    /// The number of rated games.
    pub games: u32,
    /// When the last game ended.
    pub last_at: Timestamp,
    /// The score in the season of the last game.
    pub score: Score,
}

impl AccountSummary {
    /// Like [`Account::rating_at`].
    pub fn rating_at(&self, at: Timestamp, seasons: &[Timestamp]) -> Rating {
        rating_at(self.rating, self.last_at, at, seasons)
    }
}

/// A player with their account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountRow {
    /// The player, with the name they had when they last played.
    pub player: Player,
    /// Their rating and statistics.
    pub account: Account,
}
