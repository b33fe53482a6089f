//! Ratings, seasons and places. Each server has a ladder of its own.
//!
//! All ratings are derived from the results (`dvonn_model::GameResult`), one game after the other.
//! Recomputing them gives the same ratings. This crate knows nothing of Discord, SQL or the texts
//! that players read, and takes the time as a parameter.

mod activity;
mod count;
mod glicko;
mod history;
mod ledger;
pub mod places;
mod profile;
mod season;
mod standing;

pub use activity::{Week, weeks};
pub use count::{Uncountable, count, points, recompute, void};
pub use glicko::odds;
pub use history::{Direction, History};
pub use ledger::{MOVES, met_before};
pub use profile::{Profile, Record, Versus};
pub use season::{end_season, season_length_settled, season_so_far, season_table, season_told};
pub use standing::{IDLE, List, Rank, Standing, rank, table, table_in};

#[cfg(test)]
mod tests;
