//! The bodies of stacks: discs or eight-sided prisms, seen from above their edge.

use crate::scheme::Form;
use crate::shape::{Disc, Polygon, Shape};

/// Where the corners of a regular octagon lie along its sides: tan 22.5°.
const CORNER: f32 = 0.414_213_57;

/// A body whose upper face has its middle at (`x`, `y`), and whose edge reaches `drop` further down.
#[derive(Clone, Copy)]
pub(crate) struct Body {
    pub(crate) form: Form,
    pub(crate) x: f32,
    pub(crate) y: f32,
    /// Half the width and height of the face.
    pub(crate) half: (f32, f32),
    pub(crate) drop: f32,
}

impl Body {
    /// A face alone.
    pub(crate) fn flat(form: Form, y: f32, half: (f32, f32)) -> Self {
        Self { form, x: 0.0, y, half, drop: 0.0 }
    }

    /// How far below the middle of its lowest face the front of the body lies, `x` beside its middle.
    pub(crate) fn front(&self, x: f32) -> f32 {
        let across = (x / self.half.0).abs().min(1.0);
        let share = match self.form {
            Form::Round | Form::Ringed => (1.0 - across * across).sqrt(),
            Form::Faceted => (1.0 + CORNER - across).min(1.0),
        };
        share * self.half.1
    }

    /// The corners of the face, clockwise from the upper left; a round face has them where an eight-sided
    /// one of its size would.
    pub(crate) fn corners(&self) -> [(f32, f32); 8] {
        let (rx, ry) = self.half;
        let (cx, cy) = (rx * CORNER, ry * CORNER);
        [(-cx, -ry), (cx, -ry), (rx, -cy), (rx, cy), (cx, ry), (-cx, ry), (-rx, cy), (-rx, -cy)]
            .map(|(x, y)| (self.x + x, self.y + y))
    }

    fn disc(&self) -> Disc {
        let (rx, ry) = self.half;
        Disc { x: self.x, y: self.y, rx, ry, drop: self.drop }
    }

    fn prism(&self) -> Polygon<8> {
        let below = |(x, y): (f32, f32)| (x, if y > self.y { y + self.drop } else { y });
        Polygon(self.corners().map(below))
    }
}

impl Shape for Body {
    fn distance(&self, x: f32, y: f32) -> f32 {
        match self.form {
            Form::Round | Form::Ringed => self.disc().distance(x, y),
            Form::Faceted => self.prism().distance(x, y),
        }
    }

    fn bounds(&self) -> (f32, f32, f32, f32) {
        self.disc().bounds()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_front_lies_on_the_outline() {
        for form in [Form::Round, Form::Ringed, Form::Faceted] {
            let body = Body { form, x: 10.0, y: 20.0, half: (43.0, 38.0), drop: 12.0 };
            for x in [-42.0, -30.0, -18.0, 0.0, 5.0, 25.0, 42.0] {
                let y = body.y + body.drop + body.front(x);
                let distance = body.distance(body.x + x, y);
                assert!(distance.abs() < 0.01, "{form:?} {x}: {distance}");
            }
        }
    }

    #[test]
    fn an_eight_sided_body_holds_the_round_one() {
        let body = |form| Body { form, x: 0.0, y: 0.0, half: (43.0, 38.0), drop: 8.0 };
        let (round, faceted) = (body(Form::Round), body(Form::Faceted));
        for (x, y) in faceted.corners().map(|(x, y)| (x, if y > 0.0 { y + 8.0 } else { y })) {
            assert!(faceted.distance(x, y).abs() < 0.01 && round.distance(x, y) > 1.0, "{x} {y}");
        }
        assert!(faceted.distance(0.0, -38.0).abs() < 0.01);
        assert_eq!(round.bounds(), faceted.bounds());
    }
}
