//! Which stacks can move, where to, and which plies are legal.

use super::{Phase, Position};
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::color::Color;
use crate::direction::Direction;
use crate::ply::{Ply, PlyList};

/// The longest straight line has eleven cells, so that nothing moves further.
const LONGEST_MOVE: u8 = 10;

impl Position {
    /// The stacks of a side that have at least one legal destination, whoever is to move.
    pub fn movable(&self, color: Color) -> CellSet {
        let occupied = self.occupied();
        self.ready_stacks(color).fold(CellSet::EMPTY, |movable, (height, stacks)| {
            let reaching =
                |direction: Direction| occupied.shifted(direction.opposite(), height) & stacks;
            Direction::ALL.into_iter().map(reaching).fold(movable, CellSet::union)
        })
    }

    /// The stacks of both sides whose six neighbouring cells are all occupied: while they are, such a
    /// stack cannot move.
    pub fn surrounded(&self) -> CellSet {
        (self.owned.white | self.owned.black) & self.occupied().interior()
    }

    /// The cells to which the stack on `from` can legally move, as if its owner were to move; none
    /// during placement, for a lone red and for an empty cell.
    pub fn destinations(&self, from: Cell) -> CellSet {
        let free = (self.owned.white | self.owned.black) - self.surrounded();
        if self.placing || !free.contains(from) {
            return CellSet::EMPTY;
        }
        reach(from, self.heights.get(from)) & self.occupied()
    }

    /// Whether a side has a legal move, whoever is to move.
    pub(super) fn can_move(&self, color: Color) -> bool {
        let occupied = self.occupied();
        self.ready_stacks(color).any(|(height, stacks)| {
            Direction::ALL
                .into_iter()
                .any(|direction| !(stacks.shifted(direction, height) & occupied).is_empty())
        })
    }

    /// How many moves a side has, whoever is to move.
    pub(super) fn count_moves(&self, color: Color) -> usize {
        let occupied = self.occupied();
        self.ready_stacks(color)
            .map(|(height, stacks)| {
                let landed = |direction| (stacks.shifted(direction, height) & occupied).len();
                Direction::ALL.into_iter().map(landed).sum::<usize>()
            })
            .sum()
    }

    /// The stacks of a side that are not surrounded, by height.
    fn ready_stacks(&self, color: Color) -> impl Iterator<Item = (u8, CellSet)> {
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

    /// Every legal ply, in order; a single pass where the side to move must pass, none when the
    /// game is over.
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
            for to in reach(from, self.heights.get(from)) & occupied {
                plies.push(Ply::Move { from, to });
            }
        }
        if plies.is_empty() && self.can_move(!self.side_to_move) {
            plies.push(Ply::Pass);
        }
        plies
    }

    /// How many legal plies there are: the length of [`Position::legal_plies`], found faster.
    pub fn count_plies(&self) -> usize {
        if self.placing {
            return self.empty().len();
        }
        match self.count_moves(self.side_to_move) {
            0 => usize::from(self.can_move(!self.side_to_move)),
            moves => moves,
        }
    }

    /// Whether the side to move has no legal move while its opponent has one.
    pub fn must_pass(&self) -> bool {
        self.phase() == Phase::Movement && !self.can_move(self.side_to_move)
    }
}

/// The cells of the board that lie exactly `height` away from a cell on a straight line.
fn reach(from: Cell, height: u8) -> CellSet {
    REACH[from.bit() as usize][height.min(LONGEST_MOVE + 1) as usize]
}

/// By the bit of the cell and the distance; nothing is 0 or more than [`LONGEST_MOVE`] away.
const REACH: [[CellSet; LONGEST_MOVE as usize + 2]; 64] = {
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
