//! Looking ahead in the movement phase: iterative deepening, principal variation search, a
//! transposition table that threads share.

mod alpha_beta;
mod order;
mod root;
mod table;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::board::{Board, Move};
use crate::eval::{MOVEMENT, Net};
use crate::stop::Stop;
use order::{History, Picker};

pub(crate) use root::{Request, search};
pub(crate) use table::Table;

/// No line is longer: 48 moves, and a pass before each.
const LONGEST_LINE: usize = 98;

/// More than any value.
const INFINITE: i32 = 20_000;

/// How many nodes go by between two looks at the time.
const NODES_BETWEEN_LOOKS: u64 = 1 << 10;

/// What ends a search before its time.
#[derive(Clone, Copy)]
struct Brakes<'a> {
    stop: &'a Stop,
    /// Raised by the first thread when it is done.
    done: &'a AtomicBool,
    until: Option<Instant>,
    most_nodes: u64,
}

/// One thread's search.
struct Search<'a> {
    table: &'a Table,
    net: &'static Net,
    history: History,
    brakes: Brakes<'a>,
    nodes: u64,
    stopped: bool,
    /// How often a value was judged, or came from one that was, rather than played out to the end.
    judged: u64,
    /// The best line from each ply from the root on; a pass is `Move::NONE`.
    lines: Vec<Vec<Move>>,
}

impl<'a> Search<'a> {
    fn new(table: &'a Table, brakes: Brakes<'a>) -> Search<'a> {
        Search {
            table,
            net: &MOVEMENT,
            history: History::new(LONGEST_LINE + 2),
            brakes,
            nodes: 0,
            stopped: false,
            judged: 0,
            lines: vec![Vec::new(); LONGEST_LINE + 2],
        }
    }

    /// Counts a node, and says whether the search has to end.
    fn must_stop(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes > self.brakes.most_nodes {
            self.stopped = true;
        } else if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) {
            self.stopped |= self.brakes.stop.is_raised()
                || self.brakes.done.load(Ordering::Relaxed)
                || self.brakes.until.is_some_and(|until| Instant::now() >= until);
        }
        self.stopped
    }

    /// The moves of the root, those that are likely best first.
    fn order(&self, board: &Board, first: Option<Move>) -> Picker {
        Picker::new(board, &self.history, 0, Move::NONE, first.unwrap_or(Move::NONE))
    }

    /// Makes the line from a ply on: a move, and what was found to follow it.
    fn begin_line(&mut self, ply: usize, first: Move) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(first);
        before[ply].extend_from_slice(&after[0]);
    }
}

#[cfg(test)]
mod tests;
