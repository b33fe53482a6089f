//! The picture being drawn: an image buffer of palette indices.

use image::{GrayImage, Luma};
use imageproc::drawing::draw_filled_rect_mut;
use imageproc::rect::Rect;

use crate::color::{Coverage, Rgb};
use crate::encode;
use crate::look::Width;
use crate::palette::{Palette, PaletteIndex};
use crate::shape::Point;
use crate::sprite::Sprite;
use crate::surface::Surface;

/// A picture in palette colours.
pub(crate) struct Picture<'p> {
    palette: &'p Palette,
    scale: f32,
    image: GrayImage,
}

impl<'p> Picture<'p> {
    /// Creates a picture filled with one colour. `height` is in layout units.
    pub(crate) fn filled(palette: &'p Palette, height: f32, width: Width, color: Rgb) -> Self {
        let index = Luma([palette.nearest(color).value()]);
        let image = GrayImage::from_pixel(width.pixels(), width.pixel_rows(height), index);
        Self { palette, scale: width.scale(), image }
    }

    /// Creates a picture from an image of palette indices.
    pub(crate) fn from_image(palette: &'p Palette, width: Width, image: GrayImage) -> Self {
        Self { palette, scale: width.scale(), image }
    }

    pub(crate) fn into_image(self) -> GrayImage {
        self.image
    }

    pub(crate) fn image_mut(&mut self) -> &mut GrayImage {
        &mut self.image
    }

    /// Returns the height in layout units.
    pub(crate) fn height(&self) -> f32 {
        self.image.height() as f32 / self.scale
    }

    /// Encodes the picture as a PNG file.
    pub(crate) fn into_png(self) -> Vec<u8> {
        encode::png(&self.image, self.palette)
    }

    /// Draws a sprite with its origin at a point. The whole sprite must lie inside the picture.
    pub(crate) fn draw(&mut self, sprite: &Sprite, at: Point) {
        let at = self.to_pixel(at);
        sprite.draw_on(&mut self.image, self.palette, at);
    }
}

impl Surface for Picture<'_> {
    fn size(&self) -> (u32, u32) {
        self.image.dimensions()
    }

    fn scale(&self) -> f32 {
        self.scale
    }

    fn origin(&self) -> (i32, i32) {
        (0, 0)
    }

    fn palette(&self) -> &Palette {
        self.palette
    }

    fn blend_pixel(&mut self, x: u32, y: u32, index: PaletteIndex, coverage: Coverage) {
        let Luma([under]) = self.image.get_pixel_mut(x, y);
        *under = self.palette.blended(coverage, index, *under);
    }

    fn fill_rect(&mut self, pixels: Rect, index: PaletteIndex) {
        draw_filled_rect_mut(&mut self.image, pixels, Luma([index.value()]));
    }
}
