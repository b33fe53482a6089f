//! Who is how strong: what rated games come to, for each server by itself.
//!
//! The record of results (`store::GameResult`) is all there is to know: ratings follow from it, one
//! game after the other, and are the same when they are computed again from nothing. This room knows
//! nothing of Discord, of SQL or of words, and is told the time.

mod count;
mod glicko;
mod ledger;

pub use count::{Uncountable, count, points, recompute, void};
pub use glicko::{PROVISIONAL, gone_by, odds};
pub use ledger::{MOVES, met_before};

#[cfg(test)]
mod tests;
