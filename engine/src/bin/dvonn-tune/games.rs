//! Samples from games of the engine against itself.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::thread;

use clap::Args;
use dvonn_engine::training::{Sample, place_pieces, self_play};
use dvonn_rules::{Cell, Ply};

/// How many cells a full board has, all placed on.
const PLACEMENTS: usize = 49;

/// Which games are played.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// The file to write.
    #[arg(long)]
    out: PathBuf,
    /// How many games are played.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// How many positions are looked at for a move.
    #[arg(long, default_value_t = 3_000)]
    nodes: u64,
    /// The seed of the first game; that of the next is one more.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    jobs: u16,
    /// Games of people, one a line: half of the games begin as one of these did.
    #[arg(long)]
    people: Option<PathBuf>,
}

/// Samples of the movement phase.
pub(crate) fn moves(options: &Options) -> io::Result<()> {
    let people = people(options.people.as_deref())?;
    write(options, |seed| {
        let begun = begun(&people, seed, PLACEMENTS);
        // One board of four is as wild as can be.
        let placed = place_pieces(begun, seed.is_multiple_of(4), 1, seed);
        placed.last().map_or_else(Vec::new, |full| self_play(full, options.nodes, seed))
    })
}

/// Samples of the placement phase.
pub(crate) fn placements(options: &Options) -> io::Result<()> {
    let people = people(options.people.as_deref())?;
    write(options, |seed| {
        // As many placements of theirs as chance will have it.
        let count = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        let begun = begun(&people, seed, usize::try_from(count).unwrap_or(0) % PLACEMENTS);
        place_pieces(begun, seed.is_multiple_of(4), options.nodes, seed)
    })
}

/// Plays games at once, but writes their samples in order.
fn write(options: &Options, play: impl Fn(u64) -> Vec<Sample> + Sync) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(&options.out)?);
    let jobs = u64::from(options.jobs);
    let all = options.seed..options.seed.saturating_add(options.games);
    let mut seeds = all.clone().step_by(usize::from(options.jobs) * 16);
    let batches =
        std::iter::from_fn(|| seeds.next().map(|from| from..all.end.min(from + jobs * 16)));
    for batch in batches {
        for samples in at_once(batch, jobs, &play) {
            for sample in samples {
                file.write_all(&sample.to_bytes())?;
            }
        }
    }
    file.flush()
}

/// The samples of some games, in order.
fn at_once(
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

/// The first placements of a game of people in every second game; else none.
fn begun(people: &[Vec<Cell>], seed: u64, count: usize) -> &[Cell] {
    let number = usize::try_from(seed / 2).unwrap_or(0).checked_rem(people.len());
    match number {
        Some(number) if seed % 2 == 1 => &people[number][..count],
        _ => &[],
    }
}

/// The placements of each game.
fn people(path: Option<&Path>) -> io::Result<Vec<Vec<Cell>>> {
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
