//! Plays turns by a fixed schedule and measures response times and memory:
//!
//! ```text
//! cargo run --release -p dvonn-measure -- load [TURNS] [PER_SECOND]
//! ```
//!
//! Default: 1000 turns at 100 per second. The schedule does not wait for the bot: each response time
//! counts from the moment at which the turn was due, so turns that queue up in their channel because
//! the bot is slow count in full. The bot runs in a child process and talks to a playground in this
//! one, without Discord's rate limit. The games are random and complete, and the same each time.

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use dvonn_playground::{Options, Playground};

use crate::bot::{Bot, Result, UNLIMITED};
use crate::games::tables::Tables;

/// The time limit of the start.
const TIMEOUT: Duration = Duration::from_secs(30);

/// The arguments on the command line.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The number of turns.
    #[arg(value_parser = clap::value_parser!(u32).range(1..), default_value_t = 1_000)]
    turns: u32,
    /// How many of them are due in a second.
    #[arg(value_parser = clap::value_parser!(u32).range(1..), default_value_t = 100)]
    per_second: u32,
}

/// Runs the measurement.
pub(crate) async fn run(&Arguments { turns, per_second }: &Arguments) -> Result<()> {
    let options = Options { requests_per_second: None, ..Options::on_free_port() };
    let playground = Playground::start(options).await?;
    let folder = tempfile::tempdir()?;
    let started = Instant::now();
    let bot = Bot::start(&playground, folder.path(), &[UNLIMITED])?;
    playground.wait_for_command("dvonn", TIMEOUT).await?;
    playground.wait_for_bot(TIMEOUT).await?;
    let ready = started.elapsed();
    let idle = bot.memory()?;

    let tables = Tables::set_up(&playground, &[playground.guild()], turns, per_second).await?;
    let count = tables.games.len();
    let played = tables.play(turns, per_second).await?;
    let mebibytes = |kibibytes: u32| format!("{:.1} MiB", f64::from(kibibytes) / 1024.0);
    writeln!(
        io::stdout(),
        "{} turns in {count} channels at {per_second} per second; {} started late\n\
         from the scheduled time to the response: median {:.2} ms, 99th percentile {:.2} ms, longest {:.2} ms\n\
         from start to ready: {:.3} s\n\
         memory of the bot: {} idle, {} after the turns",
        played.waits.len(),
        played.late,
        played.percentile(50),
        played.percentile(99),
        played.percentile(100),
        ready.as_secs_f64(),
        mebibytes(idle),
        mebibytes(bot.memory()?),
    )?;
    Ok(())
}
