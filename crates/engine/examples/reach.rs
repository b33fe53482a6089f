//! Prints how deep the engine searches in a given time, and how early it solves a game.
//!
//!     cargo run --release -p dvonn-engine --example reach -- GAMES [COUNT]
//!
//! GAMES is a file with one game per line, as written by `dvonn-arena match --record`. COUNT games,
//! spread over the file, are analysed (default: 20). Each position is searched by a new engine with
//! one thread and 64 MiB.

#![expect(clippy::print_stdout, reason = "a program that prints")]

use std::error::Error;
use std::time::{Duration, Instant};

use dvonn_engine::{Analysis, Engine, Limits, Stop, Value};
use dvonn_rules::{Game, Phase, Position};

const TIMES: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(1)];

/// The number of placements in a game.
const PLACEMENTS: usize = 49;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let path = words.next().ok_or("usage: reach GAMES [COUNT]")?;
    let count = words.next().map_or(Ok(20), |word| word.parse::<usize>())?.max(1);
    let text = std::fs::read_to_string(path)?;
    let games: Vec<Game> = text.lines().filter_map(parse_finished).collect();
    let step = (games.len() / count).max(1);
    let games: Vec<&Game> = games.iter().step_by(step).take(count).collect();
    println!("{} games", games.len());

    for (name, percent) in [("start", 0), ("middle", 33), ("end", 60)] {
        for time in TIMES {
            let mut depths = Vec::new();
            let mut solved = 0;
            let (mut nodes, mut spent) = (0, Duration::ZERO);
            for position in games.iter().filter_map(|game| position_at(game, percent)) {
                let started = Instant::now();
                let analysis = analyse(position, time);
                spent += started.elapsed();
                nodes += analysis.nodes;
                if is_solved(&analysis) {
                    solved += 1;
                } else {
                    depths.push(analysis.depth);
                }
            }
            depths.sort_unstable();
            let median = depths.get(depths.len() / 2).map_or("-".into(), u32::to_string);
            let speed = u128::from(nodes) * 1_000 / spent.as_micros().max(1);
            println!("{name} {time:?}: depth {median}, {solved} solved, {speed} nodes/ms");
        }
    }

    let mut distances: Vec<usize> = games.iter().map(|game| solved_distance(game)).collect();
    distances.sort_unstable();
    let [min, median, max] = [0, distances.len() / 2, distances.len().saturating_sub(1)]
        .map(|index| distances.get(index).copied().unwrap_or_default());
    println!("solved within {:?}: {median} plies before the end ({min} to {max})", TIMES[1]);
    Ok(())
}

/// Parses a line. Returns `None` unless it is a finished game.
fn parse_finished(line: &str) -> Option<Game> {
    let game: Game = line.split('|').next()?.parse().ok()?;
    (game.position().phase() == Phase::Over).then_some(game)
}

/// Returns the position after a percentage of the moves.
fn position_at(game: &Game, percent: usize) -> Option<&Position> {
    let moves = game.plies().len() - PLACEMENTS;
    game.position_after(PLACEMENTS + moves * percent / 100)
}

/// Returns the largest number of plies before the end from which on every position of the game is
/// solved.
fn solved_distance(game: &Game) -> usize {
    let end = game.plies().len();
    let is_unsolved = |&count: &usize| {
        game.position_after(count).is_some_and(|position| !is_solved(&analyse(position, TIMES[1])))
    };
    // Goes backwards from the end, because later positions are solved faster.
    let unsolved = (PLACEMENTS..end).rev().find(is_unsolved);
    end - unsolved.map_or(PLACEMENTS, |count| count + 1)
}

fn analyse(position: &Position, time: Duration) -> Analysis {
    Engine::new(64).analyse(position, &Limits::time(time), 1, &Stop::new())
}

fn is_solved(analysis: &Analysis) -> bool {
    analysis.lines.first().is_none_or(|line| matches!(line.value, Value::Exact(_)))
}
