//! Mobility: each side's moves, movable stacks and targets.

use super::Board;
use super::geometry::{BITS, LONGEST_MOVE, TARGETS, around, bits, steps, surrounded};

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

/// The moves that one stack would have on its owner's turn, and the threats to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StackMobility {
    pub(crate) bit: usize,
    /// The owner: 0 for White, 1 for Black.
    pub(crate) side: usize,
    pub(crate) height: u8,
    /// The number of legal moves, at most 6.
    pub(crate) moves: u32,
    /// The number of legal moves onto a stack of the other side.
    pub(crate) captures: u32,
    /// The number of stacks of the other side that could capture it, counted up to 2.
    pub(crate) attackers: u32,
}

impl Board {
    /// Returns the mobility of both sides, White first, and shows that of each stack.
    #[inline]
    pub(crate) fn mobility_by_stack(&self, mut show: impl FnMut(StackMobility)) -> [Mobility; 2] {
        let occupied = self.occupied();
        let free = !surrounded(occupied);
        let mut targets = [0; BITS];
        let mut mobility = [Mobility::default(); 2];
        // The stacks that two or more of the other side could capture.
        let mut attacked_twice = [0; 2];
        for side in [0, 1] {
            let other = self.owned[1 - side];
            let mobility = &mut mobility[side];
            for bit in bits(self.owned[side] & free) {
                let height = usize::from(self.heights[bit]);
                if height <= LONGEST_MOVE {
                    let reached = TARGETS[height][bit] & occupied;
                    targets[bit] = reached;
                    mobility.moves += reached.count_ones();
                    mobility.captures += (reached & other).count_ones();
                    mobility.movable |= u64::from(reached != 0) << bit;
                    attacked_twice[1 - side] |= mobility.targets & reached;
                    mobility.targets |= reached;
                }
            }
        }
        for side in [0, 1] {
            let other = self.owned[1 - side];
            for bit in bits(self.owned[side]) {
                let in_set = |cells: u64| (cells >> bit & 1) as u32;
                show(StackMobility {
                    bit,
                    side,
                    height: self.heights[bit],
                    moves: targets[bit].count_ones(),
                    captures: (targets[bit] & other).count_ones(),
                    attackers: in_set(mobility[1 - side].targets) + in_set(attacked_twice[side]),
                });
            }
        }
        mobility
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
