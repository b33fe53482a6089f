//! Plays turns by a fixed schedule and measures response times and memory:
//!
//! ```text
//! cargo run --release -p dvonn-measure -- load [TURNS] [PER_SECOND]
//! ```
//!
//! First it does the same with a bot that answers at once with a stored picture (`floor`): what is left of
//! the processor time is ours. Default: 1000 turns at 100 per second. The schedule does not wait for the bot: each response time
//! counts from the moment at which the turn was due, so turns that queue up in their channel because
//! the bot is slow count in full. The bot runs in a child process and talks to a playground in this
//! one, without Discord's rate limit. The games are random and complete, and the same each time.

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use dvonn_playground::{CommandCall, Options, Playground};
use futures::future::try_join_all;
use tokio::time::sleep_until;

use crate::bot::{Bot, Result, UNLIMITED};
use crate::games::tables::Tables;

/// The time limit of the start.
const TIMEOUT: Duration = Duration::from_secs(30);

/// The time after the last answer in which the bot finishes its work.
const SETTLING_TIME: Duration = Duration::from_secs(1);

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
    let floor = floor(turns, per_second).await?;
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
    let before = bot.cpu_seconds()?;
    let played = tables.play(turns, per_second).await?;
    tokio::time::sleep(SETTLING_TIME).await;
    let spent = 1000.0 * (bot.cpu_seconds()? - before) / f64::from(turns);
    let mebibytes = |kibibytes: u32| format!("{:.1} MiB", f64::from(kibibytes) / 1024.0);
    writeln!(
        io::stdout(),
        "{} turns in {count} channels at {per_second} per second; {} started late\n\
         from the scheduled time to the response: median {:.2} ms, 99th percentile {:.2} ms, longest {:.2} ms\n\
         from start to ready: {:.3} s\n\
         processor time of a turn: {spent:.2} ms, {:.1} times the {floor:.2} ms of a stored picture\n\
         memory of the bot: {} idle, {} after the turns",
        played.waits.len(),
        played.late,
        played.percentile(50),
        played.percentile(99),
        played.percentile(100),
        ready.as_secs_f64(),
        spent / floor,
        mebibytes(idle),
        mebibytes(bot.memory()?),
    )?;
    Ok(())
}

/// Returns the processor time, in milliseconds, that an answer with a stored picture takes at this rate.
async fn floor(turns: u32, per_second: u32) -> Result<f64> {
    let options = Options { requests_per_second: None, ..Options::on_free_port() };
    let playground = Playground::start(options).await?;
    let bot = Bot::start_floor(&playground)?;
    playground.wait_for_command("dvonn", TIMEOUT).await?;
    playground.wait_for_bot(TIMEOUT).await?;
    let person = playground.users()[0];
    // As many channels as the games have, since Discord's are answered one after the other.
    let channels: Vec<_> = (0..per_second.div_ceil(8))
        .map(|number| playground.create_channel(playground.guild(), &format!("table-{number}")))
        .collect();
    let before = bot.cpu_seconds()?;
    let start = tokio::time::Instant::now();
    let answers = (0..turns).zip(channels.iter().cycle()).map(async |(number, &channel)| {
        sleep_until(start + Duration::from_secs(1) * number / per_second).await;
        let command = CommandCall::new(person, channel, "dvonn place").option("cell", "D3");
        let answer = playground.invoke(&command)?.settled().await;
        let answered: Result<()> = answer.after_ms.map(drop).ok_or_else(|| "no answer".into());
        answered
    });
    try_join_all(answers).await?;
    tokio::time::sleep(SETTLING_TIME).await;
    Ok(1000.0 * (bot.cpu_seconds()? - before) / f64::from(turns))
}
