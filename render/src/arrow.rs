//! Arrows of moves. The shaft lies below the stacks that the move jumps, so that it crosses none of
//! their numbers. The head lies above everything, on the edge of the target.

use crate::atlas::Atlas;
use crate::color::Rgb;
use crate::face;
use crate::layout::PIECE;
use crate::picture::Picture;
use crate::shape::{self, Point, Shape, direction, distance};
use crate::surface::Surface;
use crate::view::View;

/// The length of an arrow's head, and half its width.
const HEAD_LENGTH: f32 = 24.0;
const HEAD_HALF_WIDTH: f32 = 15.0;

/// An arrow in the picture.
#[derive(Clone, Copy)]
pub(crate) struct Arrow {
    pub(crate) start: Point,
    /// How far the arrow lies above the moved stack, from its start on.
    pub(crate) above_moved: f32,
    pub(crate) tip: Point,
    /// The width of the shaft, and of the line around the arrow.
    pub(crate) width: f32,
    pub(crate) outline: f32,
    pub(crate) color: Rgb,
    pub(crate) outline_color: Rgb,
}

impl Arrow {
    /// Draws the shaft. The stacks are drawn later, on top of it.
    pub(crate) fn draw_shaft(&self, picture: &mut Picture<'_>) {
        self.draw_line(picture, self.length() - HEAD_LENGTH, 0.0);
    }

    /// Draws the head, and the shaft where it lies above the moved stack.
    pub(crate) fn draw_head(&self, picture: &mut Picture<'_>) {
        if self.above_moved > 0.0 {
            // The end of the outline is covered, so that the shaft below goes on without a seam.
            self.draw_line(picture, self.above_moved, self.width / 2.0 + self.outline);
        }
        let back = self.length() - HEAD_LENGTH;
        picture.fill(&self.head(self.outline), self.outline_color);
        picture.fill(&self.head(0.0), self.color);
        let neck = Shape::line(self.at(back - self.outline), self.at(back), self.width);
        picture.fill(&neck, self.color);
    }

    /// Clears the area of each stack number that the head touches, so that the number stays
    /// readable.
    pub(crate) fn clear_numbers(&self, picture: &mut Picture<'_>, atlas: &Atlas, view: View<'_>) {
        let head = (self.at(self.length() - HEAD_LENGTH), self.tip);
        face::clear_numbers(picture, atlas, view, head, self.width);
    }

    /// Draws the shaft up to this distance from its start, and `longer` without its outline.
    fn draw_line(&self, picture: &mut Picture<'_>, to: f32, longer: f32) {
        let Self { start, width, outline, .. } = *self;
        let around = Shape::line(start, self.at(to), width + 2.0 * outline);
        picture.fill(&around, self.outline_color);
        picture.fill(&Shape::line(start, self.at(to + longer), width), self.color);
    }

    /// Returns the outline of the head, expanded by `by` on all sides.
    fn head(&self, by: f32) -> Shape {
        // The corners move along their angle bisectors.
        let slant = (HEAD_LENGTH * HEAD_LENGTH + HEAD_HALF_WIDTH * HEAD_HALF_WIDTH).sqrt();
        let tip = self.length() + by * slant / HEAD_HALF_WIDTH;
        let back = self.length() - HEAD_LENGTH - by;
        let barb = HEAD_HALF_WIDTH + by * (slant + HEAD_HALF_WIDTH) / HEAD_LENGTH;
        let toward = direction(self.start, self.tip);
        let corners = [(back, -barb), (tip, 0.0), (back, barb)];
        Shape::polygon(corners.map(|at| shape::point_along(self.start, toward, at)))
    }

    fn at(&self, along: f32) -> Point {
        shape::point_along(self.start, direction(self.start, self.tip), (along, 0.0))
    }

    fn length(&self) -> f32 {
        distance(self.start, self.tip)
    }
}

/// Returns how far a straight line from one point to another runs before it crosses the edge of a
/// stack: inwards or, if it starts inside, outwards. The stack is an ellipse around `foot`, swept up
/// by `rise`.
pub(crate) fn distance_to_edge(from: Point, to: Point, (foot, rise): (Point, f32)) -> f32 {
    let toward = direction(from, to);
    let is_inside = |along: f32| {
        let (x, y) = shape::point_along(from, toward, (along, 0.0));
        let (dx, dy) = (x - foot.0, y - y.clamp(foot.1 - rise, foot.1));
        (dx / PIECE.0).powi(2) + (dy / PIECE.1).powi(2) < 1.0
    };
    let starts_inside = is_inside(0.0);
    let steps = (0..distance(from, to) as u16).map(f32::from);
    steps.take_while(|&along| is_inside(along) == starts_inside).last().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_ends_at_the_edge_of_a_stack_and_leaves_it_at_the_edge() {
        let edge = |foot| distance_to_edge((0.0, 0.0), (100.0, 0.0), ((foot, 0.0), 0.0));
        assert!((edge(100.0) - (100.0 - PIECE.0)).abs() <= 1.0);
        assert!((edge(0.0) - PIECE.0).abs() <= 1.0);
    }

    #[test]
    fn a_high_stack_is_met_earlier_from_above_but_not_from_the_side() {
        let edge = |from, rise| distance_to_edge(from, (0.0, 0.0), ((0.0, 0.0), rise));
        assert!(edge((0.0, -200.0), 40.0) <= edge((0.0, -200.0), 0.0) - 39.0);
        assert!((edge((-200.0, 0.0), 40.0) - edge((-200.0, 0.0), 0.0)).abs() < 1.0);
    }
}
