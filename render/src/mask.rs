//! Anti-aliasing: which pixels a shape covers, and how much of each. imageproc does not smooth
//! polygon edges, so each shape is drawn on a grid with sixteen sub-pixels per pixel, which are
//! then counted.

use image::{ImageBuffer, Luma};
use imageproc::drawing::{Canvas, draw_polygon_mut};

use crate::color::Coverage;
use crate::shape::{Point, Shape};

/// The number of sub-pixels along one side of a pixel.
const SUBPIXELS: u32 = 4;
/// How far corners are moved towards the centre of their shape, in pixels. This tiny step decides
/// the rounding of corners that lie exactly between two sub-pixels.
const ROUNDING_STEP: f32 = 0.02;

/// A part of a picture with sixteen sub-pixels per pixel, stored as one bit each.
pub(crate) struct Mask {
    /// The pixel of the picture at the top left corner of the mask.
    left: i32,
    top: i32,
    bits: ImageBuffer<Luma<u16>, Vec<u16>>,
}

impl Mask {
    /// Creates the mask of a shape on a picture of the given size. Corners are in pixels.
    pub(crate) fn of(shape: &Shape, size: (u32, u32)) -> Self {
        let ends = |of: fn(&Point) -> f32, size: u32| {
            let around = |(low, high): (f32, f32), at: f32| (low.min(at), high.max(at));
            let (low, high) =
                shape.outline.iter().map(of).fold((f32::INFINITY, f32::NEG_INFINITY), around);
            let low = (low.floor() as i32 - 1).clamp(0, size as i32);
            (low, (high.ceil() as i32 + 1).clamp(low, size as i32))
        };
        let (left, right) = ends(|at| at.0, size.0);
        let (top, bottom) = ends(|at| at.1, size.1);
        let bits = ImageBuffer::new((right - left) as u32, (bottom - top) as u32);
        let mut mask = Self { left, top, bits };
        mask.draw(&shape.outline, true);
        mask.draw(&shape.hole, false);
        mask
    }

    /// Returns the column, row and coverage of every pixel that is at least partly covered.
    pub(crate) fn covered(&self) -> impl Iterator<Item = (u32, u32, Coverage)> {
        let (left, top) = (self.left as u32, self.top as u32);
        let pixels = self.bits.enumerate_pixels().filter(|(.., Luma([bits]))| *bits != 0);
        pixels.map(move |(x, y, Luma([bits]))| {
            (left + x, top + y, Coverage::of(bits.count_ones(), SUBPIXELS * SUBPIXELS))
        })
    }

    fn draw(&mut self, corners: &[Point], covered: bool) {
        let middle = |of: fn(&Point) -> f32| {
            corners.iter().map(of).sum::<f32>() / corners.len().max(1) as f32
        };
        let middle = (middle(|at| at.0), middle(|at| at.1));
        // imageproc includes both ends of a row, so an end between two sub-pixels is rounded
        // inwards.
        let to_subpixel = |at: f32, middle: f32, start: i32| {
            let inwards = ROUNDING_STEP.copysign(middle - at);
            ((at + inwards - start as f32) * SUBPIXELS as f32 - 0.5).round() as i32
        };
        let corner = |&(x, y): &Point| {
            let (x, y) = (to_subpixel(x, middle.0, self.left), to_subpixel(y, middle.1, self.top));
            imageproc::point::Point::new(x, y)
        };
        let corners: Vec<_> = corners.iter().map(corner).collect();
        if self.bits.width() > 0 && self.bits.height() > 0 {
            draw_polygon_mut(self, &corners, Luma([u8::from(covered)]));
        }
    }
}

impl Canvas for Mask {
    type Pixel = Luma<u8>;

    fn dimensions(&self) -> (u32, u32) {
        (self.bits.width() * SUBPIXELS, self.bits.height() * SUBPIXELS)
    }

    fn get_pixel(&self, x: u32, y: u32) -> Luma<u8> {
        let Luma([bits]) = self.bits.get_pixel(x / SUBPIXELS, y / SUBPIXELS);
        Luma([(bits >> bit(x, y) & 1) as u8])
    }

    fn draw_pixel(&mut self, x: u32, y: u32, Luma([covered]): Luma<u8>) {
        let Luma([bits]) = self.bits.get_pixel_mut(x / SUBPIXELS, y / SUBPIXELS);
        let bit = 1 << bit(x, y);
        *bits = if covered == 0 { *bits & !bit } else { *bits | bit };
    }
}

fn bit(x: u32, y: u32) -> u32 {
    y % SUBPIXELS * SUBPIXELS + x % SUBPIXELS
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coverages(shape: &Shape) -> Vec<(u32, u32, u8)> {
        let mask = Mask::of(shape, (9, 9));
        mask.covered().map(|(x, y, coverage)| (x, y, coverage.thirds())).collect()
    }

    #[test]
    fn a_pixel_on_the_edge_is_partly_covered() {
        let corners = [(2.0, 2.0), (4.2, 2.0), (4.2, 2.9), (2.0, 2.9)];
        let covered = coverages(&Shape::polygon(corners));
        assert_eq!(covered, [(2, 2, 3), (3, 2, 3), (4, 2, 1)]);
    }

    #[test]
    fn a_shape_that_ends_between_pixels_covers_none_beyond() {
        let corners = [(2.0, 2.0), (4.0, 2.0), (4.0, 3.0), (2.0, 3.0)];
        assert_eq!(coverages(&Shape::polygon(corners)), [(2, 2, 3), (3, 2, 3)]);
    }

    #[test]
    fn a_hole_is_not_covered() {
        let covered = coverages(&Shape::ring((4.5, 4.5), (3.2, 3.2), 2.0));
        assert!(!covered.iter().any(|&(x, y, _)| (3..=5).contains(&x) && (3..=5).contains(&y)));
        assert!(covered.contains(&(1, 4, 3)));
    }

    #[test]
    fn parts_outside_the_picture_are_cut_off() {
        assert!(coverages(&Shape::ellipse((-20.0, 4.0), (5.0, 5.0))).is_empty());
        let partly = coverages(&Shape::ellipse((8.0, 8.0), (5.0, 5.0)));
        assert!(!partly.is_empty() && partly.iter().all(|&(x, y, _)| x < 9 && y < 9));
    }
}
