//! The search at the root: iterative deepening with aspiration windows.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::ScopedJoinHandle;
use std::time::Instant;

use super::alpha_beta::Node;
use super::table::{Bound, SOLVED};
use super::{INFINITY, MAX_PLY, Search, StopConditions, Table};
use crate::board::{Board, Move};
use crate::eval::{Accumulator, MOVEMENT, WIN};
use crate::limits::Limits;
use crate::oversight::Oversight;
use crate::stop::Stop;

/// The parameters of a search.
pub(crate) struct Request<'a> {
    pub(crate) limits: Limits,
    /// The number of best moves to find.
    pub(crate) lines: usize,
    pub(crate) threads: usize,
    pub(crate) oversight: Oversight,
    pub(crate) stop: &'a Stop,
}

impl Request<'_> {
    /// A search for the best move with one thread.
    pub(crate) fn nodes(nodes: u64, stop: &Stop) -> Request<'_> {
        let limits = Limits::nodes(nodes);
        Request { limits, lines: 1, threads: 1, oversight: Oversight::NOTHING, stop }
    }
}

/// A move at the root and its search result.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    /// The move and its principal variation. `Move::NONE` stands for a pass.
    pub(crate) line: Vec<Move>,
    /// The value for the side to move.
    pub(crate) value: i32,
    /// Whether the value is exact for the rest of the game.
    pub(crate) solved: bool,
}

impl RootMove {
    /// Returns the final margin in pieces if the winner is certain: positive if the side to move
    /// wins. Exact if the move is solved, otherwise a lower bound on the winner's margin.
    pub(crate) fn margin(&self) -> Option<i32> {
        (self.solved || self.value.abs() >= WIN).then(|| self.value - WIN * self.value.signum())
    }
}

/// The result of a search.
#[derive(Clone, Debug)]
pub(crate) struct SearchResult {
    /// The best moves, best first.
    pub(crate) best: Vec<RootMove>,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
}

/// Searches a position in which the side to move has a legal move.
pub(crate) fn search(table: &Table, board: &Board, request: &Request<'_>) -> SearchResult {
    let started = Instant::now();
    let finished = AtomicBool::new(false);
    let conditions = StopConditions {
        stop: request.stop,
        finished: &finished,
        deadline: request.limits.time.and_then(|time| started.checked_add(time)),
        max_nodes: request.limits.nodes.map_or(u64::MAX, |nodes| nodes / request.threads as u64),
    };
    table.increment_age();
    std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..request.threads)
            .map(|helper| {
                scope.spawn(move || {
                    let mut root = Root::new(table, conditions, request.oversight, board);
                    // Different starting depths stop the threads from repeating each other's work.
                    let _ = root.iterative_deepening(request, started, 1 + (helper as i32 & 1));
                    root.search.nodes
                })
            })
            .collect();
        let mut root = Root::new(table, conditions, request.oversight, board);
        let stop_helpers = SetOnDrop(&finished);
        let depth = root.iterative_deepening(request, started, 1);
        drop(stop_helpers);
        let nodes_of = |helper: ScopedJoinHandle<'_, u64>| {
            helper.join().unwrap_or_else(|panic| resume_unwind(panic))
        };
        let others: u64 = helpers.into_iter().map(nodes_of).sum();
        root.extend_lines(request.lines);
        root.moves.truncate(request.lines);
        SearchResult { best: root.moves, depth: depth as u32, nodes: root.search.nodes + others }
    })
}

/// Sets a flag when dropped, even during a panic.
struct SetOnDrop<'a>(&'a AtomicBool);

impl Drop for SetOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

struct Root<'a> {
    search: Search<'a>,
    board: &'a Board,
    accumulator: Accumulator,
    moves: Vec<RootMove>,
}

impl<'a> Root<'a> {
    fn new(
        table: &'a Table,
        conditions: StopConditions<'a>,
        oversight: Oversight,
        board: &'a Board,
    ) -> Root<'a> {
        let search = Search::new(table, conditions, oversight);
        let mut picker = search.root_moves(board, table.get(board.key()).map(|entry| entry.best));
        let all: Vec<Move> = std::iter::from_fn(|| picker.next()).collect();
        let seen = |mv: &Move| !oversight.overlooks(board, *mv, 0);
        // Somebody who sees no move at all looks again.
        let none_seen = !all.iter().any(seen);
        let moves = all
            .into_iter()
            .filter(|mv| none_seen || seen(mv))
            .map(|mv| RootMove { line: vec![mv], value: 0, solved: false })
            .collect();
        Root { search, board, accumulator: Accumulator::new(&MOVEMENT, board), moves }
    }

    /// Searches with increasing depth. Returns the last completed depth.
    fn iterative_deepening(&mut self, request: &Request<'_>, started: Instant, first: i32) -> i32 {
        let limits = &request.limits;
        let lines = request.lines.min(self.moves.len());
        let max_depth = limits.depth.map_or(i32::MAX, |depth| depth.min(1_000) as i32);
        let max_depth = max_depth.clamp(1, MAX_PLY as i32);
        let (mut previous_best, mut stable) = (Move::NONE, 0);
        let mut reached = 0;
        let mut finished = Vec::new();
        for depth in first..=max_depth {
            for line in 0..lines {
                self.search_line(depth, line);
                if self.search.stopped {
                    // Values from different depths cannot be compared.
                    if lines > 1 && reached > 0 {
                        self.moves = finished;
                    }
                    return reached;
                }
            }
            reached = depth;
            self.moves[..lines].sort_by_key(|root_move| -root_move.value);
            if lines > 1 {
                finished.clone_from(&self.moves);
            }
            let all_solved = self.moves[..lines].iter().all(|root_move| root_move.solved);
            let best = self.moves[0].line[0];
            stable = if best == previous_best { stable + 1 } else { 0 };
            previous_best = best;
            // A best move that has just changed may change again, so the search gets more time.
            let percent = [150, 110, 90, 75].get(stable).copied().unwrap_or(60);
            let enough =
                limits.soft_time.is_some_and(|soft| started.elapsed() * 100 >= soft * percent);
            if all_solved || enough {
                break;
            }
        }
        reached
    }

    /// Finds the best root move that is not among the first `skip` and moves it to index `skip`.
    fn search_line(&mut self, depth: i32, skip: usize) {
        let previous = self.moves[skip].value;
        let mut width = 50;
        let (mut alpha, mut beta) =
            if depth >= 4 { (previous - width, previous + width) } else { (-INFINITY, INFINITY) };
        loop {
            let value = self.search_window(depth, skip, alpha, beta);
            if self.search.stopped {
                return;
            }
            width *= 4;
            if value <= alpha && alpha > -INFINITY {
                alpha = if width > 2_000 { -INFINITY } else { value - width };
            } else if value >= beta && beta < INFINITY {
                beta = if width > 2_000 { INFINITY } else { value + width };
            } else {
                return;
            }
        }
    }

    /// Searches the root moves from index `skip` on with one aspiration window.
    fn search_window(&mut self, depth: i32, skip: usize, mut alpha: i32, beta: i32) -> i32 {
        let before = self.search.estimates;
        let mut best = -INFINITY;
        for index in skip..self.moves.len() {
            let mv = self.moves[index].line[0];
            let (after, changed) = self.board.after_move(mv);
            let accumulator = self.accumulator.after(self.search.net, self.board, &after, changed);
            let node = Node {
                board: &after,
                accumulator: &accumulator,
                depth: depth - 1,
                ply: 1,
                previous: mv,
            };
            let mut value = -INFINITY;
            if index > skip {
                value = -self.search.search_node(node, -alpha - 1, -alpha);
            }
            if index == skip || value > alpha {
                value = -self.search.search_node(node, -beta, -alpha);
            }
            if self.search.stopped {
                return best;
            }
            if value > best {
                best = value;
                if value > alpha || index == skip {
                    alpha = alpha.max(value);
                    self.search.update_pv(0, mv);
                    let line = std::mem::take(&mut self.search.pv[0]);
                    let mut root_move = self.moves.remove(index);
                    root_move = RootMove { line, value, ..root_move };
                    self.moves.insert(skip, root_move);
                }
            }
            if value >= beta {
                break;
            }
        }
        self.moves[skip].solved = self.search.estimates == before;
        best
    }

    /// Extends each line with moves from the table if it ends in a solved position.
    fn extend_lines(&mut self, lines: usize) {
        for root_move in self.moves.iter_mut().take(lines) {
            let mut board = *self.board;
            for &mv in &root_move.line {
                board = if mv == Move::NONE { board.after_pass() } else { board.after_move(mv).0 };
            }
            while root_move.line.len() < MAX_PLY {
                let moves = board.moves();
                if moves.is_empty() {
                    if board.after_pass().moves().is_empty() {
                        break;
                    }
                    root_move.line.push(Move::NONE);
                    board = board.after_pass();
                    continue;
                }
                let Some(entry) = self.search.table.get(board.key()) else { break };
                let known = entry.depth == SOLVED && entry.bound == Bound::Exact;
                if !known || !moves.contains(&entry.best) {
                    break;
                }
                root_move.line.push(entry.best);
                board = board.after_move(entry.best).0;
            }
        }
    }
}
