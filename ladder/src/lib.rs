//! Who is how strong: what rated games come to, for each server by itself.
//!
//! The record of results (`store::GameResult`) is all there is to know: ratings follow from it, one
//! game after the other, and are the same when they are computed again from nothing. This room knows
//! nothing of Discord, of SQL or of words, and is told the time.

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
pub use season::{end_season, season_length_settled, season_so_far, season_table};
pub use standing::{IDLE, List, Rank, Standing, rank, table, table_in};

#[cfg(test)]
mod tests;
