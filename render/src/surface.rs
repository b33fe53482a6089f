//! What can be drawn on, in full colour or in palette colours alike.

use crate::color::{Rgb, parts, stepped};
use crate::shape::Shape;

/// A grid of pixels; pixel (0, 0) is the top left one and its centre lies at (0.5, 0.5).
pub(crate) trait Surface {
    /// Width and height in pixels.
    fn size(&self) -> (i32, i32);

    /// Lays a colour over a pixel of the grid, `alpha` of 255 parts opaque.
    fn blend(&mut self, x: i32, y: i32, color: Rgb, alpha: u8);

    /// Fills a shape with one colour.
    fn fill(&mut self, shape: &impl Shape, color: Rgb) {
        self.paint(shape, |_, _| (color, 1.0));
    }

    /// Fills a shape with a colour and an opacity from 0 to 1 for each point.
    fn paint(&mut self, shape: &impl Shape, paint: impl Fn(f32, f32) -> (Rgb, f32)) {
        let (left, top, right, bottom) = shape.bounds();
        let (width, height) = self.size();
        let range = |low: f32, high: f32, end: i32| {
            (low - 1.0).floor().max(0.0) as i32..((high + 1.0).ceil() as i32).min(end)
        };
        for row in range(top, bottom, height) {
            let y = row as f32 + 0.5;
            for column in range(left, right, width) {
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
