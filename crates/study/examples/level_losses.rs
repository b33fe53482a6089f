//! Measures how much each level of the computer loses per move, as a review measures it, and writes
//! the table from which reviews estimate playing strength.
//!
//!     cargo run --release -p dvonn-study --example level_losses -- [GAMES] [THREADS] [SEED]
//!
//! Each level plays GAMES games (default: 20) against itself, on dealt boards, and each game is
//! reviewed with the search time of the bot's reviews. THREADS (default: 1) work at the same time.
//! With another SEED, other games are played: the program then also says how well the table so far
//! fits them. With one thread, twenty games a level take about half an hour. Run it again after each change
//! to the engine, on a machine that is not busy.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints")]
#![expect(clippy::cast_precision_loss, reason = "the counts are small")]

use std::error::Error;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use dvonn_engine::{Engine, Level, Limits, Stop};

use dvonn_rules::{Color, Game, Position, Seed};
use dvonn_study::Study;
use dvonn_study::review::{SEARCH_TIME, SideReview};

/// The table, in the source of `dvonn-study`.
const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/review/level_losses.txt");
/// The size of each engine's table: the bot's default.
const MEBIBYTES: usize = 16;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let games = words.next().map_or(Ok(20), |word| word.parse::<usize>())?.max(2);
    let threads = words.next().map_or(Ok(1), |word| word.parse::<usize>())?.max(1);
    let seed = words.next().map_or(Ok(0), |word| word.parse::<u64>())?;
    let next = AtomicUsize::new(0);
    let found: Mutex<Vec<(Level, SideReview)>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut engines = [Engine::new(1), Engine::new(MEBIBYTES)];
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&level) = Level::ALL.get(number / games) else { break };
                    let sides = sides_of_a_game(&mut engines, level, seed + number as u64);
                    let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                    found.extend(sides.into_iter().map(|side| (level, side)));
                    eprintln!("game {} of {}", number + 1, games * Level::ALL.len());
                }
            });
        }
    });
    let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut table = String::from(
        "# How much each level loses per move in a review: see docs/engine.md. Written by\n\
         # cargo run --release -p dvonn-study --example level_losses\n\
         # level, sides of games, moves per side, mean loss per move, its spread from side to side\n",
    );
    for level in Level::ALL {
        let sides: Vec<&SideReview> =
            found.iter().filter(|(of, _)| *of == level).map(|it| &it.1).collect();
        let count = sides.len() as f64;
        let moves = sides.iter().map(|side| side.moves as f64).sum::<f64>();
        let loss = sides.iter().map(|side| side.loss * side.moves as f64).sum::<f64>() / moves;
        let squares = sides.iter().map(|side| (side.loss - loss).powi(2)).sum::<f64>();
        let spread = (squares / (count - 1.0)).sqrt();
        let (number, moves) = (level.number(), moves / count);
        writeln!(table, "{number} {count} {moves:.1} {loss:.4} {spread:.4}")?;
    }
    std::fs::write(TABLE, &table)?;
    println!("{table}");
    // An honest check if the table so far was made from other games.
    let estimates: Vec<bool> = found
        .iter()
        .filter_map(|(level, side)| {
            side.strength().map(|it| (it.from.number()..=it.to.number()).contains(&level.number()))
        })
        .collect();
    let right = estimates.iter().filter(|right| **right).count();
    println!(
        "the table so far put {right} of {} sides into a range with their level",
        estimates.len()
    );
    Ok(())
}

/// Plays a game of a level against itself and reviews it.
fn sides_of_a_game(
    [player, reviewer]: &mut [Engine; 2],
    level: Level,
    seed: u64,
) -> Vec<SideReview> {
    let mut game = Game::from_position(Position::dealt(Seed::from_bits(seed)));
    while let Some(ply) = player.play(game.position(), level, seed, &Stop::new()) {
        if game.play(ply).is_err() {
            break;
        }
    }
    reviewer.clear();
    let Ok(mut study) = Study::resume(&game, &[], "") else { return Vec::new() };
    while let Some(position) = study.next_to_search() {
        let limits = Limits::time(SEARCH_TIME);
        study.note(Some(reviewer.analyse(position, &limits, 1, &Stop::new())));
    }
    let review = study.review();
    review.map_or_else(Vec::new, |review| {
        Color::ALL.into_iter().filter_map(|color| review.sides[color]).collect()
    })
}
