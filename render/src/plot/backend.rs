//! What plotters asks to be drawn, drawn on a canvas.

use std::convert::Infallible;

use ab_glyph_rasterizer::{Point, Rasterizer, point};
use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
};

use super::{FINE, Plot, fine, moved_within, placed};
use crate::canvas::Canvas;
use crate::color::{Rgb, parts, stepped};
use crate::layout;
use crate::shape::{Disc, Except, Line, Panel, Shape as _};
use crate::surface::Surface as _;

/// The colour to draw with; nothing for a transparent one. There is nothing between.
fn opaque(color: BackendColor) -> Option<Rgb> {
    let (red, green, blue) = color.rgb;
    (color.alpha > 0.0).then_some(Rgb([red, green, blue]))
}

fn width(style: &impl BackendStyle) -> f32 {
    style.stroke_width() as f32 / FINE
}

type Drawn = Result<(), DrawingErrorKind<Infallible>>;

impl DrawingBackend for Plot<'_, '_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        let (width, height) = (layout::WIDTH, self.canvas.height());
        (fine(width).unsigned_abs(), fine(height).unsigned_abs())
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, (x, y): BackendCoord, color: BackendColor) -> Drawn {
        self.draw_rect((x, y), (x + 1, y + 1), &color, true)
    }

    fn draw_line<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
    ) -> Drawn {
        self.segment(from, to, 0.0, style);
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Drawn {
        let points: Vec<_> = path.into_iter().collect();
        for pair in points.windows(2) {
            self.segment(pair[0], pair[1], width(style) / 2.0, style);
        }
        Ok(())
    }

    /// A box whose edges lie between pixels; its line, if that is all there is, lies inside.
    fn draw_rect<S: BackendStyle>(
        &mut self,
        upper_left: BackendCoord,
        bottom_right: BackendCoord,
        style: &S,
        fill: bool,
    ) -> Drawn {
        let Some(color) = opaque(style.color()) else { return Ok(()) };
        let [(left, top), (right, bottom)] =
            [upper_left, bottom_right].map(|corner| self.snapped(placed(corner)));
        let filled = Panel { left, top, right, bottom, radius: 0.0 };
        if fill {
            self.canvas.fill(&filled, color);
        } else {
            self.canvas.fill(&Except(filled, filled.grown(-width(style))), color);
        }
        Ok(())
    }

    fn draw_circle<S: BackendStyle>(
        &mut self,
        center: BackendCoord,
        radius: u32,
        style: &S,
        fill: bool,
    ) -> Drawn {
        let Some(color) = opaque(style.color()) else { return Ok(()) };
        let ((x, y), radius) = (placed(center), radius as f32 / FINE);
        let disc = Disc::flat(x, y, radius, radius);
        if fill {
            self.canvas.fill(&disc, color);
        } else {
            self.canvas.fill(&disc.outline(width(style)), color);
        }
        Ok(())
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        corners: I,
        style: &S,
    ) -> Drawn {
        let Some(color) = opaque(style.color()) else { return Ok(()) };
        let corners: Vec<_> = corners.into_iter().map(placed).collect();
        fill_polygon(self.canvas, &corners, color);
        Ok(())
    }

    fn draw_text<S: BackendTextStyle>(&mut self, text: &str, style: &S, at: BackendCoord) -> Drawn {
        let Some(color) = opaque(style.color()) else { return Ok(()) };
        let ((x, y), anchor) = (placed(at), style.anchor());
        let (width, height) = (self.face.width(text), self.face.digit_height());
        let left = match anchor.h_pos {
            HPos::Left => x,
            HPos::Center => x - width / 2.0,
            HPos::Right => x - width,
        };
        let baseline = match anchor.v_pos {
            VPos::Top => y + height,
            VPos::Center => y + height / 2.0,
            VPos::Bottom => y,
        };
        let left = moved_within(self.ends, left, width);
        self.face.draw(self.canvas, text, (left, baseline), color);
        Ok(())
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        _: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let (width, height) = (self.face.width(text), self.face.digit_height());
        Ok((fine(width).unsigned_abs(), fine(height).unsigned_abs()))
    }
}

impl Plot<'_, '_> {
    /// The nearest point between pixels.
    fn snapped(&self, at: (f32, f32)) -> (f32, f32) {
        let ((x, y), scale) = (self.canvas.pixel(at), self.canvas.scale());
        (x as f32 / scale, y as f32 / scale)
    }

    /// Draws a straight line that reaches beyond its ends by `cap`. One that is level or upright covers
    /// whole pixels.
    fn segment(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        cap: f32,
        style: &impl BackendStyle,
    ) {
        let Some(color) = opaque(style.color()) else { return };
        let (is_upright, is_level) = (from.0 == to.0, from.1 == to.1);
        let (from, to, width) = (placed(from), placed(to), width(style));
        let reach = match (is_upright, is_level) {
            (true, _) => (width / 2.0, cap),
            (_, true) => (cap, width / 2.0),
            _ => return self.canvas.fill(&Line { from, to, width }, color),
        };
        let (left, top) = self.snapped((from.0.min(to.0) - reach.0, from.1.min(to.1) - reach.1));
        let (right, bottom) =
            self.snapped((from.0.max(to.0) + reach.0, from.1.max(to.1) + reach.1));
        // A thin line of a small picture is one pixel.
        let pixel = 1.0 / self.canvas.scale();
        let (right, bottom) = (right.max(left + pixel), bottom.max(top + pixel));
        self.canvas.fill(&Panel { left, top, right, bottom, radius: 0.0 }, color);
    }
}

/// Fills any polygon whose sides do not cross.
fn fill_polygon(canvas: &mut Canvas<'_>, corners: &[(f32, f32)], color: Rgb) {
    let scale = canvas.scale();
    let corners: Vec<_> = corners.iter().map(|&(x, y)| (x * scale, y * scale)).collect();
    let pixels = || corners.iter().copied();
    let around = |from: (f32, f32), to: (f32, f32)| (from.0.min(to.0), from.1.min(to.1));
    let Some((left, top)) = pixels().reduce(around) else { return };
    let beyond = |from: (f32, f32), to: (f32, f32)| (from.0.max(to.0), from.1.max(to.1));
    let Some((right, bottom)) = pixels().reduce(beyond) else { return };
    let origin = (left.floor(), top.floor());
    let size = ((right.ceil() - origin.0) as usize, (bottom.ceil() - origin.1) as usize);
    let mut coverage = Rasterizer::new(size.0, size.1);
    let corner = |index: usize| -> Point {
        let (x, y) = corners[index % corners.len()];
        point(x - origin.0, y - origin.1)
    };
    for index in 0..corners.len() {
        coverage.draw_line(corner(index), corner(index + 1));
    }
    let (x, y) = (origin.0 as i32, origin.1 as i32);
    // Pixels that lie inside are covered a run at a time.
    let (mut run, mut row) = (0..0, 0);
    coverage.for_each_pixel_2d(|column, line, share| {
        let (column, line) = (x + column as i32, y + line as i32);
        // Most are inside or outside: rounding each would take as long as all the rest.
        let opacity = match share {
            0.0 => 0,
            1.0.. => 255,
            _ => parts(stepped(share)),
        };
        if opacity == 255 && line == row && column == run.end {
            run.end += 1;
            return;
        }
        canvas.cover(std::mem::take(&mut run), row, color);
        match opacity {
            0 => {}
            255 => (run, row) = (column..column + 1, line),
            _ => canvas.blend(column, line, color, opacity),
        }
    });
    canvas.cover(run, row, color);
}
