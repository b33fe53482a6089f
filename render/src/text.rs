//! Letters: measuring, shortening and drawing one line of any text from anyone.
//! Knows one size and no layout.

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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const SIZE: f32 = 30.0;
    const SCALE: f32 = 1.25;

    fn face() -> Face {
        Face::new(SIZE, SCALE, "abc".chars())
    }

    /// What keeps nothing but which of its columns letters cover.
    struct Ink {
        size: (i32, i32),
        columns: Option<(i32, i32)>,
    }

    impl Ink {
        fn of(line: &str) -> Option<(i32, i32)> {
            let mut ink = Self { size: (600, 80), columns: None };
            face().draw(&mut ink, line, (80.0, 40.0), Rgb::hex(0));
            ink.columns
        }
    }

    impl Surface for Ink {
        fn size(&self) -> (i32, i32) {
            self.size
        }

        fn scale(&self) -> f32 {
            SCALE
        }

        fn blend(&mut self, x: i32, y: i32, _: Rgb, _: u8) {
            assert!((0..self.size.0).contains(&x) && (0..self.size.1).contains(&y));
            let (left, right) = self.columns.unwrap_or((x, x));
            self.columns = Some((left.min(x), right.max(x)));
        }
    }

    #[test]
    fn a_line_that_fits_is_kept_and_another_ends_in_an_ellipsis_within_the_width() {
        let face = face();
        assert_eq!(face.fit("Anna", 200.0), "Anna");
        let short = face.fit("Bartholomew the Third of Nantucket", 200.0);
        assert!(short.starts_with("Barth") && short.ends_with('…'), "{short}");
        assert!(face.width(&short) <= 200.0);
        assert_eq!(face.fit("Anna", 5.0), "", "not even the ellipsis fits");
    }

    #[test]
    fn a_line_fits_its_own_width_at_every_scale() {
        for scale in (1..=20).map(|step| step as f32 / 7.0) {
            let face = Face::new(28.0, scale, "0123456789".chars());
            for line in ["10", "1234", "محمد سीमा 漢字"] {
                assert_eq!(face.fit(line, face.width(line)), line, "{scale}");
            }
        }
    }

    #[test]
    fn a_line_of_any_script_is_shortened_between_letters() {
        let face = face();
        for letter in
            ["W", "漢", "한", "e\u{323}\u{301}", "स्त्री", "กำ", "👩‍👩‍👧", "🇫🇷", "ش", "﷽", "\u{10FFFD}"]
        {
            let line = letter.repeat(32);
            let short = face.fit(&line, 250.0);
            assert!(face.width(&short) <= 250.0, "{short}");
            let kept = short.strip_suffix('…').expect("a shortened line");
            assert!(line.starts_with(kept) && kept.len().is_multiple_of(letter.len()), "{short}");
            assert!(face.width(&format!("{short}{letter}")) > 250.0 - SIZE, "{short} is too short");
        }
    }

    #[test]
    fn a_letter_that_no_font_has_is_one_box() {
        let face = face();
        let boxed = face.width("\u{10FFFD}");
        assert!(boxed > 5.0);
        assert!((face.width("\u{10FFFD}\u{301}") - boxed).abs() < 0.01);
        assert!(Ink::of("\u{10FFFD}").is_some());
    }

    #[test]
    fn nothing_visible_is_as_wide_as_nothing() {
        for line in ["", "\u{200B}\u{FE0F}", "\u{3164}\u{200D}"] {
            assert!(face().width(line).abs() < 0.01);
            assert_eq!(face().fit(line, 0.0), line);
            assert_eq!(Ink::of(line), None);
        }
    }

    #[test]
    fn letters_stand_side_by_side_whether_drawn_beforehand_or_shaped() {
        let face = face();
        let apart = face.width("AVATAR Ta") + face.width("漢");
        assert!((face.width("AVATAR Ta漢") - apart).abs() < 0.01);
    }

    #[test]
    fn joined_letters_have_no_seam() {
        let mut row = Row([0; 300]);
        // Three letters on one stroke, which is as dark all along as within a letter.
        face().draw(&mut row, "ـــــ", (10.0, 40.0), Rgb::hex(0));
        let inked: Vec<u8> = row.0.iter().copied().skip_while(|&ink| ink == 0).collect();
        let stroke: Vec<u8> = inked.into_iter().take_while(|&ink| ink > 0).collect();
        assert!(stroke.len() > 30, "{stroke:?}");
        assert!(stroke[1..stroke.len() - 1].iter().all(|&ink| ink == 255), "{stroke:?}");
    }

    /// The darkest pixel of each column.
    struct Row([u8; 300]);

    impl Surface for Row {
        fn size(&self) -> (i32, i32) {
            (300, 80)
        }

        fn scale(&self) -> f32 {
            SCALE
        }

        fn blend(&mut self, x: i32, _: i32, _: Rgb, alpha: u8) {
            self.0[x as usize] = self.0[x as usize].max(alpha);
        }
    }

    /// Letters, marks and pictures that people have in their names, and any others.
    fn any_line() -> impl Strategy<Value = String> {
        let piece = prop_oneof![
            prop::sample::select(vec![
                "a",
                "W",
                " ",
                "漢",
                "한",
                "सी",
                "स्त्री",
                "กำ",
                "م",
                "حمد",
                "ש",
                "١٢",
                "12",
                "👩‍👩‍👧",
                "🇫",
                "🇫🇷",
                "﷽",
                "\u{301}",
                "\u{323}",
                "\u{20DD}",
                "\u{200D}",
                "\u{FE0F}",
                "\u{10FFFD}",
                "…",
                "(",
                "\u{94D}",
            ])
            .prop_map(str::to_owned),
            any::<char>().prop_map(String::from),
        ];
        prop::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
    }

    proptest! {
        #[test]
        fn any_line_is_shortened_to_its_width_and_drawn_within_it(
            line in any_line(), width in 0.0_f32..400.0,
        ) {
            let face = face();
            let short = face.fit(&line, width);
            prop_assert!(face.width(&short) <= width + 0.01, "{short:?}");
            if short != line && !short.is_empty() {
                let kept = short.strip_suffix('…').expect("a shortened line");
                let borders = line.grapheme_indices(true).map(|(start, _)| line[..start].trim_end());
                prop_assert!(borders.chain([line.trim_end()]).any(|start| start == kept), "{short:?}");
            }
            if let Some((left, right)) = Ink::of(&short) {
                let overhang = (OVERHANG * SIZE * SCALE).ceil() as i32 + 1;
                prop_assert!(left >= 100 - overhang, "{short:?} from {left}");
                prop_assert!(right <= 100 + (width * SCALE).ceil() as i32 + overhang, "{short:?} to {right}");
            }
        }
    }
}
