//! Draws the pieces of a position, what the last ply did, and what is advised.

use dvonn_rules::{Cell, Color, Ply, Stack};

use crate::atlas::Atlas;
use crate::body::Body;
use crate::canvas::Canvas;
use crate::hints::Hints;
use crate::layout::{self, PIECE, SINK, lift};
use crate::scene::Scene;
use crate::shape::{Disc, Line, Polygon, Shape, Union};
use crate::surface::Surface;

/// How much of a ghost is seen, of 255 parts.
pub(crate) const GHOST: u8 = 95;
/// How much of it is left when it fades away.
const FADED: u8 = 34;
/// Where the red badge and the sign of a surrounded stack sit on a face, from its middle: beside a height
/// of one digit, and of two.
const BADGE: [(f32, f32); 2] = [(37.0, -29.0), (46.0, -27.0)];
const BLOCKED: [(f32, f32); 2] = [(-26.0, 24.0), (-30.0, 32.0)];
/// Half the width of an arrow with the line around it, at the most.
const ARROW: f32 = 10.0;
/// How far the halo of the chosen stack reaches, and the line around it.
const HALO: (f32, f32) = (9.0, 3.0);

/// How what has been isolated is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ghosts {
    /// Well seen and crossed out.
    Clear,
    /// Nearly gone.
    Fading,
    /// No more.
    Gone,
}

/// Draws stacks from the top row down, so that taller ones stand before those behind them.
pub(crate) fn draw(
    canvas: &mut Canvas<'_>,
    atlas: &Atlas,
    scene: &Scene<'_>,
    (below, how): (Color, Ghosts),
) {
    let seen = |cell| layout::seen(cell, below);
    if let Some(Ply::Place(cell)) = scene.last.map(|effect| effect.ply) {
        canvas.draw(&atlas.ring, layout::center(seen(cell)));
    }
    let ghosts = scene.last.map_or(&[][..], |effect| &effect.isolated_stacks);
    for space in Cell::ALL.into_iter().rev() {
        let cell = seen(space);
        let stack = scene.position.stack(cell);
        if let Some(stack) = stack {
            if scene.chosen == Some(cell) {
                draw_halo(canvas, atlas, space, stack);
            }
            draw_stack(canvas, atlas, space, stack, scene.reds.at(cell));
        } else if let Some(&(_, stack)) = ghosts.iter().find(|(ghost, _)| *ghost == cell) {
            draw_ghost(canvas, atlas, space, stack, how);
        }
        if scene.targets.contains(cell) {
            let at = stack.map_or_else(|| layout::center(space), |stack| face(space, stack));
            canvas.draw(&atlas.target, at);
        }
    }
    if let Some((Ply::Move { from, to }, Some(stack))) =
        scene.last.map(|last| (last.ply, last.stack))
        && (how != Ghosts::Gone || scene.position.stack(to).is_some())
    {
        let (from, to) = (seen(from), seen(to));
        draw_arrow(canvas, atlas, (from, to), stack);
        clear_heights(canvas, atlas, (scene, below), (layout::center(from), face(to, stack)));
    }
    let hints = Hints::of(scene, below);
    hints.draw_arrows(canvas, atlas);
    for cell in scene.blocked {
        if let Some(stack) = scene.position.stack(cell) {
            canvas.draw(&atlas.blocked, sign(face(seen(cell), stack), stack));
        }
    }
    // Over the arrows, so that they can be read where a move passes above.
    for (cell, stack, face) in stacks(scene, below) {
        draw_marks(
            canvas,
            atlas,
            (face, badge(scene, below, cell, stack)),
            (stack, scene.reds.at(cell)),
        );
    }
    for &(cell, stack) in ghosts.iter().filter(|_| how == Ghosts::Clear) {
        canvas.draw(&atlas.cross, face(seen(cell), stack));
    }
    hints.draw_numbers(canvas, atlas);
}

/// The middle of a stack's face.
pub(crate) fn face(space: Cell, stack: Stack) -> (f32, f32) {
    let (x, y) = layout::center(space);
    (x, y - lift(stack.height()))
}

/// Each stack of a scene, its cell, and the middle of its face.
pub(crate) fn stacks(
    scene: &Scene<'_>,
    below: Color,
) -> impl Iterator<Item = (Cell, Stack, (f32, f32))> {
    Cell::ALL.into_iter().filter_map(move |space| {
        let cell = layout::seen(space, below);
        let stack = scene.position.stack(cell)?;
        Some((cell, stack, face(space, stack)))
    })
}

/// The middle of the red badge on the face of a stack: at its right, unless the arrow of the last ply
/// comes from there, which may be short.
pub(crate) fn badge(scene: &Scene<'_>, below: Color, cell: Cell, stack: Stack) -> (f32, f32) {
    let face = face(layout::seen(cell, below), stack);
    let (aside, down) = BADGE[usize::from(stack.height() > 9)];
    let comes_over = scene.last.is_some_and(|last| match last.ply {
        Ply::Move { from, to } if to == cell => {
            let start = layout::center(layout::seen(from, below));
            start.0 > face.0 && start.1 < face.1
        }
        _ => false,
    });
    (if comes_over { face.0 - aside } else { face.0 + aside }, face.1 + down)
}

/// Half the size of what a stack's height is written on.
pub(crate) fn half_of_height(stack: Stack) -> (f32, f32) {
    (if stack.height() > 9 { 32.0 } else { 21.0 }, 21.0)
}

/// Clears the places of the heights that an arrow passes over: no number is struck through.
pub(crate) fn clear_heights(
    canvas: &mut Canvas<'_>,
    atlas: &Atlas,
    (scene, below): (&Scene<'_>, Color),
    way: ((f32, f32), (f32, f32)),
) {
    for (_, stack, at) in stacks(scene, below).filter(|(_, stack, _)| stack.height() > 1) {
        let (rx, ry) = half_of_height(stack);
        if let Some(owner) = stack.owner().filter(|_| distance(at, way) < rx + ARROW) {
            canvas.fill(&Disc::flat(at.0, at.1, rx, ry), atlas.scheme.piece(owner).face);
        }
    }
}

/// From a point to the nearest one of a straight line between two others.
fn distance(at: (f32, f32), (from, to): ((f32, f32), (f32, f32))) -> f32 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let along = ((at.0 - from.0) * dx + (at.1 - from.1) * dy) / (dx * dx + dy * dy);
    let along = along.clamp(0.0, 1.0);
    (from.0 + along * dx - at.0).hypot(from.1 + along * dy - at.1)
}

/// The middle of the sign of a surrounded stack, on its face.
pub(crate) fn sign(face: (f32, f32), stack: Stack) -> (f32, f32) {
    let (aside, down) = BLOCKED[usize::from(stack.height() > 9)];
    (face.0 + aside, face.1 + down)
}

/// Draws what is seen around a chosen stack, below the stack itself.
fn draw_halo(canvas: &mut Canvas<'_>, atlas: &Atlas, space: Cell, stack: Stack) {
    let ((x, y), drop) = (face(space, stack), lift(stack.height()) + SINK);
    let colors = stack.owner().map_or(&atlas.scheme.red, |owner| atlas.scheme.piece(owner));
    let body = Body { form: colors.form, x, y, half: PIECE, drop };
    canvas.fill(&body.grown(HALO.0 + HALO.1), atlas.scheme.on_accent);
    canvas.fill(&body.grown(HALO.0), atlas.scheme.accent);
}

/// Draws a stack with the reds in it, as far as known: at least one, if it has any.
fn draw_stack(canvas: &mut Canvas<'_>, atlas: &Atlas, space: Cell, stack: Stack, reds: Option<u8>) {
    let (ground, face) = (layout::center(space), face(space, stack));
    let Some(owner) = stack.owner() else {
        canvas.draw(&atlas.lone_red, ground);
        canvas.draw(&atlas.emblem, face);
        return;
    };
    let sprites = &atlas.players[owner];
    canvas.draw(sprites.stack(stack), ground);
    if stack.has_red() {
        let drawn = reds.unwrap_or(1).clamp(1, stack.height() - 1);
        if let Some(belt) = sprites.belts.get(usize::from(drawn) - 1) {
            canvas.draw(belt, ground);
        }
    }
    if stack.height() == 1 {
        canvas.draw(&sprites.hub, face);
    }
}

/// Draws what has to be read off a stack: its height, unless it is a single piece, and how many reds
/// are in it, or that there are some.
fn draw_marks(
    canvas: &mut Canvas<'_>,
    atlas: &Atlas,
    ((x, y), badge): ((f32, f32), (f32, f32)),
    (stack, reds): (Stack, Option<u8>),
) {
    let Some(owner) = stack.owner().filter(|_| stack.height() > 1) else { return };
    let letters = &atlas.faces.number;
    let color = atlas.scheme.piece(owner).number;
    letters.draw_centered(canvas, &stack.height().to_string(), (x, y + letters.drop()), color);
    if stack.has_red() {
        canvas.draw(&atlas.badge, badge);
        if let Some(reds) = reds {
            let (digits, color) = (&atlas.faces.count, atlas.scheme.red.number);
            let at = (badge.0, badge.1 + digits.drop());
            digits.draw_centered(canvas, &reds.to_string(), at, color);
        }
    }
}

/// Draws what is left of an isolated stack: no red piece ever is in one.
fn draw_ghost(canvas: &mut Canvas<'_>, atlas: &Atlas, space: Cell, stack: Stack, how: Ghosts) {
    let opacity = match how {
        Ghosts::Clear => GHOST,
        Ghosts::Fading => FADED,
        Ghosts::Gone => return,
    };
    if let Some(owner) = stack.owner() {
        let sprite = atlas.players[owner].stack(stack);
        canvas.draw_faded(sprite, layout::center(space), opacity);
    }
}

/// Draws an arrow from the vacated space to the face of the stack that came of the move.
fn draw_arrow(canvas: &mut Canvas<'_>, atlas: &Atlas, (from, to): (Cell, Cell), stack: Stack) {
    let arrow = arrow(layout::center(from), face(to, stack), 7.0, 12.0);
    canvas.fill(&arrow.grown(2.5), atlas.scheme.mark_outline);
    canvas.fill(&arrow, atlas.scheme.mark);
}

/// An arrow to the edge of a face, and `reach` over it.
pub(crate) fn arrow(
    start: (f32, f32),
    face: (f32, f32),
    reach: f32,
    width: f32,
) -> Union<Polygon<3>, Line> {
    let (dx, dy) = (start.0 - face.0, start.1 - face.1);
    let length = (dx * dx + dy * dy).sqrt();
    let toward = (dx / length, dy / length);
    let along = |distance: f32, aside: f32| {
        (
            face.0 + toward.0 * distance + toward.1 * aside,
            face.1 + toward.1 * distance - toward.0 * aside,
        )
    };
    // A face is an ellipse; this is how far its edge lies from its middle on the arrow's way.
    let edge = 1.0 / ((toward.0 / PIECE.0).powi(2) + (toward.1 / PIECE.1).powi(2)).sqrt();
    let tip = edge - reach;
    let neck = tip + 30.0;
    let head = Polygon([along(tip, 0.0), along(neck, 20.0), along(neck, -20.0)]);
    Union(head, Line { from: start, to: along(neck - 4.0, 0.0), width })
}
