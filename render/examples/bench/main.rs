//! Says what pictures cost: over the positions of one whole game, beside the plain way of drawing them, and
//! at the most over all positions of a hundred games in every theme.
//!
//! ```text
//! cargo run --release -p dvonn-render --example bench -- [--theme T] [--games FILE]
//! ```
//!
//! Times are of this machine as busy as it is; every picture is drawn anew, none kept.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixels and kilobytes are small numbers"
)]

mod plain;

use std::fs;
use std::hint::black_box;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Parser;
use dvonn_render::{Look, Painter, Scene, Theme, Width};
use dvonn_rules::{ByColor, Effect, Game, Ply, Position};

const ROUNDS: usize = 5;
/// 49 placements and 46 moves.
const PLIES: usize = 95;
const REPLAYS: usize = 9;
const GAMES: u64 = 100;
/// The plain way takes long: only every eighth position is drawn by it.
const PLAIN_STEP: usize = 8;
const WIDTHS: [Width; 3] = [Width::COMPACT, Width::NORMAL, Width::LARGE];

/// Says what pictures cost.
#[derive(Parser)]
#[command(name = "bench")]
struct Arguments {
    /// The colours of the boards
    #[arg(long, default_value = Theme::default().name(), value_parser = theme)]
    theme: Theme,
    /// A file with a game on each line, of which the first hundred are drawn. By default games are made
    /// up by a fixed rule
    #[arg(long)]
    games: Option<PathBuf>,
}

/// A position, and the ply that led there.
type Step = (Position, Effect);

fn main() -> io::Result<()> {
    let Arguments { theme, games } = Arguments::parse();
    let mut out = io::stdout().lock();
    let game = whole_game(PLIES);
    let games = games.map_or_else(|| Ok(made_up()), |file| read(&file))?;

    let painter = atlases(&mut out)?;
    writeln!(
        out,
        "\n{:32} {:>12} {:>12} {:>14} {:>12}",
        "", "median ms", "most ms", "median bytes", "most bytes"
    )?;
    for width in WIDTHS {
        let look = Look { theme, width, ..Look::default() };
        let mut costs = Costs::default();
        for step in std::iter::repeat_n(&game, ROUNDS).flatten() {
            costs.add(|| painter.png(&scene(step, "White to move"), look).to_vec());
        }
        costs.write(&mut out, &format!("{}, {} wide", theme.name(), width.pixels()))?;
    }
    let mut costs = Costs::default();
    for (position, effect) in game.iter().step_by(PLAIN_STEP) {
        costs.add(|| plain::png(position, effect, "White to move"));
    }
    costs.write(&mut out, "the plain way, 1200 wide")?;

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
        costs.write(
            &mut out,
            &format!("replay of {} plies, {} wide", scenes.len(), width.pixels()),
        )?;
    }
    for width in [Width::COMPACT, Width::NORMAL] {
        for theme in Theme::ALL {
            let look = Look { theme, width, ..Look::default() };
            let mut costs = Costs::default();
            for step in games.iter().flatten() {
                costs.add(|| painter.png(&scene(step, "White to move"), look).to_vec());
            }
            let (games, theme, width) = (games.len(), theme.name(), width.pixels());
            costs.write(&mut out, &format!("{games} games, {theme}, {width} wide"))?;
        }
    }
    Ok(())
}

/// Makes what is kept for each theme and width, by its first picture, and says how long that took and
/// how much more memory the process holds since.
fn atlases(out: &mut impl Write) -> io::Result<Painter> {
    let painter = Painter::keeping(0);
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
                "first picture of {}, {} wide: {time:.0} ms",
                theme.name(),
                width.pixels()
            )?;
        }
        if let Some((before, now)) = before.zip(resident()) {
            let more = now.saturating_sub(before);
            writeln!(out, "resident memory has grown by {:.1} MB\n", more as f64 / 1024.0)?;
        }
    }
    Ok(painter)
}

/// How much memory the process holds, in KiB, where Linux says it.
fn resident() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Milliseconds and bytes of pictures of one kind.
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
        let (median, most) = (self.times[middle], self.times[self.times.len() - 1]);
        let (bytes, most_bytes) = (self.sizes[middle], self.sizes[self.sizes.len() - 1]);
        writeln!(out, "{name:32} {median:>12.2} {most:>12.2} {bytes:>14} {most_bytes:>12}")
    }
}

fn scene<'a>((position, last): &'a Step, caption: &'a str) -> Scene<'a> {
    let names = ByColor { white: "Annabel Lee", black: "Bartholomew" };
    Scene { last: Some(last), names, caption, ..Scene::of(position) }
}

/// Every position after a ply of a game of so many plies, which are chosen by a fixed rule.
fn whole_game(length: usize) -> Vec<Step> {
    let mut games = (1..).map(|seed: u64| game(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)));
    games.find(|game| game.len() == length).unwrap_or_default()
}

/// A hundred games.
fn made_up() -> Vec<Vec<Step>> {
    (1..=GAMES).map(|seed| game(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15))).collect()
}

/// The first hundred games of a file, as far as they can be read.
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
    Theme::from_name(text).ok_or_else(|| format!("write one of {}", names()))
}
