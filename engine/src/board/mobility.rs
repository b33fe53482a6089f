//! Mobility: each side's moves, movable stacks and targets.

use super::Board;
use super::geometry::{LONGEST_MOVE, SHIFTS, STARTS, TARGETS, bits, surrounded};

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

impl Board {
    /// Returns the mobility of both sides, White first.
    pub(crate) fn mobility(&self) -> [Mobility; 2] {
        let occupied = self.occupied();
        let free = !surrounded(occupied);
        let tall = !(self.low_stacks[0] | self.low_stacks[1] | self.low_stacks[2]);
        [0, 1].map(|side| {
            let own = self.owned[side] & free;
            let other = self.owned[1 - side];
            let mut mobility = Mobility::default();
            for (distance, starts) in STARTS.iter().enumerate().skip(1) {
                let stacks = own & self.low_stacks[distance - 1];
                if stacks == 0 {
                    continue;
                }
                for (starts, step) in starts.iter().zip(SHIFTS) {
                    let by = step * distance as i32;
                    let targets = shift(stacks & starts, by) & occupied;
                    mobility.moves += targets.count_ones();
                    mobility.captures += (targets & other).count_ones();
                    mobility.movable |= shift(targets, -by);
                    mobility.targets |= targets;
                }
            }
            for bit in bits(own & tall) {
                let height = usize::from(self.heights[bit]);
                if height <= LONGEST_MOVE {
                    let targets = TARGETS[height][bit] & occupied;
                    mobility.moves += targets.count_ones();
                    mobility.captures += (targets & other).count_ones();
                    mobility.movable |= u64::from(targets != 0) << bit;
                    mobility.targets |= targets;
                }
            }
            mobility
        })
    }
}

fn shift(cells: u64, by: i32) -> u64 {
    if by > 0 { cells << by } else { cells >> -by }
}
