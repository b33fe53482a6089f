//! Letters: measuring, shortening and drawing one line of any text from anyone.
//! Knows one size and no layout.

#[cfg(test)]
mod tests;

use std::collections::HashMap;

use ab_glyph::{Font, GlyphId, OutlinedGlyph, PxScale, point};
use unicode_segmentation::UnicodeSegmentation;

use crate::color::{Rgb, parts, stepped};
use crate::shaping::{self, Placed};
use crate::surface::Surface;
use crate::typeface::{DEJAVU, Typeface};

const ELLIPSIS: &str = "…";
/// How far above and below the line it stands on a letter is drawn, in parts of an em: what is
/// piled higher would lie over other lines.
const REACH: (f32, f32) = (1.15, 0.45);
/// How far a letter may reach beyond a line's ends, in parts of an em.
const OVERHANG: f32 = 0.1;

/// How wide a glyph is and which of the pixels around its origin it covers; in pixels.
struct Glyph {
    advance: f32,
    left: i32,
    top: i32,
    width: usize,
    coverage: Vec<u8>,
}

/// The fonts at one size, the glyphs of common scripts drawn beforehand. Lengths are in layout
/// units.
pub(crate) struct Face {
    /// How many pixels a unit is.
    units: f32,
    /// How many pixels an em is.
    em: f32,
    /// Glyphs of the first font.
    ready: HashMap<GlyphId, Glyph>,
}

impl Face {
    /// The fonts with an em of `size` units of so many pixels each; `ready` are the characters
    /// drawn beforehand.
    pub(crate) fn new(size: f32, units: f32, ready: impl Iterator<Item = char>) -> Self {
        let em = size * units;
        let ready = ready.filter_map(plain).map(|id| (id, Glyph::new(id, em))).collect();
        Self { units, em, ready }
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
        let plain: Option<f32> = line.chars().map(|char| Some(self.advance(plain(char)?))).sum();
        let shaped = || shaping::glyphs(line).iter().map(|placed| placed.advance * self.em).sum();
        plain.unwrap_or_else(shaped) / self.units
    }

    /// The line, or as many whole letters of its start as fit the width with an ellipsis;
    /// nothing where not even that fits.
    pub(crate) fn fit(&self, line: &str, width: f32) -> String {
        if self.width(line) <= width {
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

    /// Draws a line from `x` rightwards, standing on `baseline`. All of it must lie on the
    /// surface sideways; what reaches beyond it upwards or downwards is left out.
    pub(crate) fn draw(&self, surface: &mut impl Surface, line: &str, at: (f32, f32), color: Rgb) {
        let (x, baseline) = surface.pixel(at);
        let Some(plain) = line.chars().map(plain).collect::<Option<Vec<_>>>() else {
            let room = (surface.size().0 - x) as f32;
            let shaped = self.as_one(&shaping::glyphs(line), room);
            stamp(surface, &shaped, (x, baseline), color);
            return;
        };
        let mut pen = x as f32;
        for id in plain {
            let drawn;
            let glyph = if let Some(glyph) = self.ready.get(&id) {
                glyph
            } else {
                drawn = Glyph::new(id, self.em);
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

    fn digit_pixels(&self) -> i32 {
        -Glyph::new(DEJAVU.outlines().glyph_id('1'), self.em).top
    }

    /// From a glyph of the first font to the next, in pixels.
    fn advance(&self, id: GlyphId) -> f32 {
        self.ready.get(&id).map_or_else(|| DEJAVU.advance(id) * self.em, |glyph| glyph.advance)
    }

    /// Where each letter of the line begins in it, and how wide it is.
    fn letters(&self, line: &str) -> Vec<(usize, f32)> {
        let width = |char| Some(self.advance(plain(char)?) / self.units);
        let plain = line.char_indices().map(|(start, char)| Some((start, width(char)?)));
        plain.collect::<Option<Vec<_>>>().unwrap_or_else(|| {
            let mut letters: Vec<_> =
                line.grapheme_indices(true).map(|(start, _)| (start, 0.0)).collect();
            for placed in shaping::glyphs(line) {
                let letter = letters.partition_point(|(start, _)| *start < placed.letter);
                letters[letter].1 += placed.advance * self.em / self.units;
            }
            letters
        })
    }

    /// Glyphs as one that is no wider than `room`. Where letters join they share pixels, of each
    /// of which either covers a part.
    fn as_one(&self, glyphs: &[Placed], room: f32) -> Glyph {
        let advance = glyphs.iter().map(|placed| placed.advance * self.em).sum();
        let overhang = (OVERHANG * self.em).ceil();
        let rise = (REACH.0 * self.em).ceil();
        let width = (f32::min(advance, room).max(0.0) + 2.0 * overhang).ceil() as usize;
        let height = rise as usize + (REACH.1 * self.em).ceil() as usize;
        let mut shares = vec![0.0; width * height];
        let mut pen = overhang;
        for Placed { typeface, id, offset, advance, .. } in glyphs {
            let at = (pen + offset.0 * self.em, rise - offset.1 * self.em);
            pen += advance * self.em;
            let Some(outline) = outline(typeface, *id, self.em, at) else { continue };
            let min = outline.px_bounds().min;
            outline.draw(|x, y, share| {
                let (x, y) = (min.x + x as f32, min.y + y as f32);
                if (0.0..width as f32).contains(&x) && (0.0..height as f32).contains(&y) {
                    shares[y as usize * width + x as usize] += share;
                }
            });
        }
        let covered = |share| if share > 0.0 { parts(stepped(share)) } else { 0 };
        let coverage = shares.into_iter().map(covered).collect();
        Glyph { advance, left: -overhang as i32, top: -rise as i32, width, coverage }
    }
}

impl Glyph {
    /// A glyph of the first font.
    fn new(id: GlyphId, em: f32) -> Self {
        let advance = DEJAVU.advance(id) * em;
        let Some(outline) = outline(&DEJAVU, id, em, (0.0, 0.0)) else {
            return Self { advance, left: 0, top: 0, width: 1, coverage: Vec::new() };
        };
        let bounds = outline.px_bounds();
        let width = bounds.width() as usize;
        let mut coverage = vec![0; width * bounds.height() as usize];
        outline
            .draw(|x, y, share| coverage[y as usize * width + x as usize] = parts(stepped(share)));
        Self { advance, left: bounds.min.x as i32, top: bounds.min.y as i32, width, coverage }
    }
}

/// A glyph's outline with its origin at a point; None if it has none, as a blank.
fn outline(typeface: &Typeface, id: GlyphId, em: f32, (x, y): (f32, f32)) -> Option<OutlinedGlyph> {
    let font = typeface.outlines();
    let scale = em * typeface.size * font.height_unscaled() / typeface.units_per_em();
    font.outline_glyph(id.with_scale_and_position(PxScale::from(scale), point(x, y)))
}

/// The glyph of a character that looks the same whatever stands beside it: those of the commonest
/// scripts and signs, as far as the first font has them.
fn plain(char: char) -> Option<GlyphId> {
    let is_plain = matches!(char,
        ' '..='~' | '\u{A0}'..='\u{AC}' | '\u{AE}'..='\u{2FF}' | '\u{370}'..='\u{482}'
        | '\u{48A}'..='\u{52F}' | '\u{1E00}'..='\u{1FFF}' | '\u{2010}'..='\u{2027}'
        | '\u{2030}'..='\u{205E}' | '\u{20A0}'..='\u{20BF}' | '\u{2190}'..='\u{27BF}');
    let id = is_plain.then(|| DEJAVU.outlines().glyph_id(char))?;
    (id != GlyphId(0)).then_some(id)
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
