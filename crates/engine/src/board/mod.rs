//! The engine's board representation: bitboards, an array of heights and an incrementally updated
//! Zobrist key.
//!
//! Why not search on a [`Position`]? It moves stacks as fast, but a search reads more than it moves: the
//! key in each node for the table, and each stack for the networks. A `Position` computes
//! its key from all stacks each time, and a height is spread over six words. Measured on random games, three plies deep, in a release build, in millions
//! of nodes a second (best of 12 in turn, on a busy machine, so compare only within a row):
//!
//! | In each node | `Board` | `Position` |
//! |---|---|---|
//! | moves only | 30.5 | 29.8 |
//! | and the key | 26.2 | 6.2 |
//! | and every stack | 11.1 | 2.3 |
//!
//! In return, a `Position` is a third smaller, compares and hashes as what it is, and knows why a ply is
//! illegal. `tests` checks that both play by the same rules.

pub(crate) mod geometry;
mod mobility;
mod moves;

use dvonn_rules::{Color, Position};

pub(crate) use mobility::{Mobility, StackMobility};
pub(crate) use moves::{MAX_MOVES, Move, MoveList};

use geometry::{
    ALL, BITS, LONGEST_MOVE, TARGETS, bit_of, bits, connected, may_connect, surrounded,
};

/// A position. In the placement phase every stack has height 1.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    /// The stacks that White and Black own.
    owned: [u64; 2],
    /// The stacks that contain red, including lone reds.
    red: u64,
    /// The stacks of height 1, 2 and 3, of any owner.
    low_stacks: [u64; 3],
    /// The height of each stack. Undefined on empty cells.
    heights: [u8; BITS],
    /// The side to move: 0 for White, 1 for Black.
    side: u8,
    key: u64,
}

/// A stack as one number: its height, plus [`RED_FLAG`] if it contains red, plus [`BLACK_FLAG`] if
/// Black owns it. A lone red is 65; no owned stack with red has height 1.
pub(crate) type StackCode = u8;

pub(crate) const RED_FLAG: StackCode = 64;
pub(crate) const BLACK_FLAG: StackCode = 128;

/// The Zobrist key of Black to move.
const SIDE_KEY: u64 = 0x9e37_79b9_7f4a_7c15;

impl Board {
    /// The board before the first placement.
    pub(crate) const EMPTY: Board =
        Board { owned: [0; 2], red: 0, low_stacks: [0; 3], heights: [0; BITS], side: 0, key: 0 };

    pub(crate) fn new(position: &Position) -> Board {
        let mut board =
            Board { side: u8::from(position.side_to_move() == Color::Black), ..Board::EMPTY };
        if board.side == 1 {
            board.key ^= SIDE_KEY;
        }
        for (cell, stack) in position.stacks() {
            let owner = stack.owner().map(|owner| usize::from(owner == Color::Black));
            board.put(bit_of(cell), owner, stack.height(), stack.has_red());
        }
        board
    }

    /// Builds a board from the stack on each bit (0 for none) and the side to move (0 or 1).
    pub(crate) fn from_stack_codes(
        stacks: impl Iterator<Item = (usize, StackCode)>,
        side: u8,
    ) -> Board {
        let mut board = Board { side: side & 1, ..Board::EMPTY };
        if board.side == 1 {
            board.key ^= SIDE_KEY;
        }
        for (bit, code) in stacks {
            let height = code & (RED_FLAG - 1);
            if height > 0 {
                let owner = (code != RED_FLAG | 1).then_some(usize::from(code & BLACK_FLAG != 0));
                board.put(bit, owner, height, code & RED_FLAG != 0);
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

    /// Returns the side to move: 0 for White, 1 for Black.
    pub(crate) fn side(&self) -> usize {
        usize::from(self.side)
    }

    pub(crate) fn owned(&self, side: usize) -> u64 {
        self.owned[side]
    }

    pub(crate) fn height(&self, bit: usize) -> u8 {
        self.heights[bit]
    }

    /// Returns the Zobrist key: a hash of the stacks and the side to move.
    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    /// Returns the total height of a side's stacks.
    pub(crate) fn score(&self, side: usize) -> i32 {
        bits(self.owned[side]).map(|bit| i32::from(self.heights[bit])).sum()
    }

    /// Returns the score of the side to move minus the score of the other side.
    pub(crate) fn margin(&self) -> i32 {
        self.score(self.side()) - self.score(1 - self.side())
    }

    /// Returns the stacks of a side that are not surrounded.
    fn unblocked(&self, side: usize) -> u64 {
        self.owned[side] & !surrounded(self.occupied())
    }

    /// Returns all legal moves. Empty if the side to move must pass or the game is over.
    pub(crate) fn moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        let occupied = self.occupied();
        for from in bits(self.unblocked(self.side())) {
            let height = usize::from(self.heights[from]);
            if height <= LONGEST_MOVE {
                for to in bits(TARGETS[height][from] & occupied) {
                    moves.push(Move::new(from, to));
                }
            }
        }
        moves
    }

    /// Returns the position after a legal move, and the cells that changed.
    pub(crate) fn after_move(&self, mv: Move) -> (Board, u64) {
        let mut board = *self;
        let (from, to) = (mv.from(), mv.to());
        let red = (self.red >> from | self.red >> to) & 1 != 0;
        let height = self.heights[from] + self.heights[to];
        board.remove(from);
        board.remove(to);
        board.put(to, Some(self.side()), height, red);
        board.flip_side();
        let mut changed = 1 << from | 1 << to;
        // Only moving red, or leaving a cell that connected others, can isolate stacks.
        if self.red >> from & 1 != 0 || may_connect(self.occupied(), from) {
            let lost = board.occupied() & !connected(board.red, board.occupied());
            for bit in bits(lost) {
                board.remove(bit);
            }
            changed |= lost;
        }
        (board, changed)
    }

    /// Returns the empty cells.
    pub(crate) fn empty(&self) -> u64 {
        ALL & !self.occupied()
    }

    /// Returns true if the next piece to place is red.
    pub(crate) fn next_is_red(&self) -> bool {
        self.occupied().count_ones() < 3
    }

    /// Returns the position after placing the next piece on an empty cell.
    pub(crate) fn after_placement(&self, bit: usize) -> Board {
        let mut board = *self;
        if self.next_is_red() {
            board.put(bit, None, 1, true);
        } else {
            board.put(bit, Some(self.side()), 1, false);
        }
        // White places the last piece and also makes the first move.
        if board.empty() != 0 {
            board.flip_side();
        }
        board
    }

    /// Returns the full board after both sides took these cells, with White to move.
    pub(crate) fn filled(&self, taken: [u64; 2]) -> Board {
        let mut board = *self;
        for (side, cells) in taken.into_iter().enumerate() {
            for bit in bits(cells) {
                board.put(bit, Some(side), 1, false);
            }
        }
        if board.side == 1 {
            board.flip_side();
        }
        board
    }

    /// Returns the same position with the other side to move.
    pub(crate) fn after_pass(&self) -> Board {
        let mut board = *self;
        board.flip_side();
        board
    }

    fn flip_side(&mut self) {
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
        if let Some(stacks) = self.low_stacks.get_mut(usize::from(height) - 1) {
            *stacks |= set;
        }
        self.heights[bit] = height;
        self.key ^= key_of(bit, self.stack_code(bit));
    }

    fn remove(&mut self, bit: usize) {
        self.key ^= key_of(bit, self.stack_code(bit));
        let set: u64 = 1 << bit;
        self.owned[0] &= !set;
        self.owned[1] &= !set;
        self.red &= !set;
        for stacks in &mut self.low_stacks {
            *stacks &= !set;
        }
    }

    /// Returns the code of the stack on an occupied cell.
    pub(crate) fn stack_code(&self, bit: usize) -> StackCode {
        let red = (self.red >> bit & 1) as u8 * RED_FLAG;
        let black = (self.owned[1] >> bit & 1) as u8 * BLACK_FLAG;
        self.heights[bit] | red | black
    }
}

/// Returns the Zobrist key of one stack on one cell.
fn key_of(bit: usize, code: StackCode) -> u64 {
    // Mixed by the finaliser of SplitMix64 (Steele, Lea and Flood 2014) instead of a random table.
    let mut key = (bit as u64 + 1) << 8 | u64::from(code);
    key = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    key = (key ^ key >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    key = (key ^ key >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    key ^ key >> 31
}

#[cfg(test)]
mod tests;
