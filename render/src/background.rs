//! What all pictures share: the backdrop, the board, its lines, hollows and labels.

use dvonn_rules::{Cell, Color, Direction};

use crate::color::Rgb;
use crate::layout::{self, BOARD, Lead, PIECE};
use crate::look::Width;
use crate::pixmap::Pixmap;
use crate::scheme::Scheme;
use crate::shape::{Disc, Line, Panel, Shape};
use crate::surface::Surface;
use crate::text::Face;

/// How wide lines between spaces are.
const LINE: f32 = 3.0;

/// Draws the background in full colour, without labels.
pub(crate) fn draw(scheme: &Scheme, width: Width) -> Pixmap {
    let scale = width.scale();
    let height = width.rows(layout::HEIGHT) as f32 / scale;
    let mut pixmap = Pixmap::around((0.0, 0.0, layout::WIDTH, height), scale);
    let all = Panel {
        left: -9.0,
        top: -9.0,
        right: layout::WIDTH + 9.0,
        bottom: height + 9.0,
        radius: 0.0,
    };
    pixmap.fill(&all, scheme.backdrop);
    pixmap.paint(&BOARD, |x, y| (grain(scheme, x, y), 1.0));
    pixmap.fill(&BOARD.grown(-1.5).outline(3.0), scheme.board_edge);
    for cell in Cell::ALL {
        lines(&mut pixmap, scheme, cell);
    }
    for (first, lead) in row_leads().chain(column_leads()) {
        let from = layout::center(first);
        pixmap.fill(&Line { from, to: lead.end, width: LINE * scheme.bold }, scheme.line);
    }
    for cell in Cell::ALL {
        hollow(&mut pixmap, scheme, cell);
    }
    pixmap
}

/// Writes the names of rows and columns as whoever has this side below sees them.
pub(crate) fn label(surface: &mut impl Surface, scheme: &Scheme, face: &Face, below: Color) {
    for (lead, label) in labels(below) {
        let (x, y) = lead.label;
        face.draw_centered(surface, &label, (x, y + face.drop()), scheme.label);
    }
}

fn labels(below: Color) -> impl Iterator<Item = (Lead, String)> {
    let seen = move |first| layout::seen(first, below);
    let rows = row_leads().map(move |(first, lead)| (lead, seen(first).row_number().to_string()));
    let columns =
        column_leads().map(move |(first, lead)| (lead, seen(first).column_letter().to_string()));
    rows.chain(columns)
}

/// The lines from a space to its neighbours, each drawn from one end.
fn lines(pixmap: &mut Pixmap, scheme: &Scheme, cell: Cell) {
    for neighbor in Direction::ALL.into_iter().filter_map(|direction| cell.step(direction, 1)) {
        if cell < neighbor {
            let line = Line {
                from: layout::center(cell),
                to: layout::center(neighbor),
                width: LINE * scheme.bold,
            };
            pixmap.fill(&line, scheme.line);
        }
    }
}

fn hollow(pixmap: &mut Pixmap, scheme: &Scheme, cell: Cell) {
    let (x, y) = layout::center(cell);
    let (rx, ry) = (PIECE.0 - 4.0, PIECE.1 - 3.0);
    let disc = Disc::flat(x, y + 1.0, rx, ry);
    pixmap.fill(&disc, scheme.hollow);
}

/// The first space of each row.
fn row_leads() -> impl Iterator<Item = (Cell, Lead)> {
    let first = |row| Cell::ALL.into_iter().find(|cell| cell.row() == row);
    (0..5).filter_map(first).map(|cell| (cell, layout::row_lead(cell)))
}

/// The lowest space of each column.
fn column_leads() -> impl Iterator<Item = (Cell, Lead)> {
    let lowest = |column| Cell::ALL.into_iter().find(|cell| cell.column() == column);
    (0..11).filter_map(lowest).map(|cell| (cell, layout::column_lead(cell)))
}

/// Grain: long waves along the board, in few shades so that it costs few bytes.
fn grain(scheme: &Scheme, x: f32, y: f32) -> Rgb {
    let warp = 22.0 * noise(x / 430.0, y / 150.0, 1);
    let grain = noise(x / 1500.0, (y + warp) / 17.0, 2);
    let shades = scheme.board.len();
    scheme.board[((grain * shades as f32) as usize).min(shades - 1)]
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

#[cfg(test)]
mod tests {
    use super::*;

    fn names(below: Color) -> String {
        labels(below).map(|(_, label)| label).collect()
    }

    #[test]
    fn rows_from_below_and_columns_from_the_left_have_the_names_of_whoever_looks() {
        assert_eq!(names(Color::White), "12345ABCDEFGHIJK");
        assert_eq!(names(Color::Black), "54321KJIHGFEDCBA");
    }
}
