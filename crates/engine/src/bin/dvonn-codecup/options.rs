//! The command line.

use std::time::Duration;

use clap::Parser;

/// The time for a contest game, minus an allowance for starting the program.
pub(crate) const CONTEST_TIME: Duration = Duration::from_millis(4_950);

/// Play one game of DVONN over standard input and output.
///
/// Input: "Start" to play White, or White's first placement to play Black; then the opponent's
/// plies. Output: the program's plies. Plies are written D3, D3F3 or PASS. "Quit" ends the program.
#[derive(Debug, Parser)]
#[command(version)]
pub(crate) struct Options {
    /// Time for the whole game in seconds. Default: 4.95 unless another limit is given.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Option<Duration>,
    /// Maximum search depth in plies.
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..=99))]
    pub(crate) depth: Option<u32>,
    /// Maximum number of positions searched per ply.
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// Playing level of the bot, 1 (Beginner) to 9 (Grandmaster); excludes other limits.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=9),
          conflicts_with_all = ["time", "depth", "nodes", "threads"])]
    pub(crate) level: Option<u8>,
    /// Number of search threads.
    #[arg(long, value_name = "COUNT", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=64))]
    pub(crate) threads: u16,
    /// Seed that varies the first placements, or every ply of a level; the same seed repeats a
    /// game.
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Search a fixed set of positions and print node counts and speed; --depth sets the depth of
    /// all.
    #[arg(long, conflicts_with_all = ["time", "nodes", "level", "threads", "seed"])]
    pub(crate) bench: bool,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.01..=86_400.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "write seconds, from 0.01 to 86400".into())
}
