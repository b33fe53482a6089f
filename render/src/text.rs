//! Letters: measuring, shortening and drawing one line of any text from anyone.
//! Knows one typeface and no layout.

use std::collections::HashMap;

use ab_glyph::{Font, FontRef, GlyphId, PxScale, point};
use unicode_bidi::BidiInfo;
use unicode_segmentation::UnicodeSegmentation;

use crate::clean::is_invisible;
use crate::color::{Rgb, parts, stepped};
use crate::surface::Surface;

const DEJAVU_SANS_BOLD: &[u8] = include_bytes!("../fonts/DejaVuSans-Bold.ttf");
/// A letter with more marks than this is drawn with these alone.
const CHARS_PER_GRAPHEME: usize = 5;
const ELLIPSIS: char = '…';

/// How wide a glyph is and which of the pixels around its origin it covers.
struct Glyph {
    advance: f32,
    left: i32,
    top: i32,
    width: usize,
    coverage: Vec<u8>,
}

/// The typeface at one size, the glyphs of common scripts drawn beforehand. Lengths are in layout
/// units.
pub(crate) struct Face {
    font: FontRef<'static>,
    /// How many pixels a unit is.
    units: f32,
    scale: PxScale,
    ready: HashMap<GlyphId, Glyph>,
}

impl Face {
    /// The typeface with an em of `size` units of so many pixels each; `ready` are the characters
    /// drawn beforehand.
    pub(crate) fn new(size: f32, units: f32, ready: impl Iterator<Item = char>) -> Self {
        let font = FontRef::try_from_slice(DEJAVU_SANS_BOLD).expect("the vendored font is whole");
        let units_per_em = font.units_per_em().expect("the vendored font has a scale");
        let scale = PxScale::from(size * units * font.height_unscaled() / units_per_em);
        let mut face = Self { font, units, scale, ready: HashMap::new() };
        for id in ready.map(|char| face.font.glyph_id(char)) {
            let glyph = face.glyph(id);
            face.ready.insert(id, glyph);
        }
        face
    }

    /// The height of a digit.
    pub(crate) fn digit_height(&self) -> f32 {
        -self.glyph(self.font.glyph_id('1')).top as f32 / self.units
    }

    /// How far below its middle a line stands: half the height of a digit, in whole pixels.
    pub(crate) fn drop(&self) -> f32 {
        let digit = -self.glyph(self.font.glyph_id('1')).top;
        (digit / 2) as f32 / self.units
    }

    /// The width of a line.
    pub(crate) fn width(&self, line: &str) -> f32 {
        self.ids(line).map(|id| self.advance(id)).sum::<f32>() / self.units
    }

    /// The line, or as many whole letters of its start as fit the width with an ellipsis.
    pub(crate) fn fit(&self, line: &str, width: f32) -> String {
        let ellipsis = self.advance(self.font.glyph_id(ELLIPSIS)) / self.units;
        let mut used = 0.0;
        let mut kept = 0;
        for (start, grapheme) in line.grapheme_indices(true) {
            used += self.width(grapheme);
            if used > width {
                return format!("{}{ELLIPSIS}", line[..kept].trim_end());
            }
            if used + ellipsis <= width {
                kept = start + grapheme.len();
            }
        }
        line.to_owned()
    }

    /// Draws a line from `x` rightwards, standing on `baseline`. All of it must lie on the
    /// surface sideways; what reaches beyond it upwards or downwards is left out.
    pub(crate) fn draw(&self, surface: &mut impl Surface, line: &str, at: (f32, f32), color: Rgb) {
        let (x, baseline) = surface.pixel(at);
        let mut pen = x as f32;
        for id in self.ids(&visual(line)) {
            let drawn;
            let glyph = if let Some(glyph) = self.ready.get(&id) {
                glyph
            } else {
                drawn = self.glyph(id);
                &drawn
            };
            stamp(surface, glyph, (pen.round() as i32, baseline), color);
            pen += glyph.advance;
        }
    }

    /// Draws a line with its middle at `x`.
    pub(crate) fn draw_centered(
        &self,
        surface: &mut impl Surface,
        line: &str,
        (x, baseline): (f32, f32),
        color: Rgb,
    ) {
        let left = x - self.width(line) / 2.0;
        self.draw(surface, line, (left, baseline), color);
    }

    /// The glyphs of a line. Letters that the typeface lacks are left out, unless there are no
    /// others: then each is one box, whatever it is made of.
    fn ids(&self, line: &str) -> impl Iterator<Item = GlyphId> {
        let is_known = |grapheme: &str| self.first(grapheme).is_some_and(|id| id != GlyphId(0));
        let says_something =
            line.graphemes(true).any(|grapheme| !grapheme.trim().is_empty() && is_known(grapheme));
        line.graphemes(true).filter(move |grapheme| !says_something || is_known(grapheme)).flat_map(
            move |grapheme| {
                let rest = self.visible(grapheme).skip(1).take(CHARS_PER_GRAPHEME - 1);
                let known = is_known(grapheme);
                let rest = rest.filter(move |&id| known && id != GlyphId(0));
                self.first(grapheme).into_iter().chain(rest)
            },
        )
    }

    fn first(&self, grapheme: &str) -> Option<GlyphId> {
        self.visible(grapheme).next()
    }

    fn visible(&self, grapheme: &str) -> impl Iterator<Item = GlyphId> {
        let shown = grapheme.chars().filter(|&char| !is_invisible(char));
        shown.map(|char| self.font.glyph_id(char))
    }

    fn advance(&self, id: GlyphId) -> f32 {
        let per_unit = self.scale.x / self.font.height_unscaled();
        self.ready
            .get(&id)
            .map_or_else(|| self.font.h_advance_unscaled(id) * per_unit, |glyph| glyph.advance)
    }

    fn glyph(&self, id: GlyphId) -> Glyph {
        let advance = self.advance(id);
        let placed = id.with_scale_and_position(self.scale, point(0.0, 0.0));
        let Some(outline) = self.font.outline_glyph(placed) else {
            return Glyph { advance, left: 0, top: 0, width: 1, coverage: Vec::new() };
        };
        let bounds = outline.px_bounds();
        let width = bounds.width() as usize;
        let mut coverage = vec![0; width * bounds.height() as usize];
        outline
            .draw(|x, y, share| coverage[y as usize * width + x as usize] = parts(stepped(share)));
        Glyph { advance, left: bounds.min.x as i32, top: bounds.min.y as i32, width, coverage }
    }
}

/// Puts right-to-left runs of a line into the order in which they are drawn.
fn visual(line: &str) -> String {
    let info = BidiInfo::new(line, None);
    info.paragraphs
        .iter()
        .map(|paragraph| info.reorder_line(paragraph, paragraph.range.clone()))
        .collect()
}

fn stamp(surface: &mut impl Surface, glyph: &Glyph, (x, baseline): (i32, i32), color: Rgb) {
    let (width, height) = surface.size();
    for (y, row) in (baseline + glyph.top..).zip(glyph.coverage.chunks_exact(glyph.width.max(1))) {
        for (x, &coverage) in (x + glyph.left..).zip(row) {
            let on_surface = (0..width).contains(&x) && (0..height).contains(&y);
            if coverage > 0 && on_surface {
                surface.blend(x, y, color, coverage);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face() -> Face {
        Face::new(30.0, 1.0, "abc".chars())
    }

    #[test]
    fn a_line_that_fits_is_kept_and_another_ends_in_an_ellipsis_within_the_width() {
        let face = face();
        assert_eq!(face.fit("Anna", 200.0), "Anna");
        let short = face.fit("Bartholomew the Third of Nantucket", 200.0);
        assert!(short.starts_with("Barth") && short.ends_with('…'), "{short}");
        assert!(face.width(&short) <= 200.0);
    }

    #[test]
    fn a_line_is_shortened_between_letters() {
        let face = face();
        let letter = "e\u{323}\u{301}";
        let short = face.fit(&letter.repeat(30), 200.0);
        let kept = short.trim_end_matches('…');
        assert!(kept.len().is_multiple_of(letter.len()) && !kept.is_empty(), "{short}");
    }

    #[test]
    fn a_letter_that_the_typeface_lacks_is_one_box() {
        let face = face();
        let boxed = face.width("\u{10FFFD}");
        assert!(boxed > 5.0);
        assert!((face.width("👩‍👩‍👧") - boxed).abs() < 0.01);
        assert!(face.width("\u{200B}\u{FE0F}").abs() < 0.01);
    }

    #[test]
    fn right_to_left_letters_are_drawn_from_the_right() {
        assert_eq!(visual("ab אבג"), "ab גבא");
    }
}
