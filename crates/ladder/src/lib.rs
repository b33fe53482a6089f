//! Ratings, seasons and places. Each server has its own ladder, and there is a global one.
//!
//! All ratings are derived from the results (`dvonn_model::GameResult`), one game at a time.
//! Recomputing them gives the same ratings. This crate knows nothing about Discord, SQL or the
//! texts that players read, and takes the time as a parameter.

mod activity;
mod count;
mod former;
mod glicko;
mod history;
mod ledger;
pub mod places;
mod profile;
mod season;
mod standing;
mod verify;

pub use activity::{Week, weeks};
pub use count::{CannotVoid, count, points, recompute, result_of, void};
pub use former::{forget_former_players, remember_former_player};
pub use glicko::{odds, rate_game};
pub use history::{History, HistoryPosition};
pub use ledger::{MIN_MOVES, earlier_games};
pub use profile::{BestWin, HeadToHead, Profile, ScoreBreakdown};
pub use season::{
    current_season, end_season, mark_season_announced, season_length_changed, season_table,
};
pub use standing::{
    IDLE, List, Rank, RankedPlayer, global_rating, leave_global_ladder, rank, table,
};
pub use verify::{RatingMistake, verify};

#[cfg(test)]
mod tests;
