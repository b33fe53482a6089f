//! Measures what one person with many games costs everybody else:
//!
//! ```text
//! cargo run --release -p dvonn-measure -- fair [GAMES] [RUNNING] [PRESSES]
//! ```
//!
//! Default: 30, 1000 and 100. First, a person moves in 30 games against Grandmaster at once. While the
//! computer thinks about them, another person plays against it too and asks for hints. Then a
//! person with 1000 running games changes what all their clocks follow, 100 times at once, while others play 40
//! turns per second. Nobody is slowed down by limits on how often people act, and no limit on running
//! games applies. The bot runs in a child process, and talks to a playground in this one.

use std::io::{self, Write as _};
use std::path::Path;
use std::time::Duration;

use dvonn_play::Match;
use dvonn_playground::{ChannelId, Click, CommandCall, NewUser, Options, Playground, UserId};
use dvonn_rules::{ByColor, Position};
use dvonn_store::Store;
use futures::future::join_all;
use jiff::SignedDuration;
use tokio::time::{Instant, sleep};

use crate::bot::{self, Bot, Result, UNLIMITED};
use crate::games::running::{self, RunningGame};
use crate::games::tables::Tables;
use crate::games::{challenge, turns};

/// The time limit of everything.
const TIMEOUT: Duration = Duration::from_mins(5);
/// The pause between two looks whether the computer has moved.
const PAUSE: Duration = Duration::from_millis(5);
/// The turns of the others while clocks change, and how many of them there are in a second.
const TURNS: u32 = 400;
const PER_SECOND: u32 = 40;

/// The arguments on the command line.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The number of games against Grandmaster at once.
    #[arg(default_value_t = 30)]
    games: usize,
    /// The number of running games of one person.
    #[arg(default_value_t = 1_000)]
    running: usize,
    /// How often they change their clocks.
    #[arg(default_value_t = 100)]
    presses: usize,
}

/// Runs the measurement.
pub(crate) async fn run(&Arguments { games, running, presses }: &Arguments) -> Result<()> {
    for level in ["Casual", "Grandmaster"] {
        share_the_computer(games, level).await?;
    }
    change_many_clocks(running, presses).await
}

async fn start(folder: &Path) -> Result<Playground> {
    let options = Options { requests_per_second: None, ..Options::on_free_port() };
    std::fs::write(folder.join(bot::CLOCK), "0")?;
    Ok(Playground::start(options).await?)
}

async fn start_bot(playground: &Playground, folder: &Path) -> Result<Bot> {
    let bot = Bot::start(playground, folder, &[UNLIMITED])?;
    playground.wait_for_command("dvonn", TIMEOUT).await?;
    playground.wait_for_bot(TIMEOUT).await?;
    Ok(bot)
}

/// One person moves in all these games against Grandmaster, and another plays against this level.
async fn share_the_computer(games: usize, level: &str) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let playground = start(folder.path()).await?;
    let _bot = start_bot(&playground, folder.path()).await?;
    let store = Store::open_read_only(&bot::database_url(folder.path())).await?;
    let someone = |name: &str| playground.create_user(NewUser::named(name));
    let (busy, other) = (someone("busy"), someone("other"));
    let channel = |name: &str| playground.create_channel(playground.guild(), name);
    let own =
        Seat { playground: &playground, store: &store, person: other, channel: channel("own") };
    turns::turn_previews_off(&playground, other, own.channel).await?;
    turns::turn_previews_off(&playground, busy, own.channel).await?;
    own.starts(level).await?;
    let mut seats = Vec::new();
    for number in 0..games {
        let seat = Seat { person: busy, channel: channel(&format!("busy-{number}")), ..own };
        seat.starts("Grandmaster").await?;
        seats.push(seat);
    }

    for moved in join_all(seats.iter().map(Seat::moves)).await {
        moved?;
    }
    let (mut moves, mut hints) = (Vec::new(), Vec::new());
    let mut left = games;
    let start = Instant::now();
    while left > 0 {
        let (before, began) = (own.game().await?.row.plies, Instant::now());
        own.moves().await?;
        while !own.has_answer(before).await? {
            sleep(PAUSE).await;
        }
        let answer = began.elapsed();
        // If they have to pass, the computer moves again, which is another search.
        if own.game().await?.row.plies == before + 2 {
            moves.push(answer);
        }
        while !own.is_to_move().await? {
            sleep(PAUSE).await;
        }
        let began = Instant::now();
        let hint = CommandCall::new(other, own.channel, "dvonn hint");
        playground.invoke(&hint)?.reply(TIMEOUT).await?;
        hints.push(began.elapsed());
        left = 0;
        for seat in &seats {
            left += usize::from(!seat.is_to_move().await?);
        }
        if own.game().await?.position().result().is_some() {
            own.starts(level).await?;
        }
    }
    writeln!(
        io::stdout(),
        "{games} games of one person against Grandmaster, answered after {:.0} s\n\
         another person against {level}: the computer answered {}; a hint took {}",
        start.elapsed().as_secs_f64(),
        summary(&mut moves),
        summary(&mut hints),
    )?;
    Ok(())
}

/// Returns the median and the longest of these times.
fn summary(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let seconds = |at: usize| times.get(at).map_or(f64::NAN, Duration::as_secs_f64);
    let last = times.len().saturating_sub(1);
    let (median, longest) = (seconds(last / 2), seconds(last));
    format!("{} times, median {median:.2} s, longest {longest:.2} s", times.len())
}

/// A person in a channel, who plays White against the computer there.
#[derive(Clone, Copy)]
struct Seat<'a> {
    playground: &'a Playground,
    store: &'a Store,
    person: UserId,
    channel: ChannelId,
}

impl Seat<'_> {
    async fn starts(&self, level: &str) -> Result<()> {
        let choice = |option, name| challenge::choice(self.playground, "play", option, name);
        let call = CommandCall::new(self.person, self.channel, "dvonn play")
            .option("level", choice("level", level)?)
            .option("color", choice("color", "White")?);
        self.playground.invoke(&call)?.reply(TIMEOUT).await?;
        Ok(())
    }

    async fn game(&self) -> Result<Match> {
        Ok(Match::latest_in(self.store, self.channel.get().try_into()?).await?)
    }

    /// Returns true if it is the person's turn and the board says so, or the game is over.
    async fn is_to_move(&self) -> Result<bool> {
        let row = self.game().await?.row;
        Ok(row.is_shown() && !row.computer_chooses)
    }

    /// Returns true if the board shows an answer to the move after this number of plies, or the game is
    /// over.
    async fn has_answer(&self, before: u32) -> Result<bool> {
        let row = self.game().await?.row;
        Ok(row.is_shown() && (row.plies > before + 1 || !row.is_running()))
    }

    /// Plays some ply.
    async fn moves(&self) -> Result<()> {
        let game = self.game().await?;
        let Some(&ply) = game.position().legal_plies().first() else { return Ok(()) };
        let turn = turns::command(self.person, self.channel, ply);
        let outcome = self.playground.invoke(&turn)?.settled().await;
        if outcome.ephemeral { Err(format!("{ply} was refused").into()) } else { Ok(()) }
    }
}

/// One person with so many running games changes vacations and weekends, while others play.
async fn change_many_clocks(count: usize, presses: usize) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let playground = start(folder.path()).await?;
    let [busy, other] = ["busy", "other"].map(|name| playground.create_user(NewUser::named(name)));
    let game = RunningGame {
        players: ByColor { white: busy, black: other },
        position: Position::new(),
        per_turn: SignedDuration::from_hours(72),
    };
    running::create(&playground, folder.path(), &vec![game; count]).await?;
    let bot = start_bot(&playground, folder.path()).await?;
    let tables = Tables::set_up(&playground, &[playground.guild()], TURNS, PER_SECOND).await?;
    let channel = playground.create_channel(playground.guild(), "settings");
    let settings = CommandCall::new(busy, channel, "dvonn settings");
    let settings = playground.invoke(&settings)?.reply(TIMEOUT).await?;
    let press = async |number: usize| -> Result<f64> {
        let vacation = CommandCall::new(busy, channel, "dvonn vacation");
        let weekends = |on| {
            let id = format!("switch:weekends:{on}");
            Click::button(busy, channel, settings.id, &id).forced()
        };
        let sent = match number % 8 {
            0 => playground.invoke(&vacation.option("days", 1))?,
            4 => playground.invoke(&vacation.option("days", 0))?,
            odd if odd % 2 == 1 => playground.click(&weekends("on"))?,
            _ => playground.click(&weekends("off"))?,
        };
        Ok(sent.settled().await.after_ms.unwrap_or(f64::INFINITY))
    };
    let before = tables.play(TURNS / 4, PER_SECOND).await?;
    drop(tables);
    let tables = Tables::set_up(&playground, &[playground.guild()], TURNS, PER_SECOND).await?;
    let (played, answers) =
        futures::join!(tables.play(TURNS, PER_SECOND), join_all((0..presses).map(press)));
    let played = played?;
    let mut longest: f64 = 0.0;
    for wait in answers {
        longest = longest.max(wait?);
    }
    writeln!(
        io::stdout(),
        "{count} running games of one person, {presses} presses at once that change all clocks; the \
         slowest answer took {longest:.0} ms\n\
         {} turns of others meanwhile, {PER_SECOND} per second: median {:.0} ms, 99th percentile {:.0} ms, \
         longest {:.0} ms; without the presses: 99th percentile {:.0} ms\n\
         memory of the bot: {:.1} MiB",
        played.waits.len(),
        played.percentile(50),
        played.percentile(99),
        played.percentile(100),
        before.percentile(99),
        f64::from(bot.memory()?) / 1024.0,
    )?;
    Ok(())
}
