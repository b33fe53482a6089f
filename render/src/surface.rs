//! What can be drawn on, in full colour or in palette colours alike.

use std::ops::Range;

use crate::color::{Rgb, parts, stepped};
use crate::shape::Shape;

/// A grid of pixels; pixel (0, 0) is the top left one and its centre lies at (0.5, 0.5).
pub(crate) trait Surface {
    /// Width and height in pixels.
    fn size(&self) -> (i32, i32);

    /// Lays a colour over a pixel of the grid, `alpha` of 255 parts opaque.
    fn blend(&mut self, x: i32, y: i32, color: Rgb, alpha: u8);

    /// Covers pixels of one row of the grid.
    fn cover(&mut self, columns: Range<i32>, y: i32, color: Rgb) {
        columns.for_each(|x| self.blend(x, y, color, 255));
    }

    /// Fills a shape with one colour.
    fn fill(&mut self, shape: &impl Shape, color: Rgb) {
        let (left, top, right, bottom) = shape.bounds();
        let (width, height) = self.size();
        let core = shape.core();
        let columns = around(left, right, width);
        for row in around(top, bottom, height) {
            let y = row as f32 + 0.5;
            let known = core.filter(|(_, top, _, bottom)| (*top..=*bottom).contains(&y));
            let (start, end) = known.map_or((0, 0), |(left, _, right, _)| {
                ((left - 0.5).ceil() as i32, (right + 0.5).floor() as i32)
            });
            let start = start.clamp(columns.start, columns.end);
            let end = end.clamp(start, columns.end);
            self.cover(start..end, row, color);
            for column in (columns.start..start).chain(end..columns.end) {
                let coverage = stepped(shape.coverage(column as f32 + 0.5, y));
                if coverage > 0.0 {
                    self.blend(column, row, color, parts(coverage));
                }
            }
        }
    }

    /// Fills a shape with a colour and an opacity from 0 to 1 for each point.
    fn paint(&mut self, shape: &impl Shape, paint: impl Fn(f32, f32) -> (Rgb, f32)) {
        let (left, top, right, bottom) = shape.bounds();
        let (width, height) = self.size();
        for row in around(top, bottom, height) {
            let y = row as f32 + 0.5;
            for column in around(left, right, width) {
                let x = column as f32 + 0.5;
                let coverage = stepped(shape.coverage(x, y));
                if coverage > 0.0 {
                    let (color, opacity) = paint(x, y);
                    self.blend(column, row, color, parts(coverage * opacity));
                }
            }
        }
    }
}

/// The pixels from one end to the other that are on the grid, and one more at either end.
fn around(low: f32, high: f32, end: i32) -> Range<i32> {
    let end = ((high + 1.0).ceil() as i32).min(end);
    ((low - 1.0).floor().max(0.0) as i32).min(end)..end
}
