//! The rules that an illegal ply can break.

use crate::cell::Cell;
use crate::color::Color;
use crate::direction::Direction;
use crate::position::Phase;
use crate::stack::Stack;

/// The rule that a ply breaks.
///
/// The messages are for developers and tools. A user interface writes its own, based on the variant
/// and its values. So this enum is exhaustive, as are the other error enums about what a person typed:
/// if a variant is added, the compiler shows where its text is missing. The rules of DVONN don't change,
/// so none should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// A piece can only be placed on an empty cell.
    #[error("{cell} is taken")]
    CellTaken {
        /// The occupied cell.
        cell: Cell,
    },
    /// There is no stack to move.
    #[error("{cell} is empty")]
    Empty {
        /// The cell where the move starts.
        cell: Cell,
    },
    /// A lone red piece has no owner and cannot move.
    #[error("the red piece on {cell} stands alone and cannot move")]
    LoneRed {
        /// The cell of the red piece.
        cell: Cell,
    },
    /// A side can only move stacks with its own piece on top.
    #[error("the stack on {cell} ({stack}) belongs to the opponent")]
    NotYours {
        /// The cell of the stack.
        cell: Cell,
        /// The opponent's stack.
        stack: Stack,
    },
    /// A stack cannot move if all six neighbouring cells are occupied.
    #[error("the stack on {cell} is surrounded on all six sides")]
    Surrounded {
        /// The cell of the stack.
        cell: Cell,
    },
    /// A stack moves in a straight line.
    #[error("{from} and {to} are not in a straight line")]
    NotStraight {
        /// The start of the move.
        from: Cell,
        /// The target of the move.
        to: Cell,
    },
    /// A stack moves exactly as many cells as its height.
    #[error("{to} is {distance} away from {from}, but a stack of height {height} moves {height}")]
    WrongDistance {
        /// The start of the move.
        from: Cell,
        /// The target of the move.
        to: Cell,
        /// The distance in cells; 0 if the two cells are the same.
        distance: u8,
        /// The height of the stack.
        height: u8,
    },
    /// A move must land on another stack.
    #[error("{to} is empty, but the stack on {from} must land on another stack")]
    EmptyTarget {
        /// The start of the move.
        from: Cell,
        /// The empty target cell.
        to: Cell,
    },
    /// A move must stay on the board.
    #[error("the cell {height} {direction} of {from} is off the board")]
    LeavesBoard {
        /// The start of the move.
        from: Cell,
        /// The direction of the move.
        direction: Direction,
        /// The height of the stack.
        height: u8,
    },
    /// Pieces are placed until the board is full; after that, stacks move.
    #[error("{}", match .phase {
        Phase::Placement => "pieces are still being placed, stacks cannot move yet",
        _ => "all pieces are placed, only stacks can move",
    })]
    WrongPhase {
        /// The current phase of the game.
        phase: Phase,
    },
    /// A side without a legal move must pass.
    #[error("{color} has no legal move and must pass")]
    MustPass {
        /// The side to move.
        color: Color,
    },
    /// A side with a legal placement or move may not pass.
    #[error("{color} has a legal ply and may not pass")]
    MayNotPass {
        /// The side to move.
        color: Color,
    },
    /// No ply is legal after the end of the game.
    #[error("the game is over")]
    GameOver,
}
