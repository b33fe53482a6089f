//! Sprites: images that are drawn once and then copied onto pictures.

use std::ops::Range;

use image::{GrayAlphaImage, GrayImage, LumaA};
use imageproc::rect::Rect;

use crate::color::{Coverage, Rgb};
use crate::palette::{Palette, PaletteIndex};
use crate::surface::Surface;

/// A sprite being drawn: for each pixel its palette index and coverage. The origin can be anywhere
/// in it, so that drawing code can use coordinates relative to the middle of a piece.
pub(crate) struct Drawing<'p> {
    palette: &'p Palette,
    scale: f32,
    origin: (i32, i32),
    /// Palette indices, and coverage in thirds.
    image: GrayAlphaImage,
}

impl<'p> Drawing<'p> {
    /// Creates an empty drawing that reaches this far to the left of the origin, above it, to the
    /// right and below, in layout units.
    pub(crate) fn with_extents(
        palette: &'p Palette,
        scale: f32,
        [left, above, right, below]: [f32; 4],
    ) -> Self {
        let pixels = |units: f32| (units * scale).ceil() as i32;
        let (left, above) = (pixels(left), pixels(above));
        let size = ((left + pixels(right)) as u32, (above + pixels(below)) as u32);
        let image = GrayAlphaImage::new(size.0, size.1);
        Self { palette, scale, origin: (left, above), image }
    }

    /// Creates an empty drawing that reaches `half` units from its origin to every side.
    pub(crate) fn square(palette: &'p Palette, scale: f32, half: f32) -> Self {
        Self::with_extents(palette, scale, [half; 4])
    }

    /// Draws another drawing onto this one, moved up by `up` pixels.
    pub(crate) fn draw(&mut self, other: &Self, up: i32) {
        let (dx, dy) = (self.origin.0 - other.origin.0, self.origin.1 - other.origin.1 - up);
        let (width, height) = self.size();
        for (x, y, &LumaA([number, coverage])) in other.image.enumerate_pixels() {
            let (x, y) = (x.checked_add_signed(dx), y.checked_add_signed(dy));
            if let Some((x, y)) = x.zip(y).filter(|&(x, y)| x < width && y < height && coverage > 0)
            {
                self.blend_pixel(
                    x,
                    y,
                    self.palette.index(number),
                    Coverage::of(coverage.into(), 3),
                );
            }
        }
    }

    /// Draws a line along the lower edge of the drawing, `pixels` high in each column. It is not
    /// anti-aliased, so that lines stacked below each other stay separate.
    pub(crate) fn underline(&mut self, color: Rgb, pixels: u32) {
        let index = self.palette.nearest(color).value();
        let (width, height) = self.size();
        for x in 0..width {
            let lowest = (0..height).rev().find(|&y| self.image.get_pixel(x, y).0[1] > 0);
            let Some(lowest) = lowest else { continue };
            for y in (lowest + 1).saturating_sub(pixels)..=lowest {
                self.image.put_pixel(x, y, LumaA([index, Coverage::FULL.thirds()]));
            }
        }
    }

    /// Converts the drawing to a sprite.
    pub(crate) fn into_sprite(self) -> Sprite {
        let mut sprite = Sprite::default();
        for (y, row) in (-self.origin.1..).zip(self.image.rows()) {
            for (x, &LumaA([number, coverage])) in (-self.origin.0..).zip(row) {
                if coverage > 0 {
                    let index = self.palette.index(number);
                    sprite.push((x, y), index, Coverage::of(coverage.into(), 3));
                }
            }
        }
        sprite.shrink();
        sprite
    }

    /// Returns the colour of each pixel on a plain background, row by row.
    #[cfg(test)]
    pub(crate) fn on_background(&self, background: Rgb) -> Vec<Rgb> {
        let under = self.palette.nearest(background).value();
        let seen = |LumaA([number, coverage]): &LumaA<u8>| {
            let index = self.palette.index(*number);
            self.palette.color(self.palette.blended(
                Coverage::of((*coverage).into(), 3),
                index,
                under,
            ))
        };
        self.image.pixels().map(seen).collect()
    }
}

impl Surface for Drawing<'_> {
    fn size(&self) -> (u32, u32) {
        self.image.dimensions()
    }

    fn scale(&self) -> f32 {
        self.scale
    }

    fn origin(&self) -> (i32, i32) {
        self.origin
    }

    fn palette(&self) -> &Palette {
        self.palette
    }

    fn blend_pixel(&mut self, x: u32, y: u32, index: PaletteIndex, coverage: Coverage) {
        let LumaA([under, covered]) = self.image.get_pixel_mut(x, y);
        if *covered == Coverage::FULL.thirds() {
            *under = self.palette.blended(coverage, index, *under);
        } else if coverage.thirds() >= *covered {
            (*under, *covered) = (index.value(), coverage.thirds());
        }
    }

    fn fill_rect(&mut self, pixels: Rect, index: PaletteIndex) {
        let (width, height) = self.size();
        let Some(inside) = Rect::at(0, 0).of_size(width, height).intersect(pixels) else { return };
        for y in inside.top()..=inside.bottom() {
            for x in inside.left()..=inside.right() {
                self.blend_pixel(x as u32, y as u32, index, Coverage::FULL);
            }
        }
    }
}

/// A run of pixels in one row that are either all fully covered or all partly covered.
struct PixelRun {
    x: i32,
    y: i32,
    solid: bool,
    /// The range in the sprite's `solid` pixels or, if not solid, in its `partial` ones.
    pixels: Range<usize>,
}

impl PixelRun {
    /// Returns the column after the last pixel.
    fn end(&self) -> i32 {
        self.x + self.pixels.len() as i32
    }
}

/// An image that is drawn onto pictures: fully covered pixels are copied, the others are blended.
#[derive(Default)]
pub(crate) struct Sprite {
    runs: Vec<PixelRun>,
    /// The palette indices of fully covered pixels, which are nearly all of them.
    solid: Vec<u8>,
    partial: Vec<(PaletteIndex, Coverage)>,
}

impl Sprite {
    /// Adds the next pixel. It must lie right of the last one in the same row, or in a lower row.
    fn push(&mut self, (x, y): (i32, i32), index: PaletteIndex, coverage: Coverage) {
        let solid = coverage == Coverage::FULL;
        let at = if solid { self.solid.len() } else { self.partial.len() };
        if solid {
            self.solid.push(index.value());
        } else {
            self.partial.push((index, coverage));
        }
        match self.runs.last_mut() {
            Some(run) if run.y == y && run.solid == solid && run.end() == x => run.pixels.end += 1,
            _ => self.runs.push(PixelRun { x, y, solid, pixels: at..at + 1 }),
        }
    }

    fn shrink(&mut self) {
        self.runs.shrink_to_fit();
        self.solid.shrink_to_fit();
        self.partial.shrink_to_fit();
    }

    /// Draws the sprite with its origin at the top left corner of a pixel. The whole sprite must
    /// lie inside the picture.
    pub(crate) fn draw_on(&self, image: &mut GrayImage, palette: &Palette, (x, y): (i32, i32)) {
        let columns = image.width() as usize;
        for run in &self.runs {
            let start = (y + run.y) as usize * columns + (x + run.x) as usize;
            let under = &mut image.as_mut()[start..start + run.pixels.len()];
            if run.solid {
                under.copy_from_slice(&self.solid[run.pixels.clone()]);
                continue;
            }
            for (under, &(index, coverage)) in
                under.iter_mut().zip(&self.partial[run.pixels.clone()])
            {
                *under = palette.blended(coverage, index, *under);
            }
        }
    }

    /// Returns the memory used, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&self.runs[..]) + self.solid.len() + size_of_val(&self.partial[..])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::color::hex;
    use crate::shape::Shape;

    #[test]
    fn a_sprite_shows_its_drawing() {
        let [background, dark, red] = [0xFF_FFFF, 0x20_2020, 0xC8_322B].map(hex);
        let palette = Palette::new(&[background, dark, red]);
        let mut drawing = Drawing::square(&palette, 1.0, 8.0);
        drawing.fill(&Shape::ellipse((0.0, 0.0), (7.0, 7.0)), dark);
        drawing.fill(&Shape::ellipse((0.0, 0.0), (3.0, 3.0)), red);
        let expected: Vec<u8> = drawing
            .on_background(background)
            .iter()
            .map(|&color| palette.nearest(color).value())
            .collect();
        let mut image = GrayImage::new(16, 16);
        drawing.into_sprite().draw_on(&mut image, &palette, (8, 8));
        assert_eq!(image.into_raw(), expected);
        assert!(expected.contains(&palette.nearest(red).value()));
    }
}
