//! Draws the pieces of a position, what the last ply did, and what is advised.

use dvonn_rules::{Cell, Color, Ply, Stack};

use crate::atlas::Atlas;
use crate::canvas::Canvas;
use crate::hints::Hints;
use crate::layout::{self, PIECE, lift};
use crate::scene::Scene;
use crate::shape::{Line, Polygon, Shape, Union};
use crate::surface::Surface;

/// How much of a ghost is seen, of 255 parts.
pub(crate) const GHOST: u8 = 95;
/// How much of it is left when it fades away.
const FADED: u8 = 34;
/// Where the red badge sits on a face, from its middle.
pub(crate) const BADGE: (f32, f32) = (36.0, -28.0);

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
        if let Some(stack) = scene.position.stack(cell) {
            draw_stack(canvas, atlas, space, stack);
        } else if let Some(&(_, stack)) = ghosts.iter().find(|(ghost, _)| *ghost == cell) {
            draw_ghost(canvas, atlas, space, stack, how);
        }
    }
    if let Some((Ply::Move { from, to }, Some(stack))) =
        scene.last.map(|last| (last.ply, last.stack))
    {
        draw_arrow(canvas, atlas, (seen(from), seen(to)), stack);
    }
    let hints = Hints::of(scene, below);
    hints.draw_arrows(canvas, atlas);
    // Over the arrows, so that they can be read where a move passes above.
    for space in Cell::ALL {
        if let Some(stack) = scene.position.stack(seen(space)) {
            draw_marks(canvas, atlas, space, stack);
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

fn draw_stack(canvas: &mut Canvas<'_>, atlas: &Atlas, space: Cell, stack: Stack) {
    let (ground, face) = (layout::center(space), face(space, stack));
    let Some(owner) = stack.owner() else {
        canvas.draw(&atlas.lone_red, ground);
        canvas.draw(&atlas.emblem, face);
        return;
    };
    let sprites = &atlas.players[owner];
    canvas.draw(sprites.stack(stack), ground);
    if stack.height() == 1 {
        canvas.draw(&sprites.hub, face);
    }
}

/// Draws what has to be read off a stack: its height, unless it is a single piece, and red in it.
fn draw_marks(canvas: &mut Canvas<'_>, atlas: &Atlas, space: Cell, stack: Stack) {
    let Some(owner) = stack.owner().filter(|_| stack.height() > 1) else { return };
    let (x, y) = face(space, stack);
    let letters = &atlas.faces.number;
    let color = atlas.scheme.piece(owner).number;
    letters.draw_centered(canvas, &stack.height().to_string(), (x, y + letters.drop()), color);
    if stack.has_red() {
        canvas.draw(&atlas.badge, (x + BADGE.0, y + BADGE.1));
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
