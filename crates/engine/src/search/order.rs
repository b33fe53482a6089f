//! Move ordering: history, killer moves and counter moves.

use crate::board::geometry::BITS;
use crate::board::{Board, MAX_MOVES, Move, MoveList};

/// The maximum absolute history score.
const MAX_HISTORY: i32 = 16_384;

/// The score of the move from the transposition table, above all others.
const TABLE_MOVE_SCORE: i32 = 1 << 20;

/// The number of distinct values of [`Move::to_bits`].
const MOVE_CODES: usize = 1 << 12;

/// Moves that did well elsewhere in the search tree.
pub(crate) struct History {
    /// The history score by side and move.
    moves: [Vec<i32>; 2],
    /// The last move that refuted another, by the side and move that were refuted.
    counter_moves: [Vec<Move>; 2],
    /// The two latest killer moves for each ply from the root.
    killers: Vec<[Move; 2]>,
}

impl History {
    pub(crate) fn new(plies: usize) -> History {
        History {
            moves: [0, 1].map(|_| vec![0; MOVE_CODES]),
            counter_moves: [0, 1].map(|_| vec![Move::NONE; MOVE_CODES]),
            killers: vec![[Move::NONE; 2]; plies],
        }
    }

    pub(crate) fn score(&self, side: usize, mv: Move) -> i32 {
        self.moves[side][usize::from(mv.to_bits())]
    }

    /// Records a beta cutoff by the last of the `tried` moves.
    pub(crate) fn update_on_cutoff(
        &mut self,
        side: usize,
        ply: usize,
        previous: Move,
        depth: i32,
        tried: &[Move],
    ) {
        let Some((&best, others)) = tried.split_last() else { return };
        if self.killers[ply][0] != best {
            self.killers[ply] = [best, self.killers[ply][0]];
        }
        self.counter_moves[1 - side][usize::from(previous.to_bits())] = best;
        let bonus = (16 * depth * depth).min(1_200);
        self.add(side, best, bonus);
        for &other in others {
            self.add(side, other, -bonus);
        }
    }

    fn add(&mut self, side: usize, mv: Move, bonus: i32) {
        let score = &mut self.moves[side][usize::from(mv.to_bits())];
        *score += bonus - *score * bonus.abs() / MAX_HISTORY;
    }
}

/// Yields moves one at a time, most promising first.
pub(crate) struct MovePicker {
    moves: MoveList,
    /// The score of each move and, in the lowest byte, its place in reverse, so that no two are equal.
    ranks: [i32; MAX_MOVES],
    next: usize,
}

impl MovePicker {
    pub(crate) fn new(
        board: &Board,
        history: &History,
        ply: usize,
        previous: Move,
        tt_move: Move,
    ) -> MovePicker {
        let moves = board.moves();
        let mut ranks = [0; MAX_MOVES];
        let side = board.side();
        let killers = history.killers[ply];
        let counter_move = history.counter_moves[1 - side][usize::from(previous.to_bits())];
        for (place, (rank, &mv)) in ranks.iter_mut().zip(moves.iter()).enumerate() {
            let score = if mv == tt_move {
                TABLE_MOVE_SCORE
            } else {
                let bonus = if mv == killers[0] {
                    9_000
                } else if mv == killers[1] || mv == counter_move {
                    6_000
                } else {
                    0
                };
                bonus + history.score(side, mv) + static_score(board, mv)
            };
            *rank = score << 8 | (MAX_MOVES - place) as i32;
        }
        MovePicker { moves, ranks, next: 0 }
    }

    pub(crate) fn len(&self) -> usize {
        self.moves.len()
    }

    /// Returns the moves yielded so far.
    pub(crate) fn tried(&self) -> &[Move] {
        &self.moves[..self.next]
    }
}

impl Iterator for MovePicker {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let left = &self.ranks[self.next..self.moves.len()];
        let highest = left.iter().copied().max()?;
        let best = self.next + left.iter().position(|&rank| rank == highest)?;
        self.moves.swap(self.next, best);
        self.ranks.swap(self.next, best);
        self.next += 1;
        Some(self.moves[self.next - 1])
    }
}

/// Scores a move by its target alone: high for capturing tall stacks and red pieces, low for
/// covering one's own stack.
fn static_score(board: &Board, mv: Move) -> i32 {
    debug_assert!(mv.to() < BITS);
    let to = 1_u64 << mv.to();
    let from = 1_u64 << mv.from();
    let height = i32::from(board.height(mv.to()));
    let mut score = if board.owned(1 - board.side()) & to != 0 {
        2_000 + 1_200 * height
    } else if board.owned(board.side()) & to != 0 {
        -1_500 - 300 * height
    } else {
        1_500
    };
    if board.red() & to != 0 && board.red() & from == 0 {
        score += 1_500;
    }
    score
}
