//! What both sides could do: counts of moves and of the stacks that they start from and hit.

use super::Board;
use super::geometry::{LONGEST_MOVE, SHIFTS, STARTS, TARGETS, bits, surrounded};

/// What one side could do if it were its turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mobility {
    /// Legal moves.
    pub(crate) moves: u32,
    /// Legal moves onto a stack of the other side.
    pub(crate) captures: u32,
    /// The stacks that have a legal move.
    pub(crate) movable: u64,
    /// The stacks of either side, and lone reds, that it could land on.
    pub(crate) hit: u64,
}

impl Board {
    /// What both sides could do, White first.
    pub(crate) fn mobility(&self) -> [Mobility; 2] {
        let occupied = self.occupied();
        let free = !surrounded(occupied);
        let tall = !(self.low[0] | self.low[1] | self.low[2]);
        [0, 1].map(|side| {
            let own = self.owned[side] & free;
            let other = self.owned[1 - side];
            let mut mobility = Mobility::default();
            for (distance, starts) in STARTS.iter().enumerate().skip(1) {
                let stacks = own & self.low[distance - 1];
                if stacks == 0 {
                    continue;
                }
                for (starts, step) in starts.iter().zip(SHIFTS) {
                    let by = step * distance as i32;
                    let hit = shift(stacks & starts, by) & occupied;
                    mobility.moves += hit.count_ones();
                    mobility.captures += (hit & other).count_ones();
                    mobility.movable |= shift(hit, -by);
                    mobility.hit |= hit;
                }
            }
            for bit in bits(own & tall) {
                let height = usize::from(self.heights[bit]);
                if height <= LONGEST_MOVE {
                    let hit = TARGETS[height][bit] & occupied;
                    mobility.moves += hit.count_ones();
                    mobility.captures += (hit & other).count_ones();
                    mobility.movable |= u64::from(hit != 0) << bit;
                    mobility.hit |= hit;
                }
            }
            mobility
        })
    }
}

fn shift(cells: u64, by: i32) -> u64 {
    if by > 0 { cells << by } else { cells >> -by }
}
