//! The `games` and `placements` commands: write samples from self-play.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::thread;

use clap::Args;
use dvonn_engine::training::{Sample, place_pieces, self_play};
use dvonn_rules::{Cell, Ply};

/// The number of placements in a game.
const PLACEMENTS: usize = 49;

/// The options of the `games` and `placements` commands.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Sample file to write.
    #[arg(long)]
    out: PathBuf,
    /// Number of games.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Number of positions searched per move.
    #[arg(long, default_value_t = 3_000)]
    nodes: u64,
    /// Seed of the first game; each further game uses the next number.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of games played in parallel.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    jobs: u16,
    /// File of human games, one per line, whose placements open every second game.
    #[arg(long)]
    human_games: Option<PathBuf>,
}

/// Writes samples of the movement phase.
///
/// # Errors
///
/// If a file cannot be read or written.
pub(crate) fn write_games(options: &Options) -> io::Result<()> {
    let human_games = human_games(options.human_games.as_deref())?;
    write(options, |seed| {
        let placements = place_pieces(opening(&human_games, seed), 1, seed);
        placements.last().map_or_else(Vec::new, |full| self_play(full, options.nodes, seed))
    })
}

/// Writes samples of the placement phase.
///
/// # Errors
///
/// If a file cannot be read or written.
pub(crate) fn write_placements(options: &Options) -> io::Result<()> {
    let human_games = human_games(options.human_games.as_deref())?;
    write(options, |seed| place_pieces(opening(&human_games, seed), options.nodes, seed))
}

/// Plays games in parallel and writes their samples in the order of the seeds.
fn write(options: &Options, play: impl Fn(u64) -> Vec<Sample> + Sync) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(&options.out)?);
    let jobs = u64::from(options.jobs);
    let all = options.seed..options.seed.saturating_add(options.games);
    let mut seeds = all.clone().step_by(usize::from(options.jobs) * 16);
    let batches =
        std::iter::from_fn(|| seeds.next().map(|from| from..all.end.min(from + jobs * 16)));
    for batch in batches {
        for samples in play_in_parallel(batch, jobs, &play) {
            for sample in samples {
                file.write_all(&sample.to_bytes())?;
            }
        }
    }
    file.flush()
}

/// Returns the samples of each game, in the order of the seeds.
fn play_in_parallel(
    seeds: Range<u64>,
    jobs: u64,
    play: &(impl Fn(u64) -> Vec<Sample> + Sync),
) -> Vec<Vec<Sample>> {
    thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs)
            .map(|job| {
                let seeds = seeds.clone().filter(move |seed| seed % jobs == job);
                scope.spawn(move || seeds.map(|seed| (seed, play(seed))).collect::<Vec<_>>())
            })
            .collect();
        let mut played: Vec<_> =
            workers.into_iter().filter_map(|worker| worker.join().ok()).flatten().collect();
        played.sort_by_key(|(seed, _)| *seed);
        played.into_iter().map(|(_, samples)| samples).collect()
    })
}

/// Returns the placements of a human game for one seed in four, and none for the others.
fn opening(human_games: &[Vec<Cell>], seed: u64) -> &[Cell] {
    let number = usize::try_from(seed / 4).unwrap_or(0).checked_rem(human_games.len());
    match number {
        Some(number) if seed % 4 == 1 => &human_games[number],
        _ => &[],
    }
}

/// Reads the placements of each game. Skips lines without a complete placement phase.
fn human_games(path: Option<&Path>) -> io::Result<Vec<Vec<Cell>>> {
    let Some(path) = path else { return Ok(Vec::new()) };
    let placements = |line: &str| -> Option<Vec<Cell>> {
        let plies = line.split_whitespace().take(PLACEMENTS);
        let cells: Option<Vec<Cell>> = plies
            .map(|ply| match ply.parse() {
                Ok(Ply::Place(cell)) => Some(cell),
                _ => None,
            })
            .collect();
        cells.filter(|cells| cells.len() == PLACEMENTS)
    };
    Ok(fs::read_to_string(path)?.lines().filter_map(placements).collect())
}
