//! The rules of DVONN: the board, positions, plies, games and their notation.
//!
//! This crate has no notion of players, time or files. It needs no `std`, only `alloc`.
//!
//! # The board
//!
//! ```text
//! 5         C5  D5  E5  F5  G5  H5  I5  J5  K5
//! 4       B4  C4  D4  E4  F4  G4  H4  I4  J4  K4
//! 3     A3  B3  C3  D3  E3  F3  G3  H3  I3  J3  K3
//! 2       A2  B2  C2  D2  E2  F2  G2  H2  I2  J2
//! 1         A1  B1  C1  D1  E1  F1  G1  H1  I1
//! ```
//!
//! The 49 cells form a triangular grid of five rows and eleven slanted columns: column A runs from A1
//! up and to the left to A3. [`Direction`] lists the six directions.
//!
//! ```
//! use dvonn_rules::{Cell, Direction};
//!
//! let d3 = Cell::named("D3");
//! assert_eq!(d3.step(Direction::NorthEast, 2), Some(Cell::named("F5")));
//! assert_eq!(d3.line_to(Cell::named("D1")), Some((Direction::SouthEast, 2)));
//! assert_eq!(d3.line_to(Cell::named("E2")), None);
//! assert_eq!(d3.neighbors().len(), 6);
//! ```
//!
//! # Playing
//!
//! A [`Position`] is always valid. It lists the legal plies, previews the effect of a ply and
//! reports the rule that an illegal ply breaks. A [`Game`] is a start position and the plies played
//! from it. The module [`notation`] describes how they are written.
//!
//! ```
//! use dvonn_rules::{Cell, Game, Illegal, Piece, Ply, Position};
//!
//! let mut game = Game::new();
//! assert_eq!(game.position().next_piece(), Some(Piece::Red));
//! game.play("D3".parse()?)?;
//! assert_eq!(game.play("d3".parse()?), Err(Illegal::CellTaken { cell: Cell::named("D3") }));
//!
//! let rows = "w1,.,.,.,.,.,.,.,./b1,b4*,.,.,.,.,.,.,.,./b1,.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./\
//!             .,.,.,.,.,.,.,.,.";
//! let position: Position = format!("w {rows}").parse()?;
//! let effect = position.preview("A1A2".parse()?)?;
//! assert_eq!(effect.captured.map(|stack| stack.height()), Some(1));
//! assert_eq!(effect.score.white, 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Searching
//!
//! A [`Position`] is small to copy and store: 80 bytes. [`Position::legal_plies`] and
//! [`Position::make`] are as fast as those of the board that dvonn-engine has for itself. But
//! [`Position::key`] is computed from the whole position each time, and [`Position::stack`] collects a
//! height from six words. The engine reads both in every node. On its own board that is more than four
//! times as fast, so it keeps one.
//!
//! # Features
//!
//! `serde`, off by default, serializes [`Cell`], [`Stack`], [`Ply`], [`Position`], [`Record`] and [`Seed`]
//! as their texts, [`Color`] by its name, and [`CellSet`] as a list of cells.

#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod cell;
mod color;
mod deal;
mod direction;
mod effect;
mod encoding;
mod excerpt;
mod game;
pub mod headers;
mod illegal;
#[doc = include_str!("../NOTATION.md")]
pub mod notation {}
mod ply;
mod position;
mod record;
mod reds;
#[cfg(feature = "serde")]
mod serde;
mod spelling;
mod stack;
mod symmetry;

pub use cell::{Cell, CellError, CellSet, CellSetIter};
pub use color::{ByColor, Color};
pub use deal::{Seed, SeedError};
pub use direction::Direction;
pub use effect::Effect;
pub use encoding::decode;
pub use excerpt::Excerpt;
pub use game::{Game, GameError, GameFault};
pub use illegal::Illegal;
pub use ply::{Ply, PlyError, PlyList};
pub use position::{
    Canonical, Faults, Outcome, Phase, PieceCounts, Position, PositionError, PositionFault,
    RawPosition, ToPlace, Undo,
};
pub use record::{HeaderError, Record, RecordError};
pub use reds::Reds;
pub use spelling::plain_spelling;
pub use stack::{Piece, Stack, StackError};
pub use symmetry::Symmetry;

/// Checks the examples in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
