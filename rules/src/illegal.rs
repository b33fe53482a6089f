//! Why a ply is illegal, with the values that a helpful sentence needs.

use crate::cell::Cell;
use crate::color::Color;
use crate::direction::Direction;
use crate::position::Phase;
use crate::stack::Stack;

/// The rule that a ply breaks.
///
/// The messages are for developers and tools; programs that talk to people choose their own words
/// from the variant and its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// A piece can be placed on an empty cell only.
    #[error("{cell} is taken")]
    CellTaken {
        /// The cell that was to take the piece.
        cell: Cell,
    },
    /// There is no stack to move.
    #[error("{cell} is empty")]
    Empty {
        /// The cell that the move starts from.
        cell: Cell,
    },
    /// A red piece alone belongs to nobody and stays.
    #[error("the red piece on {cell} stands alone and cannot move")]
    LoneRed {
        /// Where the red piece stands.
        cell: Cell,
    },
    /// A side moves only stacks with its own piece on top.
    #[error("the stack on {cell} ({stack}) belongs to the opponent")]
    NotYours {
        /// Where the stack stands.
        cell: Cell,
        /// The stack, which the opponent owns.
        stack: Stack,
    },
    /// All six cells around the stack are occupied.
    #[error("the stack on {cell} is surrounded on all six sides")]
    Surrounded {
        /// Where the stack stands.
        cell: Cell,
    },
    /// No straight line leads from one cell to the other.
    #[error("{from} and {to} are not in a straight line")]
    NotStraight {
        /// Where the move starts.
        from: Cell,
        /// Where it was to end.
        to: Cell,
    },
    /// A stack moves exactly as far as it is high.
    #[error("{to} is {distance} away from {from}, but a stack of height {height} moves {height}")]
    WrongDistance {
        /// Where the move starts.
        from: Cell,
        /// Where it was to end.
        to: Cell,
        /// Cells from one to the other; 0 where they are the same.
        distance: u8,
        /// The height of the stack, which is how far it moves.
        height: u8,
    },
    /// A move ends on another stack, never on an empty cell.
    #[error("there is no stack on {to} for the stack from {from} to land on")]
    EmptyTarget {
        /// Where the move starts.
        from: Cell,
        /// The empty cell.
        to: Cell,
    },
    /// The move would end beyond the edge.
    #[error("{height} to the {direction} of {from} is off the board")]
    LeavesBoard {
        /// Where the move starts.
        from: Cell,
        /// Where it was to go.
        direction: Direction,
        /// The height of the stack, which is how far it moves.
        height: u8,
    },
    /// A placement after the board was full, or a move before.
    #[error("{}", match .phase {
        Phase::Placement => "pieces are still being placed, stacks cannot move yet",
        _ => "all pieces are placed, now stacks move",
    })]
    WrongPhase {
        /// The phase that the game is in.
        phase: Phase,
    },
    /// A side without a legal move passes.
    #[error("{color} has no legal move and must pass")]
    MustPass {
        /// The side to move.
        color: Color,
    },
    /// A side that can place or move does.
    #[error("{color} has a legal ply and may not pass")]
    MayNotPass {
        /// The side to move.
        color: Color,
    },
    /// Neither side can move any more.
    #[error("the game is over")]
    GameOver,
}
