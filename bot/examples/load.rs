//! Plays turns by a fixed schedule and measures response times and memory:
//!
//! ```text
//! cargo run --release -p dvonn-bot --example load -- [TURNS] [PER_SECOND]
//! ```
//!
//! Default: 1000 turns at 100 per second. The schedule does not wait for the bot: each response time
//! counts from the moment at which the turn was due, so turns that queue up in their channel because
//! the bot is slow count in full. The bot runs in a child process and talks to a playground in this
//! one, without Discord's rate limit. The games are random and complete, and the same each time.

mod challenge;
mod process;
mod tables;
mod turns;

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use dvonn_playground::{Options, Playground};

use process::{BOT, Bot, Result};
use tables::Tables;

/// The time limit of the start.
const TIMEOUT: Duration = Duration::from_secs(30);

#[tokio::main]
async fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |text: &String| text.parse().ok().filter(|&number: &u32| number > 0);
    match arguments.as_slice() {
        [word] if word == BOT => process::run_bot().await,
        numbers if numbers.len() <= 2 && numbers.iter().all(|text| number(text).is_some()) => {
            let mut numbers = numbers.iter().filter_map(number);
            measure(numbers.next().unwrap_or(1_000), numbers.next().unwrap_or(100)).await
        }
        _ => Err("usage: load [TURNS] [PER_SECOND]".into()),
    }
}

async fn measure(turns: u32, per_second: u32) -> Result<()> {
    let options = Options { requests_per_second: None, ..Options::on_free_port() };
    let playground = Playground::start(options).await?;
    let folder = tempfile::tempdir()?;
    let started = Instant::now();
    // Two people do the work of hundreds.
    let unlimited = ("DVONN_DISCORD_ACTIONS_PER_SECOND", "10000");
    let bot = Bot::start(&playground, folder.path(), &[unlimited])?;
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
