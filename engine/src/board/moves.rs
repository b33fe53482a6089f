//! Moves in two bytes, and lists of them without a place on the heap.

use std::ops::{Deref, DerefMut};

use dvonn_rules::Ply;

use super::geometry::cell_of;

/// A move of a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Move(u16);

impl Move {
    /// Stands for no move: no stack moves to where it is.
    pub(crate) const NONE: Move = Move(0);

    pub(crate) fn new(from: usize, to: usize) -> Move {
        Move(((from << 6) | to) as u16)
    }

    /// The move of a ply, unless it is another kind of ply.
    #[cfg(test)]
    pub(crate) fn of(ply: Ply) -> Option<Move> {
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
    fn from(played: Move) -> Ply {
        Ply::Move { from: cell_of(played.from()), to: cell_of(played.to()) }
    }
}

/// No position has more legal moves: 23 stacks with six directions each.
pub(crate) const MOST_MOVES: usize = 23 * 6;

/// Moves, at most as many as a position can have.
#[derive(Clone, Copy)]
pub(crate) struct MoveList {
    moves: [Move; MOST_MOVES],
    len: usize,
}

impl MoveList {
    pub(crate) fn new() -> MoveList {
        MoveList { moves: [Move::NONE; MOST_MOVES], len: 0 }
    }

    pub(crate) fn push(&mut self, played: Move) {
        self.moves[self.len] = played;
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
