//! Lets everything fail that can fail while people play, and prints docs/reliability.md: what was
//! tried and what happened.
//!
//! ```text
//! .ci/postgres cargo run --release -p dvonn-measure -- reliability [TIMES] [SEED] [FAULT] > docs/reliability.md
//! ```
//!
//! Each fault is repeated `TIMES` times, by default 10; outages of half a minute a fifth of that, power cuts twenty
//! times as often. Ten times take about 20 minutes. With `FAULT`, only faults with that in their name are tried.
//! It exits with an error if a move was lost or doubled, if something took longer than a minute, or
//! if the log had more lines than the fault had repetitions.

mod clocks;
mod single;

use std::io::{self, Write as _};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use dvonn_faults::disk::{DiskFault, FaultyDisk};
use dvonn_faults::kills::{self, Figures};
use dvonn_faults::link::Network;

use crate::bot::Result;
use crate::fleet::{Fleet, complaints};
use clocks::Clocks;
use single::Single;

const KILLED: &str = "`kill -9`, on SQLite";
const FILE_LOST: &str = "The database file is lost until the bot has ended";
const POWER_CUT: &str = "The power is cut, mostly after syncs have failed";
const ONE_KILLED: &str = "`kill -9` of one of two processes, on PostgreSQL";

/// How often the power is cut for each time that something else happens: no other fault has so many
/// moments that differ.
const POWER_CUTS: usize = 20;
/// How long a disk fails.
const DISK_FAILS: Duration = Duration::from_secs(5);
/// How long PostgreSQL is gone.
const SERVER_GONE: Duration = Duration::from_secs(30);
/// Nothing may take longer than this once a fault is over.
const LONGEST: Duration = Duration::from_mins(1);

const INTRODUCTION: &str = "\
# Reliability

What we did to make the bot lose or repeat something, and what happened. This command prints the page:

    .ci/postgres cargo run --release -p dvonn-measure -- reliability TIMES > docs/reliability.md

With 10 times, it takes about 20 minutes. Shorter forms of each row run with the tests. So does a damaged page
(`tests/e2e/disk.rs`), which needs a backup.

In each round, people send moves in several games at once, by commands and clicks. The fault begins at a random moment
meanwhile. Once it's over, each game is compared with what its players did and saw.

| Fault | Times | Moves sent | Acknowledged | Of these lost | Wrong games | Boards missing / twice | Notified twice | Until all boards were there | Lines in the log |
|---|---|---|---|---|---|---|---|---|---|
";

const NOTES: &str = "
- A move is acknowledged if its player read an answer other than an error. \"The bot is thinking\" is no answer. A
  move that failed was played again afterwards.
- A power cut loses pages that weren't synced, all or some of their sectors. A layer between SQLite and the
  system does that (`crates/faults/src/disk.c`). It lets syncs fail as Linux does: once, and what wasn't written is
  forgotten. After each cut, `dvonn-bot check` found no mistake. `crates/store/tests/store/power.rs` does the same to the
  store alone, also while it closes its database.
- *Until all boards were there*: the longest time from the end of the fault. If the bot was killed or stopped,
  this includes the next start.
- *Lines in the log*: warnings and errors, for each time that it happened.
";

/// The arguments on the command line.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How often each fault is repeated.
    #[arg(value_parser = clap::value_parser!(u32).range(1..), default_value_t = 10)]
    times: u32,
    /// The seed of the random moments. Default: another one each time.
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    seed: Option<u64>,
    /// A part of the names of the only faults to try.
    #[arg(default_value = "", hide_default_value = true)]
    fault: String,
}

/// Runs the measurement.
pub(crate) async fn run(arguments: &Arguments) -> Result<()> {
    let times = usize::try_from(arguments.times)?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.subsec_nanos();
    let seed = arguments.seed.unwrap_or(u64::from(now) | 1);
    let started = Instant::now();

    let is_wanted = |fault: &str| fault.contains(&arguments.fault);

    write!(io::stdout(), "{INTRODUCTION}")?;
    let mut sound = true;
    if is_wanted(KILLED) {
        let single = Single::on_sqlite(None).await?;
        sound &= report(KILLED, &single.killed(times, seed).await?)?;
    }
    if is_wanted(FILE_LOST) {
        let single = Single::on_sqlite(None).await?;
        sound &= report(FILE_LOST, &single.without_file(times, seed).await?)?;
    }
    for (name, fault) in [
        ("The disk is full for 5 s", DiskFault::Full),
        ("The disk is read-only for 5 s", DiskFault::ReadOnly),
        ("The disk fails for 5 s", DiskFault::Broken),
        ("The disk fails to sync for 5 s", DiskFault::NotSynced),
    ] {
        if is_wanted(name) {
            let single = Single::on_sqlite(Some(FaultyDisk::new()?)).await?;
            sound &= report(name, &single.without_disk(fault, DISK_FAILS, times, seed).await?)?;
        }
    }
    if is_wanted(POWER_CUT) {
        let single = Single::on_sqlite(Some(FaultyDisk::with_power()?)).await?;
        sound &= report(POWER_CUT, &single.without_power(times * POWER_CUTS, seed).await?)?;
    }
    for (name, outage, times) in [
        ("PostgreSQL restarts", None, times),
        ("PostgreSQL is stopped for 30 s", Some((Network::Down, SERVER_GONE)), times.div_ceil(5)),
        ("PostgreSQL is silent for 30 s", Some((Network::Silent, SERVER_GONE)), times.div_ceil(5)),
    ] {
        if is_wanted(name) {
            let single = Single::on_postgres().await?;
            sound &= report(name, &single.without_server(outage, times, seed).await?)?;
        }
    }
    let mut out = io::stdout();
    if is_wanted(ONE_KILLED) {
        let (figures, clocks, latest) = two_processes(times, seed).await?;
        sound &= report(ONE_KILLED, &figures)? && latest <= LONGEST;
        write!(out, "{NOTES}")?;
        writeln!(
            out,
            "- {clocks} clocks ran out around the kills of one of two processes. Such a game ended at most {} late, or\n  \
             after its process was back.",
            seconds(latest)
        )?;
    } else {
        write!(out, "{NOTES}")?;
    }
    let took = started.elapsed().as_secs() / 60;
    writeln!(out, "\nSeed {seed}, {took} minutes in all, {}.", load())?;
    if sound { Ok(()) } else { Err("something was lost, repeated or late".into()) }
}

/// What happened in all rounds of one fault.
struct Row {
    figures: Figures,
    /// The longest time from the end of the fault until all boards were there.
    wait: Duration,
    /// The lines in the log that an operator should look at.
    lines: usize,
}

/// Prints a row. Returns true if nothing is wrong with it.
fn report(fault: &str, row: &Row) -> Result<bool> {
    let Row { figures, wait, lines } = row;
    writeln!(
        io::stdout(),
        "| {fault} | {} | {} | {} | {} | {} | {} / {} | {} | {} | {:.1} |",
        figures.repetitions,
        figures.sent,
        figures.acknowledged,
        figures.lost_moves,
        figures.wrong_games,
        figures.missing_boards,
        figures.doubled_boards,
        figures.doubled_pings,
        seconds(*wait),
        f64::from(u32::try_from(*lines)?) / f64::from(u32::try_from(figures.repetitions)?),
    )?;
    Ok(figures.faults() == 0 && *wait <= LONGEST && *lines <= figures.repetitions)
}

/// Kills either of two processes. Returns the number of clocks that ran out, and the longest time
/// until such a game had ended, too.
async fn two_processes(times: usize, seed: u64) -> Result<(Row, u32, Duration)> {
    let fleet = Fleet::start(&["0-3/8", "4-7/8"]).await?;
    let clocks = Clocks::new(&fleet);
    let prepare = async || {
        clocks.check().await?;
        clocks.start().await
    };
    let restart = async |chosen| {
        fleet.restart(usize::from(chosen % 2 == 1)).await?;
        clocks.bot_is_connected();
        Ok(())
    };
    let guilds = fleet.guilds();
    let plan = kills::Plan {
        playground: &fleet.playground,
        guilds,
        tables: 32,
        repetitions: times,
        goes_on: false,
        seed,
    };
    let figures = kills::run(plan, prepare, restart).await?;
    let wait = figures.longest_wait;
    let row = Row { figures, wait, lines: complaints(&fleet.log())? };
    Ok((row, clocks.count(), clocks.latest()))
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// How busy the machine is, in words.
fn load() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let last = load.split(' ').nth(2).unwrap_or("unknown");
    let cores = std::thread::available_parallelism().map_or(0, std::num::NonZero::get);
    format!("load average {last} on {cores} cores at the end")
}
