//! Measures one and two processes on a PostgreSQL database, and kills them at random moments:
//!
//! ```text
//! .ci/postgres cargo run --release -p dvonn-bot --example processes -- throughput
//! .ci/postgres cargo run --release -p dvonn-bot --example processes -- kills [KILLS] [SEED]
//! ```
//!
//! Default: 100 kills. The processes share eight shards and 32 servers of a playground in this
//! process, without Discord's rate limit. Prints tables in Markdown. It exits with an error if a move
//! was lost or doubled, or if something took longer than a minute.

mod clocks;
mod fleet;
#[path = "../../../tests/support/kills.rs"]
mod kills;
#[path = "../previews/mod.rs"]
mod previews;
#[expect(dead_code, reason = "other examples measure the memory of the bot")]
#[path = "../process/mod.rs"]
mod process;
#[path = "../registered/mod.rs"]
mod registered;
#[path = "../tables/mod.rs"]
mod tables;

use std::io::{self, Write as _};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use clocks::Clocks;
use fleet::Fleet;
use process::{BOT, Result};
use tables::Tables;

/// The rates that are tried, in turns per second.
const RATES: [u32; 10] = [25, 50, 75, 100, 125, 150, 175, 200, 250, 300];
/// How long each rate is tried, in seconds.
const SECONDS: u32 = 15;
/// The longest 99th percentile of the response times, in milliseconds.
const LIMIT: f64 = 300.0;
/// The number of games that are played at once while processes are killed.
const TABLES: usize = 32;
/// Nothing may take longer than this after a kill.
const LONGEST: Duration = Duration::from_mins(1);

#[tokio::main]
async fn main() -> Result<()> {
    const USAGE: &str = "usage: processes throughput | kills [KILLS] [SEED]";
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        [word] if word == BOT => process::run_bot().await,
        ["throughput"] => {
            throughput(&["0-7/8"]).await?;
            throughput(&["0-3/8", "4-7/8"]).await
        }
        ["kills", ref numbers @ ..] if numbers.len() <= 2 => {
            let number = |at: usize| numbers.get(at).map(|text| text.parse::<u64>()).transpose();
            let now = SystemTime::now().duration_since(UNIX_EPOCH)?.subsec_nanos();
            let count = usize::try_from(number(0)?.unwrap_or(100))?;
            kill(count, number(1)?.unwrap_or(u64::from(now) | 1)).await
        }
        _ => Err(USAGE.into()),
    }
}

/// Raises the rate until the response times exceed the limit.
async fn throughput(ranges: &[&'static str]) -> Result<()> {
    let fleet = Fleet::start(ranges).await?;
    let mut out = io::stdout();
    writeln!(
        out,
        "\n| Processes | Turns per second | Median | 99th percentile | CPU seconds of each process \
         per 1,000 turns |\n|---|---|---|---|---|"
    )?;
    let (mut all_turns, size) = (0, fleet.database_size().await?);
    for rate in RATES {
        let turns = rate * SECONDS;
        let tables = Tables::set_up(&fleet.playground, &fleet.guilds(), turns, rate).await?;
        let before = fleet.cpu_seconds()?;
        fleet.playground.clear_journal();
        let played = tables.play(turns, rate).await?;
        all_turns += turns;
        let used =
            fleet.cpu_seconds()?.into_iter().zip(before).map(|(after, before)| {
                format!("{:.1}", (after - before) / f64::from(turns) * 1000.0)
            });
        let (median, slowest) = (played.percentile(50), played.percentile(99));
        let used = used.collect::<Vec<_>>().join(" and ");
        let count = ranges.len();
        writeln!(out, "| {count} | {rate} | {median:.0} ms | {slowest:.0} ms | {used} |")?;
        if slowest > LIMIT {
            break;
        }
    }
    let grown = f64::from(u32::try_from(fleet.database_size().await? - size)?);
    let per_turn = grown / f64::from(all_turns);
    writeln!(out, "\nThe database grew by {per_turn:.0} bytes per turn.")?;
    let requests = fleet.playground.journal();
    let is_reply =
        |path: &str| path.starts_with("/interactions/") || path.starts_with("/webhooks/");
    let turns = requests.iter().filter(|request| request.path.ends_with("/callback")).count();
    let others = requests.iter().filter(|request| !is_reply(&request.path)).count();
    writeln!(
        out,
        "Of the last {} requests, {turns} answered an interaction, and {others} count against \
         Discord's limit per bot.",
        requests.len()
    )?;
    Ok(())
}

/// Kills either process at random moments while people play, and starts it again.
async fn kill(count: usize, seed: u64) -> Result<()> {
    let fleet = Fleet::start(&["0-3/8", "4-7/8"]).await?;
    let clocks = Clocks::new(&fleet);
    let started = Instant::now();
    let prepare = async || {
        clocks.check().await?;
        clocks.start().await
    };
    let restart = async |chosen| {
        fleet.restart(usize::from(chosen % 2 == 1)).await?;
        clocks.bot_is_connected();
        Ok(())
    };
    let plan = kills::Plan {
        playground: &fleet.playground,
        guilds: fleet.guilds(),
        tables: TABLES,
        kills: count,
        seed,
    };
    let figures = kills::run(plan, prepare, restart).await?;
    let (timeouts, latest) = (clocks.count(), clocks.latest());
    let mut out = io::stdout();
    let mut row = |what: &str, happened: String| writeln!(out, "| {what} | {happened} |");
    row("What was tried", String::from("What happened"))?;
    row("---", String::from("---"))?;
    row("`kill -9` of one of two processes, under load", format!("{} times", figures.kills))?;
    row("Moves sent just before a kill", figures.sent.to_string())?;
    row("… of which were acknowledged", figures.acknowledged.to_string())?;
    row("Acknowledged moves that were lost", figures.lost_moves.to_string())?;
    row("Games that differ from what was played", figures.wrong_games.to_string())?;
    row("Boards shown", figures.boards.to_string())?;
    row("Boards missing", figures.missing_boards.to_string())?;
    row("Boards shown twice", figures.doubled_boards.to_string())?;
    row("People notified", figures.pings.to_string())?;
    row("People notified twice", figures.doubled_pings.to_string())?;
    let longest = figures.longest_wait;
    row("Longest time from a kill until all boards were there", seconds(longest))?;
    row("Clocks that ran out around a kill", timeouts.to_string())?;
    row("Longest time until such a game had ended", seconds(latest))?;
    writeln!(out, "\nSeed {seed}, {:.0} s in all.", started.elapsed().as_secs_f64())?;
    if figures.faults() > 0 || longest > LONGEST || latest > LONGEST {
        return Err("something was lost, repeated or late".into());
    }
    Ok(())
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
