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
    /// All that are not wholly transparent.
    pub(crate) pixels: Vec<Pixel>,
    pub(crate) indices: Vec<u8>,
}

impl Sprite {
    /// Keeps a drawing ready; its origin will lie where it is drawn.
    pub(crate) fn new(pixmap: &Pixmap, palette: &Palette) -> Self {
        let origin = pixmap.origin;
        let mut runs: Vec<Run> = Vec::new();
        let mut pixels = Vec::new();
        for (y, row) in (-origin.1..).zip(pixmap.rows()) {
            for (x, pixel) in (-origin.0..).zip(row).filter(|(_, pixel)| pixel.alpha > 0) {
                let (at, solid) = (pixels.len(), pixel.alpha == 255);
                pixels.push(*pixel);
                match runs.last_mut() {
                    Some(run) if run.y == y && run.solid == solid && run.end() == x => {
                        run.pixels.end += 1;
                    }
                    _ => runs.push(Run { x, y, solid, pixels: at..at + 1 }),
                }
            }
        }
        runs.shrink_to_fit();
        pixels.shrink_to_fit();
        let indices = pixels.iter().map(|pixel| palette.index(pixel.color)).collect();
        Self { runs, pixels, indices }
    }
}
