//! Looking ahead in the placement phase: the best few placements of each side, by turns.

use std::time::Instant;

use crate::board::Board;
use crate::board::geometry::bits;
use crate::eval::{Hidden, MOVEMENT, Net, PLACEMENT};
use crate::limits::Limits;
use crate::stop::Stop;

/// A placement, the best answers by turns, and its value to the side to move.
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

/// How many placements are looked at further at the root, and below it.
const WIDTH: [usize; 2] = [14, 7];

/// No more plies are looked ahead: all that comes of it is the same, later.
const DEEPEST: u32 = 2;

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
    let mut reached = 1;
    let deepest = limits.depth.unwrap_or(DEEPEST).min(board.empty().count_ones()).min(DEEPEST);
    for depth in 2..=deepest {
        match search.deepen(&children, depth) {
            Some(found) => best = found,
            None => break,
        }
        reached = depth;
        if limits.soft.is_some_and(|soft| search.started.elapsed() >= soft) {
            break;
        }
    }
    Placements { best, depth: reached, nodes: search.nodes }
}

impl Search<'_> {
    fn must_stop(&self) -> bool {
        self.stop.is_raised()
            || self.limits.nodes.is_some_and(|most| self.nodes >= most)
            || self.limits.time.is_some_and(|time| self.started.elapsed() >= time)
    }

    /// All placements at one depth; nothing if there was no time for that.
    fn deepen(&mut self, children: &[Child], depth: u32) -> Option<Vec<Placement>> {
        let (further, rest) = children.split_at(WIDTH[0].min(children.len()));
        let mut found = Vec::with_capacity(children.len());
        for child in further {
            let (value, mut line) =
                self.value(&child.board, &child.hidden, depth - 1, -INFINITE, INFINITE)?;
            line.push(child.bit);
            line.reverse();
            found.push(Placement { line, value: -value });
        }
        found.sort_by_key(|placement| -placement.value);
        // What was not looked at is no better than the worst that was.
        let most = found.last().map_or(INFINITE, |worst| worst.value);
        found.extend(
            rest.iter()
                .map(|child| Placement { line: vec![child.bit], value: child.value.min(most) }),
        );
        Some(found)
    }

    /// The value to the side to move, and the line to it, the last placement first.
    fn value(
        &mut self,
        board: &Board,
        hidden: &Hidden,
        depth: u32,
        mut alpha: i32,
        beta: i32,
    ) -> Option<(i32, Vec<usize>)> {
        if board.empty() == 0 {
            return Some((at_sight(&MOVEMENT, board, &Hidden::new(&MOVEMENT, board)), Vec::new()));
        }
        if self.must_stop() {
            return None;
        }
        let mut children = self.children(board, hidden);
        if depth == 1 {
            return children.first().map(|child| (child.value, vec![child.bit]));
        }
        children.truncate(WIDTH[1]);
        let mut best = (-INFINITE, Vec::new());
        for child in &children {
            // After the last placement White, who made it, is to move again.
            let (value, line) = if child.board.empty() == 0 {
                (child.value, Vec::new())
            } else {
                let (value, line) =
                    self.value(&child.board, &child.hidden, depth - 1, -beta, -alpha)?;
                (-value, line)
            };
            if value > best.0 {
                best = (value, line);
                best.1.push(child.bit);
                alpha = alpha.max(value);
            }
            if alpha >= beta {
                break;
            }
        }
        Some(best)
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

/// More than any value.
const INFINITE: i32 = 20_000;

fn at_sight(net: &Net, board: &Board, hidden: &Hidden) -> i32 {
    hidden.value(net, board, &board.mobility())
}
