//! Looking ahead in the placement phase: the best few placements, and the best answer to each. Looking
//! further lost games: judgement is not good enough for what strong play leads to.

use std::time::Instant;

use crate::board::Board;
use crate::board::geometry::bits;
use crate::eval::{Hidden, MOVEMENT, Net, PLACEMENT};
use crate::limits::Limits;
use crate::stop::Stop;

/// A placement, the best answer if it was looked for, and its value to the side to move.
#[derive(Clone, Debug)]
pub(crate) struct Placement {
    pub(crate) line: Vec<usize>,
    pub(crate) value: i32,
}

/// What a search found: every placement, the best first.
pub(crate) struct Placements {
    pub(crate) best: Vec<Placement>,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
}

/// To how many placements an answer is looked for.
const WIDTH: usize = 14;

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
    hidden: Hidden,
    /// At sight, to the side that places there.
    value: i32,
}

/// Searches a position of the placement phase.
pub(crate) fn place(board: &Board, limits: &Limits, stop: &Stop) -> Placements {
    let mut search = Search { net: &PLACEMENT, limits, stop, started: Instant::now(), nodes: 0 };
    let children = search.children(board, &Hidden::new(search.net, board));
    let mut best: Vec<Placement> = children
        .iter()
        .map(|child| Placement { line: vec![child.bit], value: child.value })
        .collect();
    let mut depth = 1;
    let answers = limits.depth.is_none_or(|depth| depth > 1) && board.empty().count_ones() > 1;
    if answers && let Some(found) = search.answered(&children) {
        best = found;
        depth = 2;
    }
    Placements { best, depth, nodes: search.nodes }
}

impl Search<'_> {
    fn must_stop(&self) -> bool {
        self.stop.is_raised()
            || self.limits.nodes.is_some_and(|most| self.nodes >= most)
            || self.limits.time.is_some_and(|time| self.started.elapsed() >= time)
    }

    /// All placements after a look at the best answers; nothing if there was no time for that.
    fn answered(&mut self, children: &[Child]) -> Option<Vec<Placement>> {
        let (further, rest) = children.split_at(WIDTH.min(children.len()));
        let mut found = Vec::with_capacity(children.len());
        for child in further {
            if self.must_stop() {
                return None;
            }
            let answers = self.children(&child.board, &child.hidden);
            let answer = answers.first()?;
            found.push(Placement { line: vec![child.bit, answer.bit], value: -answer.value });
        }
        found.sort_by_key(|placement| -placement.value);
        // What was not looked at is no better than the worst that was.
        let most = found.last().map_or(i32::MAX, |worst| worst.value);
        found.extend(
            rest.iter()
                .map(|child| Placement { line: vec![child.bit], value: child.value.min(most) }),
        );
        Some(found)
    }

    /// All placements, the best at sight first.
    fn children(&mut self, board: &Board, hidden: &Hidden) -> Vec<Child> {
        let mut children: Vec<Child> = bits(board.empty())
            .map(|bit| {
                let after = board.placed(bit);
                if after.empty() == 0 {
                    let hidden = Hidden::new(&MOVEMENT, &after);
                    let value = at_sight(&MOVEMENT, &after, &hidden);
                    return Child { bit, board: after, hidden, value };
                }
                let hidden = hidden.after(self.net, board, &after, 1 << bit);
                let value = -at_sight(self.net, &after, &hidden);
                Child { bit, board: after, hidden, value }
            })
            .collect();
        self.nodes += children.len() as u64;
        children.sort_by_key(|child| -child.value);
        children
    }
}

fn at_sight(net: &Net, board: &Board, hidden: &Hidden) -> i32 {
    hidden.value(net, board, &board.mobility())
}
