//! Measures one and two processes on a PostgreSQL database, at a growing rate of turns:
//!
//! ```text
//! .ci/postgres cargo run --release -p dvonn-measure -- processes
//! ```
//!
//! The processes share eight shards and 32 servers of a playground in this process, without Discord's
//! rate limit. Prints tables in Markdown.

use std::io::{self, Write as _};

use crate::bot::Result;
use crate::fleet::Fleet;
use crate::games::tables::Tables;

/// The rates that are tried, in turns per second.
const RATES: [u32; 10] = [25, 50, 75, 100, 125, 150, 175, 200, 250, 300];
/// How long each rate is tried, in seconds.
const SECONDS: u32 = 15;
/// The longest 99th percentile of the response times, in milliseconds.
const LIMIT: f64 = 300.0;

/// Runs the measurement.
pub(crate) async fn run() -> Result<()> {
    throughput(&["0-7/8"]).await?;
    throughput(&["0-3/8", "4-7/8"]).await
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
