//! Mobility: each side's moves, movable stacks and targets.

use super::Board;
use super::geometry::{LONGEST_MOVE, TARGETS, around, bits, steps, surrounded};

/// The moves that one side would have on its turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mobility {
    /// The number of legal moves.
    pub(crate) moves: u32,
    /// The number of legal moves onto a stack of the other side.
    pub(crate) captures: u32,
    /// The stacks that have a legal move.
    pub(crate) movable: u64,
    /// The targets of legal moves: stacks of either side and lone reds.
    pub(crate) targets: u64,
}

/// The moves that one stack would have on its owner's turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StackMobility {
    /// The owner: 0 for White, 1 for Black.
    pub(crate) side: usize,
    pub(crate) height: u8,
    /// The number of legal moves, at most 6.
    pub(crate) moves: u32,
    /// The number of legal moves onto a stack of the other side.
    pub(crate) captures: u32,
}

impl Board {
    /// Returns the mobility of both sides, White first, and shows that of each stack.
    pub(crate) fn mobility_by_stack(&self, mut show: impl FnMut(StackMobility)) -> [Mobility; 2] {
        let occupied = self.occupied();
        let free = !surrounded(occupied);
        [0, 1].map(|side| {
            let other = self.owned[1 - side];
            let mut mobility = Mobility::default();
            for bit in bits(self.owned[side]) {
                let height = self.heights[bit];
                let targets = if free >> bit & 1 != 0 && usize::from(height) <= LONGEST_MOVE {
                    TARGETS[usize::from(height)][bit] & occupied
                } else {
                    0
                };
                let moves = targets.count_ones();
                let captures = (targets & other).count_ones();
                mobility.moves += moves;
                mobility.captures += captures;
                mobility.movable |= u64::from(targets != 0) << bit;
                mobility.targets |= targets;
                show(StackMobility { side, height, moves, captures });
            }
            mobility
        })
    }

    /// Returns the mobility of both sides on a board on which every stack is a single piece.
    pub(crate) fn mobility_of_pieces(&self) -> [Mobility; 2] {
        let occupied = self.occupied();
        let free = !surrounded(occupied);
        [0, 1].map(|side| {
            let own = self.owned[side] & free;
            let other = self.owned[1 - side];
            let mut mobility = Mobility {
                movable: own & around(occupied),
                targets: around(own) & occupied,
                ..Mobility::default()
            };
            for targets in steps(own) {
                mobility.moves += (targets & occupied).count_ones();
                mobility.captures += (targets & other).count_ones();
            }
            mobility
        })
    }

    /// Returns true if a side would have a legal move on its turn.
    pub(crate) fn can_move(&self, side: usize) -> bool {
        let occupied = self.occupied();
        bits(self.unblocked(side)).any(|bit| {
            let height = usize::from(self.heights[bit]);
            height <= LONGEST_MOVE && TARGETS[height][bit] & occupied != 0
        })
    }
}
