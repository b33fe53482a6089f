//! Draws plies that are advised, and one that was played instead: lettered arrows, and lettered discs
//! on cells where a piece could be placed. Heights and the signs of red stay readable.

use dvonn_rules::{Cell, Ply};

use crate::atlas::Atlas;
use crate::board::{self, View};
use crate::color::Rgb;
use crate::layout::PIECE;
use crate::marks::PIP;
use crate::picture::Picture;
use crate::scheme::Scheme;
use crate::shape::{self, Point, Shape, distance, unit};
use crate::surface::Surface;

/// Half the size of a letter's disc: on an empty cell, beside others, and where it is crowded.
const ON_CELL: f32 = 27.0;
const ROOMY: f32 = 18.0;
const CROWDED: f32 = 16.0;
/// The line around discs and arrows.
const OUTLINE: f32 = 2.5;
/// How wide arrows are, the best ply's first.
const WIDTHS: [f32; 3] = [11.0, 9.0, 7.0];
/// How far an arrow reaches over the edge of the face at its end: of a stack, whose height stands in
/// the middle, and of a single piece.
const REACH: (f32, f32) = (13.0, 20.0);
/// How far aside an arrow is moved for one that leads the other way.
const ASIDE: f32 = 17.0;
/// How far around its middle the sign of a surrounded stack reaches.
const BLOCKED: f32 = 16.0;

/// Discs may touch.
const TOUCH: f32 = 1.0;

/// An arrow from one face to another.
#[derive(Clone, Copy)]
struct Way {
    from: Point,
    to: Point,
    width: f32,
    reach: f32,
    /// How far from the middle of the first face the shaft begins.
    leave: f32,
    kind: Kind,
}

/// A letter and where it stands.
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
    /// The colour of arrows and discs, and that of letters and of the lines around them.
    fn colors(self, scheme: &Scheme) -> (Rgb, Rgb) {
        match self {
            Kind::Advised => (scheme.accent, scheme.on_accent),
            Kind::Played => (scheme.mark, scheme.mark_outline),
        }
    }
}

/// The advised plies of a scene, laid out.
pub(crate) struct Hints<'a> {
    view: View<'a>,
    plies: Vec<(Ply, Kind)>,
    ways: Vec<Way>,
    letters: Vec<Letter>,
}

impl<'a> Hints<'a> {
    /// Lays out the plies of a scene. A pass is left out, and so is a move between empty cells.
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

    /// Draws the arrows, the best ply's above the others, and clears the places of the heights that
    /// they pass over.
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

    /// Draws the letters, above everything else.
    pub(crate) fn draw_letters(&self, picture: &mut Picture<'_>, atlas: &Atlas) {
        for Letter { name, at, half, kind } in self.letters.iter().rev() {
            let (color, line) = kind.colors(atlas.scheme);
            let disc = |half: f32| Shape::ellipse(*at, (half, half));
            picture.fill(&disc(half + OUTLINE), line);
            picture.fill(&disc(*half), color);
            let face = if *half > ROOMY { &atlas.faces.name } else { &atlas.faces.cell };
            let at = (at.0, at.1 + face.drop());
            face.draw_centered(picture, &name.to_string(), at, line);
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

    /// Where the letter of a way stands, and half its size: on the moved piece if it is single and
    /// moves one way only, else at the beginning of the shaft or close beside it, where it covers
    /// nothing.
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

    /// What has to be read off the stacks: where it stands, and how far around that it reaches.
    fn marks(&self) -> Vec<(Point, f32)> {
        let mut marks = Vec::new();
        for (cell, stack, face) in self.view.stacks() {
            if stack.height() > 1 {
                marks.push((board::height(face, stack), board::half_of_height(stack).0));
            }
            if stack.height() > 1 && stack.has_red() {
                marks.push((board::pip(face), PIP));
            }
            if self.view.scene.blocked.contains(cell) {
                marks.push((board::sign(face, stack), BLOCKED));
            }
        }
        marks
    }
}

impl Way {
    /// The point so far along the way, and so far to its right.
    fn at(&self, place: Point) -> Point {
        shape::at(self.from, unit(self.from, self.to), place)
    }

    /// Where the shaft begins, and the tip: beyond the edge of the face, which is an ellipse.
    fn ends(&self) -> (Point, Point) {
        let (ux, uy) = unit(self.from, self.to);
        let edge = 1.0 / ((ux / PIECE.0).powi(2) + (uy / PIECE.1).powi(2)).sqrt();
        let tip = distance(self.from, self.to) - edge + self.reach;
        (self.at((self.leave, 0.0)), self.at((tip, 0.0)))
    }

    /// The same way further to the right.
    fn aside(self) -> Self {
        let way = unit(self.from, self.to);
        let moved = |point: Point| shape::at(point, way, (0.0, ASIDE));
        Self { from: moved(self.from), to: moved(self.to), ..self }
    }
}
