//! Measures how fast `/learn openings` answers when many games have ended:
//!
//! ```text
//! cargo run --release -p dvonn-measure -- openings [GAMES]
//! ```
//!
//! Default: 100,000 games. Their first placements are drawn by chance, some cells more often than
//! others, and are the same each time. Prints how long the database takes to say what followed, and
//! how long a person waits for the whole answer with its picture, which the bot in a child process
//! draws. Fails if the median answer takes longer than 50 ms.

use std::io::{self, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

use dvonn_engine::Random;
use dvonn_model::Points;
use dvonn_playground::{Click, CommandCall, Options, Playground};
use dvonn_rules::Cell;
use dvonn_school as school;
use dvonn_school::Opening;
use dvonn_store::Store;

use crate::bot::{Bot, Result, UNLIMITED, database_url};

/// The number of openings that are asked for.
const ASKED: usize = 500;
/// The number of games that one transaction adds.
const AT_ONCE: u32 = 1_000;
/// The limit of a median answer, in milliseconds.
const LIMIT: f64 = 50.0;
/// The time limit of everything except an answer.
const TIMEOUT: Duration = Duration::from_mins(1);

/// The arguments on the command line.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The number of games.
    #[arg(default_value_t = 100_000)]
    games: u32,
}

/// Runs the measurement.
pub(crate) async fn run(&Arguments { games }: &Arguments) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let url = database_url(folder.path());
    let store = Store::open(&url).await?;
    store.migrate().await?;
    let mut random = Random::new(1);
    let start = Instant::now();
    fill(&store, games, &mut random).await?;
    let filled = start.elapsed();

    let asked: Vec<Opening> =
        (0..ASKED).map(|_| opening(&mut random).first(random.below(Opening::MAX + 1))).collect();
    let start = Instant::now();
    school::prepare();
    let prepared = milliseconds(start);
    let mut queries = Vec::new();
    for opening in &asked {
        let start = Instant::now();
        let explored = school::explore(&store, *opening).await?;
        queries.push(milliseconds(start));
        if explored.games == 0 {
            return Err("the collection is empty".into());
        }
    }
    store.close().await;
    let size = std::fs::metadata(url.trim_start_matches("sqlite:"))?.len() / (1024 * 1024);
    let (answers, memory) = answers(folder.path(), &asked).await?;
    let [query, answer] = [queries, answers].map(Times::of);
    writeln!(
        io::stdout(),
        "{games} games, filled in {} s, {size} MiB; the first question also reads the shipped games, in \
         {prepared:.0} ms\n\
         {ASKED} questions to the database: {query}\n\
         {ASKED} answers with pictures: {answer}\n\
         memory of the bot: {:.1} MiB",
        filled.as_secs(),
        f64::from(memory) / 1024.0,
    )?;
    if answer.median > LIMIT { Err("an answer takes longer than the limit".into()) } else { Ok(()) }
}

/// Adds games to the openings, as the bot does when a rated game has ended.
async fn fill(store: &Store, games: u32, random: &mut Random) -> Result<()> {
    for first in (0..games).step_by(AT_ONCE as usize) {
        let mut tx = store.begin().await?;
        for _ in first..games.min(first + AT_ONCE) {
            let points = random.choose(&[Points::Win, Points::Draw, Points::Loss]);
            school::add_opening(&mut tx, &opening(random), points.unwrap_or(Points::Draw)).await?;
        }
        tx.commit().await?;
    }
    Ok(())
}

/// Returns the first placements of a game. The first cells are chosen more often than the last.
fn opening(random: &mut Random) -> Opening {
    let mut opening = Opening::default();
    while opening.len() < Opening::MAX {
        let last = random.below(Cell::COUNT);
        let number = random.below(last + 1);
        opening = Cell::from_index(number).and_then(|cell| opening.with(cell)).unwrap_or(opening);
    }
    opening
}

/// Asks the bot for openings, one after the other. Returns the times until it answers, in
/// milliseconds, and the memory that it uses then, in KiB.
async fn answers(folder: &Path, asked: &[Opening]) -> Result<(Vec<f64>, u32)> {
    let options = Options { requests_per_second: None, ..Options::on_free_port() };
    let playground = Playground::start(options).await?;
    let bot = Bot::start(&playground, folder, &[UNLIMITED])?;
    playground.wait_for_command("learn", TIMEOUT).await?;
    playground.wait_for_bot(TIMEOUT).await?;
    let (person, channel) = (playground.users()[0], playground.channels()[0]);
    let call = CommandCall::new(person, channel, "learn openings");
    let message = playground.invoke(&call)?.reply(TIMEOUT).await?;
    let mut times = Vec::new();
    for opening in asked {
        let click = Click::button(person, channel, message.id, &format!("opening:{opening}"));
        let invocation = playground.click(&click.forced())?;
        let outcome = invocation.answer().await;
        times.push(outcome.after_ms.ok_or_else(|| format!("no answer about {opening}"))?);
        invocation.reply(TIMEOUT).await?;
    }
    Ok((times, bot.memory()?))
}

fn milliseconds(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1e3
}

/// A summary of times, in milliseconds.
struct Times {
    median: f64,
    percentile: f64,
    longest: f64,
}

impl Times {
    fn of(mut all: Vec<f64>) -> Times {
        all.sort_by(f64::total_cmp);
        let at = |percent: usize| all[(all.len() - 1) * percent / 100];
        Times { median: at(50), percentile: at(99), longest: at(100) }
    }
}

impl std::fmt::Display for Times {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Times { median, percentile, longest } = self;
        write!(
            f,
            "median {median:.1} ms, 99th percentile {percentile:.1} ms, longest {longest:.1} ms"
        )
    }
}
