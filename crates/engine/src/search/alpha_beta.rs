//! The alpha-beta search of nodes below the root.

use std::sync::LazyLock;

use super::order::MovePicker;
use super::table::{Bound, Entry, SOLVED};
use super::{INFINITY, Search};
use crate::board::{Board, Move};
use crate::eval::{Accumulator, WIN, final_value};

/// Reverse futility pruning: up to this depth, a node fails high without a search if its static
/// evaluation exceeds beta by this margin per ply of depth.
const REVERSE_FUTILITY_MARGIN: i32 = 70;
const REVERSE_FUTILITY_DEPTH: i32 = 7;

/// Futility pruning: up to this depth, a move is skipped if the static evaluation is below alpha by
/// this margin per ply of depth, plus a margin for each piece it captures.
const FUTILITY_MARGIN: i32 = 110;
const FUTILITY_MARGIN_PER_PIECE: i32 = 80;
const FUTILITY_DEPTH: i32 = 4;

/// Late move reductions in plies, by depth and move number.
static REDUCTIONS: LazyLock<[[i32; 64]; 64]> = LazyLock::new(|| {
    let mut table = [[0; 64]; 64];
    for (depth, row) in table.iter_mut().enumerate().skip(1) {
        for (move_number, reduction) in row.iter_mut().enumerate().skip(1) {
            *reduction = (0.4 + (depth as f64).ln() * (move_number as f64).ln() / 1.8) as i32;
        }
    }
    table
});

/// A position to search.
#[derive(Clone, Copy)]
pub(super) struct Node<'a> {
    pub(super) board: &'a Board,
    pub(super) accumulator: &'a Accumulator,
    /// The remaining depth in plies.
    pub(super) depth: i32,
    /// The distance from the root in plies.
    pub(super) ply: usize,
    /// The move that led here.
    pub(super) previous: Move,
}

impl Search<'_> {
    /// Returns the value for the side to move: exact between `alpha` and `beta`, otherwise a bound.
    /// Meaningless once `stopped` is set.
    pub(super) fn search_node(&mut self, node: Node<'_>, alpha: i32, beta: i32) -> i32 {
        let Node { board, accumulator, depth, ply, .. } = node;
        self.pv[ply].clear();
        if self.enter_node() {
            return 0;
        }
        let pv_node = beta - alpha > 1;
        let stored = if depth > 0 { self.table.get(board.key()) } else { None };
        if let Some(entry) = stored
            && entry.is_usable(depth, alpha, beta)
        {
            if entry.depth < SOLVED {
                self.estimates += 1;
            }
            if pv_node && entry.best != Move::NONE {
                self.pv[ply].push(entry.best);
            }
            return entry.value;
        }

        let side = board.side();
        if !board.can_move(side) {
            if !board.can_move(1 - side) {
                return final_value(board.margin());
            }
            let next =
                Node { board: &board.after_pass(), ply: ply + 1, previous: Move::NONE, ..node };
            let value = -self.search_node(next, -beta, -alpha);
            self.update_pv(ply, Move::NONE);
            return value;
        }
        let static_eval = match stored {
            Some(entry) => entry.static_eval,
            None => accumulator.value(self.net, board),
        };
        let estimate = static_eval + self.corrections.of(board);
        self.estimates_by_ply[ply] = estimate;
        // A side whose position gets better can expect more than it has.
        let improving = ply >= 2 && estimate > self.estimates_by_ply[ply - 2];
        let margin = REVERSE_FUTILITY_MARGIN * (depth - i32::from(improving));
        let fails_high =
            !pv_node && depth <= REVERSE_FUTILITY_DEPTH && beta < WIN && estimate - margin >= beta;
        if depth <= 0 || fails_high {
            self.estimates += 1;
            return estimate;
        }
        let tt_move = stored.map_or(Move::NONE, |entry| entry.best);
        // Internal iterative reduction: the shallower search stores a table move for the next one.
        let depth = if tt_move == Move::NONE && depth >= 4 { depth - 1 } else { depth };
        self.search_moves(Node { depth, ..node }, tt_move, [static_eval, estimate], alpha, beta)
    }

    /// Searches the moves of a node, the table move first, and returns its value. Its static evaluation
    /// is given as the network says, and corrected.
    fn search_moves(
        &mut self,
        node: Node<'_>,
        tt_move: Move,
        [static_eval, estimate]: [i32; 2],
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        let Node { board, accumulator, depth, ply, previous } = node;
        let side = board.side();
        let pv_node = beta - alpha > 1;
        let estimates_before = self.estimates;
        let original_alpha = alpha;
        let mut best = -INFINITY;
        let mut best_move = Move::NONE;
        let mut picker = MovePicker::new(board, &self.history, ply, previous, tt_move);
        // A forced move does not reduce the remaining depth.
        let new_depth = if picker.len() == 1 { depth } else { depth - 1 };
        while let Some(mv) = picker.next() {
            let move_number = picker.tried().len();
            if picker.len() > 1 && self.oversight.overlooks(board, mv, ply) {
                self.estimates += 1;
                continue;
            }
            // Margins do not apply to the value of a won or lost game.
            let needed_gain = if alpha.abs() < WIN { alpha - estimate } else { 0 };
            if !pv_node && best > -WIN && can_prune(board, mv, depth, move_number, needed_gain) {
                self.estimates += 1;
                continue;
            }
            let estimates_before_move = self.estimates;
            let (after, changed) = board.after_move(mv);
            self.table.prefetch(after.key());
            let accumulator = accumulator.after(self.net, board, &after, changed);
            let next = Node {
                board: &after,
                accumulator: &accumulator,
                depth: new_depth,
                ply: ply + 1,
                previous: mv,
            };
            let mut value = -INFINITY;
            if move_number > 1 {
                let reduction =
                    self.reduction(side, mv, depth, move_number, pv_node).clamp(0, new_depth);
                let reduced = Node { depth: new_depth - reduction, ..next };
                value = -self.search_node(reduced, -alpha - 1, -alpha);
                if value > alpha && reduction > 0 {
                    value = -self.search_node(next, -alpha - 1, -alpha);
                }
            }
            if move_number == 1 || pv_node && value > alpha {
                value = -self.search_node(next, -beta, -alpha);
            }
            if self.stopped {
                return 0;
            }
            best = best.max(value);
            if value > alpha {
                best_move = mv;
                alpha = value;
                if pv_node {
                    self.update_pv(ply, mv);
                }
            }
            if alpha >= beta {
                if best.abs() < WIN && best > static_eval {
                    self.corrections.learn(board, depth, best - static_eval);
                }
                self.history.update_on_cutoff(side, ply, previous, depth, picker.tried());
                let depth = if self.estimates == estimates_before_move { SOLVED } else { depth };
                let bound = Bound::Lower;
                let entry = Entry { best: best_move, value: best, bound, depth, static_eval };
                self.table.put(board.key(), entry);
                return best;
            }
        }
        if best == -INFINITY {
            // All moves were overlooked.
            return estimate;
        }
        if best.abs() < WIN && (best > original_alpha || best < static_eval) {
            self.corrections.learn(board, depth, best - static_eval);
        }
        let depth = if self.estimates == estimates_before { SOLVED } else { depth };
        let bound = if best > original_alpha { Bound::Exact } else { Bound::Upper };
        let entry = Entry { best: best_move, value: best, bound, depth, static_eval };
        self.table.put(board.key(), entry);
        best
    }

    /// Returns the late move reduction in plies.
    fn reduction(
        &self,
        side: usize,
        mv: Move,
        depth: i32,
        move_number: usize,
        pv_node: bool,
    ) -> i32 {
        if move_number < 3 || depth < 2 {
            return 0;
        }
        let history = self.history.score(side, mv) / 6_000;
        REDUCTIONS[depth.min(63) as usize][move_number.min(63)] - i32::from(pv_node) - history
    }
}

/// Returns true if late move pruning or futility pruning can skip a move. `needed_gain` is how far
/// the static evaluation is below alpha.
fn can_prune(board: &Board, mv: Move, depth: i32, move_number: usize, needed_gain: i32) -> bool {
    let captures = board.owned(1 - board.side()) >> mv.to() & 1 != 0;
    let late = depth <= 3 && !captures && move_number as i32 > 4 + 3 * depth * depth;
    let captured_pieces = if captures { i32::from(board.height(mv.to())) } else { 0 };
    let margin = FUTILITY_MARGIN * depth + FUTILITY_MARGIN_PER_PIECE * captured_pieces;
    let futile = depth <= FUTILITY_DEPTH && move_number > 1 && needed_gain >= margin;
    late || futile
}
