//! Prints how well winning chances agree with the results of other players' games.
//!
//!     cargo run --release -p dvonn-study --example calibration -- GAMES [NODES]
//!
//! GAMES is a file with one game per line, as written by `dvonn-arena match --record`. Positions after
//! several numbers of plies are searched with NODES nodes (default: 2,000). For each of these numbers, a
//! line shows what White scored on average where people read up to 10 %, up to 20 %, and so
//! on, with the mean promise before it. `slope` is the factor of the engine's own log-odds with which
//! they would agree best.

#![expect(clippy::print_stdout, reason = "a program that prints")]
#![expect(clippy::cast_precision_loss, reason = "the counts are small")]

use std::error::Error;
use std::thread;

use dvonn_engine::{Engine, Limits, Stop, Value};
use dvonn_rules::{Color, Game, Phase, Position};
use dvonn_study::calibrated;

/// The numbers of plies after which positions are judged.
const PLIES: [usize; 9] = [12, 24, 35, 42, 49, 55, 61, 67, 73];

/// What White was promised, and what White scored: 1, 0.5 or 0.
struct Judgement {
    /// By the engine.
    engine: f64,
    /// What people read.
    promised: f64,
    scored: f64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let path = words.next().ok_or("usage: calibration GAMES [NODES]")?;
    let nodes = words.next().map_or(Ok(2_000), |word| word.parse())?;
    let text = std::fs::read_to_string(path)?;
    let games: Vec<Game> = text.lines().filter_map(parse_finished).collect();
    println!("{} games, {nodes} nodes a position", games.len());
    for plies in PLIES {
        let judgements = judge(&games, plies, nodes);
        print!("{plies} plies, {} positions:", judgements.len());
        for tenth in 0..10 {
            let from = f64::from(tenth) / 10.0;
            let to = if tenth == 9 { f64::INFINITY } else { f64::from(tenth + 1) / 10.0 };
            let is_in = |judgement: &&Judgement| (from..to).contains(&judgement.promised);
            let in_tenth: Vec<&Judgement> = judgements.iter().filter(is_in).collect();
            let count = in_tenth.len().max(1) as f64;
            let mean = |of: fn(&Judgement) -> f64| {
                in_tenth.iter().map(|judgement| of(judgement)).sum::<f64>() / count
            };
            let [promised, scored] = [mean(|one| one.promised), mean(|one| one.scored)];
            print!("  {promised:.2} {scored:.2} ({})", in_tenth.len());
        }
        println!("  slope {:.2}", slope(&judgements));
    }
    Ok(())
}

/// Parses a line. Returns `None` unless it is a finished game.
fn parse_finished(line: &str) -> Option<Game> {
    let game: Game = line.split('|').next()?.parse().ok()?;
    (game.position().phase() == Phase::Over).then_some(game)
}

/// Judges each game's position after this number of plies, if the game was not over.
fn judge(games: &[Game], plies: usize, nodes: u64) -> Vec<Judgement> {
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let parts: Vec<_> = games
            .chunks(games.len().div_ceil(workers).max(1))
            .map(|part| scope.spawn(move || judge_part(part, plies, nodes)))
            .collect();
        parts.into_iter().flat_map(|part| part.join().unwrap_or_default()).collect()
    })
}

fn judge_part(games: &[Game], plies: usize, nodes: u64) -> Vec<Judgement> {
    let mut engine = Engine::new(1);
    let judge = |game: &Game| {
        let position: &Position = game.position_after(plies)?;
        engine.clear();
        let analysis = engine.analyse(position, &Limits::nodes(nodes), 1, &Stop::new());
        let value = analysis.lines.first()?.value;
        let white_moves = position.side_to_move() == Color::White;
        let white = |value: Value| if white_moves { value } else { value.for_opponent() }.chance();
        let score = game.position().score();
        let margin = i32::from(score[Color::White]) - i32::from(score[Color::Black]);
        Some(Judgement {
            engine: white(value),
            promised: white(calibrated(value, position)),
            scored: f64::midpoint(f64::from(margin.signum()), 1.0),
        })
    };
    games.iter().filter_map(judge).collect()
}

/// Returns the factor of the log-odds with the smallest cross-entropy.
fn slope(judgements: &[Judgement]) -> f64 {
    let loss = |factor: f64| -> f64 {
        let loss = |judgement: &Judgement| {
            let chance = judgement.engine.clamp(0.001, 0.999);
            let log_odds = factor * (chance / (1.0 - chance)).ln();
            (1.0 + log_odds.exp()).ln() - judgement.scored * log_odds
        };
        judgements.iter().map(loss).sum()
    };
    let factors = (1..=80).map(|twentieths| f64::from(twentieths) / 20.0);
    factors.min_by(|a, b| loss(*a).total_cmp(&loss(*b))).unwrap_or(1.0)
}
