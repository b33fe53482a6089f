//! Draws DVONN positions as pictures and describes them in words.
//!
//! What to draw:
//!
//! - [`Scene`]: a position with the last ply, hints, two names and a caption.
//! - [`Chart`]: White's winning chances over a whole game.
//! - [`CurveChart`]: a player's rating or accuracy over time.
//! - [`ActivityChart`]: the games and players of a server, week by week.
//! - [`Table`]: rankings, standings and cross tables.
//!
//! A [`Painter`] draws them as PNG files, and a series of scenes as a GIF file, in the [`Look`] or
//! [`Theme`] a person has chosen. [`describe()`] turns a scene into sentences, complete enough to
//! play without seeing the picture. The crate knows the rules of the game but not where its
//! pictures go. All words come from the caller.
//!
//! imageproc draws all shapes and letters on image buffers of palette indices, with up to sixteen
//! colours per theme. Anything that is drawn often is drawn once and then copied. The modules, from
//! the bottom up:
//!
//! - `color`, `palette`: colours, blending, and palette indices.
//! - `shape`, `mask`, `surface`: polygons, the pixels they cover, and filling them.
//! - `scheme`, `layout`, `look`: the colours of each theme, the position of everything in layout
//!   units, and the choice of theme and width.
//! - `sanitize`, `typeface`, `shaping`, `text`, `fonts`: user text made safe, font files, text
//!   shaping, drawing lines of text, and the fonts in all sizes.
//! - `sprite`, `pieces`, `marks`, `background`, `atlas`, `atlas_cache`: everything that is drawn
//!   once and kept.
//! - `encode`, `picture`, `header`, `view`, `face`, `arrow`, `hints`, `board`: composing and
//!   compressing one picture. `picture_cache` keeps recent ones.
//! - `stop`, `replay`, `gif_file`: stopping, and animated replays.
//! - `plot`: a plotters backend that draws on our pictures.
//! - `chart`: winning chances over a game.
//! - `sheet`: the frame of tables and charts without a board. `curve`: ratings or percentages over time.
//!   `activity`: activity by week. `table`: tables.
//!
//! ```
//! use dvonn_render::{Name, Look, Painter, Scene};
//! use dvonn_rules::{ByColor, Cell, Ply, Position};
//!
//! let painter = Painter::new();
//! let mut position = Position::new();
//! let effect = position.play(Ply::Place(Cell::named("F3")))?;
//! let names = ByColor { white: "Ann", black: "Ben" }.map(Name::new);
//! let scene =
//!     Scene { last: Some(&effect), names, caption: "Black to place", ..Scene::of(&position) };
//! let png = painter.png(&scene, Look::default());
//! assert!(png.starts_with(b"\x89PNG"));
//! # Ok::<(), dvonn_rules::Illegal>(())
//! ```
//!
//! Drawing never fails: a [`Position`](dvonn_rules::Position) is always legal, and any text can be
//! drawn. It can be stopped: see [`Painter::until`].
//!
//! # How pictures stay small and quick
//!
//! Compression takes most of the time, so fewer bytes also mean less time: a picture is a PNG with
//! four bits per pixel and few colours, and columns are an even number of pixels apart, so that
//! equal pieces in a row are equal bytes. Background and sprites are drawn once per theme and
//! width, on first use, and cached up to 40 MiB. Recent pictures stay in a cache of 8 MiB. A
//! [`Scene`] is what a picture shows, a [`Look`] is how.
//!
//! `cargo run --release -p dvonn-render --example bench` prints what pictures cost.
//! `--example board -- POSITION-OR-GAME FILE.png` draws one, `--example docs` redraws those of the
//! README and the docs, and `--example sheets -- FOLDER` draws charts and tables in every theme.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixel coordinates are far below 2^23, so these conversions are safe"
)]

mod activity;
mod arrow;
mod atlas;
mod atlas_cache;
mod background;
mod board;
mod chance_bar;
mod chart;
mod color;
mod curve;
mod describe;
mod encode;
mod face;
mod fonts;
mod gif_file;
mod header;
mod hints;
mod layout;
mod look;
mod marks;
mod mask;
mod painter;
mod palette;
mod picture;
mod picture_cache;
mod pieces;
mod plot;
mod replay;
mod sanitize;
mod scene;
mod scheme;
mod shape;
mod shaping;
mod sheet;
mod sprite;
mod stop;
mod surface;
mod table;
mod text;
mod typeface;
mod view;

pub use activity::{ActivityChart, Week};
pub use chart::Chart;
pub use curve::{CurveChart, CurvePoint, Fact, Scale};
pub use describe::{Phrase, Phrases, describe, describe_stacks};
pub use look::{Look, Theme, Width};
pub use painter::Painter;
pub use scene::{Name, Scene, Status};
pub use stop::Stop;
pub use table::{Align, Column, Row, Table};
