//! The command line.

use std::time::Duration;

use clap::Parser;

/// What each game of a contest takes at most, less what starting the program may take.
pub(crate) const CONTEST: Duration = Duration::from_millis(4_950);

/// Play one game of DVONN in a contest, over standard input and output.
///
/// Reads Start, or White's first placement, and then the opponent's plies; writes its own: D3, D3F3,
/// PASS. Quit ends it.
#[derive(Debug, Parser)]
#[command(version)]
pub(crate) struct Options {
    /// Seconds for all plies of the game together; 4.95 if nothing else limits the search.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Option<Duration>,
    /// How many plies to look ahead.
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..=99))]
    pub(crate) depth: Option<u32>,
    /// How many positions to look at for each ply.
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// Play as a level of the bot does, 1 (Beginner) to 8 (Master), which needs no other limit.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=8),
          conflicts_with_all = ["time", "depth", "nodes", "threads"])]
    pub(crate) level: Option<u8>,
    /// How many threads search.
    #[arg(long, value_name = "COUNT", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=64))]
    pub(crate) threads: u16,
    /// Vary the first placements, or all plies of a level; the same number plays the same again.
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Search fixed positions to fixed depths, or to that of --depth, and print how fast that was.
    #[arg(long, conflicts_with_all = ["time", "nodes", "level", "threads", "seed"])]
    pub(crate) bench: bool,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.01..=86_400.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "write seconds, from 0.01 to 86400".into())
}
