//! The drawings that pictures are put together from: stacks and the reds in them, the crown, the card
//! of the side to move. Draws in full colour; made once for each theme and width.

use crate::body::Body;
use crate::color::Rgb;
use crate::layout::{Card, DRAWN_HEIGHT, FIRST_EDGE, NEXT_EDGE, PIECE, SINK};
use crate::pixmap::Pixmap;
use crate::scheme::{Form, PieceColors, Scheme};
use crate::shape::{Disc, Line, Polygon, Shape};
use crate::surface::Surface;

/// How much of a face is inside the ring or the facets on it.
const INNER: f32 = 0.74;

/// How thick the line between two pieces of a stack is.
const SEAM: f32 = 1.1;

/// How a stack looks, the reds in it aside.
#[derive(Clone, Copy)]
pub(crate) struct StackLook<'t> {
    pub(crate) colors: &'t PieceColors,
    /// The line around the whole stack.
    pub(crate) outline: Rgb,
    /// Pieces drawn, from 1 to [`DRAWN_HEIGHT`].
    pub(crate) pieces: u8,
}

/// A stack at `size` times its size on the board; its origin is its space's centre.
pub(crate) fn stack(scheme: &Scheme, look: StackLook<'_>, size: f32, scale: f32) -> Pixmap {
    let above = PIECE.1 + FIRST_EDGE + NEXT_EDGE * f32::from(DRAWN_HEIGHT);
    let reach = [56.0, above, 56.0, 62.0].map(|reach| reach * size);
    let mut pixmap = Pixmap::around((reach[0], reach[1] + 4.0, reach[2], reach[3]), scale);
    let ground = SINK * size;
    let edge = edge(look.pieces) * size;
    let (rx, ry) = (PIECE.0 * size, PIECE.1 * size);

    let form = look.colors.form;
    let shadow = Body { form, x: 4.0 * size, y: ground + 7.0 * size, half: (rx, ry), drop: 0.0 };
    pixmap.paint(&shadow, |_, _| (scheme.shadow, 0.42));

    let body = Body { form, x: 0.0, y: ground - edge, half: (rx, ry), drop: edge };
    pixmap.fill(&body.grown(1.2 * scheme.bold * size.max(0.8)), look.outline);
    let inner = body.grown(-size);
    pixmap.paint(&inner, |x, y| (side(look, (ground + body.front(x) - y) / size, scale), 1.0));
    face(&mut pixmap, look.colors, ground - edge, (size, scheme.bold));
    pixmap
}

/// The edges of so many red pieces, of this form, that lie below the others of a stack; its origin is that
/// of the stack.
pub(crate) fn belt(scheme: &Scheme, form: Form, reds: u8, scale: f32) -> Pixmap {
    let mut pixmap = Pixmap::around((PIECE.0, PIECE.1, PIECE.0, PIECE.1 + SINK), scale);
    paint_belt(&mut pixmap, scheme, (form, reds), 1.0);
    pixmap
}

/// The same over a stack at `size` times its size on the board.
pub(crate) fn paint_belt(
    pixmap: &mut Pixmap,
    scheme: &Scheme,
    (form, reds): (Form, u8),
    size: f32,
) {
    let look = StackLook { colors: &scheme.red, outline: scheme.outline, pieces: reds + 1 };
    let half = (PIECE.0 * size, PIECE.1 * size);
    let (ground, top, drop) = (SINK * size, edge(reds), edge(look.pieces) * size);
    let body = Body { form, x: 0.0, y: ground - drop, half, drop };
    let (scale, pixels) = (pixmap.scale(), size * pixmap.scale());
    pixmap.paint(&body.grown(-size), |x, y| {
        let up = (ground + body.front(x) - y) / size;
        (side(look, up, scale), ((top - up) * pixels).clamp(0.0, 1.0))
    });
}

/// How thick so many pieces are drawn.
fn edge(pieces: u8) -> f32 {
    FIRST_EDGE + NEXT_EDGE * f32::from(pieces - 1)
}

/// The edges of a stack's pieces `up` units above the ground, with a seam over each piece.
fn side(look: StackLook<'_>, up: f32, scale: f32) -> Rgb {
    let top = if up < FIRST_EDGE {
        FIRST_EDGE
    } else {
        FIRST_EDGE + NEXT_EDGE * ((up - FIRST_EDGE) / NEXT_EDGE).ceil()
    };
    let below_seam = top - up;
    // A seam thinner than a pixel has its share of each that it touches, or its curve would be dotted.
    let pixel = scale.min(1.0).recip();
    let share = ((SEAM + pixel / 2.0 - below_seam) / pixel).clamp(0.0, 1.0);
    let seam = if look.pieces > 1 { share } else { 0.0 };
    look.colors.side.0.mix(look.colors.side.1, (seam * 255.0) as u8)
}

fn face(pixmap: &mut Pixmap, colors: &PieceColors, y: f32, (size, bold): (f32, f32)) {
    let flat =
        |share: f32| Body::flat(colors.form, y, (PIECE.0 * size * share, PIECE.1 * size * share));
    let disc = flat(1.0).grown(-size);
    pixmap.fill(&disc, colors.rim);
    pixmap.fill(&disc.grown(-2.0 * bold * size), colors.face);
    // What lies within the inner one is left to the height and the hollow.
    let (inner, line, color) = (flat(INNER), 2.0 * size, colors.face.mix(colors.rim, 190));
    match colors.form {
        Form::Round => {}
        Form::Ringed => pixmap.fill(&inner.outline(2.0 * line), color),
        Form::Faceted => {
            pixmap.fill(&inner.outline(line), color);
            for (from, to) in inner.corners().into_iter().zip(flat(0.95).corners()) {
                pixmap.fill(&Line { from, to, width: line }, color);
            }
        }
    }
}

/// The hollow in the middle of a single piece.
pub(crate) fn hub(scheme: &Scheme, colors: &PieceColors, size: f32, scale: f32) -> Pixmap {
    let mut pixmap = Pixmap::square(24.0, scale);
    let hollow = Body::flat(colors.form, 0.0, (20.0 * size, 17.0 * size));
    pixmap.fill(&hollow, colors.hub);
    pixmap.fill(&hollow.outline(2.5 * scheme.bold * size), colors.rim);
    pixmap
}

/// The crown of the winner.
pub(crate) fn crown(scheme: &Scheme, scale: f32) -> Pixmap {
    let mut pixmap = Pixmap::square(28.0, scale);
    let spike = |left: f32, tip: f32, right: f32, top: f32| {
        Polygon([(tip, top), (right, 14.0), (left, 14.0)])
    };
    for shape in [
        spike(-22.0, -24.0, 4.0, -10.0),
        spike(-13.0, 0.0, 13.0, -18.0),
        spike(-4.0, 24.0, 22.0, -10.0),
    ] {
        pixmap.fill(&shape, scheme.accent);
    }
    let band = Line { from: (-19.0, 17.0), to: (19.0, 17.0), width: 6.0 };
    pixmap.fill(&band, scheme.accent);
    for (x, y) in [(-24.0, -11.0), (0.0, -19.0), (24.0, -11.0)] {
        pixmap.fill(&Disc::flat(x, y, 4.0, 4.0), scheme.accent);
    }
    pixmap
}

/// The card of the side to move: brighter, framed, and pointing at the board. Its origin is the
/// picture's top left corner.
pub(crate) fn active_card(scheme: &Scheme, card: &Card, scale: f32) -> Pixmap {
    let panel = card.panel;
    let reach = (2.0 - panel.left, 0.0, panel.right + 2.0, panel.bottom + 26.0);
    let mut pixmap = Pixmap::around(reach, scale);
    let (x, y) = (card.icon.0, panel.bottom);
    pixmap.fill(&panel, scheme.accent);
    pixmap.fill(&panel.grown(-4.0), scheme.card_active);
    let pointer = Polygon([(x - 22.0, y - 2.0), (x + 22.0, y - 2.0), (x, y + 20.0)]);
    pixmap.fill(&pointer.grown(3.0), scheme.backdrop);
    pixmap.fill(&pointer, scheme.accent);
    pixmap
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::{Theme, Width};

    /// The least share of a piece that has to look different, and by how much of 255 parts of grey.
    const SHARE: f64 = 0.15;
    const PARTS: u32 = 40;

    /// The light of each pixel, as a copier sees a drawing on a ground.
    fn greys(pixmap: &Pixmap, ground: Rgb) -> Vec<u32> {
        let grey = |pixel: &crate::pixmap::Pixel| {
            let [red, green, blue] = ground.mix(pixel.color, pixel.alpha).0.map(u32::from);
            (2 * red + 7 * green + blue) / 10
        };
        pixmap.pixels.iter().map(grey).collect()
    }

    /// Of what two drawings of one size cover, the share in which they look different.
    fn differing(one: &Pixmap, other: &Pixmap, ground: Rgb) -> f64 {
        let greys = greys(one, ground).into_iter().zip(greys(other, ground));
        let differing = greys.filter(|(one, other)| one.abs_diff(*other) >= PARTS).count();
        let pixels = one.pixels.iter().zip(&other.pixels);
        let covered = pixels.filter(|(one, other)| one.alpha.max(other.alpha) == 255).count();
        differing as f64 / covered as f64
    }

    #[test]
    fn form_alone_tells_owners_apart_for_the_colour_blind() {
        let scheme = Theme::ColourBlind.scheme();
        let uncoloured = |of: &PieceColors| PieceColors { form: of.form, ..scheme.white };
        let [white, black] = [&scheme.white, &scheme.black].map(uncoloured);
        for scale in [Width::COMPACT, Width::NORMAL].map(Width::scale) {
            let stack = |colors, pieces, size| {
                let look = StackLook { colors, outline: scheme.outline, pieces };
                stack(scheme, look, size, scale)
            };
            for (pieces, size) in [(1, 1.0), (2, 1.0), (7, 1.0), (1, 0.76), (1, 0.42)] {
                let (white, black) = (stack(&white, pieces, size), stack(&black, pieces, size));
                let share = differing(&white, &black, scheme.hollow);
                assert!(share >= SHARE, "{pieces} of size {size} at {scale}: {share:.3}");
            }
        }
    }

    #[test]
    fn in_every_theme_a_copier_tells_owners_apart() {
        for scheme in Theme::ALL.map(Theme::scheme) {
            let stack = |colors| {
                let look = StackLook { colors, outline: scheme.outline, pieces: 2 };
                stack(scheme, look, 1.0, 1.0)
            };
            let (white, black) = (stack(&scheme.white), stack(&scheme.black));
            assert!(differing(&white, &black, scheme.hollow) >= 0.5);
        }
    }
}
