//! The trait for everything that can be drawn on: pictures and sprites. Drawing code uses layout
//! units; only a surface knows about pixels.

use imageproc::rect::Rect;

use crate::color::{Coverage, Rgb};
use crate::mask::Mask;
use crate::palette::{Palette, PaletteIndex};
use crate::shape::{Panel, Point, Shape};

/// A grid of pixels with palette colours.
pub(crate) trait Surface {
    /// Returns the width and height in pixels.
    fn size(&self) -> (u32, u32);

    /// Returns the number of pixels per layout unit.
    fn scale(&self) -> f32;

    /// Returns the pixel whose top left corner is the origin of the layout units.
    fn origin(&self) -> (i32, i32);

    fn palette(&self) -> &Palette;

    /// Blends a colour onto one pixel.
    fn blend_pixel(&mut self, x: u32, y: u32, index: PaletteIndex, coverage: Coverage);

    /// Fills a rectangle of whole pixels. Parts outside the surface are cut off.
    fn fill_rect(&mut self, pixels: Rect, index: PaletteIndex);

    /// Returns the pixel corner nearest to a point.
    fn to_pixel(&self, (x, y): Point) -> (i32, i32) {
        let (scale, origin) = (self.scale(), self.origin());
        (origin.0 + (x * scale).round() as i32, origin.1 + (y * scale).round() as i32)
    }

    /// Fills a shape with one colour. Edges are anti-aliased.
    fn fill(&mut self, shape: &Shape, color: Rgb) {
        let (scale, origin) = (self.scale(), self.origin());
        let placed = |&(x, y): &Point| (x * scale + origin.0 as f32, y * scale + origin.1 as f32);
        let outline = shape.outline.iter().map(placed).collect();
        let hole = shape.hole.iter().map(placed).collect();
        let mask = Mask::of(&Shape { outline, hole }, self.size());
        let index = self.palette().nearest(color);
        for (x, y, coverage) in mask.covered() {
            self.blend_pixel(x, y, index, coverage);
        }
    }

    /// Fills a panel. Its straight edges are snapped to pixels.
    fn fill_panel(&mut self, panel: &Panel, color: Rgb) {
        let (left, top) = self.to_pixel((panel.left, panel.top));
        let (right, bottom) = self.to_pixel((panel.right, panel.bottom));
        let radius = (panel.radius * self.scale()).round() as i32;
        let index = self.palette().nearest(color);
        let mut fill = |left: i32, top: i32, right: i32, bottom: i32| {
            if left < right && top < bottom {
                let size = ((right - left) as u32, (bottom - top) as u32);
                self.fill_rect(Rect::at(left, top).of_size(size.0, size.1), index);
            }
        };
        fill(left, top + radius, right, bottom - radius);
        fill(left + radius, top, right - radius, top + radius);
        fill(left + radius, bottom - radius, right - radius, bottom);
        if radius > 0 {
            let (scale, origin) = (self.scale(), self.origin());
            for x in [left + radius, right - radius] {
                for y in [top + radius, bottom - radius] {
                    let middle = ((x - origin.0) as f32 / scale, (y - origin.1) as f32 / scale);
                    let radius = radius as f32 / scale;
                    self.fill(&Shape::ellipse(middle, (radius, radius)), color);
                }
            }
        }
    }
}
