//! Sprites of the marks on pieces and spaces: red diamonds, rings and no-entry signs.

use crate::color::Rgb;
use crate::layout::{PIECE, SPACE};
use crate::pieces::{SpriteFactory, body, expanded};
use crate::scheme::Form;
use crate::shape::Shape;
use crate::sprite::Drawing;
use crate::surface::Surface;

/// Half the height of the red diamond on a stack.
pub(crate) const DIAMOND_HALF: f32 = 15.0;

impl<'t> SpriteFactory<'t> {
    /// Draws a diamond with an outline, which marks red.
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

    /// Draws the disc for the number of reds in a stack, used for two or more.
    pub(crate) fn reds_disc(self) -> Drawing<'t> {
        let mut drawing = self.square(DIAMOND_HALF + 6.0);
        let disc = |half: f32| Shape::ellipse((0.0, 0.0), (half, half));
        drawing.fill(&disc(DIAMOND_HALF + 4.0), self.scheme.red.number);
        drawing.fill(&disc(DIAMOND_HALF + 1.0), self.scheme.red.face);
        drawing
    }

    /// Draws the ring around the space that a piece has left.
    pub(crate) fn vacated(self) -> Drawing<'t> {
        self.ring(expanded(SPACE, -1.0), (self.scheme.mark_outline, 8.0), (self.scheme.mark, 5.0))
    }

    /// Draws the ring around a possible destination.
    pub(crate) fn target(self) -> Drawing<'t> {
        self.ring(expanded(PIECE, -3.0), (self.scheme.on_accent, 12.0), (self.scheme.accent, 7.0))
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

    /// Draws the no-entry sign of a surrounded stack.
    pub(crate) fn no_entry(self) -> Drawing<'t> {
        let mut drawing = self.square(18.0);
        let disc = |half: f32| Shape::ellipse((0.0, 0.0), (half, half));
        drawing.fill(&disc(16.0), self.scheme.white.face);
        drawing.fill(&disc(13.0), self.scheme.black.face);
        drawing.fill(&Shape::line((-5.5, 0.0), (5.5, 0.0), 6.0), self.scheme.white.face);
        drawing
    }

    /// Draws an empty space.
    pub(crate) fn space(self) -> Drawing<'t> {
        let mut drawing = self.square(SPACE.0 + 2.0);
        drawing.fill(&body(Form::Round, (0.0, 1.0), SPACE, 0.0), self.scheme.space);
        drawing
    }
}
