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

/// A drawing in palette colours; its runs count from its origin.
pub(crate) struct Sprite {
    pub(crate) runs: Vec<Run>,
    pub(crate) pixels: Vec<Pixel>,
    pub(crate) indices: Vec<u8>,
}

impl Sprite {
    /// Keeps a drawing ready; its origin will lie where it is drawn.
    pub(crate) fn new(pixmap: &Pixmap, palette: &Palette) -> Self {
        let origin = pixmap.origin;
        let mut runs: Vec<Run> = Vec::new();
        for (y, row) in (-origin.1..).zip(pixmap.rows()) {
            let start = (y + origin.1) as usize * pixmap.width;
            for (column, pixel) in row.iter().enumerate().filter(|(_, pixel)| pixel.alpha > 0) {
                let (at, solid) = (start + column, pixel.alpha == 255);
                match runs.last_mut() {
                    Some(run) if run.y == y && run.solid == solid && run.pixels.end == at => {
                        run.pixels.end += 1;
                    }
                    _ => {
                        let x = column as i32 - origin.0;
                        runs.push(Run { x, y, solid, pixels: at..at + 1 });
                    }
                }
            }
        }
        let indices = pixmap.pixels.iter().map(|pixel| palette.index(pixel.color)).collect();
        Self { runs, pixels: pixmap.pixels.clone(), indices }
    }
}
