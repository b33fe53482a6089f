//! The engine as others see it.

use dvonn_rules::{Color, Ply, Position};

use crate::analysis::{Analysis, Line, Value};
use crate::level::Level;
use crate::limits::Limits;
use crate::stop::Stop;

/// A computer player, with the memory that it thinks with.
#[derive(Debug)]
pub struct Engine {}

impl Engine {
    /// An engine that keeps what it finds in so many mebibytes, at least 1, from one search to the
    /// next.
    pub fn new(_mebibytes: usize) -> Engine {
        Engine {}
    }

    /// Finds the best plies of a position: as many as there are `lines`, or legal plies if those are
    /// fewer. At whatever moment it is stopped, it answers with legal plies.
    pub fn analyse(
        &mut self,
        position: &Position,
        _limits: &Limits,
        lines: usize,
        _stop: &Stop,
    ) -> Analysis {
        let mut found: Vec<Line> = position
            .legal_plies()
            .iter()
            .map(|&ply| Line { plies: vec![ply], value: after(position, ply) })
            .collect();
        let nodes = found.len() as u64;
        found.sort_by(|a, b| b.value.chance().total_cmp(&a.value.chance()));
        found.truncate(lines.max(1));
        Analysis { lines: found, depth: 1, nodes }
    }

    /// Chooses a ply as a player of this level would, or nothing if the game is over. The same
    /// position, level and seed give the same ply.
    pub fn play(
        &mut self,
        position: &Position,
        _level: Level,
        _seed: u64,
        stop: &Stop,
    ) -> Option<Ply> {
        let analysis = self.analyse(position, &Limits::depth(1), 1, stop);
        analysis.lines.first().map(|line| line.plies[0])
    }
}

fn after(position: &Position, ply: Ply) -> Value {
    let side = position.side_to_move();
    let mut next = *position;
    next.make(ply);
    let worth = |side| f64::from(next.score()[side]) + f64::from(mobility(&next, side));
    Value::Chance(1.0 / (1.0 + (-(worth(side) - worth(!side)) / 8.0).exp()))
}

fn mobility(position: &Position, side: Color) -> u8 {
    position.movable(side).iter().map(|_| 1).sum()
}
