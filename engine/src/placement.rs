//! The search in the placement phase: the most promising placements and the best reply to each.
//!
//! Depth 3 lost games against depth 2, because the static evaluation is too inaccurate for the
//! positions that strong play leads to.

use std::time::Instant;

use crate::board::Board;
use crate::board::geometry::bits;
use crate::eval::{Accumulator, MOVEMENT, Net, PLACEMENT};
use crate::limits::Limits;
use crate::stop::Stop;

/// A placement, the best reply if it was searched, and the value for the side to move.
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

/// The number of placements whose replies are searched.
const MAX_SEARCHED: usize = 14;

struct Search<'a> {
    net: &'static Net,
    limits: &'a Limits,
    stop: &'a Stop,
    started: Instant,
    nodes: u64,
}

struct Child {
    bit: usize,
    board: Board,
    accumulator: Accumulator,
    /// The static evaluation, for the side that places the piece.
    value: i32,
}

/// Searches a position in the placement phase.
pub(crate) fn search_placements(board: &Board, limits: &Limits, stop: &Stop) -> Placements {
    let mut search = Search { net: &PLACEMENT, limits, stop, started: Instant::now(), nodes: 0 };
    let children = search.children(board, &Accumulator::new(search.net, board));
    let mut best: Vec<Placement> = children
        .iter()
        .map(|child| Placement { line: vec![child.bit], value: child.value })
        .collect();
    let mut depth = 1;
    let replies = limits.depth.is_none_or(|depth| depth > 1) && board.empty().count_ones() > 1;
    if replies && let Some(found) = search.search_replies(&children) {
        best = found;
        depth = 2;
    }
    Placements { best, depth, nodes: search.nodes }
}

impl Search<'_> {
    fn should_stop(&self) -> bool {
        self.stop.is_raised()
            || self.limits.nodes.is_some_and(|limit| self.nodes >= limit)
            || self.limits.time.is_some_and(|time| self.started.elapsed() >= time)
    }

    /// Returns all placements, sorted by their value after the best reply. Returns `None` if the
    /// search was stopped.
    fn search_replies(&mut self, children: &[Child]) -> Option<Vec<Placement>> {
        let (promising, rest) = children.split_at(MAX_SEARCHED.min(children.len()));
        let mut found = Vec::with_capacity(children.len());
        for child in promising {
            if self.should_stop() {
                return None;
            }
            let replies = self.children(&child.board, &child.accumulator);
            let reply = replies.first()?;
            found.push(Placement { line: vec![child.bit, reply.bit], value: -reply.value });
        }
        found.sort_by_key(|placement| -placement.value);
        // Placements whose replies were not searched must not rank above the searched ones.
        let limit = found.last().map_or(i32::MAX, |worst| worst.value);
        found.extend(
            rest.iter()
                .map(|child| Placement { line: vec![child.bit], value: child.value.min(limit) }),
        );
        Some(found)
    }

    /// Returns all placements, sorted by static evaluation, best first.
    fn children(&mut self, board: &Board, accumulator: &Accumulator) -> Vec<Child> {
        let mut children: Vec<Child> = bits(board.empty())
            .map(|bit| {
                let after = board.after_placement(bit);
                if after.empty() == 0 {
                    let accumulator = Accumulator::new(&MOVEMENT, &after);
                    let value = static_eval(&MOVEMENT, &after, &accumulator);
                    return Child { bit, board: after, accumulator, value };
                }
                let accumulator = accumulator.after(self.net, board, &after, 1 << bit);
                let value = -static_eval(self.net, &after, &accumulator);
                Child { bit, board: after, accumulator, value }
            })
            .collect();
        self.nodes += children.len() as u64;
        children.sort_by_key(|child| -child.value);
        children
    }
}

fn static_eval(net: &Net, board: &Board, accumulator: &Accumulator) -> i32 {
    accumulator.value(net, board, &board.mobility())
}
