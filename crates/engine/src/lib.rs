//! The computer player: finds the best plies, evaluates positions and plays at nine levels.
//!
//! It depends only on the rules and the clock. An [`Engine`] searches in the calling thread. To end
//! a search early, raise its [`Stop`] flag from another thread.
//!
//! ```
//! use dvonn_engine::{Engine, Level, Limits, Stop};
//! use dvonn_rules::Position;
//!
//! let mut engine = Engine::new(16);
//! let position = Position::new();
//! let analysis = engine.analyse(&position, &Limits::nodes(1_000), 3, &Stop::new());
//! assert_eq!(analysis.lines.len(), 3);
//! assert!(position.check(analysis.lines[0].plies[0]).is_ok());
//!
//! let ply = engine.play(&position, Level::BEGINNER, 1, &Stop::new());
//! assert!(ply.is_some_and(|ply| position.check(ply).is_ok()));
//! ```
//!
//! # How it works
//!
//! - `board` has the engine's own board: bit sets of cells and a Zobrist key.
//! - `search` searches the movement phase by iterative deepening, with one transposition table for
//!   all threads. A counter of estimates distinguishes exact values, from lines played out to the
//!   end, from estimated ones, so a solved position stays solved.
//! - `placement` searches the most promising cells as deep as time allows, and the last fourteen
//!   placements to the full board.
//! - `eval` has three networks with one hidden layer: for boards in the placement phase, for full
//!   boards, and for the movement phase. `dvonn-tune` trains their weights (`eval/*.bin`) on
//!   self-play from boards of many styles; the script `crates/engine/tune` runs the whole process.
//! - A level is a depth, a number of nodes, a share of far moves that it overlooks (`oversight`),
//!   and an amount of noise.
//! - `puzzle` mines puzzles.
//!
//! `docs/engine-measurements.md` says how each part was measured.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "cells, heights, counts and values are small enough for the narrow types"
)]

mod analysis;
mod board;
mod engine;
mod eval;
mod level;
mod limits;
mod oversight;
mod placement;
pub mod puzzle;
mod random;
mod search;
mod stop;
pub mod training;

pub use analysis::{Analysis, Line, Value};
pub use engine::Engine;
pub use level::Level;
pub use limits::Limits;
pub use random::Random;
pub use stop::Stop;
