//! Move generation: movable stacks, their destinations and legal plies.

use super::{Phase, Position};
use crate::cell::{Cell, CellSet};
use crate::color::Color;
use crate::direction::Direction;
use crate::ply::{Ply, PlyList};

/// The longest distance in a straight line, in a row of eleven cells.
const LONGEST_MOVE: u8 = 10;

impl Position {
    /// Returns the stacks of a side that have a legal move, regardless of the side to move.
    pub fn movable(&self, color: Color) -> CellSet {
        let occupied = self.occupied();
        self.unblocked_stacks(color).fold(CellSet::EMPTY, |movable, (height, stacks)| {
            let reaching =
                |direction: Direction| occupied.shifted(direction.opposite(), height) & stacks;
            Direction::ALL.into_iter().map(reaching).fold(movable, CellSet::union)
        })
    }

    /// Returns the stacks of both sides that cannot move because all six neighbouring cells are
    /// occupied.
    pub fn surrounded(&self) -> CellSet {
        (self.owned.white | self.owned.black) & self.occupied().interior()
    }

    /// Returns the cells to which the stack on `from` can move, regardless of the side to move.
    /// Empty during placement, for a lone red and for an empty cell.
    pub fn destinations(&self, from: Cell) -> CellSet {
        let free = (self.owned.white | self.owned.black) - self.surrounded();
        if self.placing || !free.contains(from) {
            return CellSet::EMPTY;
        }
        cells_at_distance(from, self.heights.get(from)) & self.occupied()
    }

    /// Returns true if a side has a legal move, regardless of the side to move.
    pub(super) fn can_move(&self, color: Color) -> bool {
        let occupied = self.occupied();
        self.unblocked_stacks(color).any(|(height, stacks)| {
            Direction::ALL
                .into_iter()
                .any(|direction| !(stacks.shifted(direction, height) & occupied).is_empty())
        })
    }

    /// Returns the number of legal moves of a side, regardless of the side to move.
    pub(super) fn count_moves(&self, color: Color) -> usize {
        let occupied = self.occupied();
        self.unblocked_stacks(color)
            .map(|(height, stacks)| {
                let landed = |direction| (stacks.shifted(direction, height) & occupied).len();
                Direction::ALL.into_iter().map(landed).sum::<usize>()
            })
            .sum()
    }

    /// Returns the stacks of a side that are not surrounded, grouped by height.
    fn unblocked_stacks(&self, color: Color) -> impl Iterator<Item = (u8, CellSet)> {
        let mut rest =
            if self.placing { CellSet::EMPTY } else { self.owned[color] - self.surrounded() };
        (1..=LONGEST_MOVE).map_while(move |height| {
            if rest.is_empty() {
                return None;
            }
            let stacks = self.heights.select(rest, height);
            rest -= stacks;
            Some((height, stacks))
        })
    }

    /// Returns all legal plies in order. If the side to move must pass, that is the only ply; if
    /// the game is over, there is none.
    pub fn legal_plies(&self) -> PlyList {
        let mut plies = PlyList::new();
        if self.placing {
            for cell in self.empty() {
                plies.push(Ply::Place(cell));
            }
            return plies;
        }
        let occupied = self.occupied();
        for from in self.owned[self.side_to_move] - occupied.interior() {
            for to in cells_at_distance(from, self.heights.get(from)) & occupied {
                plies.push(Ply::Move { from, to });
            }
        }
        if plies.is_empty() && self.can_move(!self.side_to_move) {
            plies.push(Ply::Pass);
        }
        plies
    }

    /// Returns the number of legal plies. Faster than [`Position::legal_plies`].
    pub fn count_plies(&self) -> usize {
        if self.placing {
            return self.empty().len();
        }
        match self.count_moves(self.side_to_move) {
            0 => usize::from(self.can_move(!self.side_to_move)),
            moves => moves,
        }
    }

    /// Returns true if the side to move has no legal move although its opponent has one.
    pub fn must_pass(&self) -> bool {
        self.phase() == Phase::Movement && !self.can_move(self.side_to_move)
    }
}

/// Returns the cells that are exactly `height` cells away in a straight line.
fn cells_at_distance(from: Cell, height: u8) -> CellSet {
    CELLS_AT_DISTANCE[from.bit() as usize][height.min(LONGEST_MOVE + 1) as usize]
}

/// The cells at each distance, by the bit of the start cell and the distance. Empty for distance 0
/// and above [`LONGEST_MOVE`].
const CELLS_AT_DISTANCE: [[CellSet; LONGEST_MOVE as usize + 2]; 64] = {
    let mut table = [[CellSet::EMPTY; LONGEST_MOVE as usize + 2]; 64];
    let mut index = 0;
    while index < Cell::COUNT {
        let from = Cell::ALL[index];
        let mut distance = 1;
        while distance <= LONGEST_MOVE {
            let mut direction = 0;
            while direction < Direction::ALL.len() {
                if let Some(to) = from.step(Direction::ALL[direction], distance) {
                    let cells = &mut table[from.bit() as usize][distance as usize];
                    *cells = cells.with(to);
                }
                direction += 1;
            }
            distance += 1;
        }
        index += 1;
    }
    table
};
