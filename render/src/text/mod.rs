//! Letters: measuring, shortening and drawing one line of any text from anyone.
//! Knows one size and no layout.

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
use line::Line;

const ELLIPSIS: &str = "…";
/// The height of a digit, in parts of an em.
const DIGIT: f32 = 0.714;
/// The memory for lines that were drawn lately, for each size, and about how many they are: heights, and
/// the names and captions of some dozens of games.
const ROOM: u64 = 2 << 20;
const LINES: usize = 256;

/// The fonts at one size. Lengths are in layout units.
pub(crate) struct Face {
    /// How many pixels a unit is.
    units: f32,
    /// How many pixels an em is.
    em: f32,
    /// Lines that were drawn lately: most are written again and again.
    lines: Cache<String, Arc<Line>, Bytes>,
}

#[derive(Clone)]
struct Bytes;

impl Weighter<String, Arc<Line>> for Bytes {
    fn weight(&self, text: &String, line: &Arc<Line>) -> u64 {
        (text.len() + line.bytes()) as u64
    }
}

impl Face {
    /// The fonts with an em of `size` units of so many pixels each.
    pub(crate) fn new(size: f32, units: f32) -> Self {
        Self { units, em: size * units, lines: Cache::with_weighter(LINES, ROOM, Bytes) }
    }

    /// The height of a digit.
    pub(crate) fn digit_height(&self) -> f32 {
        self.digit_pixels() as f32 / self.units
    }

    /// How far below its middle a line stands: half the height of a digit, in whole pixels.
    pub(crate) fn drop(&self) -> f32 {
        (self.digit_pixels() / 2) as f32 / self.units
    }

    /// The width of a line.
    pub(crate) fn width(&self, line: &str) -> f32 {
        self.line(line).advance / self.units
    }

    /// Whether a line is no wider than this, but for what sums of fractions are off by.
    pub(crate) fn fits(&self, line: &str, width: f32) -> bool {
        self.width(line) <= width + 0.01
    }

    /// The line, or as many whole letters of its start as fit the width with an ellipsis;
    /// nothing where not even that fits.
    pub(crate) fn fit(&self, line: &str, width: f32) -> String {
        if self.fits(line, width) {
            return line.to_owned();
        }
        let letters = self.letters(line);
        let ellipsis = self.width(ELLIPSIS);
        if ellipsis > width {
            return String::new();
        }
        let mut used = ellipsis;
        let fits = letters.iter().take_while(|(_, advance)| {
            used += advance;
            used <= width
        });
        let mut kept = fits.count();
        // A letter that others followed may be wider at an end.
        loop {
            let end = letters.get(kept).map_or(line.len(), |(start, _)| *start);
            let short = format!("{}{ELLIPSIS}", line[..end].trim_end());
            if kept == 0 || self.width(&short) <= width {
                return short;
            }
            kept -= 1;
        }
    }

    /// Draws a line from `x` rightwards, standing on `baseline`. What reaches beyond the surface is left
    /// out.
    pub(crate) fn draw(&self, surface: &mut impl Surface, line: &str, at: Point, color: Rgb) {
        let ((x, baseline), ink) = (surface.pixel(at), surface.palette().ink(color));
        let (width, height) = surface.size();
        for run in &self.line(line).runs {
            let row = baseline + i32::from(run.y);
            let Some(row) = u32::try_from(row).ok().filter(|&row| row < height) else { continue };
            let left = x + i32::from(run.x);
            let columns = left.max(0)..(left + i32::from(run.length)).min(width as i32);
            for column in columns {
                surface.lay(column as u32, row, ink, run.share);
            }
        }
    }

    /// Draws a line with its middle at `x`.
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
        (DIGIT * self.em).round() as i32
    }

    fn line(&self, text: &str) -> Arc<Line> {
        let drawn: Result<_, Infallible> =
            self.lines.get_or_insert_with(text, || Ok(Arc::new(Line::new(text, self.em))));
        match drawn {
            Ok(line) => line,
        }
    }

    /// Where each letter of the line begins in it, and how wide it is.
    fn letters(&self, line: &str) -> Vec<(usize, f32)> {
        let mut letters: Vec<_> =
            line.grapheme_indices(true).map(|(start, _)| (start, 0.0)).collect();
        for placed in shaping::glyphs(line) {
            let letter = letters.partition_point(|(start, _)| *start < placed.letter);
            letters[letter].1 += placed.advance * self.em / self.units;
        }
        letters
    }
}
