//! Draws the pieces of a position, the last ply, and the hints.

use dvonn_rules::{Cell, CellSet, Color, Effect, Ply, Stack};

use crate::atlas::Atlas;
use crate::background;
use crate::hints::Hints;
use crate::layout::{self, PIECE};
use crate::look::Width;
use crate::picture::Picture;
use crate::pieces::{Halo, LAST_HALO, expanded};
use crate::scene::Scene;
use crate::shape::{self, Panel, Point, Shape, direction, distance};
use crate::surface::Surface;

/// The vertical offset of the red diamond from the centre of a face: above the number, on the rim.
/// The number moves down to make room for it.
const PIP_OFFSET: f32 = -31.0;
const LOWER: f32 = 7.0;
/// The vertical offset of a cell's name tag on a stack: below the number, on the rim.
const NAME: f32 = 38.0;
const NAME_HALF: Point = (25.0, 15.0);
/// The offset of the no-entry sign from the centre of a face, beside one digit and beside two.
const BLOCKED: [Point; 2] = [(-33.0, 25.0), (-35.0, 31.0)];
/// A stack of at least this height may cover a label, which is then redrawn with an outline.
const COVERS: u8 = 4;
const HALO: f32 = 2.0;
/// The width of the last ply's arrow, and of the line around it.
const ARROW: (f32, f32) = (7.0, 2.0);

/// Which details of a scene to draw.
#[derive(Clone, Copy)]
pub(crate) struct Detail {
    pub(crate) ghosts: Ghosts,
    /// True for a picture to play from: empty cells show their names, and the newest piece has a ring.
    pub(crate) to_play: bool,
}

impl Detail {
    pub(crate) const ALL: Self = Self { ghosts: Ghosts::Clear, to_play: true };
}

/// How isolated stacks are drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ghosts {
    /// Clearly visible and crossed out.
    Clear,
    /// Faint.
    Fading,
    /// Not drawn.
    Gone,
}

/// A scene with one side at the bottom.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) scene: &'a Scene<'a>,
    pub(crate) below: Color,
    pub(crate) width: Width,
}

impl View<'_> {
    /// Returns the centre of a cell's space.
    pub(crate) fn center(&self, cell: Cell) -> Point {
        layout::center(layout::oriented(cell, self.below))
    }

    /// Returns the centre of a stack's face.
    pub(crate) fn face(&self, cell: Cell, stack: Stack) -> Point {
        let (x, y) = self.center(cell);
        (x, y - self.width.lift(stack.height()))
    }

    /// Returns the centre of a cell as seen from above: of its stack's face, or of its space.
    fn top(&self, cell: Cell) -> Point {
        let stack = self.scene.position.stack(cell);
        stack.map_or_else(|| self.center(cell), |stack| self.face(cell, stack))
    }

    /// Returns all stacks of the scene with their cells and the centres of their faces.
    pub(crate) fn stacks(&self) -> impl Iterator<Item = (Cell, Stack, Point)> {
        Cell::ALL.into_iter().filter_map(move |space| {
            let cell = layout::oriented(space, self.below);
            let stack = self.scene.position.stack(cell)?;
            Some((cell, stack, self.face(cell, stack)))
        })
    }
}

/// Draws stacks from the top row down, so that tall stacks overlap those behind them.
pub(crate) fn draw(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    scene: &Scene<'_>,
    below: Color,
    Detail { ghosts: how, to_play }: Detail,
) {
    let view = View { scene, below, width: atlas.width };
    let ghosts = scene.last.map_or(&[][..], |last| &last.isolated_stacks);
    let (left, arrived) = scene.last.map_or((None, None), ends);
    let arrived = arrived.filter(|_| to_play || left.is_some());
    if to_play {
        draw_names(picture, atlas, view, left);
    }
    if let Some(cell) = left {
        picture.draw(&atlas.vacated, view.center(cell));
    }
    for space in Cell::ALL.into_iter().rev() {
        let cell = layout::oriented(space, below);
        if let Some(stack) = scene.position.stack(cell) {
            let halo = (scene.chosen == Some(cell)).then_some(Halo::Chosen);
            let halo = halo.or((arrived == Some(cell)).then_some(Halo::Last));
            draw_stack(picture, atlas, view, (cell, stack), halo);
        } else if let Some(&(_, stack)) = ghosts.iter().find(|(ghost, _)| *ghost == cell) {
            draw_ghost(picture, atlas, layout::center(space), stack, how);
        }
    }
    if let Some(last) = scene.last {
        draw_arrow(picture, atlas, view, last, how);
    }
    for cell in scene.targets {
        picture.draw(&atlas.target, view.top(cell));
    }
    let hints = Hints::of(view);
    hints.draw_arrows(picture, atlas);
    for cell in scene.blocked {
        if let Some(stack) = scene.position.stack(cell) {
            picture.draw(&atlas.no_entry, sign(view.face(cell, stack), stack));
        }
    }
    draw_covered_labels(picture, atlas, view);
    // Drawn after the arrows, so that no arrow hides them.
    for (cell, stack, face) in view.stacks() {
        draw_marks(picture, atlas, face, (stack, scene.reds.at(cell)));
    }
    for cell in scene.targets.iter().chain(scene.chosen) {
        draw_tag(picture, atlas, view, cell);
    }
    hints.draw_letters(picture, atlas);
}

/// Returns the cell that the last ply left, and the cell where it ended.
fn ends(last: &Effect) -> (Option<Cell>, Option<Cell>) {
    match last.ply {
        Ply::Place(cell) => (None, Some(cell)),
        Ply::Move { from, to } => (Some(from), Some(to)),
        Ply::Pass => (None, None),
    }
}

/// Writes the names of empty cells, except where something else is drawn.
fn draw_names(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    View { scene, below, .. }: View<'_>,
    left: Option<Cell>,
) {
    let letters = &atlas.fonts.cell;
    let isolated = scene.last.map_or(CellSet::EMPTY, |last| last.isolated);
    for space in Cell::ALL {
        let cell = layout::oriented(space, below);
        let is_empty = scene.position.stack(cell).is_none() && !isolated.contains(cell);
        if is_empty && !scene.targets.contains(cell) && left != Some(cell) {
            let (x, y) = layout::center(space);
            let at = (x, y + 1.0 + letters.baseline_offset());
            letters.draw_centered(picture, &cell.to_string(), at, atlas.scheme.cell_name);
        }
    }
}

/// Redraws labels that a tall stack next to them may cover.
fn draw_covered_labels(picture: &mut Picture<'_>, atlas: &Atlas, view: View<'_>) {
    let (letters, scheme) = (&atlas.fonts.label, atlas.scheme);
    for ((x, y), cell, label) in background::labels(view.below) {
        let stack = view.scene.position.stack(cell);
        if stack.is_some_and(|stack| stack.height() >= COVERS) {
            let y = y + letters.baseline_offset();
            for (right, down) in [(-HALO, 0.0), (HALO, 0.0), (0.0, -HALO), (0.0, HALO)] {
                letters.draw_centered(picture, &label, (x + right, y + down), scheme.board);
            }
            letters.draw_centered(picture, &label, (x, y), scheme.label);
        }
    }
}

/// Returns the centre of a stack's number on its face. It is lower if there is a red diamond above.
pub(crate) fn height(face: Point, stack: Stack) -> Point {
    (face.0, face.1 + if stack.has_red() { LOWER } else { 0.0 })
}

/// Returns half the size of a stack's number.
pub(crate) fn half_of_height(stack: Stack) -> Point {
    (if stack.height() > 9 { 31.0 } else { 20.0 }, 19.0)
}

/// Clears the area of each stack number that an arrow crosses, so that the number stays readable.
pub(crate) fn clear_heights(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    view: View<'_>,
    (from, to, width): (Point, Point, f32),
) {
    for (_, stack, face) in view.stacks().filter(|(_, stack, _)| stack.height() > 1) {
        let (at, half) = (height(face, stack), half_of_height(stack));
        if let Some(owner) = stack.owner().filter(|_| beside(at, (from, to)) < half.0 + width) {
            picture.fill(&Shape::ellipse(at, half), atlas.scheme.piece(owner).face);
        }
    }
}

/// Returns the distance from a point to a line segment.
fn beside(at: Point, (from, to): (Point, Point)) -> f32 {
    let (ux, uy) = direction(from, to);
    let along = ((at.0 - from.0) * ux + (at.1 - from.1) * uy).clamp(0.0, distance(from, to));
    distance(at, shape::point_along(from, (ux, uy), (along, 0.0)))
}

/// Returns the centre of a stack's no-entry sign.
pub(crate) fn sign(face: Point, stack: Stack) -> Point {
    let (aside, down) = BLOCKED[usize::from(stack.height() > 9)];
    (face.0 + aside, face.1 + down)
}

/// Returns the centre of the red diamond on a stack's face.
pub(crate) fn pip((x, y): Point) -> Point {
    (x, y + PIP_OFFSET)
}

fn draw_stack(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    view: View<'_>,
    (cell, stack): (Cell, Stack),
    halo: Option<Halo>,
) {
    let (ground, face) = (view.center(cell), view.face(cell, stack));
    let Some(owner) = stack.owner() else {
        if halo.is_some() {
            picture.draw(&atlas.red_halo, ground);
        }
        picture.draw(&atlas.lone_red, ground);
        picture.draw(&atlas.lone_red_diamond, face);
        return;
    };
    let sprites = &atlas.players[owner];
    if let Some(halo) = halo {
        picture.draw(sprites.halo(stack, halo), ground);
    }
    picture.draw(sprites.stack(stack), ground);
    if stack.has_red() {
        picture.draw(&sprites.red_rim, face);
    }
    if stack.height() == 1 {
        picture.draw(&sprites.dimple, face);
    }
}

/// Draws the number and the red diamond of a stack. A single piece has no number. For two reds or
/// more, a disc shows how many, if that is known.
fn draw_marks(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    face: Point,
    (stack, reds): (Stack, Option<u8>),
) {
    let Some(owner) = stack.owner().filter(|_| stack.height() > 1) else { return };
    let (digits, color) = (&atlas.fonts.number, atlas.scheme.piece(owner).number);
    let (x, y) = height(face, stack);
    digits.draw_centered(
        picture,
        &stack.height().to_string(),
        (x, y + digits.baseline_offset()),
        color,
    );
    let (x, y) = pip(face);
    match reds {
        _ if !stack.has_red() => {}
        Some(reds @ 2..) => {
            let (digits, color) = (&atlas.fonts.small, atlas.scheme.red.number);
            picture.draw(&atlas.reds_disc, (x, y));
            digits.draw_centered(
                picture,
                &reds.to_string(),
                (x, y + digits.baseline_offset()),
                color,
            );
        }
        _ => picture.draw(&atlas.red_diamond, (x, y)),
    }
}

/// Draws the name tag of a chosen cell or a target: in the space, or below the number of a stack.
fn draw_tag(picture: &mut Picture<'_>, atlas: &Atlas, view: View<'_>, cell: Cell) {
    let (scheme, letters) = (atlas.scheme, &atlas.fonts.cell);
    let (x, y) = view.top(cell);
    let y = if view.scene.position.stack(cell).is_some() { y + NAME } else { y };
    let (half, high) = NAME_HALF;
    let tag =
        Panel { left: x - half, top: y - high, right: x + half, bottom: y + high, radius: 8.0 };
    picture.fill_panel(&tag.expanded(2.0), scheme.on_accent);
    picture.fill_panel(&tag, scheme.accent);
    letters.draw_centered(
        picture,
        &cell.to_string(),
        (x, y + letters.baseline_offset()),
        scheme.on_accent,
    );
}

/// Draws the ghost of an isolated stack. Such a stack never contains red.
fn draw_ghost(picture: &mut Picture<'_>, atlas: &Atlas, at: Point, stack: Stack, how: Ghosts) {
    let Some(owner) = stack.owner() else { return };
    match how {
        Ghosts::Clear => picture.draw(&atlas.players[owner].ghost, at),
        Ghosts::Fading => picture.draw(&atlas.players[owner].fading_ghost, at),
        Ghosts::Gone => {}
    }
}

/// Draws an arrow from the space that the last ply left to the stack it made. Both ends are at the
/// same height above the board, so that an arrow along a row is level.
fn draw_arrow(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    view: View<'_>,
    last: &Effect,
    how: Ghosts,
) {
    let (Ply::Move { from, to }, Some(stack)) = (last.ply, last.stack) else { return };
    let is_there = view.scene.position.stack(to).is_some();
    if how == Ghosts::Gone && !is_there {
        return;
    }
    let lift = view.width.lift(1);
    let [start, target] = [from, to].map(|cell| {
        let (x, y) = view.center(cell);
        (x, y - lift)
    });
    let drop = if is_there { view.width.lift(stack.height()) - lift } else { 0.0 };
    let end = edge(start, target, (expanded(PIECE, LAST_HALO), drop));
    let (width, line) = ARROW;
    picture.fill(&Shape::arrow(start, end, width, line), atlas.scheme.mark_outline);
    picture.fill(&Shape::arrow(start, end, width, 0.0), atlas.scheme.mark);
    clear_heights(picture, atlas, view, (start, end, width));
}

/// Returns where a straight line to the centre of a stack's foot first touches the stack, which is
/// an ellipse swept upwards by `rise`.
fn edge(from: Point, to: Point, ((rx, ry), rise): (Point, f32)) -> Point {
    let way = direction(from, to);
    let outside = |along: &f32| {
        let (x, y) = shape::point_along(from, way, (*along, 0.0));
        let (dx, dy) = (x - to.0, y - y.clamp(to.1 - rise, to.1));
        (dx / rx).powi(2) + (dy / ry).powi(2) > 1.0
    };
    let steps = (0..distance(from, to) as u16).map(f32::from);
    shape::point_along(from, way, (steps.take_while(outside).last().unwrap_or(0.0), 0.0))
}
