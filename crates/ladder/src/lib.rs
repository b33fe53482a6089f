//! Ratings, seasons and places. Each server has its own ladder, and there is a global one.
//!
//! All ratings are derived from the results (`dvonn_model::GameResult`), one game at a time.
//! Recomputing them gives the same ratings. This crate knows nothing about Discord, SQL or the
//! texts that players read, and takes the time as a parameter.
//!
//! The transaction that ends a rated game writes its result, and both rating changes. `ledger` is
//! pure: it takes results in order, weighs them and computes ratings by Glicko-2. When a moderator
//! voids a result, the same ledger recomputes all ratings. Ratings are stored in whole thousandths,
//! and every game is computed from stored ratings, so only ratings that depend on the voided result
//! change. How a deviation grows with time is computed on each request. A recount locks the
//! server's row, after the game's row.
//!
//! A server can have a ladder of places instead (`places`). A challenge for a place is checked when
//! it is made and when it is accepted, with the ladder locked. The players swap places in the
//! transaction that ends the game.
//!
//! `cargo run --release -p dvonn-measure -- million` measures every page with a million games.

mod activity;
mod count;
mod deleted;
mod digest;
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
pub use deleted::{forget_deleted_players, remember_deleted_player};
pub use digest::{LadderNews, RatingMove, Upset, ladder_news};
pub use glicko::{odds, rate_game};
pub use history::{History, HistoryPosition};
pub use ledger::{MIN_MOVES, earlier_games};
pub use profile::{BestWin, HeadToHead, Profile, ScoreBreakdown};
pub use season::{current_season, end_season, season_length_changed, season_table};
pub use standing::{
    IDLE, List, Rank, RankedPlayer, global_rating, leave_global_ladder, rank, table,
};
pub use verify::{RatingMistake, verify};

#[cfg(test)]
mod tests;
