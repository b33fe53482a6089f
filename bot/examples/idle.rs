//! Says what a bot takes that does nothing but keep the clocks of many games:
//!
//! ```text
//! cargo run --release -p dvonn-bot --example idle -- [SECONDS]
//! ```
//!
//! Without a number, 30 seconds each for 100 and for 10,000 running games, whose deadlines are days
//! ahead. The bot runs in a process of its own, this program once more, and talks to a playground
//! here. Fails if the many cost more than they may.

mod process;

use std::io::{self, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

use dvonn_bot::store::{
    BadId, ClockRow, Created, NewGame, Person, Place, Setup, Store, Terms, TimeControl,
};
use dvonn_playground::{ChannelId, GuildId, Options, Playground, UserId};
use dvonn_rules::{ByColor, Position};
use jiff::{SignedDuration, Timestamp};

use process::{BOT, Bot, DATABASE, Result};

const FEW: u32 = 100;
const MANY: u32 = 10_000;
/// The channels that a server may have on Discord.
const CHANNELS: u32 = 500;
/// How long the bot may take to start, and how long it has to settle.
const PATIENCE: Duration = Duration::from_mins(1);
const SETTLING: Duration = Duration::from_secs(5);
/// The part of a core that an idle bot may take, in percent, and how much more memory it may take
/// with many games than with few, in KiB.
const MOST_CPU: f64 = 1.0;
const MOST_MEMORY: u32 = 20 * 1024;

/// What an idle bot took.
struct Cost {
    /// Of a core, in percent.
    cpu: f64,
    /// In KiB.
    memory: u32,
}

#[tokio::main]
async fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let seconds = |text: &String| text.parse().ok().filter(|&number: &u64| number > 0);
    let time = match arguments.as_slice() {
        [word] if word == BOT => return process::be_the_bot().await,
        [] => 30,
        [number] if let Some(number) = seconds(number) => number,
        _ => return Err("give the number of seconds: idle [SECONDS]".into()),
    };
    let few = measure(FEW, Duration::from_secs(time)).await?;
    let many = measure(MANY, Duration::from_secs(time)).await?;
    let allowed = many.cpu < MOST_CPU && many.memory <= few.memory + MOST_MEMORY;
    if allowed { Ok(()) } else { Err("many games cost more than they may".into()) }
}

async fn measure(games: u32, time: Duration) -> Result<Cost> {
    let options = Options { requests_per_second: None, ..Options::on_free_port() };
    let playground = Playground::start(options).await?;
    let folder = tempfile::tempdir()?;
    fill(&playground, folder.path(), games).await?;
    let bot = Bot::start(&playground, folder.path())?;
    playground.wait_for_command("dvonn", PATIENCE).await?;
    playground.wait_for_bot(PATIENCE).await?;
    tokio::time::sleep(SETTLING).await;

    let (before, began) = (ticks(&bot)?, Instant::now());
    tokio::time::sleep(time).await;
    let used = f64::from(ticks(&bot)? - before) / TICKS_A_SECOND;
    let cost = Cost { cpu: 100.0 * used / began.elapsed().as_secs_f64(), memory: bot.memory()? };
    writeln!(
        io::stdout(),
        "{games} running games: {:.2} % of a core, {:.1} MiB",
        cost.cpu,
        f64::from(cost.memory) / 1024.0
    )?;
    Ok(cost)
}

/// Linux counts the time that a process took in hundredths of a second.
const TICKS_A_SECOND: f64 = 100.0;

/// The time of all cores that the bot has taken.
fn ticks(bot: &Bot) -> Result<u32> {
    let stat = bot.reported("stat")?;
    // The second field is a name in parentheses, which may hold blanks.
    let (_, fields) = stat.rsplit_once(')').ok_or("Linux names the process")?;
    let times = fields.split_whitespace().skip(11).take(2).map(str::parse::<u32>);
    Ok(times.sum::<std::result::Result<u32, _>>()?)
}

/// Begins games in servers full of channels, a game in each, and keeps them as announced.
async fn fill(playground: &Playground, folder: &Path, games: u32) -> Result<()> {
    let url = format!("sqlite:{}", folder.join(DATABASE.trim_start_matches("sqlite:")).display());
    let store = Store::open(&url).await?;
    store.migrate().await?;
    let users = playground.users();
    let mut guild = playground.guild();
    let now = Timestamp::now();
    let mut tx = store.begin().await?;
    for number in 0..games {
        if number % CHANNELS == 0 {
            guild = playground.create_guild(&format!("server {}", number / CHANNELS));
        }
        let channel = playground.create_channel(guild, &format!("table-{number}"));
        let left = SignedDuration::from_hours(24 * (2 + i64::from(number % 28)));
        let new = new_game(guild, channel, [users[0], users[1]], left, now)?;
        let Created::Game(game) = tx.create_game(new).await? else {
            return Err("a channel has two games".into());
        };
        let board = Some((u64::from(number) + 1).try_into()?);
        tx.mark_announced(game.id, game.revision, board, now).await?;
        tx.mark_deadline_shown(&game, board).await?;
    }
    tx.commit().await?;
    store.close().await;
    Ok(())
}

fn new_game(
    guild: GuildId,
    channel: ChannelId,
    players: [UserId; 2],
    left: SignedDuration,
    at: Timestamp,
) -> std::result::Result<NewGame, BadId> {
    let [white, black] = players.map(|id| Ok(Person::new(id.get().try_into()?, "Player")));
    Ok(NewGame {
        place: Place {
            guild: Some(guild.get().try_into()?),
            channel: channel.get().try_into()?,
            parent: None,
        },
        players: ByColor { white: white?.into(), black: black?.into() },
        terms: Terms {
            setup: Setup::Full,
            start: Position::new(),
            control: TimeControl::PerTurn(left),
            rated: false,
        },
        clock: ClockRow {
            left: ByColor { white: left, black: left },
            since: at,
            deadline: Some(at + left),
            paused: false,
            remind_at: Some(at + left / 2),
            reminders: 0,
        },
        rematch_of: None,
        locale: None,
        at,
    })
}
