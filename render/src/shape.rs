//! Shapes as polygons, in layout units. Curves are polygons with many corners. Their arithmetic
//! rounds the same way on every machine.

/// A point. The second number grows downwards.
pub(crate) type Point = (f32, f32);

/// The number of straight segments in a quarter of a circle.
const QUARTER_SEGMENTS: u8 = 16;
/// The position of the corners of a regular octagon along its sides: tan 22.5°.
const OCTAGON_CORNER: f32 = 0.414_213_57;

/// An area to fill: the inside of an outline, except for a hole.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    pub(crate) outline: Vec<Point>,
    pub(crate) hole: Vec<Point>,
}

impl Shape {
    /// Creates a polygon from its corners.
    pub(crate) fn polygon(corners: impl IntoIterator<Item = Point>) -> Self {
        Self { outline: corners.into_iter().collect(), hole: Vec::new() }
    }

    /// Creates an upright ellipse with these radii.
    pub(crate) fn ellipse(middle: Point, radii: Point) -> Self {
        Self::swept(middle, radii, 0.0)
    }

    /// Creates an upright ellipse swept straight down by `drop`, like a disc with an edge seen from
    /// above.
    pub(crate) fn swept((x, y): Point, (rx, ry): Point, drop: f32) -> Self {
        let below = |down: f32| if down > 0.0 { drop } else { 0.0 };
        Self::polygon(circle().map(|(c, s)| (x + rx * c, y + ry * s + below(s))))
    }

    /// Creates an upright octagon swept straight down by `drop`. The radii reach to its sides.
    pub(crate) fn swept_octagon((x, y): Point, radii: Point, drop: f32) -> Self {
        let below = |down: f32| if down > 0.0 { drop } else { 0.0 };
        Self::polygon(octagon(radii).map(|(dx, dy)| (x + dx, y + dy + below(dy))))
    }

    /// Creates a straight line with round caps.
    pub(crate) fn line(from: Point, to: Point, width: f32) -> Self {
        let (along, half) = (direction(from, to), width / 2.0);
        let cap = |middle: Point, turned: f32| {
            half_circle().map(move |(c, s)| {
                point_along(middle, along, (turned * half * c, turned * half * s))
            })
        };
        Self::polygon(cap(to, 1.0).chain(cap(from, -1.0)))
    }

    /// Returns the shape with the outline of another one as its hole.
    pub(crate) fn without(self, hole: Self) -> Self {
        Self { hole: hole.outline, ..self }
    }

    /// Creates a ring: the stroke of an ellipse with this line width.
    pub(crate) fn ring(middle: Point, (rx, ry): Point, width: f32) -> Self {
        let half = width / 2.0;
        let edge = |by: f32| Self::ellipse(middle, (rx + by, ry + by));
        edge(half).without(edge(-half))
    }
}

/// Returns the points of the unit circle around (0, 0), clockwise from the right.
fn circle() -> impl Iterator<Item = Point> {
    let turns: [fn(Point) -> Point; 4] =
        [|(c, s)| (c, s), |(c, s)| (-s, c), |(c, s)| (-c, -s), |(c, s)| (s, -c)];
    turns.into_iter().flat_map(|turn| (0..QUARTER_SEGMENTS).map(move |step| turn(quarter(step))))
}

/// Returns the points of the right half of the unit circle, from top to bottom.
fn half_circle() -> impl Iterator<Item = Point> {
    let upper = (0..QUARTER_SEGMENTS).map(|step| {
        let (c, s) = quarter(step);
        (s, -c)
    });
    upper.chain((0..=QUARTER_SEGMENTS).map(quarter))
}

/// Returns a point of the quarter circle from the right downwards: (1-t²)/(1+t²) and 2t/(1+t²) for
/// t from 0 to 1.
fn quarter(step: u8) -> Point {
    let t = f32::from(step) / f32::from(QUARTER_SEGMENTS);
    let whole = 1.0 + t * t;
    ((1.0 - t * t) / whole, 2.0 * t / whole)
}

/// Returns the corners of an octagon around (0, 0), clockwise from the upper left.
pub(crate) fn octagon((rx, ry): Point) -> [Point; 8] {
    let (cx, cy) = (rx * OCTAGON_CORNER, ry * OCTAGON_CORNER);
    [(-cx, -ry), (cx, -ry), (rx, -cy), (rx, cy), (cx, ry), (-cx, ry), (-rx, cy), (-rx, -cy)]
}

/// Returns the unit vector from one point to another.
pub(crate) fn direction(from: Point, to: Point) -> Point {
    let length = distance(from, to).max(f32::EPSILON);
    ((to.0 - from.0) / length, (to.1 - from.1) / length)
}

/// Returns the point `forward` along a direction from `start`, and `aside` to the right of it.
pub(crate) fn point_along(start: Point, (ux, uy): Point, (forward, aside): Point) -> Point {
    (start.0 + ux * forward - uy * aside, start.1 + uy * forward + ux * aside)
}

/// Returns the distance between two points.
pub(crate) fn distance(from: Point, to: Point) -> f32 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    (dx * dx + dy * dy).sqrt()
}

/// An upright rectangle with rounded corners.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Panel {
    pub(crate) left: f32,
    pub(crate) top: f32,
    pub(crate) right: f32,
    pub(crate) bottom: f32,
    pub(crate) radius: f32,
}

impl Panel {
    /// Returns the panel with its edges moved outwards by `by`.
    pub(crate) const fn expanded(self, by: f32) -> Self {
        Self {
            left: self.left - by,
            top: self.top - by,
            right: self.right + by,
            bottom: self.bottom + by,
            radius: if self.radius > 0.0 { self.radius + by } else { 0.0 },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends(shape: &Shape) -> (Point, Point) {
        let around = |ends: (Point, Point), &(x, y): &Point| {
            let ((left, top), (right, bottom)) = ends;
            ((left.min(x), top.min(y)), (right.max(x), bottom.max(y)))
        };
        let far = f32::INFINITY;
        shape.outline.iter().fold(((far, far), (-far, -far)), around)
    }

    #[test]
    fn shapes_have_the_expected_extents() {
        assert_eq!(ends(&Shape::ellipse((10.0, 10.0), (4.0, 3.0))), ((6.0, 7.0), (14.0, 13.0)));
        let swept = Shape::swept((0.0, 0.0), (4.0, 3.0), 5.0);
        assert_eq!(ends(&swept), ((-4.0, -3.0), (4.0, 8.0)));
        let octagon = Shape::swept_octagon((0.0, 0.0), (4.0, 3.0), 5.0);
        assert_eq!(ends(&octagon), ((-4.0, -3.0), (4.0, 8.0)));
        let line = Shape::line((0.0, 0.0), (10.0, 0.0), 4.0);
        assert_eq!(ends(&line), ((-2.0, -2.0), (12.0, 2.0)));
    }

    #[test]
    fn a_curve_lies_on_its_circle() {
        let circle = Shape::ellipse((0.0, 0.0), (5.0, 5.0));
        assert!(
            circle.outline.iter().all(|&point| (distance(point, (0.0, 0.0)) - 5.0).abs() < 1e-5)
        );
    }
}
