//! Mines puzzles from games, chooses those to ship and checks them.
//!
//!     cargo run --release -p dvonn-engine --example mine -- find exact GAMES FOUND
//!     cargo run --release -p dvonn-engine --example mine -- find judged GAMES FOUND
//!     cargo run --release -p dvonn-engine --example mine -- find placing GAMES FOUND
//!     cargo run --release -p dvonn-engine --example mine -- select COUNT FOUND... > PUZZLES
//!     cargo run --release -p dvonn-engine --example mine -- check PUZZLES [EVERY]
//!     cargo run --release -p dvonn-engine --example mine -- refresh PUZZLES > REFRESHED
//!
//! GAMES has one game per line. `find` appends to FOUND and, if stopped, goes on where it was. It
//! limits nodes, not time, so it always finds the same puzzles. `select` leaves out duplicates and
//! takes puzzles of each goal, level and theme in turn. `check` confirms each puzzle, or one in EVERY,
//! and fails if the engine does not find one again with the same solution and themes. `refresh` finds each
//! again after the engine has changed, and so updates the levels; it withdraws those that it does not find.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints")]

use std::collections::{BTreeMap, HashSet};
use std::error::Error;
use std::fs::{self, File};
use std::io::Write;
use std::ops::RangeInclusive;

use dvonn_engine::puzzle::{Method, Miner, Puzzle};
use dvonn_engine::{Engine, Limits, Stop};
use dvonn_rules::{Game, Phase, Position};

const USAGE: &str = "usage: mine find exact|judged|placing GAMES FOUND, mine select COUNT FOUND..., mine check PUZZLES [EVERY], mine refresh PUZZLES";

/// The line in FOUND after the puzzles of a game.
const END_OF_GAME: &str = "#";

/// What a line in PUZZLES begins with if its puzzle is no longer given to anybody.
const WITHDRAWN: &str = "# ";

/// The numbers of empty cells from which the last two pieces are varied.
const LAST_CELLS: RangeInclusive<usize> = 6..=10;

/// The nodes of a search of them.
const PLACING_NODES: u64 = 600_000;

/// How much better than the next the best placement of a puzzle must seem.
const CLEAR: f64 = 0.08;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["find", "exact", games, found] => find(Method::Exact, games, found),
        ["find", "judged", games, found] => find(Method::Judged, games, found),
        ["find", "placing", games, found] => find(Method::Placing, games, found),
        ["select", count, ref found @ ..] => select(count.parse()?, found),
        ["refresh", puzzles] => refresh(puzzles),
        ["check", puzzles] => check(puzzles, 1),
        ["check", puzzles, every] => check(puzzles, every.parse()?),
        _ => Err(USAGE.into()),
    }
}

fn find(method: Method, games: &str, found: &str) -> Result<(), Box<dyn Error>> {
    let games = fs::read_to_string(games)?;
    let games = games.lines().filter(|line| !line.starts_with('#'));
    // Puzzles of an unfinished game are found again.
    let known = fs::read_to_string(found).unwrap_or_default();
    let finished = known.rfind(END_OF_GAME).map_or(0, |end| end + END_OF_GAME.len() + 1);
    let known = known.get(..finished).unwrap_or_default();
    fs::write(found, known)?;
    let done = known.lines().filter(|line| *line == END_OF_GAME).count();
    let mut file = File::options().append(true).open(found)?;
    let mut miner = Miner::default();
    for line in games.skip(done) {
        // A few games of the collection were not played to the end.
        let game = line.split('|').next().and_then(|plies| plies.parse::<Game>().ok());
        let puzzles = game.map(|game| match method {
            Method::Exact | Method::Judged => miner.mine(&game, method, &Stop::new()),
            Method::Placing => Some(placements(&mut miner, &game)),
        });
        for puzzle in puzzles.flatten().unwrap_or_default() {
            writeln!(file, "{puzzle}")?;
        }
        writeln!(file, "{END_OF_GAME}")?;
    }
    Ok(())
}

/// Returns the puzzles among the last placements of a game, also with the last two pieces on other cells:
/// those that were played make too few puzzles. No two have the same solution.
fn placements(miner: &mut Miner, game: &Game) -> Vec<Puzzle> {
    let (stop, mut engine) = (Stop::new(), Engine::new(1));
    let mut best = |position: &Position, lines| {
        engine.analyse(position, &Limits::nodes(PLACING_NODES), lines, &stop).lines
    };
    // Only what seems clear, and no cell twice with the same number of choices.
    let mut tried = HashSet::new();
    let mut may_be_puzzle = |start: &Position| {
        let lines = best(start, 2);
        let [first, second] = &lines[..] else { return false };
        let (most, next) = (first.value.chance(), second.value.chance());
        (0.45..0.7).contains(&most)
            && next < 0.5
            && most - next >= CLEAR
            && tried.insert((first.plies[0], start.count_plies()))
    };
    let mut puzzles = miner.mine(game, Method::Placing, &stop).unwrap_or_default();
    let positions = (0..game.plies().len()).filter_map(|count| game.position_after(count));
    let last =
        |it: &&Position| it.phase() == Phase::Placement && LAST_CELLS.contains(&it.count_plies());
    for position in positions.filter(last) {
        for before in position.legal_plies().iter().filter_map(|&ply| position.after(ply).ok()) {
            for &ply in &before.legal_plies() {
                if before.after(ply).is_ok_and(|start| may_be_puzzle(&start)) {
                    puzzles.extend(miner.examine(&before, ply, Method::Placing, &stop));
                }
            }
        }
    }
    let mut cells = HashSet::new();
    puzzles.retain(|puzzle| cells.insert(puzzle.line()[0]));
    puzzles
}

fn select(count: usize, found: &[&str]) -> Result<(), Box<dyn Error>> {
    let mut seen = HashSet::new();
    let mut groups: BTreeMap<_, Vec<Puzzle>> = BTreeMap::new();
    for path in found {
        for line in fs::read_to_string(path)?.lines().filter(|line| *line != END_OF_GAME) {
            let puzzle: Puzzle = line.parse()?;
            if seen.insert(puzzle.canonical()) {
                let level = puzzle.level();
                let group = (puzzle.goal(), level, puzzle.themes().to_vec());
                groups.entry(group).or_default().push(puzzle);
            }
        }
    }
    let rounds = groups.values().map(Vec::len).max().unwrap_or(0);
    let in_turn = (0..rounds).flat_map(|round| groups.values().filter_map(move |g| g.get(round)));
    let mut chosen: Vec<String> = in_turn.take(count).map(Puzzle::to_string).collect();
    chosen.sort_unstable();
    for line in chosen {
        println!("{line}");
    }
    Ok(())
}

fn refresh(puzzles: &str) -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string(puzzles)?;
    let mut miner = Miner::default();
    for line in text.lines() {
        if line.starts_with(WITHDRAWN) {
            println!("{line}");
            continue;
        }
        let puzzle: Puzzle = line.parse()?;
        match miner.refreshed(&puzzle, &Stop::new()) {
            Some(puzzle) => println!("{puzzle}"),
            None => println!("{WITHDRAWN}{line}"),
        }
    }
    Ok(())
}

fn check(puzzles: &str, every: usize) -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string(puzzles)?;
    let mut miner = Miner::default();
    let mut seen = HashSet::new();
    let mut wrong = 0;
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with(WITHDRAWN)) {
        let puzzle: Puzzle = line.parse()?;
        let confirmed = number % every.max(1) != 0 || miner.confirms(&puzzle, &Stop::new());
        if !seen.insert(puzzle.canonical()) || !confirmed {
            eprintln!("line {number} is wrong or a duplicate: {line}");
            wrong += 1;
        }
    }
    if wrong > 0 { Err(format!("{wrong} puzzles are wrong").into()) } else { Ok(()) }
}
