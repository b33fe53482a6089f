//! Measures how long the pages of a ladder take with a million finished games in the database, and
//! prints the query plans:
//!
//! ```text
//! cargo run --release -p dvonn-measure -- million [DATABASE]
//! ```
//!
//! Uses a SQLite database in a temporary folder, or the given one (`sqlite:PATH`, `postgres://…`),
//! which stays for the next time. Fills it by SQL, unless that has been done: 15 servers, one of
//! which has 300,000 of the games and 5,000 players. 1,000 of these are active; one has played 20,000 games, 4,000 of them against the same
//! opponent. Then reads each page twenty times: cold, with new connections and without cached parts
//! of the SQLite file, and again warm. Prints the median and the maximum time in milliseconds, and
//! the statements of each page with their query plans. Then starts a bot, and prints how long that
//! takes and its memory. Fails if the warm median of a page or the start is over the limit.

mod fill;
mod plans;

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use dvonn_ladder as ladder;
use dvonn_ladder::{HeadToHead, History, HistoryPosition, List, Profile};
use dvonn_model::{GameId, GuildId, PlayerId, TournamentId, UserId, WeekNumber};
use dvonn_playground::{Options, Playground};
use dvonn_store::Store;
use dvonn_tournament::league::League;
use dvonn_tournament::{Overview, SeriesTable};
use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::bot::{Bot, Result, database_url};
use plans::Statements;

/// The number of times that each page is read.
const ROUNDS: usize = 20;
/// The limit of the warm median of each page that somebody waits for.
const MAX_MEDIAN: Duration = Duration::from_millis(30);
/// The number of starts of the bot, and the limits of their median and of each.
const STARTS: usize = 5;
const MAX_START: Duration = Duration::from_secs(1);
const TIMEOUT: Duration = Duration::from_secs(30);
/// The number of tournaments on a page.
const TOURNAMENTS: u32 = 10;

/// A page, or a slow part of one.
#[derive(Clone, Copy, PartialEq)]
enum Page {
    Top,
    TopOfComputer,
    TopForIdle,
    ProfileOfHeavy,
    ProfileOfOrdinary,
    HeadToHead,
    HistoryNewest,
    HistoryInTheMiddle,
    HistoryOfHeavy,
    HistoryOfHeavyOldest,
    HistoryOfOrdinary,
    Result,
    SeasonTable,
    SeasonSoFar,
    Tournaments,
    Organisers,
    Series,
    League,
    Digest,
    Activity,
}

impl Page {
    const ALL: [Page; 20] = [
        Page::Top,
        Page::TopOfComputer,
        Page::TopForIdle,
        Page::ProfileOfHeavy,
        Page::ProfileOfOrdinary,
        Page::HeadToHead,
        Page::HistoryNewest,
        Page::HistoryInTheMiddle,
        Page::HistoryOfHeavy,
        Page::HistoryOfHeavyOldest,
        Page::HistoryOfOrdinary,
        Page::Result,
        Page::SeasonTable,
        Page::SeasonSoFar,
        Page::Tournaments,
        Page::Organisers,
        Page::Series,
        Page::League,
        Page::Digest,
        Page::Activity,
    ];

    fn name(self) -> &'static str {
        match self {
            Page::Top => "top, any page, with the reader's rank",
            Page::TopOfComputer => "top of the computer",
            Page::TopForIdle => "top, for an inactive player",
            Page::ProfileOfHeavy => "profile, 20,000 games",
            Page::ProfileOfOrdinary => "profile, ordinary",
            Page::HeadToHead => "versus, 4,000 games",
            Page::HistoryNewest => "history, newest page",
            Page::HistoryInTheMiddle => "history, a page in the middle",
            Page::HistoryOfHeavy => "history of one, 20,000 games",
            Page::HistoryOfHeavyOldest => "history of one, oldest page",
            Page::HistoryOfOrdinary => "history of one, ordinary",
            Page::Result => "lines below a result",
            Page::SeasonTable => "final table of a season",
            Page::SeasonSoFar => "table of the season so far",
            Page::Tournaments => "tournaments",
            Page::Organisers => "what runs, and who is late",
            Page::Series => "table of a series, 52 of 32 people",
            Page::League => "championship, 25 divisions",
            Page::Digest => "news of a week",
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
            Page::HeadToHead => {
                let pair = [heavy, player(fill::RIVAL)];
                let versus = HeadToHead::read(store, guild, pair, now).await?;
                not_empty(versus.meetings.len())
            }
            Page::HistoryNewest => history(store, guild, None, HistoryPosition::Newest).await,
            Page::HistoryInTheMiddle => {
                history(store, guild, None, HistoryPosition::After(fill::GAMES / 2)).await
            }
            Page::HistoryOfHeavy => {
                history(store, guild, Some(heavy), HistoryPosition::Newest).await
            }
            Page::HistoryOfHeavyOldest => {
                history(store, guild, Some(heavy), HistoryPosition::Before(fill::GAMES / 1000))
                    .await
            }
            Page::HistoryOfOrdinary => {
                history(store, guild, Some(ordinary), HistoryPosition::Newest).await
            }
            Page::Result => not_empty(
                store.result_with_changes(GameId::from(fill::GAMES)).await?.map_or(0, |_| 1),
            ),
            Page::SeasonTable => not_empty(store.season_table(guild, 1).await?.len()),
            Page::SeasonSoFar => {
                let season = ladder::current_season(store, guild, now).await?;
                not_empty(season.map_or(0, |(_, table)| table.len()))
            }
            Page::Tournaments => {
                let page = store.tournaments_of(guild, TOURNAMENTS, 0).await?;
                not_empty(page.len().min(store.count_tournaments_of(guild).await?))
            }
            Page::Organisers => {
                let reader = UserId::try_from(fill::player(fill::HEAVY))?;
                let page = Overview::read(store, guild, reader, true, now).await?;
                not_empty(page.late.len())
            }
            Page::Series => {
                let year = now.to_zoned(TimeZone::UTC).year();
                not_empty(
                    SeriesTable::read(store, TournamentId::from(1), year).await?.standings.len(),
                )
            }
            Page::League => {
                let row = store.championship().await?.ok_or("there is no championship")?;
                let cycle = row.cycle;
                not_empty(League::read(store, row, cycle).await?.divisions.len())
            }
            Page::Digest => digest(store, guild, now).await,
            Page::Activity => {
                let weeks = ladder::weeks(store, guild, now).await?;
                not_empty(weeks.iter().filter(|week| week.games() > 0).count())
            }
        }
    }
}

/// Errors if a page is empty: its time would be meaningless.
fn not_empty(rows: usize) -> Result<()> {
    if rows > 0 { Ok(()) } else { Err("a page is empty".into()) }
}

async fn top(
    store: &Store,
    guild: GuildId,
    list: List,
    reader: PlayerId,
    now: Timestamp,
) -> Result<()> {
    let table = ladder::table(store, guild.into(), list, now).await?;
    ladder::rank(store, guild.into(), &table, reader).await?;
    not_empty(table.len())
}

async fn profile(store: &Store, guild: GuildId, player: PlayerId, now: Timestamp) -> Result<()> {
    let profile = Profile::read(store, guild, player, now).await?;
    not_empty(profile.map_or(0, |profile| profile.changes.len()))
}

/// The news of the last week: of the ladder, of tournaments, of the league and of the season.
async fn digest(store: &Store, guild: GuildId, now: Timestamp) -> Result<()> {
    let week = WeekNumber::of(now).before();
    let (from, until) = (week.begins_at(), week.after().begins_at());
    let news = ladder::ladder_news(store, guild, week).await?;
    store.tournaments_ended(guild, from, until, TOURNAMENTS).await?;
    store.cycle_ended(guild, from, until).await?;
    store.season_ended(guild, from, until).await?;
    not_empty(news.up.len())
}

async fn history(
    store: &Store,
    guild: GuildId,
    of: Option<PlayerId>,
    from: HistoryPosition,
) -> Result<()> {
    not_empty(History::read(store, guild, of, from).await?.games.len())
}

/// The arguments on the command line.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The database, which stays. Default: a SQLite file in a temporary folder.
    database: Option<String>,
}

/// Runs the measurement.
pub(crate) async fn run(arguments: &Arguments) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let url = arguments.database.clone().unwrap_or_else(|| database_url(folder.path()));
    let statements = Statements::listen();
    let file = PathBuf::from(url.strip_prefix("sqlite:").unwrap_or_default());
    let (store, now) = (Store::open(&url).await?, Timestamp::now());
    store.migrate().await?;
    store.close().await;
    let start = Instant::now();
    if fill::is_empty(&url).await? {
        fill::fill(&url, now).await?;
    }
    let size = std::fs::metadata(&file).map_or(0, |file| file.len() / (1024 * 1024));
    let took = start.elapsed().as_secs();
    writeln!(io::stdout(), "{} games, filled in {took} s, {size} MiB", fill::GAMES)?;
    let slow = measure(&url, &file, now).await?;
    plans::explain(&url, &statements, now).await?;
    let slow_start = start_bot(&url, folder.path()).await?;
    if slow || slow_start { Err("a page or the start takes too long".into()) } else { Ok(()) }
}

/// Starts a bot with the database, a few times. Returns true if that takes too long.
async fn start_bot(url: &str, folder: &Path) -> Result<bool> {
    let options = Options { requests_per_second: None, ..Options::on_free_port() };
    let mut times = Vec::new();
    let mut memory = 0;
    for _ in 0..STARTS {
        let playground = Playground::start(options.clone()).await?;
        let start = Instant::now();
        let bot = Bot::start(&playground, folder, &[("DVONN_DATABASE_URL", url)])?;
        playground.wait_for_command("dvonn", TIMEOUT).await?;
        playground.wait_for_bot(TIMEOUT).await?;
        times.push(start.elapsed());
        memory = memory.max(bot.memory()?);
    }
    times.sort_unstable();
    let [median, longest] = [times[STARTS / 2], times[STARTS - 1]].map(|time| time.as_secs_f64());
    writeln!(
        io::stdout(),
        "\nstart to ready: median {median:.3} s, maximum {longest:.3} s; memory then {:.1} MiB",
        f64::from(memory) / 1024.0
    )?;
    Ok(median > MAX_START.as_secs_f64())
}

/// Reads all pages repeatedly. Returns true if one of them is too slow.
async fn measure(url: &str, file: &Path, now: Timestamp) -> Result<bool> {
    let mut times = Page::ALL.map(|_| [Vec::new(), Vec::new()]);
    for _ in 0..ROUNDS {
        for (page, [cold, warm]) in Page::ALL.into_iter().zip(&mut times) {
            let store = Store::open(url).await?;
            drop_cache(file)?;
            for times in [cold, warm] {
                let start = Instant::now();
                page.read(&store, now).await?;
                times.push(start.elapsed());
            }
            store.close().await;
        }
    }
    writeln!(
        io::stdout(),
        "\n{:40} {:>15} {:>15}",
        "milliseconds: median, maximum",
        "cold",
        "warm"
    )?;
    let mut slow = false;
    for (page, all) in Page::ALL.into_iter().zip(&mut times) {
        let [cold, warm] = all.each_mut().map(|times| {
            times.sort_unstable();
            [times[ROUNDS / 2], times[ROUNDS - 1]].map(|time| time.as_secs_f64() * 1e3)
        });
        // Nobody waits for the digest, which is posted by itself.
        slow |= page != Page::Digest && warm[0] > MAX_MEDIAN.as_secs_f64() * 1e3;
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

/// Drops a file from Linux's page cache.
fn drop_cache(file: &Path) -> Result<()> {
    if !file.exists() {
        return Ok(());
    }
    let input = format!("if={}", file.display());
    let mut dd = Command::new("dd");
    let done = dd.args([&input, "iflag=nocache", "count=0"]).stderr(Stdio::null()).status()?;
    if done.success() { Ok(()) } else { Err("GNU dd cannot drop the file from the cache".into()) }
}
