//! Puzzles for people: which one is next, what an attempt is worth, and the puzzle of the day.
//!
//! - `collection`: the puzzles that come with the bot, and those that it found in its own games.
//! - `attempt`: seeing a puzzle and solving it. The first result counts, for the ratings of both the
//!   person and the puzzle.
//! - `choice`: the next puzzle for a person, and the puzzle of the day.

mod attempt;
mod choice;
mod collection;

pub use attempt::{Outcome, decide, hint, see};
pub use choice::{daily, next};
pub use collection::{MAX_FOUND, NumberedPuzzle, add_found, find, is_known};
