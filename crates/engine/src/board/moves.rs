//! Moves in two bytes, and fixed-size move lists that need no heap allocation.

use std::ops::{Deref, DerefMut};

use dvonn_rules::Ply;

use super::geometry::cell_of;

/// A move of a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Move(u16);

impl Move {
    /// No move. Never a real move, because its two cells are the same.
    pub(crate) const NONE: Move = Move(0);

    pub(crate) fn new(from: usize, to: usize) -> Move {
        Move(((from << 6) | to) as u16)
    }

    /// Returns the move of a ply, or `None` for a placement or a pass.
    #[cfg(test)]
    pub(crate) fn from_ply(ply: Ply) -> Option<Move> {
        match ply {
            Ply::Move { from, to } => Some(Move::new(super::bit_of(from), super::bit_of(to))),
            Ply::Place(_) | Ply::Pass => None,
        }
    }

    pub(crate) fn from_bits(bits: u16) -> Move {
        Move(bits)
    }

    pub(crate) fn to_bits(self) -> u16 {
        self.0
    }

    pub(crate) fn from(self) -> usize {
        usize::from(self.0 >> 6)
    }

    pub(crate) fn to(self) -> usize {
        usize::from(self.0 & 63)
    }
}

impl From<Move> for Ply {
    fn from(mv: Move) -> Ply {
        Ply::Move { from: cell_of(mv.from()), to: cell_of(mv.to()) }
    }
}

/// The maximum number of legal moves: 23 stacks with six directions each.
pub(crate) const MAX_MOVES: usize = 23 * 6;

/// A list of the moves in one position.
#[derive(Clone, Copy)]
pub(crate) struct MoveList {
    moves: [Move; MAX_MOVES],
    len: usize,
}

impl MoveList {
    pub(crate) fn new() -> MoveList {
        MoveList { moves: [Move::NONE; MAX_MOVES], len: 0 }
    }

    pub(crate) fn push(&mut self, mv: Move) {
        self.moves[self.len] = mv;
        self.len += 1;
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl DerefMut for MoveList {
    fn deref_mut(&mut self) -> &mut [Move] {
        &mut self.moves[..self.len]
    }
}
