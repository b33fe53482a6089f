//! Puzzles: positions in which one move or placement is clearly best, mined from games.
//!
//! [`Miner`] finds and confirms them. `solution` finds the moves of a solution, `placing` the cell of
//! one in the placement phase, `strength` what greedy play and each level make of it, `theme` what it
//! is about, and `text` is the notation.
//!
//! Where the rest of the game can be solved, the miner proves that a move is best; elsewhere it
//! compares winning chances at two depths. It limits nodes, not time, so [`Miner::confirms`] finds
//! every puzzle again, with the same solution and themes.

mod miner;
mod placing;
mod solution;
mod strength;
mod text;
mod theme;

use dvonn_rules::{Canonical, Color, Illegal, Ply, Position};

use crate::level::Level;

pub use miner::{Method, Miner};
pub use solution::SOLVING_NODES;
pub use text::PuzzleError;
pub use theme::PuzzleTheme;

/// The maximum number of moves to find.
pub const MAX_FINDS: usize = 4;

/// What makes the solution better than everything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Goal {
    /// The rest of the game is solved, and every other move gives the win away.
    Win,
    /// The rest of the game is solved. The solution draws, and every other move loses.
    Draw,
    /// The rest of the game is solved, and every other move ends at least five pieces worse.
    Margin,
    /// The rest of the game is not solved. At two depths, the winning chances after every other
    /// move are at least 0.35 lower.
    Judged,
    /// The board is not full yet. At two depths, one cell leaves the solver the better chances, and every
    /// other cell leaves them to the opponent.
    Place,
}

impl Goal {
    /// All goals.
    pub const ALL: [Goal; 5] = [Goal::Win, Goal::Draw, Goal::Margin, Goal::Judged, Goal::Place];
}

/// A puzzle: a position after a mistake, and the moves that punish it. Or one of the last placements, after
/// any other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    before: Position,
    mistake: Ply,
    start: Position,
    line: Vec<Ply>,
    also: Vec<Ply>,
    goal: Goal,
    themes: Vec<PuzzleTheme>,
    level: Option<Level>,
}

/// A move to find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Find {
    /// The index of the move in [`Puzzle::line`].
    pub index: usize,
    /// The position before the move.
    pub position: Position,
    /// The moves that solve this step, the one in the line first.
    pub accepted: Vec<Ply>,
}

impl Puzzle {
    /// Returns the position before the opponent's mistake.
    pub fn before(&self) -> &Position {
        &self.before
    }

    /// Returns the opponent's mistake, which leads to [`Puzzle::start`]. A placement need not be one.
    pub fn mistake(&self) -> Ply {
        self.mistake
    }

    /// Returns the position to solve. The side to move is the solver's.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Returns the solver's side.
    pub fn solver(&self) -> Color {
        self.start.side_to_move()
    }

    /// Returns the solution from [`Puzzle::start`]: the moves to find, the opponent's replies and
    /// all passes. It starts and ends with a move to find.
    pub fn line(&self) -> &[Ply] {
        &self.line
    }

    /// Returns other last moves that are as good as the one in the line.
    pub fn also(&self) -> &[Ply] {
        &self.also
    }

    /// Returns what makes the solution better than everything else.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// Returns what the solution is about. Never empty in a mined puzzle.
    pub fn themes(&self) -> &[PuzzleTheme] {
        &self.themes
    }

    /// Returns the lowest level up to Master that solves the puzzle, or `None` if none does.
    pub fn level(&self) -> Option<Level> {
        self.level
    }

    /// Returns what the puzzle has in common with the same puzzle turned, mirrored, or with
    /// exchanged colours.
    pub fn canonical(&self) -> Canonical {
        self.start.canonical()
    }

    /// Returns the moves to find, in order.
    pub fn finds(&self) -> Vec<Find> {
        finds(&self.start, &self.line, &self.also)
    }

    /// Returns the position after the first `count` plies of the line.
    pub fn position_after(&self, count: usize) -> Position {
        let mut position = self.start;
        for &ply in self.line.iter().take(count) {
            position.make(ply);
        }
        position
    }

    /// Builds a puzzle without themes and level. Checks only that its plies are legal.
    fn new(
        before: Position,
        mistake: Ply,
        goal: Goal,
        line: Vec<Ply>,
        also: Vec<Ply>,
    ) -> Result<Puzzle, Illegal> {
        let start = before.after(mistake)?;
        let mut position = start;
        for (index, &ply) in line.iter().enumerate() {
            if index + 1 == line.len() {
                also.iter().try_for_each(|&other| position.check(other))?;
            }
            position.play(ply)?;
        }
        Ok(Puzzle { before, mistake, start, line, also, goal, themes: Vec::new(), level: None })
    }
}

/// Returns the moves to find in a line: those of the side to move, without passes.
fn finds(start: &Position, line: &[Ply], also: &[Ply]) -> Vec<Find> {
    let solver = start.side_to_move();
    let mut position = *start;
    let mut finds = Vec::new();
    for (index, &ply) in line.iter().enumerate() {
        if position.side_to_move() == solver && ply != Ply::Pass {
            let mut accepted = vec![ply];
            if index + 1 == line.len() {
                accepted.extend(also);
            }
            finds.push(Find { index, position, accepted });
        }
        position.make(ply);
    }
    finds
}

#[cfg(test)]
mod tests;
