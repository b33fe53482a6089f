//! A plotters backend that draws on a picture.

use std::convert::Infallible;

use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
};

use image::Luma;
use imageproc::drawing::draw_polygon_mut;
use imageproc::point::Point;

use super::{GRID_STEPS, PictureBackend, from_grid, moved_within, to_grid};
use crate::color::Rgb;
use crate::layout;
use crate::shape::{Panel, Shape};
use crate::surface::Surface as _;

/// Returns the colour, or `None` if it is transparent. Partial transparency is not used.
fn opaque(color: BackendColor) -> Option<Rgb> {
    let (red, green, blue) = color.rgb;
    (color.alpha > 0.0).then_some(image::Rgb([red, green, blue]))
}

fn width(style: &impl BackendStyle) -> f32 {
    style.stroke_width() as f32 / GRID_STEPS
}

type DrawResult = Result<(), DrawingErrorKind<Infallible>>;

impl DrawingBackend for PictureBackend<'_, '_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        let (width, height) = (layout::WIDTH, self.picture.height());
        (to_grid(width).unsigned_abs(), to_grid(height).unsigned_abs())
    }

    fn ensure_prepared(&mut self) -> DrawResult {
        Ok(())
    }

    fn present(&mut self) -> DrawResult {
        Ok(())
    }

    fn draw_pixel(&mut self, (x, y): BackendCoord, color: BackendColor) -> DrawResult {
        self.draw_rect((x, y), (x + 1, y + 1), &color, true)
    }

    fn draw_line<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
    ) -> DrawResult {
        self.segment(from, to, 0.0, style);
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> DrawResult {
        let points: Vec<_> = path.into_iter().collect();
        for pair in points.windows(2) {
            self.segment(pair[0], pair[1], width(style) / 2.0, style);
        }
        Ok(())
    }

    /// Draws a box with edges snapped to pixels. An outline lies inside the box.
    fn draw_rect<S: BackendStyle>(
        &mut self,
        upper_left: BackendCoord,
        bottom_right: BackendCoord,
        style: &S,
        fill: bool,
    ) -> DrawResult {
        let Some(color) = opaque(style.color()) else { return Ok(()) };
        let [(left, top), (right, bottom)] =
            [upper_left, bottom_right].map(|corner| self.snapped(from_grid(corner)));
        if fill {
            self.picture.fill_panel(&Panel { left, top, right, bottom, radius: 0.0 }, color);
            return Ok(());
        }
        let line = width(style);
        for (left, top, right, bottom) in [
            (left, top, right, top + line),
            (left, bottom - line, right, bottom),
            (left, top, left + line, bottom),
            (right - line, top, right, bottom),
        ] {
            self.picture.fill_panel(&Panel { left, top, right, bottom, radius: 0.0 }, color);
        }
        Ok(())
    }

    fn draw_circle<S: BackendStyle>(
        &mut self,
        center: BackendCoord,
        radius: u32,
        style: &S,
        fill: bool,
    ) -> DrawResult {
        let Some(color) = opaque(style.color()) else { return Ok(()) };
        let ((x, y), radius) = (from_grid(center), radius as f32 / GRID_STEPS);
        let disc = if fill {
            Shape::ellipse((x, y), (radius, radius))
        } else {
            Shape::ring((x, y), (radius, radius), width(style))
        };
        self.picture.fill(&disc, color);
        Ok(())
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        corners: I,
        style: &S,
    ) -> DrawResult {
        let Some(color) = opaque(style.color()) else { return Ok(()) };
        // Not anti-aliased: these edges are horizontal, vertical, or covered by lines.
        let corner = |at| {
            let (x, y) = self.picture.to_pixel(from_grid(at));
            Point::new(x, y)
        };
        let corners: Vec<_> = corners.into_iter().map(corner).collect();
        let index = self.picture.palette().nearest(color).value();
        draw_polygon_mut(self.picture.image_mut(), &corners, Luma([index]));
        Ok(())
    }

    fn draw_text<S: BackendTextStyle>(
        &mut self,
        text: &str,
        style: &S,
        at: BackendCoord,
    ) -> DrawResult {
        let Some(color) = opaque(style.color()) else { return Ok(()) };
        let ((x, y), anchor) = (from_grid(at), style.anchor());
        let (width, height) = (self.font.width(text), self.font.digit_height());
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
        let left = moved_within(self.label_range, left, width);
        self.font.draw(self.picture, text, (left, baseline), color);
        Ok(())
    }

    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        _: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let (width, height) = (self.font.width(text), self.font.digit_height());
        Ok((to_grid(width).unsigned_abs(), to_grid(height).unsigned_abs()))
    }
}

impl PictureBackend<'_, '_> {
    /// Snaps a point to the nearest pixel corner.
    fn snapped(&self, at: (f32, f32)) -> (f32, f32) {
        let ((x, y), scale) = (self.picture.to_pixel(at), self.picture.scale());
        (x as f32 / scale, y as f32 / scale)
    }

    /// Draws a straight line that extends beyond its ends by `cap`. Horizontal and vertical lines
    /// cover whole pixels.
    fn segment(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        cap: f32,
        style: &impl BackendStyle,
    ) {
        let Some(color) = opaque(style.color()) else { return };
        let (is_upright, is_level) = (from.0 == to.0, from.1 == to.1);
        let (from, to, width) = (from_grid(from), from_grid(to), width(style));
        let reach = match (is_upright, is_level) {
            (true, _) => (width / 2.0, cap),
            (_, true) => (cap, width / 2.0),
            _ => return self.picture.fill(&Shape::line(from, to, width), color),
        };
        let (left, top) = self.snapped((from.0.min(to.0) - reach.0, from.1.min(to.1) - reach.1));
        let (right, bottom) =
            self.snapped((from.0.max(to.0) + reach.0, from.1.max(to.1) + reach.1));
        // Even in a small picture, a thin line is at least one pixel wide.
        let pixel = 1.0 / self.picture.scale();
        let (right, bottom) = (right.max(left + pixel), bottom.max(top + pixel));
        self.picture.fill_panel(&Panel { left, top, right, bottom, radius: 0.0 }, color);
    }
}
