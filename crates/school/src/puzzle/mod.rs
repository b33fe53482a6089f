//! Puzzles for people: which one is next, what an attempt is worth, and the puzzle of the day.
//!
//! - `collection`: the puzzles that come with the bot, and those that it found in its own games.
//! - `attempt`: seeing a puzzle and solving it. The first result counts, for the ratings of both the
//!   person and the puzzle.
//! - `choice`: the next puzzle for a person, the puzzle of the day, and those of a race.
//! - `race`: races, in which people solve as many puzzles as they can. Nothing there is rated.
//!
//! `data/puzzles.txt` has the puzzles that come with the bot, mined from real games by the engine's
//! example `mine`, in the notation of the engine's `puzzle/text`. A puzzle's id is the number of
//! its line, so lines may only be added at the end. One that begins with `#` is withdrawn: nobody
//! is given it any more. In those of the placement phase, the last two pieces before may be on other
//! cells than in the game. Puzzles from rated games that have been reviewed here are rows with ids
//! above a million.
//!
//! A custom id names the puzzle, the number of moves found so far and the theme that the person
//! chose. The row of an attempt says only whether it was seen, whether a hint was taken, and the
//! first result, which changes both ratings in one transaction. Each day has one of the first
//! thousand puzzles, computed from the date, so all servers have the same.
//!
//! ```text
//! cargo run --release -p dvonn-engine --example mine -- check crates/school/data/puzzles.txt
//! cargo run --release -p dvonn-engine --example mine -- refresh crates/school/data/puzzles.txt > refreshed
//! ```
//!
//! `check` confirms solutions and themes. `refresh` also measures the levels again, which change
//! with the engine.

mod attempt;
mod choice;
mod collection;
mod race;

pub use attempt::{PuzzleOutcome, decide, hint, see};
pub use choice::{daily, next};
pub use collection::{MAX_FOUND, NumberedPuzzle, add_found, find, is_known};
pub use race::{Race, RaceAnswer, RaceChallenge, RaceError, RaceRefusal};
