//! The public interface of the engine.

use std::fmt;

use dvonn_rules::{Phase, Ply, Position};

use crate::analysis::{Analysis, Line, Value};
use crate::board::geometry::cell_of;
use crate::board::{Board, Move};
use crate::eval::{EVAL_SCALE, WIN};
use crate::level::{Level, OPENING_PIECES};
use crate::limits::Limits;
use crate::oversight::Oversight;
use crate::placement;
use crate::random::Random;
use crate::search::{self, Request, Table};
use crate::stop::Stop;

/// A computer player with its transposition table.
pub struct Engine {
    table: Table,
    threads: usize,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("threads", &self.threads).finish_non_exhaustive()
    }
}

impl Engine {
    /// Creates an engine with a transposition table of this size, in MiB. The minimum is 1.
    ///
    /// The table keeps its entries from one search to the next.
    pub fn new(mebibytes: usize) -> Engine {
        Engine { table: Table::new(mebibytes), threads: 1 }
    }

    /// Sets the number of search threads. The minimum is 1.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Engine {
        Engine { threads: threads.max(1), ..self }
    }

    /// Clears the transposition table.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Finds the best plies of a position: `lines` of them, or all legal plies if there are fewer.
    ///
    /// A stopped search still returns legal plies: the best ones found so far.
    pub fn analyse(
        &mut self,
        position: &Position,
        limits: &Limits,
        lines: usize,
        stop: &Stop,
    ) -> Analysis {
        self.analyse_overlooking(Oversight::NOTHING, position, limits, lines, stop)
    }

    fn analyse_overlooking(
        &mut self,
        oversight: Oversight,
        position: &Position,
        limits: &Limits,
        lines: usize,
        stop: &Stop,
    ) -> Analysis {
        match position.phase() {
            Phase::Over => Analysis { lines: Vec::new(), depth: 0, nodes: 0 },
            Phase::Placement => {
                let lines = lines.max(1);
                let board = Board::new(position);
                let found = placement::search_placements(&self.table, &board, limits, lines, stop);
                let lines = found.best.into_iter().take(lines).map(|placement| Line {
                    plies: placement.line.into_iter().map(|bit| Ply::Place(cell_of(bit))).collect(),
                    value: value(placement.value, false),
                });
                Analysis { lines: lines.collect(), depth: found.depth, nodes: found.nodes }
            }
            Phase::Movement if position.must_pass() => {
                let mut next = *position;
                next.make(Ply::Pass);
                let mut analysis = self.analyse_overlooking(oversight, &next, limits, 1, stop);
                for line in &mut analysis.lines {
                    line.plies.insert(0, Ply::Pass);
                    line.value = line.value.for_opponent();
                }
                analysis
            }
            Phase::Movement => {
                let (lines, threads) = (lines.max(1), self.threads);
                let request = Request { limits: *limits, lines, threads, oversight, stop };
                let found = search::search(&self.table, &Board::new(position), &request);
                let lines = found
                    .best
                    .into_iter()
                    .map(|root_move| Line {
                        plies: root_move.line.into_iter().map(ply).collect(),
                        value: value(root_move.value, root_move.solved),
                    })
                    .collect();
                Analysis { lines, depth: found.depth, nodes: found.nodes }
            }
        }
    }

    /// Chooses a ply at the strength of a level. Returns `None` if the game is over.
    ///
    /// With one thread, the same position, level and seed always give the same ply, regardless of
    /// earlier searches. The exception is a search that hits its time limit, 1.8 s for a move and
    /// 0.4 s for a placement: at the level Grandmaster, or on a slow machine.
    pub fn play(
        &mut self,
        position: &Position,
        level: Level,
        seed: u64,
        stop: &Stop,
    ) -> Option<Ply> {
        let plies = position.legal_plies();
        if plies.len() <= 1 {
            return plies.first().copied();
        }
        self.clear();
        let skill = level.skill();
        let limits = skill.limits(position.phase() == Phase::Movement);
        // A caller may use one seed for a whole game, so the position is mixed in.
        let mut random = Random::new(seed ^ Board::new(position).key());
        let oversight = Oversight::new(skill.oversight, random.bits());
        let opening =
            position.phase() == Phase::Placement && position.occupied().len() < OPENING_PIECES;
        let (candidates, noise) = skill.choice(opening);
        let lines = candidates.min(plies.len());
        let analysis = self.analyse_overlooking(oversight, position, &limits, lines, stop);
        let logit = |line: &Line| match line.value {
            Value::Exact(margin) => 100.0 * f64::from(margin.signum()) + f64::from(margin),
            Value::Chance(chance) => (chance / (1.0 - chance)).ln(),
        };
        let weighed = analysis
            .lines
            .iter()
            .map(|line| (line.plies[0], logit(line) + noise * random.gumbel()));
        weighed.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(ply, _)| ply)
    }
}

fn ply(mv: Move) -> Ply {
    if mv == Move::NONE { Ply::Pass } else { mv.into() }
}

fn value(value: i32, solved: bool) -> Value {
    if solved {
        Value::Exact((value - value.signum() * WIN) as i8)
    } else if value.abs() >= WIN {
        // The winner is certain, but the margin is not.
        Value::Chance(if value > 0 { 1.0 } else { 0.0 })
    } else {
        Value::Chance(1.0 / (1.0 + (-f64::from(value) / EVAL_SCALE).exp()))
    }
}
