//! Drawings kept ready in palette colours, cut into runs that are copied whole and runs
//! that are mixed with what lies under them.

use std::ops::Range;

use crate::palette::Palette;
use crate::pixmap::{Pixel, Pixmap};

/// A stretch of one row in which all pixels are opaque, or none is.
pub(crate) struct Run {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) solid: bool,
    /// Which of the sprite's solid pixels, or of its others.
    pub(crate) pixels: Range<usize>,
}

impl Run {
    /// Where the pixel after the last would lie.
    fn end(&self) -> i32 {
        self.x + self.pixels.len() as i32
    }
}

/// A drawing in palette colours; its runs count from its origin.
pub(crate) struct Sprite {
    pub(crate) runs: Vec<Run>,
    /// The opaque pixels: a byte each, since they are nearly all.
    pub(crate) solid: Vec<u8>,
    /// Those that let something through.
    pub(crate) mixed: Vec<Pixel>,
}

impl Sprite {
    /// Keeps a drawing ready; its origin will lie where it is drawn.
    pub(crate) fn new(pixmap: &Pixmap, palette: &Palette) -> Self {
        let origin = pixmap.origin;
        let mut runs: Vec<Run> = Vec::new();
        let (mut all_solid, mut mixed) = (Vec::new(), Vec::new());
        for (y, row) in (-origin.1..).zip(pixmap.rows()) {
            for (x, pixel) in (-origin.0..).zip(row).filter(|(_, pixel)| pixel.alpha > 0) {
                let solid = pixel.alpha == 255;
                let at = if solid { all_solid.len() } else { mixed.len() };
                if solid {
                    all_solid.push(palette.index(pixel.color));
                } else {
                    mixed.push(*pixel);
                }
                match runs.last_mut() {
                    Some(run) if run.y == y && run.solid == solid && run.end() == x => {
                        run.pixels.end += 1;
                    }
                    _ => runs.push(Run { x, y, solid, pixels: at..at + 1 }),
                }
            }
        }
        runs.shrink_to_fit();
        all_solid.shrink_to_fit();
        mixed.shrink_to_fit();
        Self { runs, solid: all_solid, mixed }
    }

    /// How much memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&self.runs[..]) + self.solid.len() + size_of_val(&self.mixed[..])
    }
}
