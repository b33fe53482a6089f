//! Iterative deepening from a position that somebody asks about.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::ScopedJoinHandle;
use std::time::Instant;

use super::alpha_beta::Node;
use super::table::{Bound, SOLVED};
use super::{Brakes, INFINITE, LONGEST_LINE, Search, Table};
use crate::board::{Board, Move};
use crate::eval::{Hidden, MOVEMENT, WON};
use crate::limits::Limits;
use crate::stop::Stop;

/// What is asked of a search.
pub(crate) struct Request<'a> {
    pub(crate) limits: Limits,
    /// How many best moves are wanted.
    pub(crate) lines: usize,
    pub(crate) threads: usize,
    pub(crate) stop: &'a Stop,
}

/// A move at the root and what was found about it.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    /// The move and what would follow; a pass is `Move::NONE`.
    pub(crate) line: Vec<Move>,
    /// Its value to the side to move.
    pub(crate) value: i32,
    /// Whether the value holds for the rest of the game.
    pub(crate) solved: bool,
}

impl Candidate {
    /// By how many pieces at least the winner wins, negative if that is the other side, if it is sure
    /// who wins.
    pub(crate) fn margin(&self) -> Option<i32> {
        (self.solved || self.value.abs() >= WON).then(|| self.value - WON * self.value.signum())
    }
}

/// What a search found.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// The best moves, the best first.
    pub(crate) best: Vec<Candidate>,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
}

/// Searches a position in which the side to move has a move.
pub(crate) fn search(table: &Table, board: &Board, request: &Request<'_>) -> Found {
    let started = Instant::now();
    let done = AtomicBool::new(false);
    let brakes = Brakes {
        stop: request.stop,
        done: &done,
        until: request.limits.time.and_then(|time| started.checked_add(time)),
        most_nodes: request.limits.nodes.map_or(u64::MAX, |nodes| nodes / request.threads as u64),
    };
    table.grow_older();
    std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..request.threads)
            .map(|helper| {
                scope.spawn(move || {
                    let mut root = Root::new(table, brakes, board);
                    // Threads that begin at different depths find different things.
                    let _ = root.deepen(request, started, 1 + (helper as i32 & 1));
                    root.search.nodes
                })
            })
            .collect();
        let mut root = Root::new(table, brakes, board);
        let ends_helpers = RaiseAtEnd(&done);
        let depth = root.deepen(request, started, 1);
        drop(ends_helpers);
        let nodes_of = |helper: ScopedJoinHandle<'_, u64>| {
            helper.join().unwrap_or_else(|panic| resume_unwind(panic))
        };
        let others: u64 = helpers.into_iter().map(nodes_of).sum();
        root.extend_lines(request.lines);
        root.candidates.truncate(request.lines);
        Found { best: root.candidates, depth: depth as u32, nodes: root.search.nodes + others }
    })
}

/// Raises a flag when dropped, in a panic as well.
struct RaiseAtEnd<'a>(&'a AtomicBool);

impl Drop for RaiseAtEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

struct Root<'a> {
    search: Search<'a>,
    board: &'a Board,
    hidden: Hidden,
    candidates: Vec<Candidate>,
}

impl<'a> Root<'a> {
    fn new(table: &'a Table, brakes: Brakes<'a>, board: &'a Board) -> Root<'a> {
        let search = Search::new(table, brakes);
        let mut picker = search.order(board, table.get(board.key()).map(|entry| entry.best));
        let candidates = std::iter::from_fn(|| picker.next())
            .map(|played| Candidate { line: vec![played], value: 0, solved: false })
            .collect();
        Root { search, board, hidden: Hidden::new(&MOVEMENT, board), candidates }
    }

    /// Looks ahead deeper and deeper; the depth that was reached in full.
    fn deepen(&mut self, request: &Request<'_>, started: Instant, first: i32) -> i32 {
        let limits = &request.limits;
        let lines = request.lines.min(self.candidates.len());
        let deepest = limits.depth.map_or(i32::MAX, |depth| depth.min(1_000) as i32);
        let deepest = deepest.clamp(1, LONGEST_LINE as i32);
        let (mut last, mut steady) = (Move::NONE, 0);
        let mut reached = 0;
        let mut finished = Vec::new();
        for depth in first..=deepest {
            for line in 0..lines {
                self.line(depth, line);
                if self.search.stopped {
                    // Lines that were looked at to different depths cannot be compared.
                    if lines > 1 && reached > 0 {
                        self.candidates = finished;
                    }
                    return reached;
                }
            }
            reached = depth;
            self.candidates[..lines].sort_by_key(|candidate| -candidate.value);
            if lines > 1 {
                finished.clone_from(&self.candidates);
            }
            let all_solved = self.candidates[..lines].iter().all(|candidate| candidate.solved);
            let best = self.candidates[0].line[0];
            steady = if best == last { steady + 1 } else { 0 };
            last = best;
            // What changed its mind just now may well do so again.
            let percent = [150, 110, 90, 75].get(steady).copied().unwrap_or(60);
            let enough = limits.soft.is_some_and(|soft| started.elapsed() * 100 >= soft * percent);
            if all_solved || enough {
                break;
            }
        }
        reached
    }

    /// Finds the best of the candidates that are not among the first `skip`, and puts it there.
    fn line(&mut self, depth: i32, skip: usize) {
        let guess = self.candidates[skip].value;
        let mut width = 50;
        let (mut alpha, mut beta) =
            if depth >= 4 { (guess - width, guess + width) } else { (-INFINITE, INFINITE) };
        loop {
            let value = self.window(depth, skip, alpha, beta);
            if self.search.stopped {
                return;
            }
            width *= 4;
            if value <= alpha && alpha > -INFINITE {
                alpha = if width > 2_000 { -INFINITE } else { value - width };
            } else if value >= beta && beta < INFINITE {
                beta = if width > 2_000 { INFINITE } else { value + width };
            } else {
                return;
            }
        }
    }

    fn window(&mut self, depth: i32, skip: usize, mut alpha: i32, beta: i32) -> i32 {
        let before = self.search.judged;
        let mut best = -INFINITE;
        for place in skip..self.candidates.len() {
            let played = self.candidates[place].line[0];
            let (after, changed) = self.board.after(played);
            let hidden = self.hidden.after(self.search.net, self.board, &after, changed);
            let node =
                Node { board: &after, hidden: &hidden, depth: depth - 1, ply: 1, previous: played };
            let mut value = -INFINITE;
            if place > skip {
                value = -self.search.value(node, -alpha - 1, -alpha);
            }
            if place == skip || value > alpha {
                value = -self.search.value(node, -beta, -alpha);
            }
            if self.search.stopped {
                return best;
            }
            if value > best {
                best = value;
                if value > alpha || place == skip {
                    alpha = alpha.max(value);
                    self.search.begin_line(0, played);
                    let line = std::mem::take(&mut self.search.lines[0]);
                    let mut candidate = self.candidates.remove(place);
                    candidate = Candidate { line, value, ..candidate };
                    self.candidates.insert(skip, candidate);
                }
            }
            if value >= beta {
                break;
            }
        }
        self.candidates[skip].solved = self.search.judged == before;
        best
    }

    /// Where a line ends with a position that was solved before, goes on with what is stored.
    fn extend_lines(&mut self, lines: usize) {
        for candidate in self.candidates.iter_mut().take(lines) {
            let mut board = *self.board;
            for &played in &candidate.line {
                board = if played == Move::NONE { board.passed() } else { board.after(played).0 };
            }
            while candidate.line.len() < LONGEST_LINE {
                let moves = board.moves();
                if moves.is_empty() {
                    if board.passed().moves().is_empty() {
                        break;
                    }
                    candidate.line.push(Move::NONE);
                    board = board.passed();
                    continue;
                }
                let Some(entry) = self.search.table.get(board.key()) else { break };
                let known = entry.depth == SOLVED && entry.bound == Bound::Exact;
                if !known || !moves.contains(&entry.best) {
                    break;
                }
                candidate.line.push(entry.best);
                board = board.after(entry.best).0;
            }
        }
    }
}
