//! Learning DVONN: eighteen lessons, each person's progress in them, and puzzles.
//!
//! A [`Lesson`] has one to six [`Exercise`]s. Most of them ask for one move. The value of every
//! move there, and the computer's answer to it, are stored in `data/answers.txt`, so that nobody
//! waits for a search. A test has the engine prove them. Other exercises are played to the end
//! against a level of the computer.
//!
//! This crate knows nothing about Discord or the texts that people read, and takes the time as a
//! parameter. The modules, from the bottom up:
//!
//! - `moves`: the moves played in an exercise.
//! - `lesson`: the numbers of the lessons.
//! - `exercise`: an exercise, and what a move in it is worth.
//! - `course`: all exercises, read from the files in `data/`.
//! - `progress`: what a person has done.
//! - `opening`: the first placements of a game.
//! - `openings`: what was placed next in real games.
//! - [`puzzle`]: puzzles from real games.
//!
//! # The lessons
//!
//! `data/lessons.txt` has the exercises: positions in which White, the learner, is to move, and the
//! moves that are right. `data/answers.txt` says what every move there is worth and how the game
//! goes on. `tests/prove.rs` writes it
//! (`DVONN_UPDATE_LESSONS=1 cargo test --workspace --test prove`) and checks with the engine that
//! each right move is better than all others by the stated lead; where the rest of the game cannot
//! be solved, at two depths. The positions of lessons 11 to 17 are from real games. The last exercise is a whole game:
//! its moves are in the custom ids of its buttons, and the computer answers at once.

mod course;
mod exercise;
mod lesson;
mod moves;
mod opening;
mod openings;
mod progress;
pub mod puzzle;

pub use course::{BadExercise, ExerciseId};
pub use exercise::{BadMoves, Exercise, ExerciseAnswer, Lead, Task};
pub use lesson::{BadLesson, Lesson, Part};
pub use moves::Moves;
pub use opening::{BadOpening, Opening};
pub use openings::{
    Continuation, Explored, RedsRecord, add_ended_games, add_opening, by_touching_reds, explore,
    prepare,
};
pub use progress::Progress;
