//! Shapes as polygons, in layout units. Curves are polygons of many corners, found by arithmetic
//! that every machine rounds alike.

/// A point of the plane; the second number grows downwards.
pub(crate) type Point = (f32, f32);

/// The number of straight pieces in a quarter of a circle.
const QUARTER: u8 = 16;
/// Where the corners of a regular octagon lie along its sides: tan 22.5°.
const OCTAGON: f32 = 0.414_213_57;

/// What is to be filled: the inside of an outline, without that of a hole.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    pub(crate) outline: Vec<Point>,
    pub(crate) hole: Vec<Point>,
}

impl Shape {
    /// A polygon by its corners.
    pub(crate) fn polygon(corners: impl IntoIterator<Item = Point>) -> Self {
        Self { outline: corners.into_iter().collect(), hole: Vec::new() }
    }

    /// An upright ellipse with these radii.
    pub(crate) fn ellipse(middle: Point, radii: Point) -> Self {
        Self::swept(middle, radii, 0.0)
    }

    /// An upright ellipse moved straight down by `drop`: a disc seen from above its edge.
    pub(crate) fn swept((x, y): Point, (rx, ry): Point, drop: f32) -> Self {
        let below = |down: f32| if down > 0.0 { drop } else { 0.0 };
        Self::polygon(circle().map(|(c, s)| (x + rx * c, y + ry * s + below(s))))
    }

    /// An upright octagon with these radii to its sides, moved straight down by `drop`.
    pub(crate) fn swept_octagon((x, y): Point, radii: Point, drop: f32) -> Self {
        let below = |down: f32| if down > 0.0 { drop } else { 0.0 };
        Self::polygon(octagon(radii).map(|(dx, dy)| (x + dx, y + dy + below(dy))))
    }

    /// A straight line with round ends.
    pub(crate) fn line(from: Point, to: Point, width: f32) -> Self {
        let (along, half) = (unit(from, to), width / 2.0);
        let cap = |middle: Point, turned: f32| {
            half_circle()
                .map(move |(c, s)| at(middle, along, (turned * half * c, turned * half * s)))
        };
        Self::polygon(cap(to, 1.0).chain(cap(from, -1.0)))
    }

    /// An arrow whose line is so wide and whose tip is at `to`. Everything is moved outwards by `by`.
    pub(crate) fn arrow(from: Point, to: Point, width: f32, by: f32) -> Self {
        let along = unit(from, to);
        let length = distance(from, to);
        let (head, half) = (HEAD.0.min(length), width / 2.0 + by);
        // The corners of the head move outwards along the halves of their angles.
        let slant = (HEAD.0 * HEAD.0 + HEAD.1 * HEAD.1).sqrt();
        let tip = length + by * slant / HEAD.1;
        let back = length - head - by;
        let barb = HEAD.1 + by * (slant + HEAD.1) / HEAD.0;
        let end = half_circle().map(|(c, s)| at(from, along, (-half * c, -half * s)));
        let front = [(back, -half), (back, -barb), (tip, 0.0), (back, barb), (back, half)];
        let front = front.map(|(forward, aside)| at(from, along, (forward, aside)));
        Self::polygon(end.chain(front))
    }

    /// The shape without the inside of another one.
    pub(crate) fn without(self, hole: Self) -> Self {
        Self { hole: hole.outline, ..self }
    }

    /// A line of this width around an ellipse.
    pub(crate) fn ring(middle: Point, (rx, ry): Point, width: f32) -> Self {
        let half = width / 2.0;
        let edge = |by: f32| Self::ellipse(middle, (rx + by, ry + by));
        edge(half).without(edge(-half))
    }
}

/// How long the head of an arrow is, and half its width.
const HEAD: (f32, f32) = (24.0, 15.0);

/// The points of a circle around (0, 0) with a radius of 1, clockwise from the right.
fn circle() -> impl Iterator<Item = Point> {
    let turns: [fn(Point) -> Point; 4] =
        [|(c, s)| (c, s), |(c, s)| (-s, c), |(c, s)| (-c, -s), |(c, s)| (s, -c)];
    turns.into_iter().flat_map(|turn| (0..QUARTER).map(move |step| turn(quarter(step))))
}

/// Those of the half circle whose middle is on the right, from above to below.
fn half_circle() -> impl Iterator<Item = Point> {
    let upper = (0..QUARTER).map(|step| {
        let (c, s) = quarter(step);
        (s, -c)
    });
    upper.chain((0..=QUARTER).map(quarter))
}

/// A point of the quarter from the right downwards: (1-t²)/(1+t²) and 2t/(1+t²) for t from 0 to 1.
fn quarter(step: u8) -> Point {
    let t = f32::from(step) / f32::from(QUARTER);
    let whole = 1.0 + t * t;
    ((1.0 - t * t) / whole, 2.0 * t / whole)
}

/// The corners of an octagon around (0, 0), clockwise from the upper left.
pub(crate) fn octagon((rx, ry): Point) -> [Point; 8] {
    let (cx, cy) = (rx * OCTAGON, ry * OCTAGON);
    [(-cx, -ry), (cx, -ry), (rx, -cy), (rx, cy), (cx, ry), (-cx, ry), (-rx, cy), (-rx, -cy)]
}

/// The direction from one point to another, one unit long.
pub(crate) fn unit(from: Point, to: Point) -> Point {
    let length = distance(from, to).max(f32::EPSILON);
    ((to.0 - from.0) / length, (to.1 - from.1) / length)
}

/// The point so far forward from `start`, and so far to the right of the way.
pub(crate) fn at(start: Point, (ux, uy): Point, (forward, aside): Point) -> Point {
    (start.0 + ux * forward - uy * aside, start.1 + uy * forward + ux * aside)
}

/// From one point to another.
pub(crate) fn distance(from: Point, to: Point) -> f32 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    (dx * dx + dy * dy).sqrt()
}

/// An upright rectangle with round corners.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Panel {
    pub(crate) left: f32,
    pub(crate) top: f32,
    pub(crate) right: f32,
    pub(crate) bottom: f32,
    pub(crate) radius: f32,
}

impl Panel {
    /// The panel with its edges moved outwards by `by`.
    pub(crate) const fn grown(self, by: f32) -> Self {
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
    fn shapes_reach_as_far_as_they_should() {
        assert_eq!(ends(&Shape::ellipse((10.0, 10.0), (4.0, 3.0))), ((6.0, 7.0), (14.0, 13.0)));
        let swept = Shape::swept((0.0, 0.0), (4.0, 3.0), 5.0);
        assert_eq!(ends(&swept), ((-4.0, -3.0), (4.0, 8.0)));
        let octagon = Shape::swept_octagon((0.0, 0.0), (4.0, 3.0), 5.0);
        assert_eq!(ends(&octagon), ((-4.0, -3.0), (4.0, 8.0)));
        let line = Shape::line((0.0, 0.0), (10.0, 0.0), 4.0);
        assert_eq!(ends(&line), ((-2.0, -2.0), (12.0, 2.0)));
        let arrow = Shape::arrow((0.0, 0.0), (100.0, 0.0), 4.0, 0.0);
        assert_eq!(ends(&arrow), ((-2.0, -HEAD.1), (100.0, HEAD.1)));
    }

    #[test]
    fn a_curve_lies_on_its_circle() {
        let circle = Shape::ellipse((0.0, 0.0), (5.0, 5.0));
        assert!(
            circle.outline.iter().all(|&point| (distance(point, (0.0, 0.0)) - 5.0).abs() < 1e-5)
        );
    }
}
