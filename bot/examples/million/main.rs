//! Says how long the pages of a ladder take to be read with a million finished games in the
//! database, and how the database reads them:
//!
//! ```text
//! cargo run --release -p dvonn-bot --example million -- [DATABASE]
//! ```
//!
//! Fills a SQLite database in a temporary folder or, if it is named, an empty PostgreSQL database
//! (`postgres://…`) by SQL: 15 servers, one of which has 300,000 of the games and 5,000 players, 1,000
//! of them active; one of these has played 20,000 games, 4,000 of them against the same opponent.
//! Then reads each page twenty times as the bot does: cold, by new connections and with nothing of a
//! SQLite file in memory, and again warm. Prints the median and the longest time in milliseconds and,
//! for each page, its statements and their query plans as the database explains them. Fails if the
//! median of a page is longer than it may be when warm.

mod fill;
mod plans;

use std::error::Error;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use dvonn_bot::ladder::{self, Direction, History, List, Profile, Versus};
use dvonn_bot::store::{GameId, GuildId, PlayerId, Store};
use jiff::Timestamp;

use plans::Statements;

/// What came of it, or what to tell whoever started this.
type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// How often each page is read.
const ROUNDS: usize = 20;
/// The median of a page's times may be so long.
const MOST: Duration = Duration::from_millis(50);
/// So many tournaments stand on a page.
const TOURNAMENTS: u32 = 10;

/// A page, or a part of one that can be long.
#[derive(Clone, Copy)]
enum Page {
    Top,
    TopOfComputer,
    TopForIdle,
    ProfileOfHeavy,
    ProfileOfOrdinary,
    Versus,
    HistoryNewest,
    HistoryInTheMiddle,
    HistoryOfHeavy,
    HistoryOfHeavyOldest,
    HistoryOfOrdinary,
    Result,
    SeasonTable,
    SeasonSoFar,
    Tournaments,
    Activity,
}

impl Page {
    const ALL: [Page; 16] = [
        Page::Top,
        Page::TopOfComputer,
        Page::TopForIdle,
        Page::ProfileOfHeavy,
        Page::ProfileOfOrdinary,
        Page::Versus,
        Page::HistoryNewest,
        Page::HistoryInTheMiddle,
        Page::HistoryOfHeavy,
        Page::HistoryOfHeavyOldest,
        Page::HistoryOfOrdinary,
        Page::Result,
        Page::SeasonTable,
        Page::SeasonSoFar,
        Page::Tournaments,
        Page::Activity,
    ];

    fn name(self) -> &'static str {
        match self {
            Page::Top => "top, any page, with one's own place",
            Page::TopOfComputer => "top of the computer",
            Page::TopForIdle => "top, for somebody who is hidden",
            Page::ProfileOfHeavy => "profile, 20,000 games",
            Page::ProfileOfOrdinary => "profile, ordinary",
            Page::Versus => "versus, 4,000 games",
            Page::HistoryNewest => "history, newest page",
            Page::HistoryInTheMiddle => "history, a page in the middle",
            Page::HistoryOfHeavy => "history of one, 20,000 games",
            Page::HistoryOfHeavyOldest => "history of one, oldest page",
            Page::HistoryOfOrdinary => "history of one, ordinary",
            Page::Result => "lines below a result",
            Page::SeasonTable => "final table of a season",
            Page::SeasonSoFar => "table of the season so far",
            Page::Tournaments => "tournaments",
            Page::Activity => "activity, 30,000 games in 26 weeks",
        }
    }

    async fn read(self, store: &Store, now: Timestamp) -> Result<()> {
        let guild = GuildId::try_from(fill::LARGE)?;
        let player = |number: i64| PlayerId::from(fill::player(number));
        let (heavy, ordinary) = (player(fill::HEAVY), player(fill::ORDINARY));
        match self {
            Page::Top => top(store, guild, List::People, heavy, now).await,
            Page::TopOfComputer => top(store, guild, List::Computer, heavy, now).await,
            Page::TopForIdle => top(store, guild, List::People, player(fill::IDLE), now).await,
            Page::ProfileOfHeavy => profile(store, guild, heavy, now).await,
            Page::ProfileOfOrdinary => profile(store, guild, ordinary, now).await,
            Page::Versus => {
                let pair = [heavy, player(fill::RIVAL)];
                let versus = Versus::read(store, guild, pair, now).await?;
                some(versus.meetings.len())
            }
            Page::HistoryNewest => history(store, guild, None, Direction::Newest).await,
            Page::HistoryInTheMiddle => {
                history(store, guild, None, Direction::After(fill::GAMES / 2)).await
            }
            Page::HistoryOfHeavy => history(store, guild, Some(heavy), Direction::Newest).await,
            Page::HistoryOfHeavyOldest => {
                history(store, guild, Some(heavy), Direction::Before(fill::GAMES / 1000)).await
            }
            Page::HistoryOfOrdinary => {
                history(store, guild, Some(ordinary), Direction::Newest).await
            }
            Page::Result => some(store.counted(GameId::from(fill::GAMES)).await?.map_or(0, |_| 1)),
            Page::SeasonTable => some(store.season_table(guild, 1).await?.len()),
            Page::SeasonSoFar => {
                let season = ladder::season_so_far(store, guild, now).await?;
                some(season.map_or(0, |(_, table)| table.len()))
            }
            Page::Tournaments => {
                let page = store.tournaments_of(guild, TOURNAMENTS, 0).await?;
                some(page.len().min(store.count_tournaments_of(guild).await?))
            }
            Page::Activity => {
                let weeks = ladder::weeks(store, guild, now).await?;
                some(weeks.iter().filter(|week| week.games() > 0).count())
            }
        }
    }
}

/// What a page shows must be there, or its time says nothing.
fn some(rows: usize) -> Result<()> {
    if rows > 0 { Ok(()) } else { Err("a page is empty".into()) }
}

async fn top(
    store: &Store,
    guild: GuildId,
    list: List,
    reader: PlayerId,
    now: Timestamp,
) -> Result<()> {
    let table = ladder::table(store, guild, list, now).await?;
    ladder::rank(store, guild, &table, reader).await?;
    some(table.len())
}

async fn profile(store: &Store, guild: GuildId, player: PlayerId, now: Timestamp) -> Result<()> {
    let profile = Profile::read(store, guild, player, now).await?;
    some(profile.map_or(0, |profile| profile.changes.len()))
}

async fn history(
    store: &Store,
    guild: GuildId,
    of: Option<PlayerId>,
    from: Direction,
) -> Result<()> {
    some(History::read(store, guild, of, from).await?.games.len())
}

#[tokio::main]
async fn main() -> Result<()> {
    let statements = Statements::listen();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("games.db");
    let url = match arguments.as_slice() {
        [] => format!("sqlite:{}", file.display()),
        [url] => url.clone(),
        _ => return Err("give the address of an empty database, or nothing".into()),
    };
    let (store, now) = (Store::open(&url).await?, Timestamp::now());
    store.migrate().await?;
    store.close().await;
    let began = Instant::now();
    fill::fill(&url, now).await?;
    let size = std::fs::metadata(&file).map_or(0, |file| file.len() / (1024 * 1024));
    let took = began.elapsed().as_secs();
    writeln!(io::stdout(), "{} games, filled in {took} s, {size} MiB", fill::GAMES)?;
    let slow = measure(&url, &file, now).await?;
    plans::explain(&url, &statements, now).await?;
    if slow { Err("a page takes longer than it may".into()) } else { Ok(()) }
}

/// Reads all pages again and again, and answers whether one of them is too slow.
async fn measure(url: &str, file: &Path, now: Timestamp) -> Result<bool> {
    let mut times = Page::ALL.map(|_| [Vec::new(), Vec::new()]);
    for _ in 0..ROUNDS {
        for (page, [cold, warm]) in Page::ALL.into_iter().zip(&mut times) {
            let store = Store::open(url).await?;
            forget(file)?;
            for times in [cold, warm] {
                let began = Instant::now();
                page.read(&store, now).await?;
                times.push(began.elapsed());
            }
            store.close().await;
        }
    }
    writeln!(
        io::stdout(),
        "\n{:40} {:>15} {:>15}",
        "milliseconds: median, longest",
        "cold",
        "warm"
    )?;
    let mut slow = false;
    for (page, all) in Page::ALL.into_iter().zip(&mut times) {
        let [cold, warm] = all.each_mut().map(|times| {
            times.sort_unstable();
            [times[ROUNDS / 2], times[ROUNDS - 1]].map(|time| time.as_secs_f64() * 1e3)
        });
        slow |= warm[0] > MOST.as_secs_f64() * 1e3;
        let name = page.name();
        writeln!(
            io::stdout(),
            "{name:40} {:7.1} {:7.1} {:7.1} {:7.1}",
            cold[0],
            cold[1],
            warm[0],
            warm[1]
        )?;
    }
    Ok(slow)
}

/// Lets Linux keep nothing of a file in memory.
fn forget(file: &Path) -> Result<()> {
    if !file.exists() {
        return Ok(());
    }
    let input = format!("if={}", file.display());
    let mut dd = Command::new("dd");
    let done = dd.args([&input, "iflag=nocache", "count=0"]).stderr(Stdio::null()).status()?;
    if done.success() { Ok(()) } else { Err("dd of GNU lets Linux forget a file".into()) }
}
