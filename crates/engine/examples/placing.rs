//! Measures what simple rules for placing are worth: each places against level 3 from the empty board,
//! and the engine judges the full boards.
//!
//!     cargo run --release -p dvonn-engine --example placing -- 200
//!
//! The argument is the number of games for each rule, half of them with each colour.

#![expect(clippy::print_stdout, reason = "a program that prints")]

use std::error::Error;

use dvonn_engine::{Engine, Level, Limits, Random, Stop};
use dvonn_rules::{Cell, CellSet, Color, Phase, Ply, Position};

/// The level to place against.
const LEVEL: u8 = 3;
/// The positions searched to judge a full board.
const NODES: u64 = 100_000;
/// A board that is at least as good as this counts as good enough.
const GOOD: f64 = 0.45;

/// The figures that a rule can use: each is 0 or more.
struct Figures {
    /// How many reds the cell is beside, and how many are two cells away.
    beside: i32,
    ring: i32,
    /// 1 at the edge.
    edge: i32,
    /// How many neighbours are the side's own.
    own: i32,
    /// How far the nearest red is. Only counts for a red piece.
    apart: i32,
}

/// A rule: its name, what it makes of a cell for a piece, and of a cell for a red piece.
type Rule = (&'static str, fn(&Figures) -> i32, fn(&Figures) -> i32);

const RULES: [Rule; 8] = [
    ("at random", |_| 0, |_| 0),
    ("at the edge", |it| it.edge, |_| 0),
    ("no lumps", |it| -it.own, |_| 0),
    ("beside red", |it| it.beside, |_| 0),
    ("beside red, then at the edge", |it| 4 * it.beside + it.edge, |_| 0),
    ("the same, reds far apart", |it| 4 * it.beside + it.edge, |it| it.apart),
    ("beside red, then two cells from red", |it| 10 * it.beside + 2 * it.ring, |_| 0),
    ("the same, reds far apart", |it| 10 * it.beside + 2 * it.ring, |it| it.apart),
];

fn main() -> Result<(), Box<dyn Error>> {
    let games: u64 = std::env::args().nth(1).ok_or("usage: placing GAMES")?.parse()?;
    let level = Level::new(LEVEL).ok_or("no such level")?;
    let mut engine = Engine::new(16);
    println!("| Rule | Mean chances | {:.0} % or more |\n|---|---|---|", 100.0 * GOOD);
    for rule in RULES {
        let chances: Vec<f64> =
            (0..games).map(|game| full_board(&mut engine, level, rule, game)).collect();
        let sum: f64 = chances.iter().sum();
        let good = chances.iter().filter(|chance| **chance >= GOOD).count();
        #[expect(clippy::cast_precision_loss, reason = "there are few games")]
        let [mean, share] = [sum / games as f64, good as f64 / games as f64].map(|it| 100.0 * it);
        println!("| {} | {mean:.0} % | {share:.0} % |", rule.0);
    }
    Ok(())
}

/// Places a whole board by a rule against the level, and returns the rule's winning chances.
fn full_board(engine: &mut Engine, level: Level, (_, piece, red): Rule, game: u64) -> f64 {
    let side = if game.is_multiple_of(2) { Color::White } else { Color::Black };
    let mut random = Random::new(game / 2);
    let mut position = Position::new();
    while position.phase() == Phase::Placement {
        let ply = if position.side_to_move() == side {
            let worth = if position.to_place().reds > 0 { red } else { piece };
            let best = best_cells(&position, side, worth);
            random.choose(&best).map(Ply::Place)
        } else {
            engine.play(&position, level, game, &Stop::new())
        };
        if let Some(ply) = ply {
            position.make(ply);
        }
    }
    engine.clear();
    let analysis = engine.analyse(&position, &Limits::nodes(NODES), 1, &Stop::new());
    let white = analysis.lines.first().map_or(0.5, |line| line.value.chance());
    if side == Color::White { white } else { 1.0 - white }
}

/// Returns the empty cells that a rule likes best.
fn best_cells(position: &Position, side: Color, worth: fn(&Figures) -> i32) -> Vec<Cell> {
    let worth = |cell: Cell| worth(&figures(position, side, cell));
    let most = position.empty().iter().map(worth).max();
    position.empty().iter().filter(|&cell| Some(worth(cell)) == most).collect()
}

fn figures(position: &Position, side: Color, cell: Cell) -> Figures {
    let count = |distance: usize| {
        let at = |red: &Cell| apart(cell, *red) == distance;
        small(position.with_red().iter().filter(at).count())
    };
    let nearest = position.with_red().iter().map(|red| apart(cell, red)).min();
    Figures {
        beside: count(1),
        ring: count(2),
        edge: i32::from(cell.neighbors().len() < 6),
        own: small((cell.neighbors() & position.owned_by(side)).len()),
        apart: small(nearest.unwrap_or_default()),
    }
}

/// Returns how many steps lead from one cell to the other.
fn apart(from: Cell, to: Cell) -> usize {
    let mut reached = CellSet::of(from);
    let mut steps = 0;
    while !reached.contains(to) {
        reached = reached.iter().fold(reached, |all, cell| all | cell.neighbors());
        steps += 1;
    }
    steps
}

fn small(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
