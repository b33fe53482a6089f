//! The naive way to draw a board: everything is drawn from scratch at four times the size, without
//! anti-aliasing, then scaled down and encoded by `image`.

use std::io::Cursor;

use ab_glyph::FontRef;
use dvonn_rules::{Cell, Color, Effect, Ply, Position};
use image::{ImageFormat, Rgb, RgbImage, imageops};
use imageproc::drawing::{
    draw_filled_circle_mut, draw_filled_ellipse_mut, draw_filled_rect_mut, draw_polygon_mut,
    draw_text_mut, text_size,
};
use imageproc::point::Point;
use imageproc::rect::Rect;

const FONT: &[u8] = include_bytes!("../../fonts/NotoSans-SemiBold.ttf");
const SIZE: (u32, u32) = (1200, 692);
const SCALE: f32 = 4.0;

const BACKDROP: Rgb<u8> = Rgb([0x24, 0x1E, 0x1C]);
const CARD: Rgb<u8> = Rgb([0x3A, 0x31, 0x2C]);
const BOARD: Rgb<u8> = Rgb([0xBB, 0x8A, 0x58]);
const SPACE: Rgb<u8> = Rgb([0xA1, 0x72, 0x46]);
const LINE: Rgb<u8> = Rgb([0x9A, 0x6A, 0x3C]);
const OUTLINE: Rgb<u8> = Rgb([0x1C, 0x16, 0x14]);
const WHITE: Rgb<u8> = Rgb([0xFA, 0xF3, 0xE3]);
const BLACK: Rgb<u8> = Rgb([0x3A, 0x37, 0x35]);
const RED: Rgb<u8> = Rgb([0xD0, 0x35, 0x2D]);
const MARK: Rgb<u8> = Rgb([0x12, 0x6E, 0x8F]);

/// A board being drawn at four times its size.
struct Drawing {
    image: RgbImage,
    font: FontRef<'static>,
}

/// Draws a board as a PNG file.
pub(crate) fn png(position: &Position, last: &Effect, caption: &str) -> Vec<u8> {
    let scaled = |length: u32| length * SCALE as u32;
    let image = RgbImage::from_pixel(scaled(SIZE.0), scaled(SIZE.1), BACKDROP);
    let font = FontRef::try_from_slice(FONT).expect("the vendored font is valid");
    let mut drawing = Drawing { image, font };
    drawing.frame(position, caption);
    for cell in Cell::ALL.into_iter().rev() {
        drawing.stack(position, cell);
    }
    if let Ply::Move { from, to } = last.ply {
        drawing.arrow(center(from), center(to));
    }
    let small = imageops::thumbnail(&drawing.image, SIZE.0, SIZE.1);
    let mut file = Cursor::new(Vec::new());
    small.write_to(&mut file, ImageFormat::Png).expect("writing to memory does not fail");
    file.into_inner()
}

impl Drawing {
    fn frame(&mut self, position: &Position, caption: &str) {
        let score = position.score();
        self.panel((14.0, 14.0), (580.0, 94.0), CARD);
        self.panel((606.0, 14.0), (580.0, 94.0), CARD);
        self.panel((14.0, 120.0), (1172.0, 514.0), BOARD);
        self.text("Annabel Lee", (240.0, 61.0), 34.0, WHITE);
        self.text("Bartholomew", (950.0, 61.0), 34.0, WHITE);
        self.text(&score.white.to_string(), (530.0, 61.0), 58.0, WHITE);
        self.text(&score.black.to_string(), (670.0, 61.0), 58.0, WHITE);
        self.text(caption, (150.0, 663.0), 28.0, WHITE);
        for cell in Cell::ALL {
            for next in cell.neighbors() {
                self.line(center(cell), center(next), 2.0, LINE);
            }
        }
        for cell in Cell::ALL {
            self.disc(center(cell), (39.0, 35.0), SPACE);
        }
    }

    fn stack(&mut self, position: &Position, cell: Cell) {
        let Some(stack) = position.stack(cell) else { return };
        let (face, number) = match stack.owner() {
            Some(Color::White) => (WHITE, BLACK),
            Some(Color::Black) => (BLACK, WHITE),
            None => (RED, WHITE),
        };
        let (x, y) = center(cell);
        let height = f32::from(stack.height().min(7));
        for piece in 0..stack.height().min(7) {
            let at = (x, y + 4.0 - 4.0 * f32::from(piece));
            self.disc(at, (43.0, 38.0), OUTLINE);
            self.disc(at, (41.0, 36.0), face);
        }
        if stack.height() > 1 {
            let at = (x, y + 4.0 - 4.0 * (height - 1.0));
            self.text(&stack.height().to_string(), at, 42.0, number);
            if stack.has_red() {
                self.disc((at.0 + 36.0, at.1 - 28.0), (12.0, 12.0), RED);
            }
        }
    }

    fn arrow(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.line(from, to, 6.0, MARK);
        let (ux, uy) = unit(from, to);
        let back = (to.0 - ux * 30.0, to.1 - uy * 30.0);
        let side = |aside: f32| (back.0 - uy * aside, back.1 + ux * aside);
        self.polygon(&[to, side(20.0), side(-20.0)], MARK);
    }

    fn panel(&mut self, (left, top): (f32, f32), (width, height): (f32, f32), color: Rgb<u8>) {
        let (left, top) = scaled((left, top));
        let (width, height) = scaled((width, height));
        let area = Rect::at(left, top).of_size(width as u32, height as u32);
        draw_filled_rect_mut(&mut self.image, area, color);
    }

    fn disc(&mut self, at: (f32, f32), half: (f32, f32), color: Rgb<u8>) {
        let ((x, y), (width, height)) = (scaled(at), scaled(half));
        draw_filled_ellipse_mut(&mut self.image, (x, y), width, height, color);
    }

    fn line(&mut self, from: (f32, f32), to: (f32, f32), half: f32, color: Rgb<u8>) {
        let (ux, uy) = unit(from, to);
        let corner = |(x, y): (f32, f32), aside: f32| (x - uy * aside, y + ux * aside);
        let corners =
            [corner(from, half), corner(from, -half), corner(to, -half), corner(to, half)];
        self.polygon(&corners, color);
        let (x, y) = scaled(from);
        draw_filled_circle_mut(&mut self.image, (x, y), (half * SCALE) as i32, color);
    }

    fn polygon(&mut self, corners: &[(f32, f32)], color: Rgb<u8>) {
        let corner = |&at: &(f32, f32)| {
            let (x, y) = scaled(at);
            Point::new(x, y)
        };
        let corners: Vec<Point<i32>> = corners.iter().map(corner).collect();
        draw_polygon_mut(&mut self.image, &corners, color);
    }

    /// Writes a text centred at a point.
    fn text(&mut self, text: &str, at: (f32, f32), size: f32, color: Rgb<u8>) {
        let scale = size * SCALE;
        let (width, height) = text_size(scale, &self.font, text);
        let (x, y) = scaled(at);
        let (x, y) = (x - width as i32 / 2, y - height as i32 / 2);
        draw_text_mut(&mut self.image, color, x, y, scale, &self.font, text);
    }
}

fn scaled((x, y): (f32, f32)) -> (i32, i32) {
    ((x * SCALE) as i32, (y * SCALE) as i32)
}

fn center(cell: Cell) -> (f32, f32) {
    let (column, row) = (f32::from(cell.column()), f32::from(cell.row()));
    (213.0 + 100.0 * (column - row / 2.0), 546.0 - 86.0 * row)
}

fn unit(from: (f32, f32), to: (f32, f32)) -> (f32, f32) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    (dx / length, dy / length)
}
