//! The marks that say something of pieces: the sign of red, rings, crosses, the sign of a surrounded
//! stack. Draws in full colour; made once for each theme and width.

use crate::color::Rgb;
use crate::layout::PIECE;
use crate::pixmap::Pixmap;
use crate::scheme::Scheme;
use crate::shape::{Disc, Line, Polygon, Shape, Union};
use crate::surface::Surface;

/// The sign of red, on a lone red piece and as a badge on stacks that hold one.
pub(crate) fn diamond(fill: Rgb, outline: Rgb, size: f32, scale: f32) -> Pixmap {
    let mut pixmap = Pixmap::square(size + 6.0, scale);
    let (rx, ry) = (size * 0.86, size);
    let shape = Polygon([(0.0, -ry), (rx, 0.0), (0.0, ry), (-rx, 0.0)]);
    pixmap.fill(&shape.grown(size.min(18.0) / 6.0), outline);
    pixmap.fill(&shape, fill);
    pixmap
}

/// The ring around a piece that was just placed.
pub(crate) fn ring(scheme: &Scheme, scale: f32) -> Pixmap {
    let mut pixmap = Pixmap::square(60.0, scale);
    let disc = Disc::flat(0.0, 0.0, PIECE.0 + 7.0, PIECE.1 + 9.0);
    pixmap.fill(&disc.outline(13.0), scheme.mark_outline);
    pixmap.fill(&disc.outline(8.0), scheme.mark);
    pixmap
}

/// The cross over a stack that was isolated.
pub(crate) fn cross(scheme: &Scheme, scale: f32) -> Pixmap {
    let mut pixmap = Pixmap::square(40.0, scale);
    let reach = 19.0;
    let stroke =
        |sign: f32| Line { from: (-reach, -reach * sign), to: (reach, reach * sign), width: 7.0 };
    let shape = Union(stroke(1.0), stroke(-1.0));
    pixmap.fill(&shape.grown(2.0), scheme.mark_outline);
    pixmap.fill(&shape, scheme.mark);
    pixmap
}

/// The ring on a stack or an empty space that a chosen stack or a piece could go to.
pub(crate) fn target(scheme: &Scheme, scale: f32) -> Pixmap {
    let mut pixmap = Pixmap::square(50.0, scale);
    let disc = Disc::flat(0.0, 0.0, PIECE.0 - 3.0, PIECE.1 - 3.0);
    pixmap.fill(&disc.outline(11.0), scheme.on_accent);
    pixmap.fill(&disc.outline(6.0), scheme.accent);
    pixmap
}

/// The sign of a surrounded stack: no entry.
pub(crate) fn blocked(scheme: &Scheme, scale: f32) -> Pixmap {
    let mut pixmap = Pixmap::square(18.0, scale);
    let disc = Disc::flat(0.0, 0.0, 11.0, 11.0);
    let bar = Line { from: (-5.0, 0.0), to: (5.0, 0.0), width: 5.0 };
    pixmap.fill(&disc.grown(2.5), scheme.white.face);
    pixmap.fill(&disc, scheme.black.face);
    pixmap.fill(&bar, scheme.white.face);
    pixmap
}
