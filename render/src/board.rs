//! Draws a scene: the cards and the footer, the board, the pieces, the last ply and the hints.

use dvonn_rules::{Cell, CellSet, Color, Effect, Ply, Stack};

use crate::arrow::{self, Arrow};
use crate::atlas::Atlas;
use crate::hints::Hints;
use crate::layout;
use crate::picture::Picture;
use crate::pieces::Halo;
use crate::scene::Scene;
use crate::shape::{self, Point, direction};
use crate::view::View;
use crate::{face, header};

/// The vertical offset of a cell's name tag on a stack: below the number, on the rim.
const TAG_OFFSET: f32 = 38.0;
/// The width of the last ply's arrow, of the line around it, and how far its tip overlaps the edge
/// of the stack: so far that the head covers the gap to the next stack, and no number.
const ARROW_WIDTH: f32 = 7.0;
const ARROW_OUTLINE: f32 = 2.0;
const ARROW_OVERLAP: f32 = 7.0;

/// Which details of a scene to draw.
#[derive(Clone, Copy)]
pub(crate) struct Detail {
    pub(crate) ghost_style: GhostStyle,
    /// True for a picture to play from, which shows the names of empty cells, a ring around the newest
    /// piece and a frame around the card of the side to move.
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

/// Draws a scene with this side at the bottom.
pub(crate) fn draw<'a>(
    atlas: &'a Atlas,
    scene: &Scene<'_>,
    below: Color,
    detail: Detail,
) -> Picture<'a> {
    let mut picture = atlas.board(below);
    header::draw(&mut picture, atlas, scene, detail.to_play);
    draw_board(&mut picture, atlas, scene, below, detail);
    picture
}

/// Draws everything on the board. Stacks are drawn from the top row down, so that tall stacks
/// overlap those behind them.
fn draw_board(
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
    let hints = Hints::of(view);
    let arrow = scene.last.and_then(|last| last_arrow(atlas, view, last));
    if let Some(arrow) = arrow {
        arrow.draw_shaft(picture);
    }
    hints.draw_shafts(picture, atlas);
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
    if let Some(arrow) = arrow {
        arrow.draw_head(picture);
        arrow.clear_numbers(picture, atlas, view);
    }
    let is_choice = |&cell: &Cell| scene.chosen.is_some() || scene.position.stack(cell).is_none();
    for cell in scene.targets.iter().filter(is_choice) {
        picture.draw(&atlas.target, view.top_center(cell));
    }
    hints.draw_heads(picture, atlas);
    for cell in scene.blocked {
        if let Some(stack) = scene.position.stack(cell) {
            picture.draw(&atlas.no_entry, face::no_entry_center(view.face(cell, stack), stack));
        }
    }
    // Drawn after the arrows, so that no arrow hides them.
    for (cell, stack, face) in view.stacks() {
        face::draw_number_and_reds(picture, atlas, view, (cell, stack, face));
    }
    for cell in scene.targets.iter().chain(scene.chosen) {
        draw_tag(picture, atlas, view, cell);
    }
    hints.draw_letters(picture, atlas);
}

/// Returns the start and end cells of the last ply.
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
    let (sprites, is_dimmed) = (&atlas.players[owner], view.scene.is_dimmed(owner));
    if let Some(halo) = halo {
        picture.draw(sprites.halo(stack, halo), foot);
    }
    picture.draw(sprites.stack(stack, is_dimmed), foot);
    if stack.has_red() {
        picture.draw(&sprites.red_rim, face);
    }
    if stack.height() == 1 {
        let dimple = if is_dimmed { &sprites.dimmed_dimple } else { &sprites.dimple };
        picture.draw(dimple, face);
    }
}

/// Draws the name tag of a chosen cell or a target: inside an empty space, or below the number of a
/// stack.
fn draw_tag(picture: &mut Picture<'_>, atlas: &Atlas, view: View<'_>, cell: Cell) {
    let (scheme, font) = (atlas.scheme, &atlas.fonts.cell);
    let (x, y) = view.top_center(cell);
    let y = if view.scene.position.stack(cell).is_some() { y + TAG_OFFSET } else { y };
    picture.draw(&atlas.tag, (x, y));
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

/// Returns the arrow from the space that the last ply left to the stack it made, or to the space of
/// that stack if it was isolated. Both ends are at the same height above the board, so that an arrow
/// along a row is horizontal.
fn last_arrow(atlas: &Atlas, view: View<'_>, last: &Effect) -> Option<Arrow> {
    let (Ply::Move { from, to }, Some(stack)) = (last.ply, last.stack) else { return None };
    let lift = view.width.lift(1);
    let [start, target] = [from, to].map(|cell| {
        let (x, y) = view.center(cell);
        (x, y - lift)
    });
    let is_there = view.scene.position.stack(to).is_some();
    let rise = if is_there { view.width.lift(stack.height()) - lift } else { 0.0 };
    let length = arrow::distance_to_edge(start, target, (target, rise)) + ARROW_OVERLAP;
    Some(Arrow {
        start,
        above_moved: 0.0,
        tip: shape::point_along(start, direction(start, target), (length, 0.0)),
        width: ARROW_WIDTH,
        outline: ARROW_OUTLINE,
        color: atlas.scheme.mark,
        outline_color: atlas.scheme.mark_outline,
    })
}
