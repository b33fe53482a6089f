//! Draws hints: suggested plies, and the ply played instead. Moves are arrows with letters, and
//! placements are discs with letters. They do not cover numbers or red diamonds.

use dvonn_rules::{Cell, Ply};

use crate::atlas::Atlas;
use crate::board::{self, View};
use crate::color::Rgb;
use crate::layout::PIECE;
use crate::marks::DIAMOND_HALF;
use crate::picture::Picture;
use crate::scheme::Scheme;
use crate::shape::{self, Point, Shape, direction, distance};
use crate::surface::Surface;

/// The radius of a letter's disc: on an empty cell, on an arrow, and on an arrow among several from
/// the same stack.
const ON_CELL: f32 = 27.0;
const ROOMY: f32 = 18.0;
const CROWDED: f32 = 16.0;
/// The width of the line around discs and arrows.
const OUTLINE: f32 = 2.5;
/// The widths of arrows, the best ply's first.
const WIDTHS: [f32; 3] = [11.0, 9.0, 7.0];
/// How far the tip of an arrow overlaps the target's face: a stack's face, whose number must stay
/// readable, and a single piece's face.
const REACH: (f32, f32) = (13.0, 20.0);
/// How far an arrow is shifted to the side if another one points the opposite way.
const ASIDE: f32 = 17.0;
/// The radius of the no-entry sign.
const BLOCKED: f32 = 16.0;

/// How far two discs may overlap.
const TOUCH: f32 = 1.0;

/// An arrow from one stack's face to another.
#[derive(Clone, Copy)]
struct Way {
    from: Point,
    to: Point,
    width: f32,
    reach: f32,
    /// The distance from the centre of the first face to the start of the shaft.
    leave: f32,
    kind: Kind,
}

/// A letter on a disc.
struct Letter {
    name: char,
    at: Point,
    half: f32,
    kind: Kind,
}

/// Why a ply is shown.
#[derive(Clone, Copy)]
enum Kind {
    Advised,
    Played,
}

impl Kind {
    /// Returns the colour of arrows and discs, and that of letters and outlines.
    fn colors(self, scheme: &Scheme) -> (Rgb, Rgb) {
        match self {
            Kind::Advised => (scheme.accent, scheme.on_accent),
            Kind::Played => (scheme.mark, scheme.mark_outline),
        }
    }
}

/// The hints of a scene, laid out.
pub(crate) struct Hints<'a> {
    view: View<'a>,
    plies: Vec<(Ply, Kind)>,
    ways: Vec<Way>,
    letters: Vec<Letter>,
}

impl<'a> Hints<'a> {
    /// Lays out the hints of a scene. Passes and moves from or to empty cells are left out.
    pub(crate) fn of(view: View<'a>) -> Self {
        let advised = view.scene.hints.iter().map(|&ply| (ply, Kind::Advised));
        let plies = advised.chain(view.scene.played.map(|ply| (ply, Kind::Played))).collect();
        let mut hints = Self { view, plies, ways: Vec::new(), letters: Vec::new() };
        let mut taken = hints.marks();
        for (rank, name) in (0..hints.plies.len()).zip('A'..) {
            let (ply, kind) = hints.plies[rank];
            let (at, half) = match ply {
                Ply::Place(cell) => (view.center(cell), ON_CELL),
                Ply::Move { from, to } => {
                    let Some(way) = hints.way((from, to), rank, kind) else { continue };
                    hints.ways.push(way);
                    hints.place(&way, from, &taken)
                }
                Ply::Pass => continue,
            };
            taken.push((at, half));
            hints.letters.push(Letter { name, at, half, kind });
        }
        hints
    }

    /// Draws the arrows, the best ply's on top, and clears the stack numbers they cross.
    pub(crate) fn draw_arrows(&self, picture: &mut Picture<'_>, atlas: &Atlas) {
        for way in self.ways.iter().rev() {
            let ((color, line), (from, to)) = (way.kind.colors(atlas.scheme), way.ends());
            picture.fill(&Shape::arrow(from, to, way.width, OUTLINE), line);
            picture.fill(&Shape::arrow(from, to, way.width, 0.0), color);
        }
        for way in &self.ways {
            let (from, to) = way.ends();
            board::clear_heights(picture, atlas, self.view, (from, to, way.width));
        }
    }

    /// Draws the letters. They go on top of everything else.
    pub(crate) fn draw_letters(&self, picture: &mut Picture<'_>, atlas: &Atlas) {
        for Letter { name, at, half, kind } in self.letters.iter().rev() {
            let (color, line) = kind.colors(atlas.scheme);
            let disc = |half: f32| Shape::ellipse(*at, (half, half));
            picture.fill(&disc(half + OUTLINE), line);
            picture.fill(&disc(*half), color);
            let font = if *half > ROOMY { &atlas.fonts.name } else { &atlas.fonts.cell };
            let at = (at.0, at.1 + font.baseline_offset());
            font.draw_centered(picture, &name.to_string(), at, line);
        }
    }

    fn way(&self, (from, to): (Cell, Cell), rank: usize, kind: Kind) -> Option<Way> {
        let stack = |cell| self.view.scene.position.stack(cell);
        let (moved, target) = (stack(from)?, stack(to)?);
        let end = self.view.face(to, target);
        let mut start = self.view.face(from, moved);
        if from.row() == to.row() {
            start.1 = end.1;
        }
        let width = WIDTHS[rank.min(WIDTHS.len() - 1)];
        let reach = if target.height() == 1 { REACH.1 } else { REACH.0 };
        let leave = if moved.height() == 1 { 0.0 } else { PIECE.1 + 4.0 };
        let way = Way { from: start, to: end, width, reach, leave, kind };
        let back = Ply::Move { from: to, to: from };
        let has_back = self.plies.iter().any(|&(ply, _)| ply == back);
        Some(if has_back { way.aside() } else { way })
    }

    /// Returns the centre and radius of an arrow's letter. The letter is on the moved piece if that is
    /// single and has only this arrow. Otherwise it is at the start of the shaft or next to it, where it
    /// covers nothing.
    fn place(&self, way: &Way, moved: Cell, taken: &[(Point, f32)]) -> (Point, f32) {
        let begins =
            |(ply, _): &&(Ply, Kind)| matches!(ply, Ply::Move { from, .. } if *from == moved);
        let crowded = self.plies.iter().filter(begins).count() > 1;
        let (first, half) = match (way.leave > 0.0, crowded) {
            (true, _) => (40.0, ROOMY),
            (false, true) => (34.0, CROWDED),
            (false, false) => (0.0, ROOMY),
        };
        let beside =
            [(first, 0.0), (50.0, 0.0), (first, 22.0), (first, -22.0), (50.0, 30.0), (50.0, -30.0)];
        let is_free = |&at: &Point| {
            taken.iter().all(|&(other, room)| distance(at, other) >= half + room - TOUCH)
        };
        let mut places = beside.into_iter().map(|place| way.at(place));
        (places.find(is_free).unwrap_or(way.at((first, 0.0))), half)
    }

    /// Returns the centre and radius of everything on the stacks that must stay readable.
    fn marks(&self) -> Vec<(Point, f32)> {
        let mut marks = Vec::new();
        for (cell, stack, face) in self.view.stacks() {
            if stack.height() > 1 {
                marks.push((board::height(face, stack), board::half_of_height(stack).0));
            }
            if stack.height() > 1 && stack.has_red() {
                marks.push((board::pip(face), DIAMOND_HALF));
            }
            if self.view.scene.blocked.contains(cell) {
                marks.push((board::sign(face, stack), BLOCKED));
            }
        }
        marks
    }
}

impl Way {
    /// Returns the point this far along the arrow and this far to its right.
    fn at(&self, place: Point) -> Point {
        shape::point_along(self.from, direction(self.from, self.to), place)
    }

    /// Returns the start of the shaft and the tip, which lies inside the edge of the target's elliptic
    /// face.
    fn ends(&self) -> (Point, Point) {
        let (ux, uy) = direction(self.from, self.to);
        let edge = 1.0 / ((ux / PIECE.0).powi(2) + (uy / PIECE.1).powi(2)).sqrt();
        let tip = distance(self.from, self.to) - edge + self.reach;
        (self.at((self.leave, 0.0)), self.at((tip, 0.0)))
    }

    /// Returns the arrow shifted to its right.
    fn aside(self) -> Self {
        let way = direction(self.from, self.to);
        let moved = |point: Point| shape::point_along(point, way, (0.0, ASIDE));
        Self { from: moved(self.from), to: moved(self.to), ..self }
    }
}
