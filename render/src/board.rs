//! Draws the pieces of a position, what the last ply did, and what is advised.

use dvonn_rules::{Cell, Color, Ply, Stack};

use crate::atlas::Atlas;
use crate::body::Body;
use crate::canvas::Canvas;
use crate::hints::Hints;
use crate::layout::{self, PIECE, SINK, lift};
use crate::scene::Scene;
use crate::shape::{Line, Polygon, Shape, Union};
use crate::surface::Surface;

/// How much of a ghost is seen, of 255 parts.
pub(crate) const GHOST: u8 = 95;
/// How much of it is left when it fades away.
const FADED: u8 = 34;
/// Where the red badge and the sign of a surrounded stack sit on a face, from its middle: beside a height
/// of one digit, and of two.
const BADGE: [(f32, f32); 2] = [(37.0, -29.0), (46.0, -27.0)];
const BLOCKED: [(f32, f32); 2] = [(-34.0, 25.0), (-41.0, 31.0)];
/// How far the halo of the chosen stack reaches, and the line around it.
const HALO: (f32, f32) = (9.0, 3.0);

/// How what has been isolated is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ghosts {
    /// Well seen and crossed out.
    Clear,
    /// Nearly gone.
    Fading,
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
    {
        draw_arrow(canvas, atlas, (seen(from), seen(to)), stack);
    }
    let hints = Hints::of(scene, below);
    hints.draw_arrows(canvas, atlas);
    for cell in scene.blocked {
        if let Some(stack) = scene.position.stack(cell) {
            canvas.draw(&atlas.blocked, sign(face(seen(cell), stack), stack));
        }
    }
    // Over the arrows, so that they can be read where a move passes above.
    for space in Cell::ALL {
        let cell = seen(space);
        if let Some(stack) = scene.position.stack(cell) {
            draw_marks(canvas, atlas, space, stack, scene.reds.at(cell));
        }
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

/// The middle of the red badge on the face of a stack.
pub(crate) fn badge(face: (f32, f32), stack: Stack) -> (f32, f32) {
    let (aside, down) = BADGE[usize::from(stack.height() > 9)];
    (face.0 + aside, face.1 + down)
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
fn draw_marks(canvas: &mut Canvas<'_>, atlas: &Atlas, space: Cell, stack: Stack, reds: Option<u8>) {
    let Some(owner) = stack.owner().filter(|_| stack.height() > 1) else { return };
    let (x, y) = face(space, stack);
    let letters = &atlas.faces.number;
    let color = atlas.scheme.piece(owner).number;
    letters.draw_centered(canvas, &stack.height().to_string(), (x, y + letters.drop()), color);
    if stack.has_red() {
        let (x, y) = badge((x, y), stack);
        canvas.draw(&atlas.badge, (x, y));
        if let Some(reds) = reds {
            let (digits, color) = (&atlas.faces.count, atlas.scheme.red.number);
            digits.draw_centered(canvas, &reds.to_string(), (x, y + digits.drop()), color);
        }
    }
}

/// Draws what is left of an isolated stack: no red piece ever is in one.
fn draw_ghost(canvas: &mut Canvas<'_>, atlas: &Atlas, space: Cell, stack: Stack, how: Ghosts) {
    let opacity = match how {
        Ghosts::Clear => GHOST,
        Ghosts::Fading => FADED,
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
