//! What all pictures share: the backdrop, the wooden board, its lines, hollows and labels.

use dvonn_rules::{Cell, Direction};

use crate::color::Rgb;
use crate::layout::{self, BOARD, Lead, PIECE};
use crate::pixmap::Pixmap;
use crate::shape::{Disc, Line, Panel, Shape};
use crate::surface::Surface;
use crate::text::Face;
use crate::theme::Theme;

const LINE: f32 = 3.0;

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
    for (cell, lead, label) in leads() {
        let from = layout::center(cell);
        pixmap.fill(&Line { from, to: lead.end, width: LINE }, theme.line);
        let (x, y) = (lead.label.0.round() as i32, lead.label.1.round() as i32);
        let baseline = y + labels.digit_height() / 2;
        labels.draw_centered(&mut pixmap, &label, (x, baseline), theme.label);
    }
    for cell in Cell::ALL {
        hollow(&mut pixmap, theme, cell);
    }
    pixmap
}

/// The lines from a space to its neighbours, each drawn from one end.
fn lines(pixmap: &mut Pixmap, theme: &Theme, cell: Cell) {
    for neighbor in Direction::ALL.into_iter().filter_map(|direction| cell.step(direction, 1)) {
        if cell < neighbor {
            let line =
                Line { from: layout::center(cell), to: layout::center(neighbor), width: LINE };
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

/// The first space of each row and the lowest of each column, with what is written there.
fn leads() -> impl Iterator<Item = (Cell, Lead, String)> {
    let rows = (0..5).filter_map(|row| Cell::ALL.into_iter().find(|cell| cell.row() == row));
    let columns =
        (0..11).filter_map(|column| Cell::ALL.into_iter().find(|cell| cell.column() == column));
    let rows = rows.map(|cell| (cell, layout::row_lead(cell), cell.row_number().to_string()));
    let columns =
        columns.map(|cell| (cell, layout::column_lead(cell), cell.column_letter().to_string()));
    rows.chain(columns)
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
