//! The marks on the face of a stack: the number, the red diamond and the no-entry sign.

use dvonn_rules::{Cell, Color, Stack};

use crate::atlas::Atlas;
use crate::picture::Picture;
use crate::scheme::PieceColors;
use crate::shape::{self, Point, Shape, direction, distance};
use crate::surface::Surface;
use crate::view::View;

/// The vertical offset of the red diamond from the centre of a face: above the number, on the rim.
/// The number moves down to make room for it.
const DIAMOND_OFFSET: f32 = -31.0;
const NUMBER_SHIFT: f32 = 7.0;
/// The offset of the no-entry sign from the centre of a face, beside one digit and beside two.
const NO_ENTRY_OFFSETS: [Point; 2] = [(-33.0, 25.0), (-35.0, 31.0)];

/// Returns the centre of a stack's number on its face. It is lower if there is a red diamond above.
pub(crate) fn number_center(face: Point, stack: Stack) -> Point {
    (face.0, face.1 + if stack.has_red() { NUMBER_SHIFT } else { 0.0 })
}

/// Returns half the size of a stack's number.
pub(crate) fn number_half_size(stack: Stack) -> Point {
    (if stack.height() > 9 { 31.0 } else { 20.0 }, 19.0)
}

/// Returns the centre of a stack's no-entry sign.
pub(crate) fn no_entry_center(face: Point, stack: Stack) -> Point {
    let (aside, down) = NO_ENTRY_OFFSETS[usize::from(stack.height() > 9)];
    (face.0 + aside, face.1 + down)
}

/// Returns the centre of the red diamond on a stack's face.
pub(crate) fn diamond_center((x, y): Point) -> Point {
    (x, y + DIAMOND_OFFSET)
}

/// Draws the number and the red diamond of a stack. A single piece has no number. For two or more
/// reds, a disc shows the number of reds if it is known.
pub(crate) fn draw_number_and_reds(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    view: View<'_>,
    (cell, stack, face): (Cell, Stack, Point),
) {
    let Some(owner) = stack.owner().filter(|_| stack.height() > 1) else { return };
    let (font, color) = (&atlas.fonts.number, colors(atlas, view, owner).number);
    let (x, y) = number_center(face, stack);
    font.draw_centered(
        picture,
        &stack.height().to_string(),
        (x, y + font.baseline_offset()),
        color,
    );
    let (x, y) = diamond_center(face);
    match view.scene.reds.at(cell) {
        _ if !stack.has_red() => {}
        Some(reds @ 2..) => {
            let (font, color) = (&atlas.fonts.small, atlas.scheme.red.number);
            picture.draw(&atlas.reds_disc, (x, y));
            font.draw_centered(picture, &reds.to_string(), (x, y + font.baseline_offset()), color);
        }
        _ => picture.draw(&atlas.red_diamond, (x, y)),
    }
}

/// Clears the area of each stack number that a line of this width crosses, so that the number stays
/// readable.
pub(crate) fn clear_numbers(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    view: View<'_>,
    (from, to): (Point, Point),
    width: f32,
) {
    for (_, stack, face) in view.stacks().filter(|(_, stack, _)| stack.height() > 1) {
        let (at, half) = (number_center(face, stack), number_half_size(stack));
        if let Some(owner) =
            stack.owner().filter(|_| distance_to_segment(at, (from, to)) < half.0 + width)
        {
            picture.fill(&Shape::ellipse(at, half), colors(atlas, view, owner).face);
        }
    }
}

/// Returns the colours of a side's stacks.
fn colors(atlas: &Atlas, view: View<'_>, owner: Color) -> PieceColors {
    if view.scene.is_dimmed(owner) {
        atlas.scheme.dimmed_piece(owner)
    } else {
        *atlas.scheme.piece(owner)
    }
}

/// Returns the distance from a point to a line segment.
fn distance_to_segment(at: Point, (from, to): (Point, Point)) -> f32 {
    let (ux, uy) = direction(from, to);
    let along = ((at.0 - from.0) * ux + (at.1 - from.1) * uy).clamp(0.0, distance(from, to));
    distance(at, shape::point_along(from, (ux, uy), (along, 0.0)))
}
