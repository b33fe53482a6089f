//! A full-colour picture with transparency: what sprites and the background are made in
//! before the palette is chosen.

use crate::color::Rgb;
use crate::surface::Surface;

/// One pixel: a colour and how many of 255 parts of it are opaque.
#[derive(Clone, Copy)]
pub(crate) struct Pixel {
    pub(crate) color: Rgb,
    pub(crate) alpha: u8,
}

/// A picture whose origin may lie anywhere in it, so that drawing code can count from the
/// middle of a piece. The origin is the corner of a pixel.
#[derive(Clone)]
pub(crate) struct Pixmap {
    pub(crate) width: usize,
    pub(crate) origin: (i32, i32),
    pub(crate) pixels: Vec<Pixel>,
    scale: f32,
}

impl Pixmap {
    /// A picture that reaches so many units to the left of the origin, above it, to the right of it
    /// and below it.
    pub(crate) fn around(reach: (f32, f32, f32, f32), scale: f32) -> Self {
        let pixels = |units: f32| (units * scale).ceil() as i32;
        let (left, above, right, below) =
            (pixels(reach.0), pixels(reach.1), pixels(reach.2), pixels(reach.3));
        let (width, height) = ((left + right) as usize, (above + below) as usize);
        let clear = Pixel { color: Rgb([0; 3]), alpha: 0 };
        Self { width, origin: (left, above), pixels: vec![clear; width * height], scale }
    }

    /// A picture of so many units to all sides of its origin.
    pub(crate) fn square(half: f32, scale: f32) -> Self {
        Self::around((half, half, half, half), scale)
    }

    pub(crate) fn rows(&self) -> std::slice::ChunksExact<'_, Pixel> {
        self.pixels.chunks_exact(self.width)
    }
}

impl Surface for Pixmap {
    fn size(&self) -> (i32, i32) {
        (self.width as i32, (self.pixels.len() / self.width) as i32)
    }

    fn scale(&self) -> f32 {
        self.scale
    }

    fn origin(&self) -> (i32, i32) {
        self.origin
    }

    fn blend(&mut self, x: i32, y: i32, color: Rgb, alpha: u8) {
        let pixel = &mut self.pixels[y as usize * self.width + x as usize];
        let over = u32::from(alpha) * 255;
        let under = u32::from(pixel.alpha) * (255 - u32::from(alpha));
        if over + under == 0 {
            return;
        }
        let share = (over * 255).div_ceil(over + under);
        pixel.color = pixel.color.mix(color, share as u8);
        pixel.alpha = ((over + under + 127) / 255) as u8;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blending_on_nothing_keeps_the_colour_and_adds_up_opacity() {
        let red = Rgb::hex(0xC8_322B);
        let mut pixmap = Pixmap::around((0.0, 0.0, 1.0, 1.0), 1.0);
        pixmap.blend(0, 0, red, 128);
        assert_eq!(pixmap.pixels[0].color, red);
        assert_eq!(pixmap.pixels[0].alpha, 128);
        pixmap.blend(0, 0, red, 128);
        assert_eq!(pixmap.pixels[0].color, red);
        assert_eq!(pixmap.pixels[0].alpha, 192);
    }
}
