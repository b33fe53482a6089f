//! Shapes as signed distances: how far a point lies outside (above zero) or inside (below
//! zero), in layout units. One evaluation a pixel gives an anti-aliased edge, so nothing is drawn
//! oversized and shrunk. Uses no operation rounded differently from machine to machine.

/// A region of the plane; `y` grows downwards.
pub(crate) trait Shape {
    /// The signed distance of a point from the outline, exact near it.
    fn distance(&self, x: f32, y: f32) -> f32;

    /// A box `(left, top, right, bottom)` that holds the whole shape.
    fn bounds(&self) -> (f32, f32, f32, f32);

    /// A box `(left, top, right, bottom)` whose points are all at least `depth` inside the shape, if
    /// it is known: there nothing has to be measured. The larger, the better.
    fn core(&self, _depth: f32) -> Option<(f32, f32, f32, f32)> {
        None
    }

    /// How much of the pixel around a point is covered, from 0 to 1, where a unit is `scale` pixels.
    fn coverage(&self, x: f32, y: f32, scale: f32) -> f32 {
        (0.5 - self.distance(x, y) * scale).clamp(0.0, 1.0)
    }

    /// The shape with its outline moved outwards by `by`.
    fn grown(self, by: f32) -> Grown<Self>
    where
        Self: Sized,
    {
        Grown { shape: self, by }
    }

    /// A line of the given width along the outline.
    fn outline(self, width: f32) -> Outline<Self>
    where
        Self: Sized,
    {
        Outline { shape: self, width }
    }
}

/// An upright ellipse swept straight down by `drop`: a disc seen from above its edge.
#[derive(Clone, Copy)]
pub(crate) struct Disc {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) rx: f32,
    pub(crate) ry: f32,
    pub(crate) drop: f32,
}

impl Disc {
    pub(crate) const fn flat(x: f32, y: f32, rx: f32, ry: f32) -> Self {
        Self { x, y, rx, ry, drop: 0.0 }
    }
}

impl Shape for Disc {
    fn distance(&self, x: f32, y: f32) -> f32 {
        let dx = x - self.x;
        let dy = y - y.clamp(self.y, self.y + self.drop);
        let (ux, uy) = (dx / self.rx, dy / self.ry);
        let scaled = (ux * ux + uy * uy).sqrt();
        if scaled < 1e-3 {
            return -self.rx.min(self.ry);
        }
        let (gx, gy) = (ux / self.rx, uy / self.ry);
        scaled * (scaled - 1.0) / (gx * gx + gy * gy).sqrt()
    }

    fn bounds(&self) -> (f32, f32, f32, f32) {
        let bottom = self.y + self.drop + self.ry;
        (self.x - self.rx, self.y - self.ry, self.x + self.rx, bottom)
    }
}

/// A rectangle with round corners.
#[derive(Clone, Copy)]
pub(crate) struct Panel {
    pub(crate) left: f32,
    pub(crate) top: f32,
    pub(crate) right: f32,
    pub(crate) bottom: f32,
    pub(crate) radius: f32,
}

impl Shape for Panel {
    fn distance(&self, x: f32, y: f32) -> f32 {
        let beyond = |at: f32, low: f32, high: f32| (low - at).max(at - high) + self.radius;
        let dx = beyond(x, self.left, self.right);
        let dy = beyond(y, self.top, self.bottom);
        let outside = (dx.max(0.0) * dx.max(0.0) + dy.max(0.0) * dy.max(0.0)).sqrt();
        outside + dx.max(dy).min(0.0) - self.radius
    }

    fn bounds(&self) -> (f32, f32, f32, f32) {
        (self.left, self.top, self.right, self.bottom)
    }

    fn core(&self, depth: f32) -> Option<(f32, f32, f32, f32)> {
        let corner = self.radius.max(depth);
        Some((self.left + depth, self.top + corner, self.right - depth, self.bottom - corner))
    }
}

/// A straight line with round ends.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub(crate) from: (f32, f32),
    pub(crate) to: (f32, f32),
    pub(crate) width: f32,
}

impl Shape for Line {
    fn distance(&self, x: f32, y: f32) -> f32 {
        let (ax, ay) = (x - self.from.0, y - self.from.1);
        let (bx, by) = (self.to.0 - self.from.0, self.to.1 - self.from.1);
        let along = ((ax * bx + ay * by) / (bx * bx + by * by)).clamp(0.0, 1.0);
        let (dx, dy) = (ax - bx * along, ay - by * along);
        (dx * dx + dy * dy).sqrt() - self.width / 2.0
    }

    fn bounds(&self) -> (f32, f32, f32, f32) {
        let half = self.width / 2.0;
        (
            self.from.0.min(self.to.0) - half,
            self.from.1.min(self.to.1) - half,
            self.from.0.max(self.to.0) + half,
            self.from.1.max(self.to.1) + half,
        )
    }
}

/// A convex polygon, its corners in clockwise order on the screen.
#[derive(Clone, Copy)]
pub(crate) struct Polygon<const N: usize>(pub(crate) [(f32, f32); N]);

impl<const N: usize> Shape for Polygon<N> {
    fn distance(&self, x: f32, y: f32) -> f32 {
        let mut farthest = f32::NEG_INFINITY;
        for (index, &(ax, ay)) in self.0.iter().enumerate() {
            let (bx, by) = self.0[(index + 1) % N];
            let (ex, ey) = (bx - ax, by - ay);
            let across = ((x - ax) * ey - (y - ay) * ex) / (ex * ex + ey * ey).sqrt();
            farthest = farthest.max(across);
        }
        farthest
    }

    fn bounds(&self) -> (f32, f32, f32, f32) {
        let start = (f32::INFINITY, f32::INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY);
        self.0.iter().fold(start, |(left, top, right, bottom), &(x, y)| {
            (left.min(x), top.min(y), right.max(x), bottom.max(y))
        })
    }
}

/// Two shapes as one.
#[derive(Clone, Copy)]
pub(crate) struct Union<A, B>(pub(crate) A, pub(crate) B);

impl<A: Shape, B: Shape> Shape for Union<A, B> {
    fn distance(&self, x: f32, y: f32) -> f32 {
        self.0.distance(x, y).min(self.1.distance(x, y))
    }

    fn bounds(&self) -> (f32, f32, f32, f32) {
        let ((l0, t0, r0, b0), (l1, t1, r1, b1)) = (self.0.bounds(), self.1.bounds());
        (l0.min(l1), t0.min(t1), r0.max(r1), b0.max(b1))
    }
}

/// What two shapes have in common.
#[derive(Clone, Copy)]
pub(crate) struct Common<A, B>(pub(crate) A, pub(crate) B);

impl<A: Shape, B: Shape> Shape for Common<A, B> {
    fn distance(&self, x: f32, y: f32) -> f32 {
        self.0.distance(x, y).max(self.1.distance(x, y))
    }

    fn bounds(&self) -> (f32, f32, f32, f32) {
        overlap(self.0.bounds(), self.1.bounds())
    }

    fn core(&self, depth: f32) -> Option<(f32, f32, f32, f32)> {
        Some(overlap(self.0.core(depth)?, self.1.core(depth)?))
    }
}

/// What of one shape is not in another.
#[derive(Clone, Copy)]
pub(crate) struct Except<A, B>(pub(crate) A, pub(crate) B);

impl<A: Shape, B: Shape> Shape for Except<A, B> {
    fn distance(&self, x: f32, y: f32) -> f32 {
        self.0.distance(x, y).max(-self.1.distance(x, y))
    }

    fn bounds(&self) -> (f32, f32, f32, f32) {
        self.0.bounds()
    }
}

fn overlap(
    (l0, t0, r0, b0): (f32, f32, f32, f32),
    (l1, t1, r1, b1): (f32, f32, f32, f32),
) -> (f32, f32, f32, f32) {
    (l0.max(l1), t0.max(t1), r0.min(r1), b0.min(b1))
}

/// See [`Shape::grown`].
#[derive(Clone, Copy)]
pub(crate) struct Grown<S> {
    shape: S,
    by: f32,
}

impl<S: Shape> Shape for Grown<S> {
    fn distance(&self, x: f32, y: f32) -> f32 {
        self.shape.distance(x, y) - self.by
    }

    fn bounds(&self) -> (f32, f32, f32, f32) {
        let (left, top, right, bottom) = self.shape.bounds();
        // A sharp corner moves farther than its sides do.
        let by = (self.by * 2.0).max(0.0);
        (left - by, top - by, right + by, bottom + by)
    }

    fn core(&self, depth: f32) -> Option<(f32, f32, f32, f32)> {
        let (left, top, right, bottom) = self.shape.core(depth)?;
        // Grown both sideways and upwards, its corners would leave the shape.
        let up = self.by.min(0.0);
        Some((left - self.by, top - up, right + self.by, bottom + up))
    }
}

/// See [`Shape::outline`].
#[derive(Clone, Copy)]
pub(crate) struct Outline<S> {
    shape: S,
    width: f32,
}

impl<S: Shape> Shape for Outline<S> {
    fn distance(&self, x: f32, y: f32) -> f32 {
        self.shape.distance(x, y).abs() - self.width / 2.0
    }

    fn bounds(&self) -> (f32, f32, f32, f32) {
        let (left, top, right, bottom) = self.shape.bounds();
        (left - self.width, top - self.width, right + self.width, bottom + self.width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f32, b: f32) -> bool {
        (a - b).abs() < 0.01
    }

    #[test]
    fn distances_are_zero_on_the_outline_and_negative_inside() {
        let disc = Disc { x: 10.0, y: 10.0, rx: 4.0, ry: 3.0, drop: 5.0 };
        assert!(close(disc.distance(14.0, 12.0), 0.0));
        assert!(close(disc.distance(10.0, 18.0), 0.0));
        assert!(disc.distance(10.0, 13.0) < 0.0);

        let panel = Panel { left: 0.0, top: 0.0, right: 10.0, bottom: 6.0, radius: 2.0 };
        assert!(close(panel.distance(10.0, 3.0), 0.0));
        assert!(close(panel.distance(13.0, 3.0), 3.0));
        assert!(panel.distance(0.0, 0.0) > 0.5);

        let line = Line { from: (0.0, 0.0), to: (10.0, 0.0), width: 4.0 };
        assert!(close(line.distance(5.0, 3.0), 1.0));
        assert!(close(line.distance(12.0, 0.0), 0.0));

        let square = Polygon([(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]);
        assert!(close(square.distance(2.0, 2.0), -2.0));
        assert!(close(square.distance(6.0, 2.0), 2.0));
    }

    #[test]
    fn a_core_is_covered_wholly() {
        let panel = Panel { left: 0.0, top: 0.0, right: 20.0, bottom: 16.0, radius: 5.0 };
        let sharp = Panel { radius: 0.0, ..panel };
        assert_core_inside(&panel);
        assert_core_inside(&sharp);
        assert_core_inside(&panel.grown(3.0));
        assert_core_inside(&sharp.grown(-3.0));
        assert_core_inside(&Common(panel, sharp));
    }

    fn assert_core_inside(shape: &impl Shape) {
        let (left, top, right, bottom) = shape.core(0.5).expect("a core");
        for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
            assert!(shape.distance(x, y) <= -0.499, "{x} {y}");
        }
    }

    #[test]
    fn coverage_is_a_half_on_the_outline() {
        let disc = Disc::flat(0.0, 0.0, 5.0, 5.0);
        assert!(close(disc.coverage(5.0, 0.0, 1.0), 0.5));
        assert!(close(disc.coverage(0.0, 0.0, 1.0), 1.0));
        assert!(close(disc.coverage(7.0, 0.0, 1.0), 0.0));
        assert!(close(disc.coverage(5.25, 0.0, 1.0), 0.25));
        assert!(close(disc.coverage(5.25, 0.0, 2.0), 0.0));
    }
}
