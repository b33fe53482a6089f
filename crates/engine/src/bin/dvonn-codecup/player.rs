//! Chooses plies according to the command line.

use std::time::Instant;

use dvonn_engine::{Engine, Level, Limits, Random, Stop};
use dvonn_rules::{Phase, Ply, Position};

use crate::clock::Clock;
use crate::options::{CONTEST_TIME, Options};

/// The size of the transposition table in MiB for each second of the game, and at most. Clearing the
/// memory of a large table would take a good part of a short game.
const MEBIBYTES_PER_SECOND: u64 = 16;
const MAX_MEBIBYTES: usize = 64;

/// With a seed, the first placements vary: while fewer than `VARIED_PIECES` are on the board, the
/// player picks one of the best `VARIED_PLIES` placements, if its winning chances are at most
/// `VARIED_CHANCE` below the best.
const VARIED_PIECES: usize = 8;
const VARIED_PLIES: usize = 6;
const VARIED_CHANCE: f64 = 0.02;

/// The player of one game.
pub(crate) struct Player {
    engine: Engine,
    strength: Strength,
    seed: Option<u64>,
    stop: Stop,
}

enum Strength {
    Level(Level),
    /// The best play within the limits and the clock.
    Best(Limits, Option<Clock>),
}

impl Player {
    /// Creates a player. Raising `stop` ends its search.
    pub(crate) fn new(options: &Options, stop: Stop) -> Player {
        let started = Instant::now();
        let limits = Limits { depth: options.depth, nodes: options.nodes, ..Limits::default() };
        let unlimited = limits == Limits::default() && options.level.is_none();
        let time = options.time.or(unlimited.then_some(CONTEST_TIME));
        let mebibytes = time.map_or(MAX_MEBIBYTES, |time| {
            let mebibytes = time.as_secs() * MEBIBYTES_PER_SECOND
                + u64::from(time.subsec_millis()) * MEBIBYTES_PER_SECOND / 1_000;
            usize::try_from(mebibytes).map_or(MAX_MEBIBYTES, |size| size.min(MAX_MEBIBYTES))
        });
        let engine = Engine::new(mebibytes).with_threads(options.threads.into());
        let strength = match options.level.and_then(Level::new) {
            Some(level) => Strength::Level(level),
            None => {
                let mut clock = time.map(Clock::new);
                if let Some(clock) = &mut clock {
                    clock.spend(started.elapsed());
                }
                Strength::Best(limits, clock)
            }
        };
        Player { engine, strength, seed: options.seed, stop }
    }

    /// Chooses a ply. Returns `None` if the game is over or `stop` was raised.
    pub(crate) fn ply(&mut self, position: &Position) -> Option<Ply> {
        let started = Instant::now();
        let plies = position.legal_plies();
        let chosen = if plies.len() == 1 { plies.first().copied() } else { self.choose(position) };
        if let Strength::Best(_, Some(clock)) = &mut self.strength {
            clock.spend(started.elapsed());
        }
        chosen.filter(|_| !self.stop.is_raised())
    }

    fn choose(&mut self, position: &Position) -> Option<Ply> {
        match &self.strength {
            Strength::Level(level) => {
                let seed = self.seed.unwrap_or_default();
                self.engine.play(position, *level, seed, &self.stop)
            }
            Strength::Best(limits, clock) => {
                let time = clock.as_ref().map(|clock| clock.limits(position)).unwrap_or_default();
                self.search(position, &Limits { depth: limits.depth, nodes: limits.nodes, ..time })
            }
        }
    }

    fn search(&mut self, position: &Position, limits: &Limits) -> Option<Ply> {
        let pieces = position.occupied().len();
        let seed =
            self.seed.filter(|_| position.phase() == Phase::Placement && pieces < VARIED_PIECES);
        let lines = if seed.is_some() { VARIED_PLIES } else { 1 };
        let mut found = self.engine.analyse(position, limits, lines, &self.stop).lines;
        let best = found.first()?.value.chance();
        found.retain(|line| line.value.chance() >= best - VARIED_CHANCE);
        let number = seed.map_or(0, |seed| random_at(seed, pieces).below(found.len()));
        found.get(number).and_then(|line| line.plies.first().copied())
    }
}

/// Returns the generator for one turn, because the seed is the same for the whole game.
fn random_at(seed: u64, turn: usize) -> Random {
    Random::new(Random::new(seed).bits() ^ turn as u64)
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;

    fn player(options: &[&str]) -> Player {
        let options = Options::parse_from([&["dvonn-codecup"], options].concat());
        Player::new(&options, Stop::new())
    }

    #[test]
    fn the_seed_determines_the_first_placement() {
        let first = |seed: &str| player(&["--nodes", "500", "--seed", seed]).ply(&Position::new());
        assert_eq!(first("1"), first("1"));
        assert!(["2", "3", "4", "5", "6", "7"].iter().any(|seed| first(seed) != first("1")));
    }

    #[test]
    fn a_stopped_player_returns_no_ply() {
        let mut player = player(&["--depth", "1"]);
        assert!(player.ply(&Position::new()).is_some());
        player.stop.raise();
        assert_eq!(player.ply(&Position::new()), None);
    }

    #[test]
    fn without_limits_the_contest_time_applies() {
        let has_clock =
            |options: &[&str]| matches!(player(options).strength, Strength::Best(_, Some(_)));
        assert!(has_clock(&[]));
        assert!(has_clock(&["--nodes", "5", "--time", "1"]));
        assert!(!has_clock(&["--nodes", "5"]));
        assert!(!has_clock(&["--depth", "5"]));
    }
}
