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
/// middle of a piece.
#[derive(Clone)]
pub(crate) struct Pixmap {
    pub(crate) width: usize,
    pub(crate) pixels: Vec<Pixel>,
}

impl Pixmap {
    pub(crate) fn transparent(width: usize, height: usize) -> Self {
        let clear = Pixel { color: Rgb([0; 3]), alpha: 0 };
        Self { width, pixels: vec![clear; width * height] }
    }

    pub(crate) fn rows(&self) -> std::slice::ChunksExact<'_, Pixel> {
        self.pixels.chunks_exact(self.width)
    }
}

impl Surface for Pixmap {
    fn size(&self) -> (i32, i32) {
        (self.width as i32, (self.pixels.len() / self.width) as i32)
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
        let mut pixmap = Pixmap::transparent(1, 1);
        pixmap.blend(0, 0, red, 128);
        assert_eq!(pixmap.pixels[0].color, red);
        assert_eq!(pixmap.pixels[0].alpha, 128);
        pixmap.blend(0, 0, red, 128);
        assert_eq!(pixmap.pixels[0].color, red);
        assert_eq!(pixmap.pixels[0].alpha, 192);
    }
}
