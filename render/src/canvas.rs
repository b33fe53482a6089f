//! The picture being drawn, one byte a pixel. Its memory is laid out as PNG wants it, a
//! filter byte (always 0, "none") before each row, so that it is compressed as it stands.

use std::ops::Range;

use crate::color::Rgb;
use crate::encode;
use crate::look::Width;
use crate::palette::Palette;
use crate::pixmap::{Pixel, Pixmap};
use crate::sprite::Sprite;
use crate::surface::Surface;

/// A picture in palette colours.
pub(crate) struct Canvas<'p> {
    palette: &'p Palette,
    scale: f32,
    width: usize,
    bytes: Vec<u8>,
}

impl<'p> Canvas<'p> {
    /// The bytes of an opaque full-colour picture, for [`Canvas::from_bytes`].
    pub(crate) fn bytes_of(pixmap: &Pixmap, palette: &Palette) -> Vec<u8> {
        let row = |row: &[Pixel]| {
            let indices = row.iter().map(|pixel| palette.index(pixel.color));
            std::iter::once(0).chain(indices).collect::<Vec<_>>()
        };
        pixmap.rows().flat_map(row).collect()
    }

    /// A picture of one colour, so many units high.
    pub(crate) fn plain(palette: &'p Palette, height: f32, width: Width, color: Rgb) -> Self {
        let (columns, rows) = (width.columns(), width.rows(height));
        let row = std::iter::once(0).chain(std::iter::repeat_n(palette.index(color), columns));
        let bytes = row.collect::<Vec<u8>>().repeat(rows);
        Self { palette, scale: width.scale(), width: columns, bytes }
    }

    /// A picture that starts as the given bytes.
    pub(crate) fn from_bytes(palette: &'p Palette, width: Width, bytes: Vec<u8>) -> Self {
        Self { palette, scale: width.scale(), width: width.columns(), bytes }
    }

    /// How many units high the picture is.
    pub(crate) fn height(&self) -> f32 {
        self.size().1 as f32 / self.scale
    }

    /// The picture row by row, in palette colours.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.bytes.chunks_exact(self.width + 1).map(|row| &row[1..])
    }

    /// The picture as the bytes of a PNG file.
    pub(crate) fn into_png(self) -> Vec<u8> {
        let (width, height) = self.size();
        encode::png((width as u32, height as u32), &self.palette.bytes(), &self.bytes)
    }

    fn offset(&self, x: i32, y: i32) -> usize {
        y as usize * (self.width + 1) + 1 + x as usize
    }

    /// Draws a sprite with its origin at a point. All of it must lie on the canvas.
    pub(crate) fn draw(&mut self, sprite: &Sprite, at: (f32, f32)) {
        let (x, y) = self.pixel(at);
        for run in &sprite.runs {
            let (left, top) = (x + run.x, y + run.y);
            if run.solid {
                let start = self.offset(left, top);
                let indices = &sprite.solid[run.pixels.clone()];
                self.bytes[start..start + indices.len()].copy_from_slice(indices);
            } else {
                for (column, pixel) in (left..).zip(&sprite.mixed[run.pixels.clone()]) {
                    self.blend(column, top, pixel.color, pixel.alpha);
                }
            }
        }
    }

    /// Draws a sprite so that what lies under it shines through, `opacity` of 255 parts opaque.
    pub(crate) fn draw_faded(&mut self, sprite: &Sprite, at: (f32, f32), opacity: u8) {
        let (x, y) = self.pixel(at);
        for run in &sprite.runs {
            let (columns, row) = (x + run.x.., y + run.y);
            if run.solid {
                for (column, &index) in columns.zip(&sprite.solid[run.pixels.clone()]) {
                    self.blend(column, row, self.palette.color(index), opacity);
                }
            } else {
                for (column, pixel) in columns.zip(&sprite.mixed[run.pixels.clone()]) {
                    let alpha = u16::from(pixel.alpha) * u16::from(opacity) / 255;
                    self.blend(column, row, pixel.color, alpha as u8);
                }
            }
        }
    }
}

impl Surface for Canvas<'_> {
    fn size(&self) -> (i32, i32) {
        (self.width as i32, (self.bytes.len() / (self.width + 1)) as i32)
    }

    fn scale(&self) -> f32 {
        self.scale
    }

    fn cover(&mut self, columns: Range<i32>, y: i32, color: Rgb) {
        let start = self.offset(columns.start, y);
        let index = self.palette.index(color);
        self.bytes[start..start + columns.len()].fill(index);
    }

    fn blend(&mut self, x: i32, y: i32, color: Rgb, alpha: u8) {
        let offset = self.offset(x, y);
        let under = self.palette.color(self.bytes[offset]);
        self.bytes[offset] = self.palette.index(under.mix(color, alpha));
    }
}
