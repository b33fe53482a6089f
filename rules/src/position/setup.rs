//! Positions built from individual stacks.

use super::fault::{Faults, movement_faults, placement_fits};
use super::{Position, Stack};
use crate::cell::Cell;
use crate::color::Color;

/// An unvalidated position: the side to move and the stacks. [`Position::try_from`] validates it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The side to move.
    pub side_to_move: Color,
    /// Whether the movement phase has started. Only matters if all stacks are single pieces that could
    /// also be an unfinished placement.
    pub movement_started: bool,
    stacks: [Option<Stack>; Cell::COUNT],
}

impl Setup {
    /// Creates an empty board.
    pub const fn new(side_to_move: Color) -> Setup {
        Setup { side_to_move, movement_started: false, stacks: [None; Cell::COUNT] }
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
    fn assemble(&self, placing: bool) -> Position {
        let mut position = Position { side_to_move: self.side_to_move, placing, ..Position::new() };
        for (cell, stack) in self.stacks() {
            position.put(cell, stack);
        }
        position
    }
}

/// Validates a setup as far as the stacks alone allow.
///
/// # Errors
///
/// All faults found. A position that can arise in a game never has faults.
impl TryFrom<&Setup> for Position {
    type Error = Faults;

    fn try_from(setup: &Setup) -> Result<Position, Faults> {
        if !setup.movement_started && placement_fits(setup) {
            return Ok(setup.assemble(true));
        }
        let position = setup.assemble(false);
        let faults = movement_faults(setup, &position);
        if faults.is_empty() { Ok(position) } else { Err(faults) }
    }
}

/// The same as for `&Setup`.
impl TryFrom<Setup> for Position {
    type Error = Faults;

    fn try_from(setup: Setup) -> Result<Position, Faults> {
        Position::try_from(&setup)
    }
}
