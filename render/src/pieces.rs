//! Sprites of pieces, stacks, ghosts, the winner's crown, and the active player's card.

use crate::color::Rgb;
use crate::layout::{Card, DRAWN_HEIGHT, FOOT_OFFSET, PIECE, SPACE};
use crate::look::Width;
use crate::palette::Palette;
use crate::scheme::{Form, PieceColors, Scheme};
use crate::shape::{Panel, Point, Shape, octagon};
use crate::sprite::Drawing;
use crate::surface::Surface;

/// Half the size of the plate of the name of a cell, and how far its edge reaches beyond.
const TAG_HALF_SIZE: Point = (25.0, 15.0);
const TAG_EDGE: f32 = 2.0;
/// The size of the ring or the facets on a face, relative to the face.
const PATTERN_SIZE: f32 = 0.72;
/// The width of a face's rim, and of the rim of a stack that contains red.
const RIM_WIDTH: f32 = 1.8;
const RED_RIM_WIDTH: f32 = 7.0;
/// The widths of the line around a stack, between two of its pieces, and around an icon.
const OUTLINE_WIDTH: f32 = 1.6;
const SEAM_WIDTH: f32 = 1.2;
const ICON_OUTLINE_WIDTH: f32 = 2.4;

/// How far the halo around the last ply's stack extends.
pub(crate) const LAST_HALO: f32 = 7.5;

/// The reason why a stack has a halo.
#[derive(Clone, Copy)]
pub(crate) enum Halo {
    /// The stack is chosen.
    Chosen,
    /// The last ply ended here.
    Last,
}

/// Draws the sprites of one theme at one width.
#[derive(Clone, Copy)]
pub(crate) struct SpriteFactory<'t> {
    pub(crate) scheme: &'t Scheme,
    pub(crate) palette: &'t Palette,
    pub(crate) width: Width,
}

impl<'t> SpriteFactory<'t> {
    pub(crate) fn square(self, half: f32) -> Drawing<'t> {
        Drawing::square(self.palette, self.width.scale(), half)
    }

    /// Draws a stack of 1 to [`DRAWN_HEIGHT`] pieces. The origin is the centre of its space.
    pub(crate) fn stack(self, colors: &PieceColors, pieces: u8) -> Drawing<'t> {
        let (form, line_scale) = (colors.form, self.scheme.line_scale);
        let scale = self.width.scale();
        let edge = self.width.edge_pixels(pieces) as f32 / scale;
        let mut drawing = self.stack_drawing();
        let face = (0.0, FOOT_OFFSET - edge);
        if let Some(color) = self.scheme.shadow {
            drawing.fill(&body(form, (4.0, FOOT_OFFSET + 6.0), PIECE, 0.0), color);
        }
        let around = expanded(PIECE, OUTLINE_WIDTH * line_scale);
        drawing.fill(&body(form, face, around, edge), self.scheme.outline);
        drawing.fill(&body(form, face, PIECE, edge), colors.side);
        let (piece, pixels) = (self.piece(colors), self.width.piece_pixels());
        for below in 1..u32::from(pieces) {
            drawing.draw(&piece, (below * pixels) as i32);
        }
        paint_face(&mut drawing, colors, face, (1.0, RIM_WIDTH * line_scale));
        drawing
    }

    /// Draws the halo of such a stack: an outlined ring below the stack.
    pub(crate) fn halo(self, form: Form, pieces: u8, halo: Halo) -> Drawing<'t> {
        let edge = self.width.edge_pixels(pieces) as f32 / self.width.scale();
        let mut drawing = self.stack_drawing();
        let scheme = self.scheme;
        let (mark, line) = (scheme.mark, scheme.mark_outline);
        let rings: &[(f32, Rgb)] = match halo {
            Halo::Chosen => &[(11.0, scheme.on_accent), (8.0, scheme.accent)],
            Halo::Last => &[(LAST_HALO + 2.0, line), (LAST_HALO, mark), (2.5, line)],
        };
        // The stack itself covers the inside.
        let shape = |by: f32| body(form, (0.0, FOOT_OFFSET - edge), expanded(PIECE, by), edge);
        for &(reach, color) in rings {
            drawing.fill(&shape(reach).without(shape(-3.0)), color);
        }
        drawing
    }

    /// Draws the rim of a stack that contains red. The origin is the centre of the face.
    pub(crate) fn red_rim(self, form: Form) -> Drawing<'t> {
        let mut drawing = self.square(PIECE.0 + 2.0);
        let flat = |by: f32| body(form, (0.0, 0.0), expanded(PIECE, by), 0.0);
        drawing.fill(&flat(0.0).without(flat(-RED_RIM_WIDTH)), self.scheme.red.face);
        drawing
    }

    /// Draws the edge of one piece of a stack, with the line to the piece below.
    fn piece(self, colors: &PieceColors) -> Drawing<'t> {
        let scale = self.width.scale();
        let pixels = self.width.piece_pixels();
        let high = pixels as f32 / scale;
        let mut drawing = self.stack_drawing();
        drawing.fill(&body(colors.form, (0.0, FOOT_OFFSET - high), PIECE, high), colors.side);
        let seam = (SEAM_WIDTH * self.scheme.line_scale * scale).round() as u32;
        drawing.underline(colors.seam, seam.max(1).min(pixels / 2));
        drawing
    }

    fn stack_drawing(self) -> Drawing<'t> {
        let scale = self.width.scale();
        let highest = self.width.edge_pixels(DRAWN_HEIGHT) as f32 / scale;
        let reach =
            [PIECE.0 + 13.0, PIECE.1 + highest + 9.0, PIECE.0 + 13.0, PIECE.1 + FOOT_OFFSET + 13.0];
        Drawing::with_extents(self.palette, scale, reach)
    }

    /// Draws the ghost of an isolated stack: its outline, crossed out or not.
    pub(crate) fn ghost(self, colors: &PieceColors, crossed: bool) -> Drawing<'t> {
        let mut drawing = self.square(PIECE.0 + 6.0);
        let (across, down) = (PIECE.0 * 0.38, PIECE.1 * 0.38);
        let lines = colors.ghost_outline.map(|line| (line, 5.0));
        for (color, wider) in lines.into_iter().chain([(colors.face, 0.0)]) {
            drawing.fill(&Shape::ring((0.0, 1.0), expanded(SPACE, -2.0), 5.0 + wider), color);
            if crossed {
                let stroke = |side: f32| {
                    let (from, to) = ((-across, 1.0 - down * side), (across, 1.0 + down * side));
                    Shape::line(from, to, 4.0 + wider)
                };
                drawing.fill(&stroke(1.0), color);
                drawing.fill(&stroke(-1.0), color);
            }
        }
        drawing
    }

    /// Draws a single piece as an icon, scaled by `size`.
    pub(crate) fn icon(self, colors: &PieceColors, size: f32) -> Drawing<'t> {
        let half = (PIECE.0 * size, PIECE.1 * size);
        let edge = 10.0 * size;
        let mut drawing = self.square(half.0 + edge);
        let face = (0.0, -edge / 2.0);
        drawing
            .fill(&body(colors.form, face, expanded(half, ICON_OUTLINE_WIDTH), edge), colors.seam);
        drawing.fill(&body(colors.form, face, half, edge), colors.side);
        paint_face(
            &mut drawing,
            colors,
            face,
            (size, RIM_WIDTH * self.scheme.line_scale * size.max(0.6)),
        );
        paint_dimple(&mut drawing, colors, face, (size, self.scheme.line_scale));
        drawing
    }

    /// Draws a red piece as an icon, scaled by `size`.
    pub(crate) fn red_icon(self, size: f32) -> Drawing<'t> {
        let red = &self.scheme.red;
        let mut drawing = self.icon(red, size);
        let sign = self.diamond(red.number, self.scheme.on_accent, 17.0 * size);
        drawing.draw(&sign, (5.0 * size * self.width.scale()).round() as i32);
        drawing
    }

    /// Draws the dimple in the middle of a single piece's face.
    pub(crate) fn dimple(self, colors: &PieceColors) -> Drawing<'t> {
        let mut drawing = self.square(24.0);
        paint_dimple(&mut drawing, colors, (0.0, 0.0), (1.0, self.scheme.line_scale));
        drawing
    }

    /// Draws the plate of the name of a cell.
    pub(crate) fn tag(self) -> Drawing<'t> {
        let (half, high) = TAG_HALF_SIZE;
        let (wide, tall) = (half + TAG_EDGE, high + TAG_EDGE);
        let mut drawing =
            Drawing::with_extents(self.palette, self.width.scale(), [wide, tall, wide, tall]);
        let plate = Panel { left: -half, top: -high, right: half, bottom: high, radius: 8.0 };
        drawing.fill_panel(&plate.expanded(TAG_EDGE), self.scheme.on_accent);
        drawing.fill_panel(&plate, self.scheme.accent);
        drawing
    }

    /// Draws the winner's crown.
    pub(crate) fn crown(self) -> Drawing<'t> {
        let mut drawing = self.square(26.0);
        let outline = [
            (-19.0, 14.0),
            (-22.0, -8.0),
            (-9.0, 2.0),
            (0.0, -15.0),
            (9.0, 2.0),
            (22.0, -8.0),
            (19.0, 14.0),
        ];
        drawing.fill(&Shape::polygon(outline), self.scheme.accent);
        for at in [(-22.0, -10.0), (0.0, -17.0), (22.0, -10.0)] {
            drawing.fill(&Shape::ellipse(at, (3.5, 3.5)), self.scheme.accent);
        }
        drawing
    }

    /// Draws the frame of the active player's card. The origin is the top left corner of the picture.
    pub(crate) fn active_card(self, card: &Card) -> Drawing<'t> {
        let panel = card.panel;
        let reach = [2.0 - panel.left, 0.0, panel.right + 2.0, panel.bottom];
        let mut drawing = Drawing::with_extents(self.palette, self.width.scale(), reach);
        drawing.fill_panel(&panel, self.scheme.accent);
        drawing.fill_panel(&panel.expanded(-4.0), self.scheme.card);
        drawing
    }

    /// Draws the pointer from the active player's card to the board. The origin is the middle of the
    /// card's lower edge.
    pub(crate) fn turn_pointer(self) -> Drawing<'t> {
        let mut drawing = self.square(26.0);
        let pointer =
            |by: f32| Shape::polygon([(-18.0 - by, -2.0), (18.0 + by, -2.0), (0.0, 15.0 + by)]);
        drawing.fill(&pointer(4.0), self.scheme.on_accent);
        drawing.fill(&pointer(0.0), self.scheme.accent);
        drawing
    }
}

/// Returns the outline of a piece or stack: its upper face, swept down by `drop`.
pub(crate) fn body(form: Form, middle: Point, half: Point, drop: f32) -> Shape {
    match form {
        Form::Round | Form::Ringed => Shape::swept(middle, half, drop),
        Form::Faceted => Shape::swept_octagon(middle, half, drop),
    }
}

pub(crate) fn expanded((rx, ry): Point, by: f32) -> Point {
    (rx + by, ry + by)
}

fn paint_face(
    drawing: &mut Drawing<'_>,
    colors: &PieceColors,
    (x, y): Point,
    (size, rim): (f32, f32),
) {
    let half = (PIECE.0 * size, PIECE.1 * size);
    let flat = |half: Point| body(colors.form, (x, y), half, 0.0);
    // The inside is left free for the number or the dimple.
    let inner = (half.0 * PATTERN_SIZE, half.1 * PATTERN_SIZE);
    let ring = |width: f32| {
        flat(expanded(inner, width / 2.0)).without(flat(expanded(inner, -width / 2.0)))
    };
    let line = 2.4 * size.max(1.0);
    match colors.form {
        Form::Round => {
            drawing.fill(&flat(half), colors.rim);
            drawing.fill(&flat(expanded(half, -rim)), colors.face);
        }
        Form::Ringed => {
            drawing.fill(&flat(half), colors.face);
            drawing.fill(&ring(3.0 * line), colors.rim);
        }
        Form::Faceted => {
            drawing.fill(&flat(half), colors.face);
            drawing.fill(&ring(line), colors.rim);
            for ((ax, ay), (bx, by)) in octagon(inner).into_iter().zip(octagon(half)) {
                drawing.fill(&Shape::line((x + ax, y + ay), (x + bx, y + by), line), colors.rim);
            }
        }
    }
}

fn paint_dimple(
    drawing: &mut Drawing<'_>,
    colors: &PieceColors,
    middle: Point,
    (size, line_scale): (f32, f32),
) {
    // The other forms already have a pattern on their face.
    if colors.form != Form::Round {
        return;
    }
    let half = (20.0 * size, 17.0 * size);
    let flat = |by: f32| body(colors.form, middle, expanded(half, by * size), 0.0);
    drawing.fill(&flat(1.2 * line_scale), colors.rim);
    drawing.fill(&flat(-1.2 * line_scale), colors.dimple);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::Theme;

    /// The minimum share of a piece's pixels that must differ, and the minimum difference in grey
    /// levels out of 255.
    const MIN_SHARE: f64 = 0.15;
    const MIN_DIFFERENCE: u32 = 40;

    /// Returns the grey level of each pixel on a plain background, as in a black-and-white copy.
    fn greys(drawing: &Drawing<'_>, background: Rgb) -> Vec<u32> {
        let grey = |image::Rgb(channels): Rgb| {
            let [red, green, blue] = channels.map(u32::from);
            (2 * red + 7 * green + blue) / 10
        };
        drawing.on_background(background).into_iter().map(grey).collect()
    }

    /// Returns the share of the pixels covered by either of two drawings in which they clearly
    /// differ.
    fn differing_share(one: &Drawing<'_>, other: &Drawing<'_>, background: Rgb) -> f64 {
        let pairs = greys(one, background).into_iter().zip(greys(other, background));
        let differing = pairs.filter(|(one, other)| one.abs_diff(*other) >= MIN_DIFFERENCE).count();
        let pairs = one.on_background(background).into_iter().zip(other.on_background(background));
        let covered = pairs.filter(|&pair| pair != (background, background)).count();
        differing as f64 / covered as f64
    }

    fn widths_with_palettes(theme: Theme) -> impl Iterator<Item = (Palette, Width)> {
        let colors = theme.scheme().colors;
        [Width::COMPACT, Width::NORMAL].into_iter().map(|width| (Palette::new(colors), width))
    }

    #[test]
    fn the_colour_blind_theme_distinguishes_the_sides_by_shape_alone() {
        let scheme = Theme::ColourBlind.scheme();
        let uncoloured = |of: &PieceColors| PieceColors { form: of.form, ..scheme.white };
        let [white, black] = [&scheme.white, &scheme.black].map(uncoloured);
        for (palette, width) in widths_with_palettes(Theme::ColourBlind) {
            let factory = SpriteFactory { scheme, palette: &palette, width };
            for pieces in [1, 2, 7, 12] {
                let [white, black] = [&white, &black].map(|it| factory.stack(it, pieces));
                let share = differing_share(&white, &black, scheme.space);
                assert!(share >= MIN_SHARE, "{pieces} at {width:?}: {share:.3}");
            }
            let [white, black] = [&white, &black].map(|it| factory.icon(it, 0.6));
            let share = differing_share(&white, &black, scheme.card);
            assert!(share >= MIN_SHARE, "beside a name at {width:?}: {share:.3}");
        }
    }

    #[test]
    fn every_theme_distinguishes_the_sides_in_greyscale() {
        for theme in Theme::ALL {
            let scheme = theme.scheme();
            for (palette, width) in widths_with_palettes(theme) {
                let factory = SpriteFactory { scheme, palette: &palette, width };
                let [white, black] = [&scheme.white, &scheme.black].map(|it| factory.stack(it, 2));
                assert!(differing_share(&white, &black, scheme.space) >= 0.5, "{theme:?}");
            }
        }
    }

    /// Returns the colours along the vertical axis of a drawing on a board, from the top.
    fn middle_column(drawing: &Drawing<'_>, scheme: &Scheme) -> Vec<Rgb> {
        let ((width, _), (x, _)) = (drawing.size(), drawing.to_pixel((0.0, 0.0)));
        let colors = drawing.on_background(scheme.board).into_iter();
        colors.skip(x as usize).step_by(width as usize).collect()
    }

    #[test]
    fn a_stack_has_one_line_between_pieces() {
        let (scheme, theme) = (Theme::Wood.scheme(), Theme::Wood);
        for (palette, width) in widths_with_palettes(theme) {
            let factory = SpriteFactory { scheme, palette: &palette, width };
            for pieces in 1..=DRAWN_HEIGHT {
                let down = middle_column(&factory.stack(&scheme.white, pieces), scheme);
                let begins = |pair: &&[Rgb]| pair[0] != pair[1] && pair[1] == scheme.white.seam;
                let lines = down.windows(2).filter(begins).count();
                assert_eq!(lines, usize::from(pieces) - 1, "{width:?}");
            }
        }
    }

    #[test]
    fn each_piece_of_a_stack_adds_a_line_at_every_width() {
        for theme in Theme::ALL {
            let scheme = theme.scheme();
            for (palette, width) in widths_with_palettes(theme) {
                let factory = SpriteFactory { scheme, palette: &palette, width };
                for colors in [&scheme.white, &scheme.black] {
                    let changes = |pieces| {
                        let down = middle_column(&factory.stack(colors, pieces), scheme);
                        down.windows(2).filter(|pair| pair[0] != pair[1]).count()
                    };
                    for pieces in 2..DRAWN_HEIGHT {
                        let more = changes(pieces + 1) - changes(pieces);
                        assert_eq!(more, 2, "{theme:?}, {pieces} at {width:?}");
                    }
                }
            }
        }
    }
}
