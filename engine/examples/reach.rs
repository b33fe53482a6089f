//! Prints how deep the engine looks ahead in a given time, and from how far it sees the end.
//!
//!     cargo run --release -p dvonn-engine --example reach -- GAMES [COUNT]
//!
//! GAMES is a file of games, one a line, as `dvonn-arena match --record` writes them; COUNT of them,
//! spread over the file, are looked at (20). One thread, 64 MiB, a fresh engine for each position.

#![expect(clippy::print_stdout, reason = "a program that prints")]

use std::error::Error;
use std::time::{Duration, Instant};

use dvonn_engine::{Analysis, Engine, Limits, Stop, Value};
use dvonn_rules::{Game, Phase, Position};

const TIMES: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(1)];

/// How many placements come before the first move.
const PLACEMENTS: usize = 49;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let path = words.next().ok_or("which file of games?")?;
    let count = words.next().map_or(Ok(20), |word| word.parse::<usize>())?.max(1);
    let text = std::fs::read_to_string(path)?;
    let games: Vec<Game> = text.lines().filter_map(finished).collect();
    let step = (games.len() / count).max(1);
    let games: Vec<&Game> = games.iter().step_by(step).take(count).collect();
    println!("{} games", games.len());

    for (name, percent) in [("start", 0), ("middle", 33), ("end", 60)] {
        for time in TIMES {
            let mut depths = Vec::new();
            let mut solved = 0;
            let (mut nodes, mut spent) = (0, Duration::ZERO);
            for position in games.iter().filter_map(|game| at(game, percent)) {
                let begun = Instant::now();
                let analysis = analyse(position, time);
                spent += begun.elapsed();
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
            println!("{name} {time:?}: depth {median}, {solved} solved, {speed} nodes a ms");
        }
    }

    let mut horizons: Vec<usize> = games.iter().map(|game| horizon(game)).collect();
    horizons.sort_unstable();
    let [least, median, most] = [0, horizons.len() / 2, horizons.len().saturating_sub(1)]
        .map(|place| horizons.get(place).copied().unwrap_or_default());
    println!("solved within {:?}: {median} plies before the end ({least} to {most})", TIMES[1]);
    Ok(())
}

/// A game that was played to its end.
fn finished(line: &str) -> Option<Game> {
    let mut game = Game::new();
    for ply in line.split('|').next()?.split_whitespace() {
        game.play(ply.parse().ok()?).ok()?;
    }
    (game.position().phase() == Phase::Over).then_some(game)
}

/// The position after so much of the moves.
fn at(game: &Game, percent: usize) -> Option<&Position> {
    let moves = game.plies().len() - PLACEMENTS;
    game.position_after(PLACEMENTS + moves * percent / 100)
}

/// How many plies before its end the game was solved for the first time and ever after.
fn horizon(game: &Game) -> usize {
    let end = game.plies().len();
    let is_open = |&count: &usize| {
        game.position_after(count).is_some_and(|position| !is_solved(&analyse(position, TIMES[1])))
    };
    // From the end backwards, since what lies nearer is quicker.
    let open = (PLACEMENTS..end).rev().find(is_open);
    end - open.map_or(PLACEMENTS, |count| count + 1)
}

fn analyse(position: &Position, time: Duration) -> Analysis {
    Engine::new(64).analyse(position, &Limits::time(time), 1, &Stop::new())
}

fn is_solved(analysis: &Analysis) -> bool {
    analysis.lines.first().is_none_or(|line| matches!(line.value, Value::Exact(_)))
}
