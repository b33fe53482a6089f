//! The search in the placement phase.
//!
//! Early on it looks at the most promising placements and replies, a few plies deep. Once few cells are
//! empty it searches to the full board.

mod finish;

use std::cmp::Reverse;
use std::time::{Duration, Instant};

use crate::board::geometry::bits;
use crate::board::{Board, Move};
use crate::eval::PlacementEval;
use crate::limits::Limits;
use crate::search::{Bound, Entry, Table};
use crate::stop::Stop;
use finish::Finish;

/// A placement, the best play after it as far as it was searched, and the value for the side to move.
#[derive(Clone, Debug)]
pub(crate) struct Placement {
    pub(crate) line: Vec<usize>,
    pub(crate) value: i32,
}

/// The result of a search: every placement, best first.
pub(crate) struct Placements {
    pub(crate) best: Vec<Placement>,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
}

/// The number of placements that are searched, by the number of plies already searched.
const WIDTHS: [usize; 4] = [14, 8, 6, 5];

/// The maximum depth of a search that does not reach the full board.
const MAX_DEPTH: u32 = 16;

/// A bound above every value.
const INFINITY: i32 = 20_000;

/// The number of nodes between two checks of the clock and the stop flag.
const NODES_BETWEEN_CHECKS: u64 = 1 << 8;

/// What may stop a search.
struct Budget<'a> {
    limits: &'a Limits,
    stop: &'a Stop,
    started: Instant,
    nodes: u64,
    spent: bool,
}

impl Budget<'_> {
    /// Counts nodes. Returns `None` if the search must stop.
    fn take(&mut self, nodes: u64) -> Option<()> {
        let checks = self.nodes / NODES_BETWEEN_CHECKS;
        self.nodes += nodes;
        self.spent |= self.limits.nodes.is_some_and(|limit| self.nodes > limit);
        if self.nodes / NODES_BETWEEN_CHECKS > checks {
            self.spent |= self.stop.is_raised()
                || self.limits.time.is_some_and(|time| self.started.elapsed() >= time);
        }
        (!self.spent).then_some(())
    }

    /// Returns true if about this many more nodes fit.
    fn has(&self, nodes: u64, time: Duration) -> bool {
        let limit = self.limits.soft_time.or(self.limits.time);
        self.limits.nodes.is_none_or(|limit| self.nodes + nodes <= limit)
            && limit.is_none_or(|limit| self.started.elapsed() + time <= limit)
    }

    /// Returns true if there may be time to search one ply deeper, which takes about twice as long.
    fn allows_another_depth(&self) -> bool {
        !self.spent && self.limits.soft_time.is_none_or(|soft| self.started.elapsed() * 2 < soft)
    }
}

/// Searches a position in the placement phase: the best `lines` placements exactly, and for the others
/// at least that they are not better.
pub(crate) fn search_placements(
    table: &Table,
    board: &Board,
    limits: &Limits,
    lines: usize,
    stop: &Stop,
) -> Placements {
    table.increment_age();
    let budget = Budget { limits, stop, started: Instant::now(), nodes: 0, spent: false };
    let mut search = Search { table, budget };
    let start = PlacementEval::new(board);
    let mut best: Vec<Placement> = ranked(&start)
        .iter()
        .map(|ranked| Placement { line: vec![ranked.bit.into()], value: ranked.value.into() })
        .collect();
    let mut depth = 1;
    let empty = board.empty().count_ones();
    let max_depth = limits.depth.unwrap_or(u32::MAX).min(empty);
    while depth < max_depth.min(MAX_DEPTH) && search.budget.allows_another_depth() {
        let Some(found) = search.search_to_depth(&start, &best, depth + 1, lines) else { break };
        best = found;
        depth += 1;
        // The first replies show which placements to search first.
        if depth == 2
            && max_depth == empty
            && let Some(finish) = Finish::new(board)
            && let Some(found) = finish.search(&best, lines, &mut search.budget)
        {
            best = found;
            depth = empty;
        }
    }
    Placements { best, depth, nodes: search.budget.nodes }
}

/// A placement and its static evaluation, for the side that places the piece.
#[derive(Clone, Copy)]
struct Ranked {
    bit: u8,
    value: i16,
}

/// Returns all placements, best first by static evaluation.
fn ranked(start: &PlacementEval) -> Vec<Ranked> {
    let sign = if start.board.side() == 0 { 1 } else { -1 };
    let mut ranked: Vec<Ranked> = bits(start.board.empty())
        .map(|bit| {
            let value = sign * start.after_placement(bit).value();
            Ranked { bit: bit as u8, value: value as i16 }
        })
        .collect();
    ranked.sort_unstable_by_key(|ranked| Reverse(ranked.value));
    ranked
}

struct Search<'a> {
    table: &'a Table,
    budget: Budget<'a>,
}

impl Search<'_> {
    /// Searches the most promising placements of an earlier search. Returns all of them, best first, or
    /// `None` if the search was stopped.
    fn search_to_depth(
        &mut self,
        start: &PlacementEval,
        earlier: &[Placement],
        depth: u32,
        lines: usize,
    ) -> Option<Vec<Placement>> {
        let (promising, rest) = earlier.split_at(WIDTHS[0].min(earlier.len()));
        let mut found: Vec<Placement> = Vec::with_capacity(earlier.len());
        for placement in promising {
            let bit = placement.line[0];
            let alpha = lines.checked_sub(1).and_then(|last| found.get(last));
            let alpha = alpha.map_or(-INFINITY, |placement| placement.value);
            let next = start.after_placement(bit);
            let mut line = Vec::new();
            let mut value = -INFINITY;
            if alpha > -INFINITY {
                value = -self.replies(&next, depth - 1, 1, [-alpha - 1, -alpha], &mut line)?;
            }
            if alpha == -INFINITY || value > alpha {
                value = -self.replies(&next, depth - 1, 1, [-INFINITY, -alpha], &mut line)?;
            }
            line.insert(0, bit);
            found.push(Placement { line, value });
            found.sort_by_key(|placement| Reverse(placement.value));
        }
        // Placements whose replies were not searched must not rank above the searched ones.
        let limit = found.last().map_or(INFINITY, |worst| worst.value);
        found.extend(rest.iter().map(|placement| Placement {
            line: vec![placement.line[0]],
            value: placement.value.min(limit),
        }));
        Some(found)
    }

    /// Returns the value for the side to place, within a window or a bound, and sets the best line.
    /// Returns `None` if the search was stopped.
    fn replies(
        &mut self,
        start: &PlacementEval,
        depth: u32,
        ply: usize,
        [alpha, beta]: [i32; 2],
        line: &mut Vec<usize>,
    ) -> Option<i32> {
        line.clear();
        if start.board.empty() == 0 {
            // White is to move, but White's placement was the last one: the value is for Black.
            return Some(-start.value());
        }
        let key = start.board.key();
        let stored = self.table.get(key);
        if let Some(entry) = stored
            && entry.is_usable(depth as i32, alpha, beta)
        {
            return Some(entry.value);
        }
        self.budget.take(u64::from(start.board.empty().count_ones()))?;
        let mut ranked = ranked(start);
        let static_eval = i32::from(ranked[0].value);
        let entry = |best: usize, value, bound| Entry {
            best: Move::new(best, 63),
            value,
            bound,
            depth: depth as i32,
            static_eval,
        };
        if depth == 1 {
            let bit = usize::from(ranked[0].bit);
            line.push(bit);
            self.table.put(key, entry(bit, static_eval, Bound::Exact));
            return Some(static_eval);
        }
        if let Some(entry) = stored
            && let Some(place) = ranked.iter().position(|r| usize::from(r.bit) == entry.best.from())
        {
            ranked[..=place].rotate_right(1);
        }
        let (mut lower, mut best, mut best_bit) = (alpha, -INFINITY, 0);
        let mut next_line = Vec::new();
        for reply in ranked.iter().take(WIDTHS[ply.min(WIDTHS.len() - 1)]) {
            let next = start.after_placement(reply.bit.into());
            let mut value = -INFINITY;
            if best > -INFINITY {
                value = -self.replies(
                    &next,
                    depth - 1,
                    ply + 1,
                    [-lower - 1, -lower],
                    &mut next_line,
                )?;
            }
            if best == -INFINITY || value > lower && value < beta {
                value =
                    -self.replies(&next, depth - 1, ply + 1, [-beta, -lower], &mut next_line)?;
            }
            if value > best {
                (best, best_bit) = (value, usize::from(reply.bit));
                line.clear();
                line.push(best_bit);
                line.extend(&next_line);
            }
            lower = lower.max(value);
            if lower >= beta {
                break;
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.put(key, entry(best_bit, best, bound));
        Some(best)
    }
}

#[cfg(test)]
mod tests;
