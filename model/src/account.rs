//! What the games of a player in a server have come to.

use jiff::Timestamp;

use crate::{GameId, Player, Rating, Score};

/// The rating and statistics of a player in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The rating after the last game.
    pub rating: Rating,
    /// How many games have counted.
    pub games: u32,
    /// How many of the last ones were won in a row.
    pub streak: u32,
    /// How many were ever won in a row.
    pub longest_streak: u32,
    /// The game won against the highest rating, and that rating in thousandths of a point.
    pub best_win: Option<(GameId, i64)>,
    /// When the last game ended.
    pub last_at: Timestamp,
    /// When the last game ended that was lost on time.
    pub last_loss_on_time: Option<Timestamp>,
    /// The number of the season of the last game.
    pub season: u32,
    /// The games of that season.
    pub score: Score,
}

impl Account {
    /// The rating at this moment, where these seasons have begun, except the first.
    pub fn rating_at(&self, at: Timestamp, seasons: &[Timestamp]) -> Rating {
        let begun = seasons.iter().filter(|&&began| self.last_at < began && began <= at).count();
        self.rating.after(at.duration_since(self.last_at), begun)
    }
}

/// A player with what their games have come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountRow {
    /// The player, with the name they had when they last played.
    pub player: Player,
    /// Their rating and statistics.
    pub account: Account,
}
