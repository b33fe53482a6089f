//! Positions made from loose parts.

use super::fault::{Faults, movement_faults, placement_fits};
use super::{Position, Stack};
use crate::cell::Cell;
use crate::color::Color;

/// The loose parts of a position: whose turn it is, and the stacks. [`Position::try_from`] checks
/// whether the rules allow them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Whose turn it is.
    pub side_to_move: Color,
    /// Says that the board has been full and stacks have moved since. Only needed where nothing but
    /// single pieces is left and these could as well be the beginning of a placement.
    pub moves_begun: bool,
    stacks: [Option<Stack>; Cell::COUNT],
}

impl Setup {
    /// An empty board.
    pub const fn new(side_to_move: Color) -> Setup {
        Setup { side_to_move, moves_begun: false, stacks: [None; Cell::COUNT] }
    }

    /// The stack on a cell.
    pub const fn stack(&self, cell: Cell) -> Option<Stack> {
        self.stacks[cell.index()]
    }

    /// Puts a stack on a cell in place of what is there, or empties the cell.
    pub const fn set(&mut self, cell: Cell, stack: Option<Stack>) {
        self.stacks[cell.index()] = stack;
    }

    /// Every stack with its cell, in the order of the cells.
    pub fn stacks(&self) -> impl Iterator<Item = (Cell, Stack)> {
        Cell::ALL.into_iter().filter_map(|cell| self.stack(cell).map(|stack| (cell, stack)))
    }

    /// The position of these parts, whether or not the rules allow it.
    fn assemble(&self, placing: bool) -> Position {
        let mut position = Position { side_to_move: self.side_to_move, placing, ..Position::new() };
        for (cell, stack) in self.stacks() {
            position.put(cell, stack);
        }
        position
    }
}

/// Accepts exactly what the rules allow, as far as the stacks alone tell.
///
/// # Errors
///
/// Every fault that was found, never for a position that can arise in a game.
impl TryFrom<&Setup> for Position {
    type Error = Faults;

    fn try_from(setup: &Setup) -> Result<Position, Faults> {
        if !setup.moves_begun && placement_fits(setup) {
            return Ok(setup.assemble(true));
        }
        let position = setup.assemble(false);
        let faults = movement_faults(setup, &position);
        if faults.is_empty() { Ok(position) } else { Err(faults) }
    }
}

/// As for `&Setup`.
impl TryFrom<Setup> for Position {
    type Error = Faults;

    fn try_from(setup: Setup) -> Result<Position, Faults> {
        Position::try_from(&setup)
    }
}
