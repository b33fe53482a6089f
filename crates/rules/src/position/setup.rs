//! Positions built from individual stacks.

use super::{Position, Stack};
use crate::cell::Cell;
use crate::color::Color;

/// An unvalidated position: the side to move and the stacks. [`Position::try_from`] validates it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawPosition {
    /// The side to move.
    pub side_to_move: Color,
    /// Whether the movement phase has started. It only matters if all stacks are single pieces that
    /// could also be an unfinished placement.
    pub movement_started: bool,
    stacks: [Option<Stack>; Cell::COUNT],
}

impl RawPosition {
    /// Creates an empty board.
    pub const fn new(side_to_move: Color) -> RawPosition {
        RawPosition { side_to_move, movement_started: false, stacks: [None; Cell::COUNT] }
    }

    /// Returns the stack on a cell.
    pub const fn stack(&self, cell: Cell) -> Option<Stack> {
        self.stacks[cell.index()]
    }

    /// Replaces the stack on a cell, or empties the cell.
    pub const fn set(&mut self, cell: Cell, stack: Option<Stack>) {
        self.stacks[cell.index()] = stack;
    }

    /// Iterates over all stacks with their cells, in the order of the cells.
    pub fn stacks(&self) -> impl Iterator<Item = (Cell, Stack)> {
        Cell::ALL.into_iter().filter_map(|cell| self.stack(cell).map(|stack| (cell, stack)))
    }

    /// Builds the position without validating it.
    pub(super) fn assemble(&self, placing: bool) -> Position {
        let mut position = Position { side_to_move: self.side_to_move, placing, ..Position::new() };
        for (cell, stack) in self.stacks() {
            position.put(cell, stack);
        }
        position
    }
}
