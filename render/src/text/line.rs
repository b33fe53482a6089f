//! Draws one line of shaped text with imageproc. imageproc's own text layout does no shaping and
//! gets kerning wrong, so the whole shaped line is passed as the only glyph of a font.

use ab_glyph::{
    CodepointIdIter, Font, GlyphId, Outline, OutlineCurve, Point, PxScale, Rect, point, v2,
};
use image::{GrayImage, Luma};
use imageproc::drawing::draw_text_mut;

use crate::color::Coverage;
use crate::shaping::{self, PlacedGlyph};
use crate::typeface::PRIMARY;

/// How far above and below the baseline letters are drawn, in ems. Stacked marks beyond this would
/// overlap other lines.
const MAX_RISE: f32 = 1.15;
const MAX_DROP: f32 = 0.45;
/// How far letters may extend beyond the ends of a line, in ems.
const OVERHANG: f32 = 0.1;
/// The maximum width of a line in pixels, wider than any picture.
const MAX_WIDTH: f32 = 8192.0;

/// A drawn line, in pixels.
pub(super) struct DrawnLine {
    /// The width of the line.
    pub(super) advance: f32,
    /// The covered pixels, row by row. A boxed slice takes no more memory than `bytes` says.
    pub(super) runs: Box<[CoverageRun]>,
}

/// A run of pixels in one row with equal coverage.
pub(super) struct CoverageRun {
    /// The first pixel, relative to the start of the line and the baseline.
    pub(super) x: i16,
    pub(super) y: i16,
    pub(super) length: u16,
    pub(super) coverage: Coverage,
}

impl DrawnLine {
    /// Shapes and draws a line of text at this em size.
    pub(super) fn new(text: &str, em: f32) -> Self {
        let glyphs = shaping::glyphs(text);
        let advance = glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * em;
        let overhang = (OVERHANG * em).ceil();
        let (rise, fall) = ((MAX_RISE * em).ceil(), (MAX_DROP * em).ceil());
        let width = advance.clamp(0.0, MAX_WIDTH) + 2.0 * overhang;
        let mut letters = GrayImage::new(width.ceil() as u32, (rise + fall) as u32);
        let start = (overhang as i32, rise as i32);
        if let Some(outline) = outline(&glyphs) {
            let font = SingleGlyphFont { outline, ascent: rise / em, descent: -fall / em };
            let scale = PxScale::from(rise + fall);
            draw_text_mut(&mut letters, Luma([u8::MAX]), start.0, 0, scale, &font, " ");
        }
        let runs = letters.rows().zip(-start.1..).flat_map(|(row, y)| runs(row, (-start.0, y)));
        Self { advance, runs: runs.collect() }
    }

    /// Returns the memory used, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.runs)
    }
}

/// Returns the covered runs of a row whose first pixel lies at the given position.
fn runs<'a>(row: impl Iterator<Item = &'a Luma<u8>>, (left, y): (i32, i32)) -> Vec<CoverageRun> {
    let mut runs: Vec<CoverageRun> = Vec::new();
    for (x, Luma([covered])) in (left..).zip(row) {
        let (x, coverage) = (x as i16, Coverage::of(u32::from(*covered), u32::from(u8::MAX)));
        match runs.last_mut() {
            _ if coverage.thirds() == 0 => {}
            Some(run) if run.coverage == coverage && run.x + run.length as i16 == x => {
                run.length += 1;
            }
            _ => runs.push(CoverageRun { x, y: y as i16, length: 1, coverage }),
        }
    }
    runs
}

/// Returns the outlines of all glyphs as one, in ems. Returns `None` if nothing is visible.
fn outline(glyphs: &[PlacedGlyph]) -> Option<Outline> {
    let mut curves = Vec::new();
    let mut bounds: Option<Rect> = None;
    let mut pen = 0.0;
    for PlacedGlyph { typeface, id, offset, advance, .. } in glyphs {
        let origin = point(pen + offset.0, offset.1);
        pen += advance;
        let Some(glyph) = typeface.outlines().outline(*id) else { continue };
        let scale = typeface.scale / typeface.units_per_em();
        let placed = |at: Point| point(at.x * scale, at.y * scale) + origin;
        let (min, max) = (placed(glyph.bounds.min), placed(glyph.bounds.max));
        // Outlines grow upwards, so the minimum corner is the upper left one.
        bounds = Some(bounds.map_or(Rect { min, max }, |all| Rect {
            min: point(all.min.x.min(min.x), all.min.y.max(min.y)),
            max: point(all.max.x.max(max.x), all.max.y.min(max.y)),
        }));
        curves.extend(glyph.curves.into_iter().map(|curve| match curve {
            OutlineCurve::Line(a, b) => OutlineCurve::Line(placed(a), placed(b)),
            OutlineCurve::Quad(a, b, c) => OutlineCurve::Quad(placed(a), placed(b), placed(c)),
            OutlineCurve::Cubic(a, b, c, d) => {
                OutlineCurve::Cubic(placed(a), placed(b), placed(c), placed(d))
            }
        }));
    }
    bounds.map(|bounds| Outline { bounds, curves })
}

/// A font with a single glyph for all characters. Its units are ems.
struct SingleGlyphFont {
    outline: Outline,
    ascent: f32,
    descent: f32,
}

impl Font for SingleGlyphFont {
    fn units_per_em(&self) -> Option<f32> {
        Some(1.0)
    }

    fn ascent_unscaled(&self) -> f32 {
        self.ascent
    }

    fn descent_unscaled(&self) -> f32 {
        self.descent
    }

    fn line_gap_unscaled(&self) -> f32 {
        0.0
    }

    fn glyph_id(&self, _: char) -> GlyphId {
        GlyphId(0)
    }

    fn h_advance_unscaled(&self, _: GlyphId) -> f32 {
        0.0
    }

    fn h_side_bearing_unscaled(&self, _: GlyphId) -> f32 {
        0.0
    }

    fn v_advance_unscaled(&self, _: GlyphId) -> f32 {
        0.0
    }

    fn v_side_bearing_unscaled(&self, _: GlyphId) -> f32 {
        0.0
    }

    fn kern_unscaled(&self, _: GlyphId, _: GlyphId) -> f32 {
        0.0
    }

    fn outline(&self, _: GlyphId) -> Option<Outline> {
        Some(self.outline.clone())
    }

    fn glyph_count(&self) -> usize {
        1
    }

    fn codepoint_ids(&self) -> CodepointIdIter<'_> {
        // Never used for drawing.
        PRIMARY.outlines().codepoint_ids()
    }

    fn glyph_raster_image2(&self, _: GlyphId, _: u16) -> Option<v2::GlyphImage<'_>> {
        None
    }
}
