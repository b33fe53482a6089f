//! Lines of text: measuring, truncating and drawing any text at one font size.
//!
//! Text is set in `Noto Sans SemiBold`, with some twenty fallback fonts that are loaded when a name
//! needs them. A line is split by direction, script and font; harfrust shapes it; `line` draws it.
//! We measured cosmic-text: it is slower for common names.

mod line;
#[cfg(test)]
mod tests;

use std::convert::Infallible;
use std::sync::Arc;

use quick_cache::Weighter;
use quick_cache::sync::Cache;
use unicode_segmentation::UnicodeSegmentation;

use crate::color::Rgb;
use crate::shape::Point;
use crate::shaping;
use crate::surface::Surface;
use line::DrawnLine;

const ELLIPSIS: &str = "…";
/// The height of a digit, in ems.
const DIGIT_HEIGHT: f32 = 0.714;
/// The memory for recently drawn lines of one size, in bytes, and the estimated number of lines:
/// stack heights, and the names and captions of a few dozen games.
const CACHE_BYTES: u64 = 1 << 20;
const CACHE_LINES: usize = 256;

/// The fonts at one size, with a cache of drawn lines. Lengths are in layout units.
pub(crate) struct Font {
    /// The number of pixels per layout unit.
    scale: f32,
    /// The number of pixels per em.
    em: f32,
    /// Recently drawn lines. Most lines are drawn again and again.
    lines: Cache<String, Arc<DrawnLine>, ByteWeighter>,
}

#[derive(Clone)]
struct ByteWeighter;

impl Weighter<String, Arc<DrawnLine>> for ByteWeighter {
    fn weight(&self, text: &String, line: &Arc<DrawnLine>) -> u64 {
        (text.len() + line.bytes()) as u64
    }
}

impl Font {
    /// Creates a font with an em of `size` layout units, at `scale` pixels per unit.
    pub(crate) fn new(size: f32, scale: f32) -> Self {
        Self {
            scale,
            em: size * scale,
            lines: Cache::with_weighter(CACHE_LINES, CACHE_BYTES, ByteWeighter),
        }
    }

    /// Returns the height of a digit.
    pub(crate) fn digit_height(&self) -> f32 {
        self.digit_pixels() as f32 / self.scale
    }

    /// Returns the distance from the vertical middle of a line down to its baseline: half the
    /// height of a digit, in whole pixels.
    pub(crate) fn baseline_offset(&self) -> f32 {
        (self.digit_pixels() / 2) as f32 / self.scale
    }

    /// Returns the width of a line.
    pub(crate) fn width(&self, line: &str) -> f32 {
        self.line(line).advance / self.scale
    }

    /// Returns true if a line is no wider than this, allowing for rounding errors.
    pub(crate) fn fits(&self, line: &str, width: f32) -> bool {
        self.width(line) <= width + 0.01
    }

    /// Returns the line if it fits the width. Otherwise returns as many whole graphemes as fit with
    /// an ellipsis, or an empty string if even the ellipsis is too wide.
    pub(crate) fn fit(&self, line: &str, width: f32) -> String {
        if self.fits(line, width) {
            return line.to_owned();
        }
        let graphemes = self.grapheme_widths(line);
        let ellipsis = self.width(ELLIPSIS);
        if ellipsis > width {
            return String::new();
        }
        let mut used = ellipsis;
        let fits = graphemes.iter().take_while(|(_, advance)| {
            used += advance;
            used <= width
        });
        let mut kept = fits.count();
        // A letter may become wider when it no longer joins the next one, so measure the result.
        loop {
            let end = graphemes.get(kept).map_or(line.len(), |(start, _)| *start);
            let short = format!("{}{ELLIPSIS}", line[..end].trim_end());
            if kept == 0 || self.width(&short) <= width {
                return short;
            }
            kept -= 1;
        }
    }

    /// Draws a line to the right of `x` with its baseline at the given height. Parts outside the
    /// surface are cut off.
    pub(crate) fn draw(&self, surface: &mut impl Surface, line: &str, at: Point, color: Rgb) {
        let ((x, baseline), index) = (surface.to_pixel(at), surface.palette().nearest(color));
        let (width, height) = surface.size();
        for run in &*self.line(line).runs {
            let row = baseline + i32::from(run.y);
            let Some(row) = u32::try_from(row).ok().filter(|&row| row < height) else { continue };
            let left = x + i32::from(run.x);
            let columns = left.max(0)..(left + i32::from(run.length)).min(width as i32);
            for column in columns {
                surface.blend_pixel(column as u32, row, index, run.coverage);
            }
        }
    }

    /// Draws a line centred at `x`.
    pub(crate) fn draw_centered(
        &self,
        surface: &mut impl Surface,
        line: &str,
        (x, baseline): Point,
        color: Rgb,
    ) {
        let left = x - self.width(line) / 2.0;
        self.draw(surface, line, (left, baseline), color);
    }

    fn digit_pixels(&self) -> i32 {
        (DIGIT_HEIGHT * self.em).round() as i32
    }

    fn line(&self, text: &str) -> Arc<DrawnLine> {
        let drawn: Result<_, Infallible> =
            self.lines.get_or_insert_with(text, || Ok(Arc::new(DrawnLine::new(text, self.em))));
        match drawn {
            Ok(line) => line,
        }
    }

    /// Returns the start and the width of each grapheme of the line.
    fn grapheme_widths(&self, line: &str) -> Vec<(usize, f32)> {
        let mut graphemes: Vec<_> =
            line.grapheme_indices(true).map(|(start, _)| (start, 0.0)).collect();
        for placed in shaping::glyphs(line) {
            let letter = graphemes.partition_point(|(start, _)| *start < placed.grapheme);
            graphemes[letter].1 += placed.advance * self.em / self.scale;
        }
        graphemes
    }
}
