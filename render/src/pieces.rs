//! The drawings that pictures are put together from: stacks, the red mark, rings, crosses,
//! the crown. Draws in full colour; made once for each painter.

use crate::color::Rgb;
use crate::layout::{Card, DRAWN_HEIGHT, FIRST_EDGE, NEXT_EDGE, PIECE, SINK};
use crate::pixmap::Pixmap;
use crate::scheme::{PieceColors, Scheme};
use crate::shape::{Disc, Line, Panel, Polygon, Shape, Union};
use crate::surface::Surface;

/// A drawing and the pixel of it that goes where it is placed.
pub(crate) type Drawing = (Pixmap, (i32, i32));

/// How a stack looks from above: who owns it and whether it hides a red piece.
#[derive(Clone, Copy)]
pub(crate) struct StackLook<'t> {
    pub(crate) colors: &'t PieceColors,
    /// The lowest piece, where it differs from the others.
    pub(crate) lowest: Option<&'t PieceColors>,
    /// The line around the whole stack.
    pub(crate) outline: Rgb,
    /// Pieces drawn, from 1 to [`DRAWN_HEIGHT`].
    pub(crate) pieces: u8,
}

/// A stack at `scale` times its size on the board, its space's centre as the anchor.
pub(crate) fn stack(scheme: &Scheme, look: StackLook<'_>, scale: f32) -> Drawing {
    let (half_width, below) = ((56.0 * scale) as usize, (62.0 * scale) as usize);
    let above = ((PIECE.1 + FIRST_EDGE + NEXT_EDGE * f32::from(DRAWN_HEIGHT)) * scale) as usize + 4;
    let mut pixmap = Pixmap::transparent(2 * half_width, above + below);
    let anchor = (half_width as i32, above as i32);
    let (x, ground) = (anchor.0 as f32, anchor.1 as f32 + SINK * scale);
    let edge = (FIRST_EDGE + NEXT_EDGE * f32::from(look.pieces - 1)) * scale;
    let (rx, ry) = (PIECE.0 * scale, PIECE.1 * scale);

    let shadow = Disc::flat(x + 4.0 * scale, ground + 7.0 * scale, rx, ry);
    pixmap.paint(&shadow, |_, _| (scheme.shadow, 0.42));

    let body = Disc { x, y: ground - edge, rx, ry, drop: edge };
    pixmap.fill(&body.grown(1.2 * scale.max(0.8)), look.outline);
    let inner = body.grown(-scale);
    pixmap.paint(&inner, |px, py| {
        let across = ((px - x) / rx).clamp(-1.0, 1.0);
        let front = ground + ry * (1.0 - across * across).sqrt();
        (side(look, (front - py) / scale), 1.0)
    });
    face(&mut pixmap, look.colors, (x, ground - edge), scale);
    (pixmap, anchor)
}

/// The edges of a stack's pieces `up` pixels above the ground, with a seam over each piece.
fn side(look: StackLook<'_>, up: f32) -> Rgb {
    let lowest = up < FIRST_EDGE;
    let colors = look.lowest.filter(|_| lowest).unwrap_or(look.colors);
    let top = if lowest {
        FIRST_EDGE
    } else {
        FIRST_EDGE + NEXT_EDGE * ((up - FIRST_EDGE) / NEXT_EDGE).ceil()
    };
    let below_seam = top - up;
    let seam = if look.pieces > 1 { (1.6 - below_seam).clamp(0.0, 1.0) } else { 0.0 };
    colors.side.0.mix(colors.side.1, (seam * 255.0) as u8)
}

fn face(pixmap: &mut Pixmap, colors: &PieceColors, (x, y): (f32, f32), scale: f32) {
    let disc = Disc::flat(x, y, PIECE.0 * scale, PIECE.1 * scale).grown(-scale);
    pixmap.fill(&disc, colors.rim);
    pixmap.fill(&disc.grown(-2.0 * scale), colors.face);
}

/// The hollow in the middle of a single piece.
pub(crate) fn hub(colors: &PieceColors, scale: f32) -> Drawing {
    let half = 24;
    let mut pixmap = Pixmap::transparent(2 * half, 2 * half);
    let middle = half as f32;
    let disc = Disc::flat(middle, middle, 20.0 * scale, 17.0 * scale);
    pixmap.fill(&disc, colors.hub);
    pixmap.fill(&disc.outline(2.5 * scale), colors.rim);
    (pixmap, (half as i32, half as i32))
}

/// The sign of red, on a lone red piece and as a badge on stacks that hold one.
pub(crate) fn diamond(fill: Rgb, outline: Rgb, size: f32) -> Drawing {
    let half = size as usize + 6;
    let mut pixmap = Pixmap::transparent(2 * half, 2 * half);
    let middle = half as f32;
    let (rx, ry) = (size * 0.86, size);
    let shape = Polygon([
        (middle, middle - ry),
        (middle + rx, middle),
        (middle, middle + ry),
        (middle - rx, middle),
    ]);
    pixmap.fill(&shape.grown(size.min(18.0) / 6.0), outline);
    pixmap.fill(&shape, fill);
    (pixmap, (half as i32, half as i32))
}

/// The ring around a piece that was just placed.
pub(crate) fn ring(scheme: &Scheme) -> Drawing {
    let half = 60;
    let mut pixmap = Pixmap::transparent(2 * half, 2 * half);
    let disc = Disc::flat(half as f32, half as f32, PIECE.0 + 7.0, PIECE.1 + 9.0);
    pixmap.fill(&disc.outline(13.0), scheme.mark_outline);
    pixmap.fill(&disc.outline(8.0), scheme.mark);
    (pixmap, (half as i32, half as i32))
}

/// The cross over a stack that was isolated.
pub(crate) fn cross(scheme: &Scheme) -> Drawing {
    let half = 40;
    let mut pixmap = Pixmap::transparent(2 * half, 2 * half);
    let (middle, reach) = (half as f32, 19.0);
    let stroke = |sign: f32| Line {
        from: (middle - reach, middle - reach * sign),
        to: (middle + reach, middle + reach * sign),
        width: 7.0,
    };
    let shape = Union(stroke(1.0), stroke(-1.0));
    pixmap.fill(&shape.grown(2.0), scheme.mark_outline);
    pixmap.fill(&shape, scheme.mark);
    (pixmap, (half as i32, half as i32))
}

/// The crown of the winner.
pub(crate) fn crown(scheme: &Scheme) -> Drawing {
    let half = 28;
    let mut pixmap = Pixmap::transparent(2 * half, 2 * half);
    let middle = half as f32;
    let spike = |left: f32, tip: f32, right: f32, top: f32| {
        Polygon([
            (middle + tip, middle + top),
            (middle + right, middle + 14.0),
            (middle + left, middle + 14.0),
        ])
    };
    for shape in [
        spike(-22.0, -24.0, 4.0, -10.0),
        spike(-13.0, 0.0, 13.0, -18.0),
        spike(-4.0, 24.0, 22.0, -10.0),
    ] {
        pixmap.fill(&shape, scheme.accent);
    }
    let band = Line {
        from: (middle - 19.0, middle + 17.0),
        to: (middle + 19.0, middle + 17.0),
        width: 6.0,
    };
    pixmap.fill(&band, scheme.accent);
    for (x, y) in [(-24.0, -11.0), (0.0, -19.0), (24.0, -11.0)] {
        pixmap.fill(&Disc::flat(middle + x, middle + y, 4.0, 4.0), scheme.accent);
    }
    (pixmap, (half as i32, half as i32))
}

/// The card of the side to move: brighter, framed, and pointing at the board. Its anchor is
/// the picture's top left pixel.
pub(crate) fn active_card(scheme: &Scheme, card: &Card) -> Drawing {
    let (left, right) = (card.panel.left as i32 - 2, card.panel.right as i32 + 2);
    let bottom = card.panel.bottom as i32 + 26;
    let mut pixmap = Pixmap::transparent((right - left) as usize, bottom as usize);
    let panel = Panel { left: 2.0, right: (right - left) as f32 - 2.0, ..card.panel };
    let (x, y) = ((card.icon.0 - left) as f32, card.panel.bottom);
    pixmap.fill(&panel, scheme.accent);
    pixmap.fill(&panel.grown(-4.0), scheme.card_active);
    let pointer = Polygon([(x - 22.0, y - 2.0), (x + 22.0, y - 2.0), (x, y + 20.0)]);
    pixmap.fill(&pointer.grown(3.0), scheme.backdrop);
    pixmap.fill(&pointer, scheme.accent);
    (pixmap, (-left, 0))
}
