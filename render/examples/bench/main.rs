//! Measures the time and size of pictures: over one game, compared with a naive way of drawing, and
//! the maximum over a hundred games in every theme.
//!
//! ```text
//! cargo run --release -p dvonn-render --example bench -- [--theme T] [--games FILE]
//! ```
//!
//! The times depend on how busy the machine is. No pictures are cached.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixel coordinates and sizes are small, so these conversions are safe"
)]

mod naive;

use std::fs;
use std::hint::black_box;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Parser;
use dvonn_render::{Look, Name, Painter, Scene, Theme, Width};
use dvonn_rules::{ByColor, Effect, Game, Ply, Position};

const ROUNDS: usize = 5;
/// 49 placements and 46 moves.
const PLIES: usize = 95;
const REPLAYS: usize = 9;
const GAMES: u64 = 100;
/// The naive way is slow, so it draws only every eighth position.
const NAIVE_STEP: usize = 8;
const WIDTHS: [Width; 3] = [Width::COMPACT, Width::NORMAL, Width::LARGE];

/// Measures how long pictures take and how large they are.
#[derive(Parser)]
#[command(name = "bench")]
struct Arguments {
    /// The colours of the boards
    #[arg(long, default_value = Theme::default().name(), value_parser = theme)]
    theme: Theme,
    /// A file with one game per line, of which the first hundred are drawn. Default: pseudo-random games
    #[arg(long)]
    games: Option<PathBuf>,
}

/// A position, and the ply that led to it.
type Step = (Position, Effect);

fn main() -> io::Result<()> {
    let Arguments { theme, games } = Arguments::parse();
    let mut out = io::stdout().lock();
    let game = whole_game(PLIES);
    let games = games.map_or_else(|| Ok(random_games()), |file| read(&file))?;

    let painter = atlases(&mut out)?;
    writeln!(
        out,
        "\n{:32} {:>12} {:>12} {:>14} {:>12}",
        "", "median ms", "max ms", "median bytes", "max bytes"
    )?;
    for width in WIDTHS {
        let look = Look { theme, width, ..Look::default() };
        let mut costs = Costs::default();
        for step in std::iter::repeat_n(&game, ROUNDS).flatten() {
            costs.add(|| painter.png(&scene(step, "White to move"), look).to_vec());
        }
        costs.write(&mut out, &format!("{}, {} px", theme.name(), width.pixels()))?;
    }
    let mut costs = Costs::default();
    for (position, effect) in game.iter().step_by(NAIVE_STEP) {
        costs.add(|| naive::png(position, effect, "White to move"));
    }
    costs.write(&mut out, "naive, 1200 px")?;

    for width in [Width::COMPACT, Width::REPLAY, Width::NORMAL] {
        let look = Look { theme, width, ..Look::default() };
        let caption =
            |(number, step): (usize, &Step)| format!("{number} of {}: {}", game.len(), step.1.ply);
        let captions: Vec<String> = (1..).zip(&game).map(caption).collect();
        let scenes = game.iter().zip(&captions).map(|(step, caption)| scene(step, caption));
        let scenes: Vec<Scene<'_>> = scenes.collect();
        let Some((first, rest)) = scenes.split_first() else { break };
        let mut costs = Costs::default();
        for _ in 0..REPLAYS {
            costs.add(|| painter.replay(first, rest, look));
        }
        costs
            .write(&mut out, &format!("replay of {} plies, {} px", scenes.len(), width.pixels()))?;
    }
    for width in [Width::COMPACT, Width::NORMAL] {
        for theme in Theme::ALL {
            let look = Look { theme, width, ..Look::default() };
            let mut costs = Costs::default();
            for step in games.iter().flatten() {
                costs.add(|| painter.png(&scene(step, "White to move"), look).to_vec());
            }
            let (games, theme, width) = (games.len(), theme.name(), width.pixels());
            costs.write(&mut out, &format!("{games} games, {theme}, {width} px"))?;
        }
    }
    hostile_names(&mut out, &game, theme)
}

/// Measures pictures and replays whose names are far longer than any real one.
fn hostile_names(out: &mut impl Write, game: &[Step], theme: Theme) -> io::Result<()> {
    let names = [
        ("x", "x".repeat(9_000)),
        ("combining marks", format!("x{}", "\u{301}".repeat(10_000))),
        ("Zalgo letters", format!("x{}", "\u{301}\u{30F}\u{315}\u{324}".repeat(4)).repeat(500)),
        ("Arabic ligatures", "﷽".repeat(9_000)),
        ("Arabic letters", "م".repeat(9_000)),
        ("emoji", "🦊".repeat(16_000)),
        ("family emoji", "👨‍👩‍👧‍👦".repeat(2_600)),
        ("unknown characters", "\u{10FFFD}".repeat(16_000)),
        ("many scripts", "aאаकก漢한🦊".repeat(3_000)),
    ];
    for (kind, name) in &names {
        // A new painter, so that the line is not in a cache.
        for width in [Width::REPLAY, Width::LARGE] {
            let look = Look { theme, width, ..Look::default() };
            let painter = Painter::with_cache_limit(0);
            painter.prepare(look);
            let names = ByColor { white: name.as_str(), black: name.as_str() }.map(Name::new);
            let scenes = game.iter().map(|step| Scene { names, ..scene(step, name) });
            let scenes: Vec<_> = scenes.collect();
            let Some((first, rest)) = scenes.split_first() else { break };
            let mut costs = Costs::default();
            costs.add(|| painter.png(first, look).to_vec());
            costs.write(out, &format!("named by {kind}, {} px", width.pixels()))?;
            if width == Width::REPLAY {
                let mut costs = Costs::default();
                costs.add(|| painter.replay(first, rest, look));
                costs.write(out, &format!("replay, named by {kind}"))?;
            }
        }
    }
    Ok(())
}

/// Draws the first picture of each theme and width, and prints the time and the growth of memory.
fn atlases(out: &mut impl Write) -> io::Result<Painter> {
    let painter = Painter::with_cache_limit(0);
    let before = resident();
    let position = Position::new();
    for width in WIDTHS {
        for theme in Theme::ALL {
            let look = Look { theme, width, ..Look::default() };
            let start = Instant::now();
            black_box(painter.png(&Scene::of(&position), look));
            let time = start.elapsed().as_secs_f64() * 1e3;
            writeln!(
                out,
                "first picture of {}, {} px: {time:.0} ms",
                theme.name(),
                width.pixels()
            )?;
        }
        if let Some((before, now)) = before.zip(resident()) {
            let more = now.saturating_sub(before);
            writeln!(out, "resident memory grew by {:.1} MB\n", more as f64 / 1024.0)?;
        }
    }
    Ok(painter)
}

/// Returns the resident memory of the process in KiB, if Linux reports it.
fn resident() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// The times in milliseconds and the sizes in bytes of pictures of one kind.
#[derive(Default)]
struct Costs {
    times: Vec<f64>,
    sizes: Vec<usize>,
}

impl Costs {
    fn add(&mut self, draw: impl FnOnce() -> Vec<u8>) {
        let start = Instant::now();
        let file = black_box(draw());
        self.times.push(start.elapsed().as_secs_f64() * 1e3);
        self.sizes.push(file.len());
    }

    fn write(mut self, out: &mut impl Write, name: &str) -> io::Result<()> {
        self.times.sort_by(f64::total_cmp);
        self.sizes.sort_unstable();
        let middle = self.times.len() / 2;
        let (median, max) = (self.times[middle], self.times[self.times.len() - 1]);
        let (bytes, max_bytes) = (self.sizes[middle], self.sizes[self.sizes.len() - 1]);
        writeln!(out, "{name:32} {median:>12.2} {max:>12.2} {bytes:>14} {max_bytes:>12}")
    }
}

fn scene<'a>((position, last): &'a Step, caption: &'a str) -> Scene<'a> {
    let names = ByColor { white: "Annabel Lee", black: "Bartholomew" }.map(Name::new);
    Scene { last: Some(last), names, caption, ..Scene::of(position) }
}

/// Returns all positions of a pseudo-random game of this length.
fn whole_game(length: usize) -> Vec<Step> {
    let mut games = (1..).map(|seed: u64| game(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)));
    games.find(|game| game.len() == length).unwrap_or_default()
}

/// Returns a hundred pseudo-random games.
fn random_games() -> Vec<Vec<Step>> {
    (1..=GAMES).map(|seed| game(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))).collect()
}

/// Reads the first hundred games of a file. Lines that are not games are skipped.
fn read(file: &Path) -> io::Result<Vec<Vec<Step>>> {
    let games = fs::read_to_string(file)?;
    let games = games.lines().filter_map(|line| line.parse::<Game>().ok());
    let steps = |game: Game| {
        let mut position = *game.start();
        let mut play = |&ply: &Ply| Some((position.play(ply).ok()?, position));
        let played: Vec<_> = game.plies().iter().map_while(&mut play).collect();
        played.into_iter().map(|(effect, position)| (position, effect)).collect()
    };
    Ok(games.take(GAMES as usize).map(steps).collect())
}

fn game(mut state: u64) -> Vec<Step> {
    let mut positions = Vec::new();
    let mut position = Position::new();
    loop {
        let plies = position.legal_plies();
        if plies.is_empty() {
            return positions;
        }
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let choice = usize::try_from(state % plies.len() as u64).unwrap_or_default();
        if let Ok(effect) = position.play(plies[choice]) {
            positions.push((position, effect));
        }
    }
}

fn theme(text: &str) -> Result<Theme, String> {
    let names = || Theme::ALL.map(Theme::name).join(", ");
    Theme::from_name(text).ok_or_else(|| format!("must be one of {}", names()))
}
