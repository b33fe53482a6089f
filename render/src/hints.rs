//! Draws hints: suggested plies, and the ply that was played instead. Moves are arrows with
//! letters, and placements are discs with letters. They do not cover numbers or red diamonds.

use dvonn_rules::{Cell, Ply};

use crate::arrow::{self, Arrow};
use crate::atlas::Atlas;
use crate::color::Rgb;
use crate::face;
use crate::layout::PIECE;
use crate::marks::DIAMOND_HALF;
use crate::picture::Picture;
use crate::scheme::Scheme;
use crate::shape::{self, Point, Shape, direction, distance};
use crate::surface::Surface;
use crate::view::View;

/// The radius of a letter's disc: on an empty cell, on an arrow, and on an arrow among several from
/// the same stack.
const CELL_RADIUS: f32 = 27.0;
const LETTER_RADIUS: f32 = 18.0;
const CROWDED_RADIUS: f32 = 16.0;
/// The width of the line around discs and arrows.
const OUTLINE_WIDTH: f32 = 2.5;
/// The widths of arrows, the best ply's first.
const ARROW_WIDTHS: [f32; 3] = [11.0, 9.0, 7.0];
/// How far an arrow's tip overlaps the face of its target: of a stack, whose number must stay
/// readable, and of a single piece.
const STACK_OVERLAP: f32 = 13.0;
const SINGLE_OVERLAP: f32 = 20.0;
/// How far an arrow is shifted to the side if another one points the opposite way.
const SIDE_SHIFT: f32 = 17.0;
/// The distance from the centre of a single piece to the start of each of several arrows from it, so
/// that they do not overlap.
const CROWDED_GAP: f32 = 28.0;
/// The radius of the no-entry sign.
const NO_ENTRY_RADIUS: f32 = 16.0;

/// How far two discs may overlap.
const ALLOWED_OVERLAP: f32 = 1.0;

/// The course of an arrow from one stack's face to another.
#[derive(Clone, Copy)]
struct Course {
    from: Point,
    to: Point,
    width: f32,
    overlap: f32,
    /// The distance from the centre of the first face to the start of the shaft, and to the edge of
    /// the moved stack.
    start_gap: f32,
    edge: f32,
    kind: HintKind,
}

/// A letter on a disc.
struct Letter {
    name: char,
    at: Point,
    radius: f32,
    kind: HintKind,
}

/// The reason why a ply is shown.
#[derive(Clone, Copy)]
enum HintKind {
    Suggested,
    Played,
}

impl HintKind {
    /// Returns the colour of arrows and discs, and that of letters and outlines.
    fn colors(self, scheme: &Scheme) -> (Rgb, Rgb) {
        match self {
            HintKind::Suggested => (scheme.accent, scheme.on_accent),
            HintKind::Played => (scheme.mark, scheme.mark_outline),
        }
    }
}

/// The hints of a scene, laid out.
pub(crate) struct Hints<'a> {
    view: View<'a>,
    plies: Vec<(Ply, HintKind)>,
    courses: Vec<Course>,
    letters: Vec<Letter>,
}

impl<'a> Hints<'a> {
    /// Lays out the hints of a scene. Passes and moves from or to empty cells are left out.
    pub(crate) fn of(view: View<'a>) -> Self {
        let suggested = view.scene.hints.iter().map(|&ply| (ply, HintKind::Suggested));
        let plies = suggested.chain(view.scene.played.map(|ply| (ply, HintKind::Played))).collect();
        let mut hints = Self { view, plies, courses: Vec::new(), letters: Vec::new() };
        let mut taken = hints.areas_to_keep_clear();
        for (rank, name) in (0..hints.plies.len()).zip('A'..) {
            let (ply, kind) = hints.plies[rank];
            let (at, radius) = match ply {
                Ply::Place(cell) => (view.center(cell), CELL_RADIUS),
                Ply::Move { from, to } => {
                    let Some(course) = hints.course((from, to), rank, kind) else { continue };
                    hints.courses.push(course);
                    hints.place_letter(&course, from, &taken)
                }
                Ply::Pass => continue,
            };
            taken.push((at, radius));
            hints.letters.push(Letter { name, at, radius, kind });
        }
        hints
    }

    /// Draws what lies below the stacks: the shafts of the arrows, the best ply's on top.
    pub(crate) fn draw_shafts(&self, picture: &mut Picture<'_>, atlas: &Atlas) {
        for course in self.courses.iter().rev() {
            course.arrow(atlas.scheme).draw_shaft(picture);
        }
    }

    /// Draws what lies above the stacks: the heads of the arrows. Clears the stack numbers that they
    /// touch.
    pub(crate) fn draw_heads(&self, picture: &mut Picture<'_>, atlas: &Atlas) {
        let arrows = || self.courses.iter().map(|course| course.arrow(atlas.scheme));
        arrows().rev().for_each(|arrow| arrow.draw_head(picture));
        arrows().for_each(|arrow| arrow.clear_numbers(picture, atlas, self.view));
    }

    /// Draws the letters, on top of everything else.
    pub(crate) fn draw_letters(&self, picture: &mut Picture<'_>, atlas: &Atlas) {
        for Letter { name, at, radius, kind } in self.letters.iter().rev() {
            let (color, line) = kind.colors(atlas.scheme);
            let disc = |radius: f32| Shape::ellipse(*at, (radius, radius));
            picture.fill(&disc(radius + OUTLINE_WIDTH), line);
            picture.fill(&disc(*radius), color);
            let font = if *radius > LETTER_RADIUS { &atlas.fonts.name } else { &atlas.fonts.cell };
            let at = (at.0, at.1 + font.baseline_offset());
            font.draw_centered(picture, &name.to_string(), at, line);
        }
    }

    fn course(&self, (from, to): (Cell, Cell), rank: usize, kind: HintKind) -> Option<Course> {
        let stack = |cell| self.view.scene.position.stack(cell);
        let (moved, target) = (stack(from)?, stack(to)?);
        let end = self.view.face(to, target);
        let mut start = self.view.face(from, moved);
        if from.row() == to.row() {
            start.1 = end.1;
        }
        let width = ARROW_WIDTHS[rank.min(ARROW_WIDTHS.len() - 1)];
        let overlap = if target.height() == 1 { SINGLE_OVERLAP } else { STACK_OVERLAP };
        let start_gap = match moved.height() {
            1 if self.is_crowded(from) => CROWDED_GAP,
            1 => 0.0,
            _ => PIECE.1 + 4.0,
        };
        let lift = self.view.width.lift(moved.height());
        let edge = arrow::distance_to_edge(start, end, (self.view.center(from), lift));
        let course = Course { from: start, to: end, width, overlap, start_gap, edge, kind };
        let back = Ply::Move { from: to, to: from };
        let has_back = self.plies.iter().any(|&(ply, _)| ply == back);
        Some(if has_back { course.shifted() } else { course })
    }

    /// Returns the centre and radius of an arrow's letter. If the moved piece is single and this is
    /// its only arrow, the letter is on the piece. Otherwise it is at the start of the shaft or
    /// next to it, where it covers nothing.
    fn place_letter(&self, course: &Course, moved: Cell, taken: &[(Point, f32)]) -> (Point, f32) {
        let (first, radius) = match (course.start_gap > CROWDED_GAP, self.is_crowded(moved)) {
            (true, _) => (40.0, LETTER_RADIUS),
            (false, true) => (40.0, CROWDED_RADIUS),
            (false, false) => (0.0, LETTER_RADIUS),
        };
        let beside =
            [(first, 0.0), (50.0, 0.0), (first, 22.0), (first, -22.0), (50.0, 30.0), (50.0, -30.0)];
        let is_free = |&at: &Point| {
            taken
                .iter()
                .all(|&(other, room)| distance(at, other) >= radius + room - ALLOWED_OVERLAP)
        };
        let mut places = beside.into_iter().map(|place| course.at(place));
        (places.find(is_free).unwrap_or(course.at((first, 0.0))), radius)
    }

    /// Returns true if several arrows start from this cell.
    fn is_crowded(&self, cell: Cell) -> bool {
        let from_here =
            |(ply, _): &&(Ply, HintKind)| matches!(ply, Ply::Move { from, .. } if *from == cell);
        self.plies.iter().filter(from_here).count() > 1
    }

    /// Returns the centre and radius of everything on the stacks that must stay readable.
    fn areas_to_keep_clear(&self) -> Vec<(Point, f32)> {
        let mut marks = Vec::new();
        for (cell, stack, face) in self.view.stacks() {
            if stack.height() > 1 {
                marks.push((face::number_center(face, stack), face::number_half_size(stack).0));
            }
            if stack.height() > 1 && stack.has_red() {
                marks.push((face::diamond_center(face), DIAMOND_HALF));
            }
            if self.view.scene.blocked.contains(cell) {
                marks.push((face::no_entry_center(face, stack), NO_ENTRY_RADIUS));
            }
        }
        marks
    }
}

impl Course {
    /// Returns the point this far along the course and this far to its right.
    fn at(&self, place: Point) -> Point {
        shape::point_along(self.from, direction(self.from, self.to), place)
    }

    /// Returns the arrow. Its tip lies inside the edge of the target's elliptic face.
    fn arrow(&self, scheme: &Scheme) -> Arrow {
        let (ux, uy) = direction(self.from, self.to);
        let edge = 1.0 / ((ux / PIECE.0).powi(2) + (uy / PIECE.1).powi(2)).sqrt();
        let tip = distance(self.from, self.to) - edge + self.overlap;
        let (color, outline_color) = self.kind.colors(scheme);
        Arrow {
            start: self.at((self.start_gap, 0.0)),
            above_moved: self.edge - self.start_gap,
            tip: self.at((tip, 0.0)),
            width: self.width,
            outline: OUTLINE_WIDTH,
            color,
            outline_color,
        }
    }

    /// Returns the course shifted to its right.
    fn shifted(self) -> Self {
        let toward = direction(self.from, self.to);
        let moved = |point: Point| shape::point_along(point, toward, (0.0, SIDE_SHIFT));
        Self { from: moved(self.from), to: moved(self.to), ..self }
    }
}
