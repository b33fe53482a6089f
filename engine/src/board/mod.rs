//! A position in the form that searching it wants: sets as bits, heights in an array, a key that
//! is kept up with each ply.

pub(crate) mod geometry;
mod mobility;
mod moves;

use dvonn_rules::{Cell, Color, Position};

pub(crate) use mobility::Mobility;
pub(crate) use moves::{MOST_MOVES, Move, MoveList};

use geometry::{ALL, BITS, LONGEST_MOVE, TARGETS, bit_of, bits, connected, may_join, surrounded};

/// A position; while pieces are placed, all stacks are of height 1.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    /// The stacks that White and Black own.
    owned: [u64; 2],
    /// The stacks that contain red, lone reds among them.
    red: u64,
    /// The stacks of height 1, 2 and 3, whoever owns them.
    low: [u64; 3],
    /// The height of each stack; of no meaning where there is none.
    heights: [u8; BITS],
    /// The side to move: 0 for White, 1 for Black.
    side: u8,
    key: u64,
}

/// What stands on a cell, in one number: the height, 64 if it contains red, 128 if Black owns it;
/// a lone red is 65, since owned stacks with red are higher.
pub(crate) type Kind = u8;

pub(crate) const RED: Kind = 64;
pub(crate) const BLACK: Kind = 128;

/// The part of the key that the side to move makes.
const SIDE_KEY: u64 = 0x9e37_79b9_7f4a_7c15;

impl Board {
    /// The board before the first placement.
    pub(crate) const EMPTY: Board =
        Board { owned: [0; 2], red: 0, low: [0; 3], heights: [0; BITS], side: 0, key: 0 };

    pub(crate) fn new(position: &Position) -> Board {
        let mut board =
            Board { side: u8::from(position.side_to_move() == Color::Black), ..Board::EMPTY };
        if board.side == 1 {
            board.key ^= SIDE_KEY;
        }
        for cell in Cell::ALL {
            if let Some(stack) = position.stack(cell) {
                let owner = stack.owner().map(|owner| usize::from(owner == Color::Black));
                board.put(bit_of(cell), owner, stack.height(), stack.has_red());
            }
        }
        board
    }

    /// The board of what stands on each bit, 0 for nothing, and the side to move, 0 or 1.
    pub(crate) fn of_kinds(kinds: impl Iterator<Item = (usize, Kind)>, side: u8) -> Board {
        let mut board = Board { side: side & 1, ..Board::EMPTY };
        if board.side == 1 {
            board.key ^= SIDE_KEY;
        }
        for (bit, kind) in kinds {
            let height = kind & (RED - 1);
            if height > 0 {
                let owner = (kind != RED | 1).then_some(usize::from(kind & BLACK != 0));
                board.put(bit, owner, height, kind & RED != 0);
            }
        }
        board
    }

    pub(crate) fn occupied(&self) -> u64 {
        self.owned[0] | self.owned[1] | self.red
    }

    pub(crate) fn red(&self) -> u64 {
        self.red
    }

    /// 0 for White, 1 for Black.
    pub(crate) fn side(&self) -> usize {
        usize::from(self.side)
    }

    pub(crate) fn owned(&self, side: usize) -> u64 {
        self.owned[side]
    }

    pub(crate) fn height(&self, bit: usize) -> u8 {
        self.heights[bit]
    }

    /// A number for the position and the side to move; other positions have, as good as always,
    /// others.
    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    /// How many pieces the stacks of a side are high together.
    pub(crate) fn score(&self, side: usize) -> i32 {
        bits(self.owned[side]).map(|bit| i32::from(self.heights[bit])).sum()
    }

    /// By how many pieces the side to move is ahead.
    pub(crate) fn margin(&self) -> i32 {
        self.score(self.side()) - self.score(1 - self.side())
    }

    /// The stacks of a side that are not surrounded.
    fn free(&self, side: usize) -> u64 {
        self.owned[side] & !surrounded(self.occupied())
    }

    /// Every legal move of the side to move; none where it has to pass or the game is over.
    pub(crate) fn moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        let occupied = self.occupied();
        for from in bits(self.free(self.side())) {
            let height = usize::from(self.heights[from]);
            if height <= LONGEST_MOVE {
                for to in bits(TARGETS[height][from] & occupied) {
                    moves.push(Move::new(from, to));
                }
            }
        }
        moves
    }

    /// The position after a legal move, and the cells on which it differs.
    pub(crate) fn after(&self, played: Move) -> (Board, u64) {
        let mut board = *self;
        let (from, to) = (played.from(), played.to());
        let red = (self.red >> from | self.red >> to) & 1 != 0;
        let height = self.heights[from] + self.heights[to];
        board.take(from);
        board.take(to);
        board.put(to, Some(self.side()), height, red);
        board.flip();
        let mut changed = 1 << from | 1 << to;
        // Others hang together as before unless the stack that left joined them, or took a red away.
        if self.red >> from & 1 != 0 || may_join(self.occupied(), from) {
            let lost = board.occupied() & !connected(board.red, board.occupied());
            for bit in bits(lost) {
                board.take(bit);
            }
            changed |= lost;
        }
        (board, changed)
    }

    /// The cells that can still be placed on.
    pub(crate) fn empty(&self) -> u64 {
        ALL & !self.occupied()
    }

    /// The position of the placement phase after a piece was placed on an empty cell.
    pub(crate) fn placed(&self, bit: usize) -> Board {
        let mut board = *self;
        if self.occupied().count_ones() < 3 {
            board.put(bit, None, 1, true);
        } else {
            board.put(bit, Some(self.side()), 1, false);
        }
        // White places the last piece, and has the first move.
        if board.empty() != 0 {
            board.flip();
        }
        board
    }

    /// The same position with the other side to move.
    pub(crate) fn passed(&self) -> Board {
        let mut board = *self;
        board.flip();
        board
    }

    fn flip(&mut self) {
        self.side ^= 1;
        self.key ^= SIDE_KEY;
    }

    fn put(&mut self, bit: usize, owner: Option<usize>, height: u8, red: bool) {
        let set = 1 << bit;
        if let Some(owner) = owner {
            self.owned[owner] |= set;
        }
        if red {
            self.red |= set;
        }
        if let Some(low) = self.low.get_mut(usize::from(height) - 1) {
            *low |= set;
        }
        self.heights[bit] = height;
        self.key ^= key_of(bit, self.kind(bit));
    }

    fn take(&mut self, bit: usize) {
        self.key ^= key_of(bit, self.kind(bit));
        let set: u64 = 1 << bit;
        self.owned[0] &= !set;
        self.owned[1] &= !set;
        self.red &= !set;
        for low in &mut self.low {
            *low &= !set;
        }
    }

    /// What stands on an occupied cell.
    pub(crate) fn kind(&self, bit: usize) -> Kind {
        let red = (self.red >> bit & 1) as u8 * RED;
        let black = (self.owned[1] >> bit & 1) as u8 * BLACK;
        self.heights[bit] | red | black
    }
}

/// The part of the key that one stack makes.
fn key_of(bit: usize, kind: Kind) -> u64 {
    // The finaliser of SplitMix64 (Steele, Lea and Flood 2014).
    let mut key = (bit as u64 + 1) << 8 | u64::from(kind);
    key = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    key = (key ^ key >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    key = (key ^ key >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    key ^ key >> 31
}

#[cfg(test)]
mod tests;
