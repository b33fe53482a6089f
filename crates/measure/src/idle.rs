//! Measures the CPU and memory usage of a bot that only watches the clocks of many games:
//!
//! ```text
//! cargo run --release -p dvonn-measure -- idle [SECONDS]
//! ```
//!
//! Measures 100 and then 10,000 running games, for SECONDS each (default: 30). All deadlines are
//! days away. The bot runs in a child process and talks to a playground in this one. Fails if
//! 10,000 games cost more than the limits below.

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use dvonn_playground::{Options, Playground};
use dvonn_rules::{ByColor, Position};
use jiff::SignedDuration;

use crate::bot::{Bot, Result};
use crate::games::running::{self, RunningGame};

const FEW: u32 = 100;
const MANY: u32 = 10_000;
/// The time limit for the bot to start, and the time to wait before the measurement.
const TIMEOUT: Duration = Duration::from_mins(1);
const WARM_UP: Duration = Duration::from_secs(5);
/// The limits: percent of a core, and KiB of extra memory with many games instead of few.
const MAX_CPU: f64 = 1.0;
const MAX_EXTRA_MEMORY: u32 = 20 * 1024;

/// The cost of an idle bot.
struct Cost {
    /// Percent of a core.
    cpu: f64,
    /// Resident memory in KiB.
    memory: u32,
}

/// The arguments on the command line.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The time of each measurement.
    #[arg(value_parser = clap::value_parser!(u64).range(1..), default_value_t = 30)]
    seconds: u64,
}

/// Runs the measurement.
pub(crate) async fn run(&Arguments { seconds }: &Arguments) -> Result<()> {
    let few = measure(FEW, Duration::from_secs(seconds)).await?;
    let many = measure(MANY, Duration::from_secs(seconds)).await?;
    let allowed = many.cpu < MAX_CPU && many.memory <= few.memory + MAX_EXTRA_MEMORY;
    if allowed { Ok(()) } else { Err("many games cost more than the limits".into()) }
}

async fn measure(games: u32, time: Duration) -> Result<Cost> {
    let options = Options { requests_per_second: None, ..Options::on_free_port() };
    let playground = Playground::start(options).await?;
    let folder = tempfile::tempdir()?;
    let users = playground.users();
    let game = |number| RunningGame {
        players: ByColor { white: users[0], black: users[1] },
        position: Position::new(),
        per_turn: SignedDuration::from_hours(24 * (2 + i64::from(number % 28))),
    };
    let running: Vec<_> = (0..games).map(game).collect();
    running::create(&playground, folder.path(), &running).await?;
    let bot = Bot::start(&playground, folder.path(), &[])?;
    playground.wait_for_command("dvonn", TIMEOUT).await?;
    playground.wait_for_bot(TIMEOUT).await?;
    tokio::time::sleep(WARM_UP).await;

    let (before, start) = (bot.cpu_seconds()?, Instant::now());
    tokio::time::sleep(time).await;
    let used = bot.cpu_seconds()? - before;
    let cost = Cost { cpu: 100.0 * used / start.elapsed().as_secs_f64(), memory: bot.memory()? };
    writeln!(
        io::stdout(),
        "{games} running games: {:.2} % of a core, {:.1} MiB",
        cost.cpu,
        f64::from(cost.memory) / 1024.0
    )?;
    Ok(cost)
}
