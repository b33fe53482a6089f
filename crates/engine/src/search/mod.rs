//! The search in the movement phase: iterative deepening, principal variation search, and a
//! transposition table shared by all threads.

mod alpha_beta;
mod corrections;
mod order;
mod root;
mod table;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::board::{Board, Move};
use crate::eval::{MOVEMENT, MovementNet};
use crate::oversight::Oversight;
use crate::stop::Stop;
use corrections::Corrections;
use order::{History, MovePicker};

pub(crate) use root::{Request, search};
pub(crate) use table::{Bound, Entry, Table};

/// The maximum length of a line in plies: 48 moves with a pass before each, rounded up.
const MAX_PLY: usize = 98;

/// A bound above every value.
const INFINITY: i32 = 20_000;

/// The number of nodes between two checks of the clock and the stop flags.
const NODES_BETWEEN_CHECKS: u64 = 1 << 8;

/// The conditions that stop a search early.
#[derive(Clone, Copy)]
struct StopConditions<'a> {
    stop: &'a Stop,
    /// Set when the main thread has finished.
    finished: &'a AtomicBool,
    deadline: Option<Instant>,
    max_nodes: u64,
}

/// The search state of one thread.
struct Search<'a> {
    table: &'a Table,
    net: &'static MovementNet,
    history: History,
    conditions: StopConditions<'a>,
    oversight: Oversight,
    corrections: Corrections,
    /// The corrected static evaluation of each position on the way to the present one.
    estimates_by_ply: [i32; MAX_PLY + 2],
    nodes: u64,
    stopped: bool,
    /// The number of estimates used so far: static evaluations, and stored values based on them.
    /// A subtree that adds none is solved.
    estimates: u64,
    /// The principal variation from each ply on. `Move::NONE` stands for a pass.
    pv: Vec<Vec<Move>>,
}

impl<'a> Search<'a> {
    fn new(table: &'a Table, conditions: StopConditions<'a>, oversight: Oversight) -> Search<'a> {
        Search {
            table,
            net: &MOVEMENT,
            history: History::new(MAX_PLY + 2),
            conditions,
            oversight,
            corrections: Corrections::new(),
            estimates_by_ply: [0; MAX_PLY + 2],
            nodes: 0,
            stopped: false,
            estimates: 0,
            pv: vec![Vec::new(); MAX_PLY + 2],
        }
    }

    /// Counts a node. Returns true if the search must stop.
    fn enter_node(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes > self.conditions.max_nodes {
            self.stopped = true;
        } else if self.nodes.is_multiple_of(NODES_BETWEEN_CHECKS) {
            self.stopped |= self.conditions.stop.is_raised()
                || self.conditions.finished.load(Ordering::Relaxed)
                || self.conditions.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        }
        self.stopped
    }

    /// Returns the moves at the root, most promising first.
    fn root_moves(&self, board: &Board, tt_move: Option<Move>) -> MovePicker {
        MovePicker::new(board, &self.history, 0, Move::NONE, tt_move.unwrap_or(Move::NONE))
    }

    /// Sets the principal variation of a ply: a move, then the variation of the next ply.
    fn update_pv(&mut self, ply: usize, mv: Move) {
        let (before, after) = self.pv.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(mv);
        before[ply].extend_from_slice(&after[0]);
    }
}

#[cfg(test)]
mod tests;
