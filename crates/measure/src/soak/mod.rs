//! Plays for a day, squeezed into an hour, and measures the memory of the bot:
//!
//! ```text
//! cargo run --profile dist -p dvonn-measure -- soak [MINUTES] [PER_SECOND] [PLOT]
//! ```
//!
//! Default: 60 minutes at 10 turns per second. The playground's clock is set ahead each second, so
//! that 24 hours pass. 10,000 games run. People play by commands and by clicks, and look at one page a
//! second. In a hundred games nobody moves, so they time out. When a game ends, another begins.
//!
//! Prints the resident memory 120 times, draws it in the SVG file `PLOT`, and fails if it was over the
//! limits. The bot runs in a child process and talks to a playground in this one.

mod clicks;
mod pages;
mod plot;
mod samples;
mod tables;

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use dvonn_playground::{Options, Playground};
use tokio::time::{Instant, sleep, sleep_until};

use crate::bot::{Bot, CLOCK, Result};
use samples::{Sample, growth_per_day};
use tables::Tables;

/// The time limit of the start, and of everything that people wait for.
const TIMEOUT: Duration = Duration::from_mins(1);
/// The time from the start until the memory is measured.
const WARM_UP: Duration = Duration::from_secs(10);
/// The time that passes on the playground's clock.
const DAY: Duration = Duration::from_hours(24);
/// The number of samples in that time.
const SAMPLES: u32 = 120;
/// The limits in MiB, without games and with 10,000.
const MAX_IDLE: f64 = 45.0;
const MAX_PLAYING: f64 = 80.0;

/// The arguments on the command line.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How long people play.
    #[arg(value_parser = clap::value_parser!(u32).range(1..=24 * 60), default_value_t = 60)]
    minutes: u32,
    /// The turns in a second.
    #[arg(value_parser = clap::value_parser!(u32).range(1..), default_value_t = 10)]
    per_second: u32,
    /// The SVG file for the picture.
    plot: Option<PathBuf>,
}

/// Runs the measurement.
pub(crate) async fn run(arguments: &Arguments) -> Result<()> {
    let mut out = io::stdout();
    let empty = without_games().await?;
    writeln!(out, "without games: {empty}\n")?;
    let samples = with_games(arguments.minutes, arguments.per_second).await?;
    let (Some(before), Some(after)) = (samples.first(), samples.last()) else {
        return Err("there are no samples".into());
    };
    let most = samples.iter().map(|sample| sample.resident).fold(0.0, f64::max);
    let growth = growth_per_day(&samples[samples.len() / 2..]);
    writeln!(
        out,
        "\nwithout games: {empty}\nbefore the first turn: {before}\nafter the last: {after}\n\
         at most: {most:.1} MiB\ngrowth in the last half: {growth:+.1} MiB a day",
    )?;
    if let Some(path) = &arguments.plot {
        std::fs::write(path, plot::draw(&samples, MAX_PLAYING))?;
    }
    if empty.resident > MAX_IDLE || most > MAX_PLAYING {
        return Err(format!("more than {MAX_IDLE} or {MAX_PLAYING} MiB").into());
    }
    Ok(())
}

/// Returns the memory of a bot with an empty database.
async fn without_games() -> Result<Sample> {
    let folder = tempfile::tempdir()?;
    let playground = Playground::start(options(folder.path())).await?;
    let bot = start_bot(&playground, folder.path()).await?;
    Sample::take(&bot, Duration::ZERO)
}

/// Plays for so many minutes. Returns the samples, the first of which is before the first turn.
async fn with_games(minutes: u32, per_second: u32) -> Result<Vec<Sample>> {
    let folder = tempfile::tempdir()?;
    let playground = Playground::start(options(folder.path())).await?;
    let tables = Tables::fill(&playground, folder.path()).await?;
    let bot = start_bot(&playground, folder.path()).await?;
    let mut samples = vec![Sample::take(&bot, Duration::ZERO)?];
    tables.turn_previews_off().await?;

    let time = Duration::from_mins(u64::from(minutes));
    let start = Instant::now();
    let ahead = playground.clock_ahead();
    let measure = async {
        let mut out = io::stdout();
        writeln!(out, "{}", Sample::HEAD)?;
        for number in 1..=SAMPLES {
            sleep_until(start + time * number / SAMPLES).await;
            let sample = Sample::take(&bot, start.elapsed() + *ahead.borrow())?;
            writeln!(out, "{}", sample.row(&tables.counts()))?;
            samples.push(sample);
        }
        Result::Ok(())
    };
    let set_clock_ahead = async {
        // Small steps, so that deadlines pass one after the other.
        let step = DAY.saturating_sub(time) / (60 * minutes);
        for number in 1.. {
            sleep_until(start + Duration::from_secs(1) * number).await;
            tables.advance(step).await?;
        }
        Ok(())
    };
    tokio::select! {
        done = measure => done,
        done = set_clock_ahead => done,
        done = tables.play(start, time, per_second) => done,
        done = tables.look_at_pages(start) => done,
        done = tables.follow_timeouts(start) => done,
    }?;
    writeln!(io::stdout(), "\n{}", tables.counts())?;
    Ok(samples)
}

fn options(folder: &Path) -> Options {
    Options {
        requests_per_second: None,
        clock_file: Some(folder.join(CLOCK)),
        ..Options::on_free_port()
    }
}

/// Starts the bot, and waits until it has done what it does at its start.
async fn start_bot(playground: &Playground, folder: &Path) -> Result<Bot> {
    let bot = Bot::start(playground, folder, &[])?;
    playground.wait_for_command("dvonn", TIMEOUT).await?;
    playground.wait_for_bot(TIMEOUT).await?;
    sleep(WARM_UP).await;
    Ok(bot)
}
