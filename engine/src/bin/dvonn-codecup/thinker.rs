//! Choosing plies as the command line asks.

use std::time::Instant;

use dvonn_engine::{Engine, Level, Limits, Random, Stop};
use dvonn_rules::{Phase, Ply, Position};

use crate::clock::Clock;
use crate::options::{CONTEST, Options};

/// What the engine may keep in memory.
const MEBIBYTES: usize = 64;

/// With a seed, the pieces on the board before which placements vary, among how many of the best, and
/// how much less the chance to win may be than with the very best.
const VARIED_PIECES: usize = 8;
const VARIED_PLIES: usize = 6;
const VARIED_CHANCE: f64 = 0.02;

/// A player with its memory, its limits and its clock.
pub(crate) struct Thinker {
    engine: Engine,
    manner: Manner,
    seed: Option<u64>,
    stop: Stop,
}

enum Manner {
    Level(Level),
    /// As well as the limits and the clock allow.
    Best(Limits, Option<Clock>),
}

impl Thinker {
    /// A player that gives up thinking when `stop` is raised.
    pub(crate) fn new(options: &Options, stop: Stop) -> Thinker {
        let begun = Instant::now();
        let engine = Engine::new(MEBIBYTES).with_threads(options.threads.into());
        let manner = match options.level.and_then(Level::new) {
            Some(level) => Manner::Level(level),
            None => {
                let limits =
                    Limits { depth: options.depth, nodes: options.nodes, ..Limits::default() };
                let unlimited = limits == Limits::default();
                let time = options.time.or(unlimited.then_some(CONTEST));
                let mut clock = time.map(Clock::new);
                if let Some(clock) = &mut clock {
                    clock.spend(begun.elapsed());
                }
                Manner::Best(limits, clock)
            }
        };
        Thinker { engine, manner, seed: options.seed, stop }
    }

    /// The ply to play; nothing if the game is over or was stopped.
    pub(crate) fn ply(&mut self, position: &Position) -> Option<Ply> {
        let begun = Instant::now();
        let plies = position.legal_plies();
        let chosen = if plies.len() == 1 { plies.first().copied() } else { self.choose(position) };
        if let Manner::Best(_, Some(clock)) = &mut self.manner {
            clock.spend(begun.elapsed());
        }
        chosen.filter(|_| !self.stop.is_raised())
    }

    fn choose(&mut self, position: &Position) -> Option<Ply> {
        match &self.manner {
            Manner::Level(level) => {
                let seed = self.seed.unwrap_or_default();
                self.engine.play(position, *level, seed, &self.stop)
            }
            Manner::Best(limits, clock) => {
                let time = clock.as_ref().map(|clock| clock.turn(position)).unwrap_or_default();
                self.best(position, &Limits { depth: limits.depth, nodes: limits.nodes, ..time })
            }
        }
    }

    fn best(&mut self, position: &Position, limits: &Limits) -> Option<Ply> {
        let pieces = position.occupied().len();
        let seed =
            self.seed.filter(|_| position.phase() == Phase::Placement && pieces < VARIED_PIECES);
        let lines = if seed.is_some() { VARIED_PLIES } else { 1 };
        let mut found = self.engine.analyse(position, limits, lines, &self.stop).lines;
        let best = found.first()?.value.chance();
        found.retain(|line| line.value.chance() >= best - VARIED_CHANCE);
        let number = seed.map_or(0, |seed| chance_at(seed, pieces).below(found.len()));
        found.get(number).and_then(|line| line.plies.first().copied())
    }
}

/// The chance of one turn: a seed is the same all through a game.
fn chance_at(seed: u64, turn: usize) -> Random {
    Random::new(Random::new(seed).bits() ^ turn as u64)
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;

    fn thinker(options: &[&str]) -> Thinker {
        let options = Options::parse_from([&["dvonn-codecup"], options].concat());
        Thinker::new(&options, Stop::new())
    }

    #[test]
    fn the_same_seed_plays_the_same_and_others_begin_otherwise() {
        let first = |seed: &str| thinker(&["--nodes", "500", "--seed", seed]).ply(&Position::new());
        assert_eq!(first("1"), first("1"));
        assert!(["2", "3", "4", "5", "6", "7"].iter().any(|seed| first(seed) != first("1")));
    }

    #[test]
    fn a_stopped_player_has_no_answer() {
        let mut thinker = thinker(&["--depth", "1"]);
        assert!(thinker.ply(&Position::new()).is_some());
        thinker.stop.raise();
        assert_eq!(thinker.ply(&Position::new()), None);
    }

    #[test]
    fn without_limits_the_clock_of_the_contest_runs() {
        let has_clock =
            |options: &[&str]| matches!(thinker(options).manner, Manner::Best(_, Some(_)));
        assert!(has_clock(&[]));
        assert!(has_clock(&["--nodes", "5", "--time", "1"]));
        assert!(!has_clock(&["--nodes", "5"]));
        assert!(!has_clock(&["--depth", "5"]));
    }
}
