//! DVONN positions as pictures one would want to post, and in words.
//!
//! A [`Scene`] is what is shown: a position, the last ply, plies that are advised, two names, a
//! caption; a [`Chart`] is the course of a whole game, a [`RatingChart`] that of a rating, an
//! [`ActivityChart`] what goes on in a server, and a [`Table`] says who stands where. A [`Painter`] draws
//! them as PNG files, and scenes one after the other as a GIF file, in the [`Look`] or [`Theme`] that a person
//! likes; [`describe()`] says scenes in sentences, so that someone who cannot see the picture can play by it.
//! The crate knows the rules of the game and nothing of where its pictures go; all words come from the caller.
//!
//! imageproc draws all shapes and letters, on image buffers of palette numbers, sixteen colours a theme; what is
//! drawn once is then copied. From the bottom up:
//!
//! - `color`, `palette`: colours, and the sixteen of a theme as numbers.
//! - `shape`, `mask`, `surface`: polygons, what they cover of which pixel, and filling them.
//! - `scheme`, `layout`, `look`: which colours, where everything lies in units that know no pixels, and
//!   the choice among them and among widths.
//! - `clean`, `typeface`, `shaping`, `text`: text from people, fonts, which of their glyphs stand for
//!   a text, and lines of letters.
//! - `sprite`, `pieces`, `marks`, `background`, `atlas`, `atlases`: everything that is drawn once, and
//!   kept ready.
//! - `picture`, `board`, `hints`, `header`, `encode`: one picture, put together and compressed;
//!   `cache`: those that were drawn lately.
//! - `replay`, `gif_file`: many pictures one after the other.
//! - `plot`: plotters, drawing on the same pictures.
//! - `chart`, `chart_layout`: the course of a game.
//! - `sheet`: what ladders and tournaments are written on; `rating`, `rating_layout`: a rating over
//!   time; `activity`: what goes on in a server; `table`, `table_layout`: a table.
//!
//! ```
//! use dvonn_render::{Look, Painter, Scene};
//! use dvonn_rules::{ByColor, Cell, Ply, Position};
//!
//! let painter = Painter::new();
//! let mut position = Position::new();
//! let effect = position.play(Ply::Place(Cell::named("F3")))?;
//! let names = ByColor { white: "Ann", black: "Ben" };
//! let scene =
//!     Scene { last: Some(&effect), names, caption: "Black to place", ..Scene::of(&position) };
//! let png = painter.png(&scene, Look::default());
//! assert!(png.starts_with(b"\x89PNG"));
//! # Ok::<(), dvonn_rules::Illegal>(())
//! ```
//!
//! Nothing here fails: a [`Position`](dvonn_rules::Position) is always legal, and any text can
//! be shown.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixels are counted in whole numbers and placed in fractions, all far below 2^23"
)]

mod activity;
mod atlas;
mod atlases;
mod background;
mod board;
mod cache;
mod chart;
mod chart_layout;
mod clean;
mod color;
mod describe;
mod encode;
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
mod pieces;
mod plot;
mod rating;
mod rating_layout;
mod replay;
mod scene;
mod scheme;
mod shape;
mod shaping;
mod sheet;
mod sprite;
mod surface;
mod table;
mod table_layout;
mod text;
mod typeface;

pub use activity::{ActivityChart, Week};
pub use chart::Chart;
pub use describe::{Phrase, Words, describe};
pub use look::{Look, Theme, Width};
pub use painter::Painter;
pub use rating::{RatingChart, RatingPoint};
pub use scene::{Scene, Status};
pub use table::{Align, Column, Row, Table};
