//! Draws what all boards share: the backdrop, the cards, the board, its lines and empty spaces.

use dvonn_rules::{Cell, Color, Direction};
use image::{GrayImage, Luma};

use crate::fonts::Fonts;
use crate::layout::{self, BOARD, Card, Leader};
use crate::picture::Picture;
use crate::pieces::SpriteFactory;
use crate::shape::{Point, Shape};
use crate::surface::Surface;

/// The width of the lines between spaces, and to the labels.
const LINE_WIDTH: f32 = 2.6;
/// The width of the line around the board.
const BORDER_WIDTH: f32 = 3.0;

/// Draws the background without labels.
pub(crate) fn draw(factory: SpriteFactory<'_>) -> GrayImage {
    let SpriteFactory { scheme, palette, width } = factory;
    let mut picture = Picture::filled(palette, layout::HEIGHT, width, scheme.backdrop);
    for color in Color::ALL {
        picture.fill_panel(&Card::of(color).panel, scheme.card);
    }
    picture.fill_panel(&BOARD, scheme.border);
    picture.fill_panel(&BOARD.expanded(-BORDER_WIDTH), scheme.board);
    let (board, grain) = (palette.nearest(scheme.board), palette.nearest(scheme.grain));
    let scale = width.scale();
    for (x, y, Luma([number])) in picture.image_mut().enumerate_pixels_mut() {
        if *number == board.value() && is_grain((x as f32 + 0.5) / scale, (y as f32 + 0.5) / scale)
        {
            *number = grain.value();
        }
    }
    for (from, to) in board_lines() {
        picture.fill(&Shape::line(from, to, LINE_WIDTH * scheme.line_scale), scheme.line);
    }
    let space = factory.space().into_sprite();
    for cell in Cell::ALL {
        picture.draw(&space, layout::center(cell));
    }
    picture.into_image()
}

/// Adds the labels at both ends of rows and columns, with this side at the bottom.
pub(crate) fn labelled(
    background: &GrayImage,
    SpriteFactory { scheme, palette, width }: SpriteFactory<'_>,
    fonts: &Fonts,
    below: Color,
) -> GrayImage {
    let mut picture = Picture::from_image(palette, width, background.clone());
    for ((x, y), label) in labels(below) {
        let at = (x, y + fonts.label.baseline_offset());
        fonts.label.draw_centered(&mut picture, &label, at, scheme.label);
    }
    picture.into_image()
}

/// Returns all lines of the board: each line between neighbouring spaces once, and the leader lines
/// to the labels.
fn board_lines() -> impl Iterator<Item = (Point, Point)> {
    let between = Cell::ALL.into_iter().flat_map(|cell| {
        let neighbors = Direction::ALL.into_iter().filter_map(move |way| cell.step(way, 1));
        let later = neighbors.filter(move |neighbor| cell < *neighbor);
        later.map(move |neighbor| (layout::center(cell), layout::center(neighbor)))
    });
    between.chain(leaders().map(|leader| (layout::center(leader.space), leader.end)))
}

fn leaders() -> impl Iterator<Item = Leader> {
    let rows = (0..5).filter_map(layout::row_leaders);
    rows.chain((0..11).filter_map(layout::column_leaders)).flatten()
}

/// Returns the centre of each label and its text.
fn labels(below: Color) -> impl Iterator<Item = (Point, String)> {
    let seen = move |leader: Leader| (leader.label, layout::oriented(leader.space, below));
    let rows = (0..5).filter_map(layout::row_leaders).flatten().map(seen);
    let columns = (0..11).filter_map(layout::column_leaders).flatten().map(seen);
    let rows = rows.map(|(at, cell)| (at, cell.row_number().to_string()));
    rows.chain(columns.map(|(at, cell)| (at, cell.column_letter().to_string())))
}

/// Returns true if a point lies on a band of the wood grain. Bands run from edge to edge.
fn is_grain(x: f32, y: f32) -> bool {
    let warp = 16.0 * noise(x / 900.0, y / 150.0, 1);
    noise(0.0, (y + warp) / 24.0, 2) < 0.4
}

/// Returns smooth noise from 0 to 1, the same on every machine.
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
        labels(below).map(|(.., label)| label).collect()
    }

    #[test]
    fn rows_and_columns_are_labelled_at_both_ends_for_either_side() {
        assert_eq!(names(Color::White), "1122334455AABBCCDDEEFFGGHHIIJJKK");
        assert_eq!(names(Color::Black), "5544332211KKJJIIHHGGFFEEDDCCBBAA");
    }
}
