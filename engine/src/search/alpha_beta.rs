//! The search of one node below the root.

use std::sync::LazyLock;

use super::order::Picker;
use super::table::{Bound, Entry, SOLVED};
use super::{INFINITE, Search};
use crate::board::{Board, Move};
use crate::eval::{Hidden, WON, ended};

/// So much a ply a position can be above what the other side will allow, so near to the end of the
/// search, without a look at what is played there.
const FUTILE: i32 = 70;
const FUTILE_DEPTH: i32 = 7;

/// So much a ply, so near to the end, a move may better a position; so much more for each piece that
/// it captures.
const HOPE: i32 = 110;
const HOPE_FOR_A_PIECE: i32 = 80;
const HOPE_DEPTH: i32 = 4;

/// How many plies to look ahead less for a move that comes late, by depth and place.
static REDUCTIONS: LazyLock<[[i32; 64]; 64]> = LazyLock::new(|| {
    let mut table = [[0; 64]; 64];
    for (depth, row) in table.iter_mut().enumerate().skip(1) {
        for (place, reduction) in row.iter_mut().enumerate().skip(1) {
            *reduction = (0.4 + (depth as f64).ln() * (place as f64).ln() / 1.8) as i32;
        }
    }
    table
});

/// A position to be searched.
#[derive(Clone, Copy)]
pub(super) struct Node<'a> {
    pub(super) board: &'a Board,
    pub(super) hidden: &'a Hidden,
    /// Plies to look ahead.
    pub(super) depth: i32,
    /// Plies from the root.
    pub(super) ply: usize,
    /// The move that led here.
    pub(super) previous: Move,
}

impl Search<'_> {
    /// The value of a position to the side to move: exact if within `alpha` and `beta`, otherwise a
    /// bound on that side. Of no meaning once `stopped`.
    pub(super) fn value(&mut self, node: Node<'_>, alpha: i32, beta: i32) -> i32 {
        let Node { board, hidden, depth, ply, .. } = node;
        self.lines[ply].clear();
        if self.must_stop() {
            return 0;
        }
        let wide = beta - alpha > 1;
        let stored = if depth > 0 { self.table.get(board.key()) } else { None };
        if let Some(entry) = stored
            && entry.answers(depth, alpha, beta)
        {
            if entry.depth < SOLVED {
                self.judged += 1;
            }
            if wide && entry.best != Move::NONE {
                self.lines[ply].push(entry.best);
            }
            return entry.value;
        }

        let mobility = board.mobility();
        let side = board.side();
        if mobility[side].moves == 0 {
            if mobility[1 - side].moves == 0 {
                return ended(board.margin());
            }
            let next = Node { board: &board.passed(), ply: ply + 1, previous: Move::NONE, ..node };
            let value = -self.value(next, -beta, -alpha);
            self.begin_line(ply, Move::NONE);
            return value;
        }
        let look = match stored {
            Some(entry) => entry.judged,
            None => hidden.value(self.net, board, &mobility),
        };
        let futile = !wide && depth <= FUTILE_DEPTH && beta < WON && look - FUTILE * depth >= beta;
        if depth <= 0 || futile {
            self.judged += 1;
            return look;
        }
        let first = stored.map_or(Move::NONE, |entry| entry.best);
        // Without a good guess what to try first a search less deep will give one for the next time.
        let depth = if first == Move::NONE && depth >= 4 { depth - 1 } else { depth };
        self.try_moves(Node { depth, ..node }, first, look, alpha, beta)
    }

    /// The value of a position as its moves make it, one of them tried first.
    fn try_moves(
        &mut self,
        node: Node<'_>,
        first: Move,
        look: i32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        let Node { board, hidden, depth, ply, previous } = node;
        let side = board.side();
        let wide = beta - alpha > 1;
        let judged_before = self.judged;
        let lowest = alpha;
        let mut best = -INFINITE;
        let mut best_move = Move::NONE;
        let mut picker = Picker::new(board, &self.history, ply, previous, first);
        let deeper = if picker.len() == 1 { depth } else { depth - 1 };
        while let Some(played) = picker.next() {
            let place = picker.tried().len();
            // What it takes to win is another question.
            let short = if alpha.abs() < WON { alpha - look } else { 0 };
            if !wide && best > -WON && is_hopeless(board, played, depth, place, short) {
                self.judged += 1;
                continue;
            }
            let judged_before_this = self.judged;
            let (after, changed) = board.after(played);
            let hidden = hidden.after(self.net, board, &after, changed);
            let next = Node {
                board: &after,
                hidden: &hidden,
                depth: deeper,
                ply: ply + 1,
                previous: played,
            };
            let mut value = -INFINITE;
            if place > 1 {
                let less = self.reduction(side, played, depth, place, wide).clamp(0, deeper);
                value = -self.value(Node { depth: deeper - less, ..next }, -alpha - 1, -alpha);
                if value > alpha && less > 0 {
                    value = -self.value(next, -alpha - 1, -alpha);
                }
            }
            if place == 1 || wide && value > alpha {
                value = -self.value(next, -beta, -alpha);
            }
            if self.stopped {
                return 0;
            }
            best = best.max(value);
            if value > alpha {
                best_move = played;
                alpha = value;
                if wide {
                    self.begin_line(ply, played);
                }
            }
            if alpha >= beta {
                self.history.refuted(side, ply, previous, depth, picker.tried());
                let depth = if self.judged == judged_before_this { SOLVED } else { depth };
                let bound = Bound::Lower;
                let entry = Entry { best: best_move, value: best, bound, depth, judged: look };
                self.table.put(board.key(), entry);
                return best;
            }
        }
        let depth = if self.judged == judged_before { SOLVED } else { depth };
        let bound = if best > lowest { Bound::Exact } else { Bound::Upper };
        let entry = Entry { best: best_move, value: best, bound, depth, judged: look };
        self.table.put(board.key(), entry);
        best
    }

    /// How many plies to look ahead less for a move that comes so late.
    fn reduction(&self, side: usize, played: Move, depth: i32, place: usize, wide: bool) -> i32 {
        if place < 3 || depth < 2 {
            return 0;
        }
        let past = self.history.worth(side, played) / 6_000;
        REDUCTIONS[depth.min(63) as usize][place.min(63)] - i32::from(wide) - past
    }
}

/// Whether a move that comes so late, so near to the end of the search, in a position so far short of
/// what it would have to be worth, is not worth a look.
fn is_hopeless(board: &Board, played: Move, depth: i32, place: usize, short: i32) -> bool {
    let captures = board.owned(1 - board.side()) >> played.to() & 1 != 0;
    let late = depth <= 3 && !captures && place as i32 > 4 + 3 * depth * depth;
    let pieces = if captures { i32::from(board.height(played.to())) } else { 0 };
    let hope = HOPE * depth + HOPE_FOR_A_PIECE * pieces;
    let in_vain = depth <= HOPE_DEPTH && place > 1 && short >= hope;
    late || in_vain
}
