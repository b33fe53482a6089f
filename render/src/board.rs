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
const DIAMOND_OFFSET: f32 = -31.0;
const NUMBER_SHIFT: f32 = 7.0;
/// The vertical offset of a cell's name tag on a stack: below the number, on the rim.
const TAG_OFFSET: f32 = 38.0;
const TAG_HALF_SIZE: Point = (25.0, 15.0);
/// The offset of the no-entry sign from the centre of a face, beside one digit and beside two.
const NO_ENTRY_OFFSETS: [Point; 2] = [(-33.0, 25.0), (-35.0, 31.0)];
/// A stack of at least this height may cover a label, which is then redrawn with an outline.
const COVERING_HEIGHT: u8 = 4;
const LABEL_OUTLINE: f32 = 2.0;
/// The width of the last ply's arrow, and of the line around it.
const ARROW_WIDTH: f32 = 7.0;
const ARROW_OUTLINE: f32 = 2.0;

/// Which details of a scene to draw.
#[derive(Clone, Copy)]
pub(crate) struct Detail {
    pub(crate) ghost_style: GhostStyle,
    /// True for a picture to play from: empty cells show their names, and the newest piece has a
    /// ring.
    pub(crate) to_play: bool,
}

impl Detail {
    pub(crate) const ALL: Self = Self { ghost_style: GhostStyle::Clear, to_play: true };
}

/// How isolated stacks are drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum GhostStyle {
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
    fn top_center(&self, cell: Cell) -> Point {
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
    Detail { ghost_style, to_play }: Detail,
) {
    let view = View { scene, below, width: atlas.width };
    let ghosts = scene.last.map_or(&[][..], |last| &last.isolated_stacks);
    let (vacated, arrived) = scene.last.map_or((None, None), endpoints);
    let arrived = arrived.filter(|_| to_play || vacated.is_some());
    if to_play {
        draw_names(picture, atlas, view, vacated);
    }
    if let Some(cell) = vacated {
        picture.draw(&atlas.vacated, view.center(cell));
    }
    for space in Cell::ALL.into_iter().rev() {
        let cell = layout::oriented(space, below);
        if let Some(stack) = scene.position.stack(cell) {
            let halo = (scene.chosen == Some(cell)).then_some(Halo::Chosen);
            let halo = halo.or((arrived == Some(cell)).then_some(Halo::Last));
            draw_stack(picture, atlas, view, (cell, stack), halo);
        } else if let Some(&(_, stack)) = ghosts.iter().find(|(ghost, _)| *ghost == cell) {
            draw_ghost(picture, atlas, layout::center(space), stack, ghost_style);
        }
    }
    if let Some(last) = scene.last {
        draw_arrow(picture, atlas, view, last, ghost_style);
    }
    for cell in scene.targets {
        picture.draw(&atlas.target, view.top_center(cell));
    }
    let hints = Hints::of(view);
    hints.draw_arrows(picture, atlas);
    for cell in scene.blocked {
        if let Some(stack) = scene.position.stack(cell) {
            picture.draw(&atlas.no_entry, no_entry_center(view.face(cell, stack), stack));
        }
    }
    draw_covered_labels(picture, atlas, view);
    // Drawn after the arrows, so that no arrow hides them.
    for (cell, stack, face) in view.stacks() {
        draw_number_and_reds(picture, atlas, face, (stack, scene.reds.at(cell)));
    }
    for cell in scene.targets.iter().chain(scene.chosen) {
        draw_tag(picture, atlas, view, cell);
    }
    hints.draw_letters(picture, atlas);
}

/// Returns the cell that the last ply left, and the cell where it ended.
fn endpoints(last: &Effect) -> (Option<Cell>, Option<Cell>) {
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
    vacated: Option<Cell>,
) {
    let font = &atlas.fonts.cell;
    let isolated = scene.last.map_or(CellSet::EMPTY, |last| last.isolated);
    for space in Cell::ALL {
        let cell = layout::oriented(space, below);
        let is_empty = scene.position.stack(cell).is_none() && !isolated.contains(cell);
        if is_empty && !scene.targets.contains(cell) && vacated != Some(cell) {
            let (x, y) = layout::center(space);
            let at = (x, y + 1.0 + font.baseline_offset());
            font.draw_centered(picture, &cell.to_string(), at, atlas.scheme.cell_name);
        }
    }
}

/// Redraws labels that a tall stack next to them may cover.
fn draw_covered_labels(picture: &mut Picture<'_>, atlas: &Atlas, view: View<'_>) {
    let (font, scheme) = (&atlas.fonts.label, atlas.scheme);
    for ((x, y), cell, label) in background::labels(view.below) {
        let stack = view.scene.position.stack(cell);
        if stack.is_some_and(|stack| stack.height() >= COVERING_HEIGHT) {
            let y = y + font.baseline_offset();
            for (right, down) in [
                (-LABEL_OUTLINE, 0.0),
                (LABEL_OUTLINE, 0.0),
                (0.0, -LABEL_OUTLINE),
                (0.0, LABEL_OUTLINE),
            ] {
                font.draw_centered(picture, &label, (x + right, y + down), scheme.board);
            }
            font.draw_centered(picture, &label, (x, y), scheme.label);
        }
    }
}

/// Returns the centre of a stack's number on its face. It is lower if there is a red diamond above.
pub(crate) fn number_center(face: Point, stack: Stack) -> Point {
    (face.0, face.1 + if stack.has_red() { NUMBER_SHIFT } else { 0.0 })
}

/// Returns half the size of a stack's number.
pub(crate) fn number_half_size(stack: Stack) -> Point {
    (if stack.height() > 9 { 31.0 } else { 20.0 }, 19.0)
}

/// Clears the area of each stack number that an arrow crosses, so that the number stays readable.
pub(crate) fn clear_numbers(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    view: View<'_>,
    (from, to, width): (Point, Point, f32),
) {
    for (_, stack, face) in view.stacks().filter(|(_, stack, _)| stack.height() > 1) {
        let (at, half) = (number_center(face, stack), number_half_size(stack));
        if let Some(owner) =
            stack.owner().filter(|_| distance_to_segment(at, (from, to)) < half.0 + width)
        {
            picture.fill(&Shape::ellipse(at, half), atlas.scheme.piece(owner).face);
        }
    }
}

/// Returns the distance from a point to a line segment.
fn distance_to_segment(at: Point, (from, to): (Point, Point)) -> f32 {
    let (ux, uy) = direction(from, to);
    let along = ((at.0 - from.0) * ux + (at.1 - from.1) * uy).clamp(0.0, distance(from, to));
    distance(at, shape::point_along(from, (ux, uy), (along, 0.0)))
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

fn draw_stack(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    view: View<'_>,
    (cell, stack): (Cell, Stack),
    halo: Option<Halo>,
) {
    let (foot, face) = (view.center(cell), view.face(cell, stack));
    let Some(owner) = stack.owner() else {
        if halo.is_some() {
            picture.draw(&atlas.red_halo, foot);
        }
        picture.draw(&atlas.lone_red, foot);
        picture.draw(&atlas.lone_red_diamond, face);
        return;
    };
    let sprites = &atlas.players[owner];
    if let Some(halo) = halo {
        picture.draw(sprites.halo(stack, halo), foot);
    }
    picture.draw(sprites.stack(stack), foot);
    if stack.has_red() {
        picture.draw(&sprites.red_rim, face);
    }
    if stack.height() == 1 {
        picture.draw(&sprites.dimple, face);
    }
}

/// Draws the number and the red diamond of a stack. A single piece has no number. For two reds or
/// more, a disc shows how many, if that is known.
fn draw_number_and_reds(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    face: Point,
    (stack, reds): (Stack, Option<u8>),
) {
    let Some(owner) = stack.owner().filter(|_| stack.height() > 1) else { return };
    let (font, color) = (&atlas.fonts.number, atlas.scheme.piece(owner).number);
    let (x, y) = number_center(face, stack);
    font.draw_centered(
        picture,
        &stack.height().to_string(),
        (x, y + font.baseline_offset()),
        color,
    );
    let (x, y) = diamond_center(face);
    match reds {
        _ if !stack.has_red() => {}
        Some(reds @ 2..) => {
            let (font, color) = (&atlas.fonts.small, atlas.scheme.red.number);
            picture.draw(&atlas.reds_disc, (x, y));
            font.draw_centered(picture, &reds.to_string(), (x, y + font.baseline_offset()), color);
        }
        _ => picture.draw(&atlas.red_diamond, (x, y)),
    }
}

/// Draws the name tag of a chosen cell or a target: in the space, or below the number of a stack.
fn draw_tag(picture: &mut Picture<'_>, atlas: &Atlas, view: View<'_>, cell: Cell) {
    let (scheme, font) = (atlas.scheme, &atlas.fonts.cell);
    let (x, y) = view.top_center(cell);
    let y = if view.scene.position.stack(cell).is_some() { y + TAG_OFFSET } else { y };
    let (half, high) = TAG_HALF_SIZE;
    let tag =
        Panel { left: x - half, top: y - high, right: x + half, bottom: y + high, radius: 8.0 };
    picture.fill_panel(&tag.expanded(2.0), scheme.on_accent);
    picture.fill_panel(&tag, scheme.accent);
    font.draw_centered(
        picture,
        &cell.to_string(),
        (x, y + font.baseline_offset()),
        scheme.on_accent,
    );
}

/// Draws the ghost of an isolated stack. Such a stack never contains red.
fn draw_ghost(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    at: Point,
    stack: Stack,
    ghost_style: GhostStyle,
) {
    let Some(owner) = stack.owner() else { return };
    match ghost_style {
        GhostStyle::Clear => picture.draw(&atlas.players[owner].ghost, at),
        GhostStyle::Fading => picture.draw(&atlas.players[owner].fading_ghost, at),
        GhostStyle::Gone => {}
    }
}

/// Draws an arrow from the space that the last ply left to the stack it made. Both ends are at the
/// same height above the board, so that an arrow along a row is level.
fn draw_arrow(
    picture: &mut Picture<'_>,
    atlas: &Atlas,
    view: View<'_>,
    last: &Effect,
    ghost_style: GhostStyle,
) {
    let (Ply::Move { from, to }, Some(stack)) = (last.ply, last.stack) else { return };
    let is_there = view.scene.position.stack(to).is_some();
    if ghost_style == GhostStyle::Gone && !is_there {
        return;
    }
    let lift = view.width.lift(1);
    let [start, target] = [from, to].map(|cell| {
        let (x, y) = view.center(cell);
        (x, y - lift)
    });
    let drop = if is_there { view.width.lift(stack.height()) - lift } else { 0.0 };
    let end = stack_edge(start, target, (expanded(PIECE, LAST_HALO), drop));
    let (width, outline) = (ARROW_WIDTH, ARROW_OUTLINE);
    picture.fill(&Shape::arrow(start, end, width, outline), atlas.scheme.mark_outline);
    picture.fill(&Shape::arrow(start, end, width, 0.0), atlas.scheme.mark);
    clear_numbers(picture, atlas, view, (start, end, width));
}

/// Returns where a straight line to the centre of a stack's foot first touches the stack, which is
/// an ellipse swept upwards by `rise`.
fn stack_edge(from: Point, to: Point, ((rx, ry), rise): (Point, f32)) -> Point {
    let toward = direction(from, to);
    let outside = |along: &f32| {
        let (x, y) = shape::point_along(from, toward, (*along, 0.0));
        let (dx, dy) = (x - to.0, y - y.clamp(to.1 - rise, to.1));
        (dx / rx).powi(2) + (dy / ry).powi(2) > 1.0
    };
    let steps = (0..distance(from, to) as u16).map(f32::from);
    shape::point_along(from, toward, (steps.take_while(outside).last().unwrap_or(0.0), 0.0))
}
