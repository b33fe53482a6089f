//! What all pictures share: the backdrop, the wooden board, its lines, hollows and labels.

use dvonn_rules::{Cell, Direction};

use crate::color::Rgb;
use crate::layout::{self, BOARD, PIECE};
use crate::pixmap::Pixmap;
use crate::shape::{Disc, Line, Panel, Shape};
use crate::surface::Surface;
use crate::text::Face;
use crate::theme::Theme;

/// Draws the background in full colour.
pub(crate) fn draw(theme: &Theme, labels: &Face) -> Pixmap {
    let mut pixmap = Pixmap::transparent(layout::WIDTH as usize, layout::HEIGHT as usize);
    let all = Panel {
        left: -1.0,
        top: -1.0,
        right: layout::WIDTH as f32 + 1.0,
        bottom: layout::HEIGHT as f32 + 1.0,
        radius: 0.0,
    };
    pixmap.fill(&all, theme.backdrop);
    pixmap.paint(&BOARD, |x, y| (wood(theme, x, y), 1.0));
    pixmap.fill(&BOARD.grown(-1.5).outline(3.0), theme.board_edge);
    for cell in Cell::ALL {
        lines(&mut pixmap, theme, cell);
    }
    for cell in Cell::ALL {
        hollow(&mut pixmap, theme, cell);
    }
    write_labels(&mut pixmap, theme, labels);
    pixmap
}

/// The lines from a space to its neighbours, each drawn from one end.
fn lines(pixmap: &mut Pixmap, theme: &Theme, cell: Cell) {
    for neighbor in Direction::ALL.into_iter().filter_map(|direction| cell.step(direction, 1)) {
        if cell < neighbor {
            let line =
                Line { from: layout::center(cell), to: layout::center(neighbor), width: 3.0 };
            pixmap.fill(&line, theme.line);
        }
    }
}

fn hollow(pixmap: &mut Pixmap, theme: &Theme, cell: Cell) {
    let (x, y) = layout::center(cell);
    let (rx, ry) = (PIECE.0 - 4.0, PIECE.1 - 3.0);
    let disc = Disc::flat(x, y + 1.0, rx, ry);
    pixmap.fill(&disc, theme.hollow);
}

fn write_labels(pixmap: &mut Pixmap, theme: &Theme, face: &Face) {
    let mut write = |label: &str, (x, y): (f32, f32)| {
        let baseline = y.round() as i32 + face.digit_height() / 2;
        face.draw_centered(pixmap, label, (x.round() as i32, baseline), theme.label);
    };
    for row in 0..5 {
        if let Some(first) = Cell::ALL.into_iter().find(|cell| cell.row() == row) {
            write(&first.row_number().to_string(), layout::row_label(first));
        }
    }
    for column in 0..11 {
        if let Some(lowest) = Cell::ALL.into_iter().find(|cell| cell.column() == column) {
            write(&lowest.column_letter().to_string(), layout::column_label(lowest));
        }
    }
}

/// Grain: long waves along the board, in few shades so that it costs few bytes.
fn wood(theme: &Theme, x: f32, y: f32) -> Rgb {
    let warp = 22.0 * noise(x / 430.0, y / 150.0, 1);
    let grain = noise(x / 900.0, (y + warp) / 13.0, 2);
    let shades = theme.board.len();
    theme.board[((grain * shades as f32) as usize).min(shades - 1)]
}

/// Smooth noise from 0 to 1, the same everywhere and always.
fn noise(x: f32, y: f32, seed: u32) -> f32 {
    let (column, row) = (x.floor(), y.floor());
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (u, v) = (ease(x - column), ease(y - row));
    let at = |dx: i32, dy: i32| {
        let mut hash = (column as i32 + dx) as u32;
        hash =
            hash.wrapping_mul(0x9E37_79B1) ^ ((row as i32 + dy) as u32).wrapping_mul(0x85EB_CA77);
        hash = (hash ^ seed.wrapping_mul(0xC2B2_AE3D)).wrapping_mul(0x27D4_EB2F);
        hash = (hash ^ (hash >> 15)).wrapping_mul(0x2C1B_3C6D);
        ((hash ^ (hash >> 13)) & 0xFFFF) as f32 / 65535.0
    };
    let upper = at(0, 0) + u * (at(1, 0) - at(0, 0));
    let lower = at(0, 1) + u * (at(1, 1) - at(0, 1));
    upper + v * (lower - upper)
}
