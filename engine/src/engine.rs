//! The engine as others see it.

use std::fmt;

use dvonn_rules::{Phase, Ply, Position};

use crate::analysis::{Analysis, Line, Value};
use crate::board::geometry::cell_of;
use crate::board::{Board, Move};
use crate::eval::{ODDS, WON};
use crate::level::Level;
use crate::limits::Limits;
use crate::place;
use crate::random::Random;
use crate::search::{self, Request, Table};
use crate::stop::Stop;

/// A computer player, with the memory that it thinks with.
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
    /// An engine that keeps what it finds in so many mebibytes, at least 1, from one search to the
    /// next.
    pub fn new(mebibytes: usize) -> Engine {
        Engine { table: Table::new(mebibytes), threads: 1 }
    }

    /// The same engine, searching with so many threads, at least 1.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Engine {
        Engine { threads: threads.max(1), ..self }
    }

    /// Forgets what earlier searches found.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Finds the best plies of a position: as many as there are `lines`, or legal plies if those are
    /// fewer. At whatever moment it is stopped, it answers with legal plies.
    pub fn analyse(
        &mut self,
        position: &Position,
        limits: &Limits,
        lines: usize,
        stop: &Stop,
    ) -> Analysis {
        match position.phase() {
            Phase::Over => Analysis { lines: Vec::new(), depth: 0, nodes: 0 },
            Phase::Placement => {
                let found = place::place(&Board::new(position), limits, stop);
                let lines = found.best.into_iter().take(lines.max(1)).map(|placement| Line {
                    plies: placement.line.into_iter().map(|bit| Ply::Place(cell_of(bit))).collect(),
                    value: value(placement.value, false),
                });
                Analysis { lines: lines.collect(), depth: found.depth, nodes: found.nodes }
            }
            Phase::Movement if position.must_pass() => {
                let mut next = *position;
                next.make(Ply::Pass);
                let mut analysis = self.analyse(&next, limits, 1, stop);
                for line in &mut analysis.lines {
                    line.plies.insert(0, Ply::Pass);
                    line.value = line.value.for_the_other();
                }
                analysis
            }
            Phase::Movement => {
                let request =
                    Request { limits: *limits, lines: lines.max(1), threads: self.threads, stop };
                let found = search::search(&self.table, &Board::new(position), &request);
                let lines = found
                    .best
                    .into_iter()
                    .map(|candidate| Line {
                        plies: candidate.line.into_iter().map(ply).collect(),
                        value: value(candidate.value, candidate.solved),
                    })
                    .collect();
                Analysis { lines, depth: found.depth, nodes: found.nodes }
            }
        }
    }

    /// Chooses a ply as a player of this level would, or nothing if the game is over. The same
    /// position, level and seed give the same ply on one thread, whatever was searched before, unless
    /// the machine is so slow that time runs out: 1.8 s for a move, 0.4 s for a placement.
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
        self.forget();
        let skill = level.skill();
        let limits = skill.limits(position.phase() == Phase::Movement);
        let analysis = self.analyse(position, &limits, skill.choices.min(plies.len()), stop);
        // One's own chance for each position: the seed of a game may be the same all through it.
        let mut random = Random::new(seed ^ Board::new(position).key());
        let worth = |line: &Line| match line.value {
            Value::Exact(margin) => 100.0 * f64::from(margin.signum()) + f64::from(margin),
            Value::Chance(chance) => (chance / (1.0 - chance)).ln(),
        };
        let weighed = analysis
            .lines
            .iter()
            .map(|line| (line.plies[0], worth(line) + skill.noise * random.gumbel()));
        weighed.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(ply, _)| ply)
    }
}

fn ply(played: Move) -> Ply {
    if played == Move::NONE { Ply::Pass } else { played.into() }
}

fn value(value: i32, solved: bool) -> Value {
    if solved {
        Value::Exact((value - value.signum() * WON) as i8)
    } else if value.abs() >= WON {
        // Who wins is sure, but by how much is not.
        Value::Chance(if value > 0 { 1.0 } else { 0.0 })
    } else {
        Value::Chance(1.0 / (1.0 + (-f64::from(value) / ODDS).exp()))
    }
}
