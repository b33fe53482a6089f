//! What can be drawn on, in full colour or in palette colours alike. Drawing code counts in layout
//! units and so needs not know how large a picture is; only a surface knows its pixels.

use std::ops::Range;

use crate::color::{Rgb, parts, stepped};
use crate::shape::Shape;

/// A grid of pixels; pixel (0, 0) is the top left one and its centre lies at (0.5, 0.5).
pub(crate) trait Surface {
    /// Width and height in pixels.
    fn size(&self) -> (i32, i32);

    /// How many pixels a layout unit is.
    fn scale(&self) -> f32;

    /// The pixel at whose top left corner layout units are counted from.
    fn origin(&self) -> (i32, i32) {
        (0, 0)
    }

    /// Lays a colour over a pixel of the grid, `alpha` of 255 parts opaque.
    fn blend(&mut self, x: i32, y: i32, color: Rgb, alpha: u8);

    /// Covers pixels of one row of the grid.
    fn cover(&mut self, columns: Range<i32>, y: i32, color: Rgb) {
        columns.for_each(|x| self.blend(x, y, color, 255));
    }

    /// The pixel nearest to a point.
    fn pixel(&self, (x, y): (f32, f32)) -> (i32, i32) {
        let (scale, origin) = (self.scale(), self.origin());
        (origin.0 + (x * scale).round() as i32, origin.1 + (y * scale).round() as i32)
    }

    /// Fills a shape with one colour.
    fn fill(&mut self, shape: &impl Shape, color: Rgb) {
        let grid = Grid::of(self);
        let (rows, columns) = grid.around(shape.bounds());
        let core = shape.core(0.5 / grid.scale).map(|core| grid.pixels(core));
        for row in rows {
            let middle = row as f32 + 0.5;
            let known = core.filter(|(_, top, _, bottom)| (*top..=*bottom).contains(&middle));
            let (start, end) = known.map_or((0, 0), |(left, _, right, _)| {
                ((left - 0.5).ceil() as i32, (right + 0.5).floor() as i32)
            });
            let start = start.clamp(columns.start, columns.end);
            let end = end.clamp(start, columns.end);
            self.cover(start..end, row, color);
            for column in (columns.start..start).chain(end..columns.end) {
                let (x, y) = grid.middle(column, row);
                let coverage = stepped(shape.coverage(x, y, grid.scale));
                if coverage > 0.0 {
                    self.blend(column, row, color, parts(coverage));
                }
            }
        }
    }

    /// Fills a shape with a colour and an opacity from 0 to 1 for each point.
    fn paint(&mut self, shape: &impl Shape, paint: impl Fn(f32, f32) -> (Rgb, f32)) {
        let grid = Grid::of(self);
        let (rows, columns) = grid.around(shape.bounds());
        for row in rows {
            for column in columns.clone() {
                let (x, y) = grid.middle(column, row);
                let coverage = stepped(shape.coverage(x, y, grid.scale));
                if coverage > 0.0 {
                    let (color, opacity) = paint(x, y);
                    self.blend(column, row, color, parts(coverage * opacity));
                }
            }
        }
    }
}

/// Where the pixels of a surface lie among layout units.
struct Grid {
    scale: f32,
    /// How many units a pixel is.
    unit: f32,
    origin: (f32, f32),
    size: (i32, i32),
}

impl Grid {
    fn of(surface: &(impl Surface + ?Sized)) -> Self {
        let (scale, (x, y)) = (surface.scale(), surface.origin());
        Self { scale, unit: 1.0 / scale, origin: (x as f32, y as f32), size: surface.size() }
    }

    /// The middle of a pixel, in units.
    fn middle(&self, column: i32, row: i32) -> (f32, f32) {
        let at = |pixel: i32, origin: f32| (pixel as f32 + 0.5 - origin) * self.unit;
        (at(column, self.origin.0), at(row, self.origin.1))
    }

    /// A box in pixels.
    fn pixels(&self, (left, top, right, bottom): (f32, f32, f32, f32)) -> (f32, f32, f32, f32) {
        let at = |unit: f32, origin: f32| unit * self.scale + origin;
        let (x, y) = self.origin;
        (at(left, x), at(top, y), at(right, x), at(bottom, y))
    }

    /// The rows and columns of the grid that a box touches, and one more at either end.
    fn around(&self, bounds: (f32, f32, f32, f32)) -> (Range<i32>, Range<i32>) {
        let (left, top, right, bottom) = self.pixels(bounds);
        (around(top, bottom, self.size.1), around(left, right, self.size.0))
    }
}

/// The pixels from one end to the other that are on the grid, and one more at either end.
fn around(low: f32, high: f32, end: i32) -> Range<i32> {
    let end = ((high + 1.0).ceil() as i32).min(end);
    ((low - 1.0).floor().max(0.0) as i32).min(end)..end
}
