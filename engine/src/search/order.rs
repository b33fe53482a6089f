//! Which moves to try first.

use crate::board::geometry::BITS;
use crate::board::{Board, MOST_MOVES, Move, MoveList};

/// How much a move's past may count.
const MOST: i32 = 16_384;

/// How many moves can be told apart by their bits.
const MOVES: usize = 1 << 12;

/// Which moves did well elsewhere in the tree.
pub(crate) struct History {
    /// By side and the move's bits.
    moves: [Vec<i32>; 2],
    /// The last move that refuted another, by the side that was refuted and that move.
    answers: [Vec<Move>; 2],
    /// Two moves for each ply from the root that refuted what came before them.
    killers: Vec<[Move; 2]>,
}

impl History {
    pub(crate) fn new(plies: usize) -> History {
        History {
            moves: [0, 1].map(|_| vec![0; MOVES]),
            answers: [0, 1].map(|_| vec![Move::NONE; MOVES]),
            killers: vec![[Move::NONE; 2]; plies],
        }
    }

    pub(crate) fn worth(&self, side: usize, played: Move) -> i32 {
        self.moves[side][usize::from(played.to_bits())]
    }

    /// Remembers that of the moves tried the last one refuted the position.
    pub(crate) fn refuted(
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
        self.answers[1 - side][usize::from(previous.to_bits())] = best;
        let by = (16 * depth * depth).min(1_200);
        self.change(side, best, by);
        for &other in others {
            self.change(side, other, -by);
        }
    }

    fn change(&mut self, side: usize, played: Move, by: i32) {
        let worth = &mut self.moves[side][usize::from(played.to_bits())];
        *worth += by - *worth * by.abs() / MOST;
    }
}

/// Gives moves one by one, those that are likely best first.
pub(crate) struct Picker {
    moves: MoveList,
    worth: [i32; MOST_MOVES],
    next: usize,
}

impl Picker {
    pub(crate) fn new(
        board: &Board,
        history: &History,
        ply: usize,
        previous: Move,
        first: Move,
    ) -> Picker {
        let moves = board.moves();
        let mut worth = [0; MOST_MOVES];
        let side = board.side();
        let killers = history.killers[ply];
        let answer = history.answers[1 - side][usize::from(previous.to_bits())];
        for (worth, &played) in worth.iter_mut().zip(moves.iter()) {
            *worth = if played == first {
                i32::MAX
            } else {
                let remembered = if played == killers[0] {
                    9_000
                } else if played == killers[1] || played == answer {
                    6_000
                } else {
                    0
                };
                remembered + history.worth(side, played) + at_sight(board, played)
            };
        }
        Picker { moves, worth, next: 0 }
    }

    pub(crate) fn len(&self) -> usize {
        self.moves.len()
    }

    /// The moves that were given until now.
    pub(crate) fn tried(&self) -> &[Move] {
        &self.moves[..self.next]
    }
}

impl Iterator for Picker {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let best = (self.next..self.moves.len()).max_by_key(|&i| (self.worth[i], -(i as i32)))?;
        self.moves.swap(self.next, best);
        self.worth.swap(self.next, best);
        self.next += 1;
        Some(self.moves[self.next - 1])
    }
}

/// What a move looks like by itself: taking from the other side is good, the higher and the
/// redder the better; covering one's own is not.
fn at_sight(board: &Board, played: Move) -> i32 {
    debug_assert!(played.to() < BITS);
    let to = 1_u64 << played.to();
    let from = 1_u64 << played.from();
    let height = i32::from(board.height(played.to()));
    let mut worth = if board.owned(1 - board.side()) & to != 0 {
        2_000 + 1_200 * height
    } else if board.owned(board.side()) & to != 0 {
        -1_500 - 300 * height
    } else {
        1_500
    };
    if board.red() & to != 0 && board.red() & from == 0 {
        worth += 1_500;
    }
    worth
}
