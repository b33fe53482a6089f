//! Measures how much each level of the computer loses per open move, as a review measures it, writes
//! the table from which reviews estimate playing strength, and says how often they are right.
//!
//!     cargo run --release -p dvonn-study --example level_losses -- [ROUNDS] [SEED]
//!
//! In each of ROUNDS rounds (default: 1), each level plays each level with both colours, on dealt boards: 81
//! games. Each game is reviewed with the search time of the bot's reviews. One round takes about eight minutes
//! on one core; two make the figures a third more precise. Run it again after each change to the engine, on a
//! machine that is not busy.
//!
//! The last lines say how many sides get a range, and how many of these ranges hold the level. No game is
//! rated by a table that it has a part in: for each game, one is made from all others.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints")]
#![expect(clippy::cast_precision_loss, reason = "the counts are small")]

use std::error::Error;
use std::fmt::Write as _;

use dvonn_engine::{Engine, Level, Limits, Stop};
use dvonn_rules::{ByColor, Color, Game, Position, Seed};
use dvonn_study::Study;
use dvonn_study::review::{LevelLosses, SEARCH_TIME, SideReview};

/// The table, in the source of `dvonn-study`.
const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/review/level_losses.txt");
/// The size of each engine's table: the bot's default.
const MEBIBYTES: usize = 16;

/// A side of a reviewed game.
struct Side {
    game: usize,
    level: Level,
    review: SideReview,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let rounds = words.next().map_or(Ok(1), |word| word.parse::<usize>())?;
    let seed = words.next().map_or(Ok(1), |word| word.parse::<u64>())?;
    let games = vec![pairs(); rounds].concat();
    let mut sides = Vec::new();
    let mut engines = [(); 3].map(|()| Engine::new(MEBIBYTES));
    for (number, levels) in games.iter().enumerate() {
        let reviews = play_and_review(&mut engines, *levels, seed + number as u64);
        sides.extend(Color::ALL.into_iter().filter_map(|color| {
            let review = reviews[color]?;
            Some(Side { game: number, level: levels[color], review })
        }));
        eprintln!("game {} of {}", number + 1, games.len());
    }
    let all: Vec<&Side> = sides.iter().collect();
    let table = table(&all)?;
    std::fs::write(TABLE, &table)?;
    println!("{table}");
    check(&sides)
}

/// Returns each pair of levels with both colours, and each level against itself.
fn pairs() -> Vec<ByColor<Level>> {
    let white = Level::ALL.into_iter();
    white.flat_map(|white| Level::ALL.map(|black| ByColor { white, black })).collect()
}

/// Returns the table that these sides make.
fn table(sides: &[&Side]) -> Result<String, std::fmt::Error> {
    let mut table = String::from(
        "# How much each level loses per open move in a review: see docs/engine-measurements.md. Written by\n\
         # cargo run --release -p dvonn-study --example level_losses\n\
         # level, sides of games, open moves per side, mean loss per move, its spread from side to side\n",
    );
    for level in Level::ALL {
        let has_moves = |side: &&&Side| side.level == level && side.review.moves > 0;
        let sides: Vec<&SideReview> =
            sides.iter().filter(has_moves).map(|side| &side.review).collect();
        let count = sides.len() as f64;
        let moves = sides.iter().map(|side| side.moves as f64).sum::<f64>();
        let loss = sides.iter().map(|side| side.loss * side.moves as f64).sum::<f64>() / moves;
        let squares = sides.iter().map(|side| (side.loss - loss).powi(2)).sum::<f64>();
        let spread = (squares / (count - 1.0)).sqrt();
        let (number, moves) = (level.number(), moves / count);
        writeln!(table, "{number} {count} {moves:.1} {loss:.4} {spread:.4}")?;
    }
    Ok(table)
}

/// Says how often a range is right, in games that its table was not made from.
fn check(sides: &[Side]) -> Result<(), Box<dyn Error>> {
    let (mut ranges, mut right) = (0, 0);
    for side in sides {
        let others: Vec<&Side> = sides.iter().filter(|other| other.game != side.game).collect();
        let losses = LevelLosses::read(&table(&others)?);
        if let Some(strength) = losses.strength(&side.review) {
            ranges += 1;
            let range = strength.from.number()..=strength.to.number();
            right += usize::from(range.contains(&side.level.number()));
        }
    }
    println!("{ranges} of {} sides have a range, and {right} of these hold the level", sides.len());
    Ok(())
}

/// Plays a game between two levels and reviews it.
fn play_and_review(
    [white, black, reviewer]: &mut [Engine; 3],
    levels: ByColor<Level>,
    seed: u64,
) -> ByColor<Option<SideReview>> {
    let mut game = Game::from_position(Position::dealt(Seed::from_bits(seed)));
    loop {
        let side = game.position().side_to_move();
        let player = if side == Color::White { &mut *white } else { &mut *black };
        let ply = player.play(game.position(), levels[side], seed, &Stop::new());
        if ply.is_none_or(|ply| game.play(ply).is_err()) {
            break;
        }
    }
    reviewer.clear();
    let Ok(mut study) = Study::resume(&game, &[], "") else { return ByColor::default() };
    while let Some(position) = study.next_to_search() {
        let limits = Limits::time(SEARCH_TIME);
        study.note(Some(reviewer.analyse(position, &limits, 1, &Stop::new())));
    }
    study.review().map(|review| review.sides).unwrap_or_default()
}
