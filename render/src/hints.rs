//! Draws plies that are advised, not played: numbered arrows, and numbered discs on cells where a
//! piece could be placed. Heights and red badges stay readable.

use dvonn_rules::{Cell, Color, Ply};

use crate::atlas::Atlas;
use crate::board::{self, arrow};
use crate::canvas::Canvas;
use crate::layout::{self, PIECE};
use crate::scene::Scene;
use crate::shape::{Disc, Shape};
use crate::surface::Surface;

/// Half the size of a number's disc: on an empty cell, beside others, and where it is crowded.
const ON_CELL: f32 = 28.0;
const ROOMY: f32 = 19.0;
const CROWDED: f32 = 17.0;
/// The line around discs and arrows.
const OUTLINE: f32 = 3.0;
/// How wide arrows are, the best ply's first.
const WIDTHS: [f32; 3] = [13.0, 10.0, 8.0];
/// How far an arrow reaches over the edge of the face at its end: of a stack, whose height stands in
/// the middle, and of a single piece.
const REACH: (f32, f32) = (13.0, 23.0);
/// How far aside an arrow is moved for one that leads the other way.
const ASIDE: f32 = 17.0;
/// How far around its middle a red badge reaches, and the sign of a surrounded stack.
const RED: f32 = 18.0;
const BLOCKED: f32 = 13.5;

/// Discs may touch.
const TOUCH: f32 = 1.0;

type Point = (f32, f32);

/// An arrow from one face to another.
#[derive(Clone, Copy)]
struct Way {
    from: Point,
    to: Point,
    width: f32,
    reach: f32,
    /// How far from the middle of the first face the shaft begins.
    leave: f32,
}

/// A number and where it stands.
struct Number {
    rank: usize,
    at: Point,
    half: f32,
}

/// The advised plies of a scene, laid out.
pub(crate) struct Hints<'a> {
    scene: &'a Scene<'a>,
    below: Color,
    ways: Vec<Way>,
    numbers: Vec<Number>,
}

impl<'a> Hints<'a> {
    /// Lays out the plies of a scene. A pass is left out, and so is a move between empty cells.
    pub(crate) fn of(scene: &'a Scene<'a>, below: Color) -> Self {
        let mut hints = Self { scene, below, ways: Vec::new(), numbers: Vec::new() };
        let mut taken = hints.marks();
        for (rank, ply) in (1..).zip(scene.hints) {
            let (at, half) = match *ply {
                Ply::Place(cell) => (layout::center(layout::seen(cell, below)), ON_CELL),
                Ply::Move { from, to } => {
                    let Some(way) = hints.way(from, to, rank) else { continue };
                    hints.ways.push(way);
                    hints.place(&way, from, &taken)
                }
                Ply::Pass => continue,
            };
            taken.push((at, half));
            hints.numbers.push(Number { rank, at, half });
        }
        hints
    }

    /// Draws the arrows, the best ply's above the others, and clears the places of the heights that
    /// they pass over.
    pub(crate) fn draw_arrows(&self, canvas: &mut Canvas<'_>, atlas: &Atlas) {
        for way in self.ways.iter().rev() {
            let arrow = arrow(way.along(way.leave, 0.0), way.to, way.reach, way.width);
            canvas.fill(&arrow.grown(OUTLINE), atlas.scheme.on_accent);
            canvas.fill(&arrow, atlas.scheme.accent);
        }
        for way in &self.ways {
            board::clear_heights(canvas, atlas, (self.scene, self.below), (way.from, way.to));
        }
    }

    /// Draws the numbers, above everything else.
    pub(crate) fn draw_numbers(&self, canvas: &mut Canvas<'_>, atlas: &Atlas) {
        for Number { rank, at, half } in self.numbers.iter().rev() {
            let disc = Disc::flat(at.0, at.1, *half, *half);
            canvas.fill(&disc.grown(OUTLINE), atlas.scheme.on_accent);
            canvas.fill(&disc, atlas.scheme.accent);
            let face = if *half > ROOMY { &atlas.faces.number } else { &atlas.faces.name };
            let at = (at.0, at.1 + face.drop());
            face.draw_centered(canvas, &rank.to_string(), at, atlas.scheme.on_accent);
        }
    }

    fn way(&self, from: Cell, to: Cell, rank: usize) -> Option<Way> {
        let stack = |cell| self.scene.position.stack(cell);
        let face =
            |cell| stack(cell).map(|stack| board::face(layout::seen(cell, self.below), stack));
        let (moved, target) = (stack(from)?, stack(to)?);
        let width = WIDTHS[(rank - 1).min(WIDTHS.len() - 1)];
        let reach = if target.height() == 1 { REACH.1 } else { REACH.0 };
        let leave = if moved.height() == 1 { 0.0 } else { PIECE.1 + 4.0 };
        let way = Way { from: face(from)?, to: face(to)?, width, reach, leave };
        let back = Ply::Move { from: to, to: from };
        Some(if self.scene.hints.contains(&back) { way.aside() } else { way })
    }

    /// Where the number of a way stands, and half its size: on the moved piece if it is single and
    /// moves one way only, else at the beginning of the shaft or close beside it, where it covers
    /// nothing.
    fn place(&self, way: &Way, moved: Cell, taken: &[(Point, f32)]) -> (Point, f32) {
        let begins = |ply: &&Ply| matches!(ply, Ply::Move { from, .. } if *from == moved);
        let crowded = self.scene.hints.iter().filter(begins).count() > 1;
        let (first, half) = match (way.leave > 0.0, crowded) {
            (true, _) => (40.0, ROOMY),
            (false, true) => (34.0, CROWDED),
            (false, false) => (0.0, ROOMY),
        };
        let beside =
            [(first, 0.0), (50.0, 0.0), (first, 22.0), (first, -22.0), (50.0, 30.0), (50.0, -30.0)];
        let is_free = |&at: &Point| {
            taken.iter().all(|&(other, room)| apart(at, other) >= half + room - TOUCH)
        };
        let mut places = beside.into_iter().map(|(along, aside)| way.along(along, aside));
        (places.find(is_free).unwrap_or(way.along(first, 0.0)), half)
    }

    /// What has to be read off the stacks: where it stands, and how far around that it reaches.
    fn marks(&self) -> Vec<(Point, f32)> {
        let mut marks = Vec::new();
        for (cell, stack, face) in board::stacks(self.scene, self.below) {
            if stack.height() > 1 {
                marks.push((face, board::half_of_height(stack).0));
            }
            if stack.height() > 1 && stack.has_red() {
                marks.push((board::badge(self.scene, self.below, cell, stack), RED));
            }
            if self.scene.blocked.contains(cell) {
                marks.push((board::sign(face, stack), BLOCKED));
            }
        }
        marks
    }
}

impl Way {
    /// The direction, one pixel long.
    fn unit(&self) -> Point {
        let (dx, dy) = (self.to.0 - self.from.0, self.to.1 - self.from.1);
        let length = (dx * dx + dy * dy).sqrt();
        (dx / length, dy / length)
    }

    /// A point so far along the way, and so far to its right.
    fn along(&self, distance: f32, right: f32) -> Point {
        let (ux, uy) = self.unit();
        (self.from.0 + ux * distance - uy * right, self.from.1 + uy * distance + ux * right)
    }

    /// The same way further to the right.
    fn aside(self) -> Self {
        let (ux, uy) = self.unit();
        let moved = |(x, y): Point| (x - uy * ASIDE, y + ux * ASIDE);
        Self { from: moved(self.from), to: moved(self.to), ..self }
    }
}

fn apart(one: Point, other: Point) -> f32 {
    let (dx, dy) = (one.0 - other.0, one.1 - other.1);
    (dx * dx + dy * dy).sqrt()
}
