//! The marks that say something of pieces: the sign of red, rings, the sign of a surrounded stack. Made
//! once for each theme and width.

use crate::color::Rgb;
use crate::layout::{PIECE, SPACE};
use crate::pieces::{Workshop, body, grown};
use crate::scheme::Form;
use crate::shape::Shape;
use crate::sprite::Drawing;
use crate::surface::Surface;

/// Half the height of the sign of red on a stack.
pub(crate) const PIP: f32 = 15.0;

impl<'t> Workshop<'t> {
    /// The sign of red: a diamond with a line around it.
    pub(crate) fn diamond(self, fill: Rgb, line: Rgb, size: f32) -> Drawing<'t> {
        let mut drawing = self.square(size + 6.0);
        let shape = |half: f32| {
            let aside = half * 0.9;
            Shape::polygon([(0.0, -half), (aside, 0.0), (0.0, half), (-aside, 0.0)])
        };
        drawing.fill(&shape(size + size.min(18.0) / 5.0), line);
        drawing.fill(&shape(size), fill);
        drawing
    }

    /// What says how many reds are in a stack, from two on: a disc for a digit.
    pub(crate) fn count(self) -> Drawing<'t> {
        let mut drawing = self.square(PIP + 6.0);
        let disc = |half: f32| Shape::ellipse((0.0, 0.0), (half, half));
        drawing.fill(&disc(PIP + 4.0), self.scheme.red.number);
        drawing.fill(&disc(PIP + 1.0), self.scheme.red.face);
        drawing
    }

    /// The ring around an empty space that a piece has left.
    pub(crate) fn vacated(self) -> Drawing<'t> {
        self.ring(grown(SPACE, -1.0), (self.scheme.mark_outline, 8.0), (self.scheme.mark, 5.0))
    }

    /// The ring on a stack or an empty space that a chosen stack or a piece could go to.
    pub(crate) fn target(self) -> Drawing<'t> {
        self.ring(grown(PIECE, -3.0), (self.scheme.on_accent, 12.0), (self.scheme.accent, 7.0))
    }

    fn ring(
        self,
        half: (f32, f32),
        (outer, outline): (Rgb, f32),
        (inner, width): (Rgb, f32),
    ) -> Drawing<'t> {
        let mut drawing = self.square(half.0 + outline);
        drawing.fill(&Shape::ring((0.0, 0.0), half, outline), outer);
        drawing.fill(&Shape::ring((0.0, 0.0), half, width), inner);
        drawing
    }

    /// The sign of a surrounded stack: no entry.
    pub(crate) fn blocked(self) -> Drawing<'t> {
        let mut drawing = self.square(18.0);
        let disc = |half: f32| Shape::ellipse((0.0, 0.0), (half, half));
        drawing.fill(&disc(16.0), self.scheme.white.face);
        drawing.fill(&disc(13.0), self.scheme.black.face);
        drawing.fill(&Shape::line((-5.5, 0.0), (5.5, 0.0), 6.0), self.scheme.white.face);
        drawing
    }

    /// An empty space.
    pub(crate) fn space(self) -> Drawing<'t> {
        let mut drawing = self.square(SPACE.0 + 2.0);
        drawing.fill(&body(Form::Round, (0.0, 1.0), SPACE, 0.0), self.scheme.hollow);
        drawing
    }
}
