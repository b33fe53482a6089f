//! Plays turns by a fixed schedule and measures response times and memory:
//!
//! ```text
//! cargo run --release -p dvonn-bot --example load -- [TURNS] [PER_SECOND]
//! ```
//!
//! Default: 1000 turns at 100 per second. The schedule does not wait for the bot: each response time
//! counts from the moment at which the turn was due, so turns that queue up in their channel because
//! the bot is slow count in full. The bot runs in a child process and talks to a playground in this
//! one, without Discord's rate limit. The games are random and complete, and the same each time.

mod previews;
mod process;
mod registered;

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use dvonn_playground::{ChannelId, Click, CommandCall, Options, Playground, UserId};
use dvonn_rules::{Game, Ply};
use tokio::time::{Instant as Time, sleep_until};

use process::{BOT, Bot, Result};

/// The time limit of everything except a turn.
const TIMEOUT: Duration = Duration::from_secs(30);
/// A turn that starts this long after its scheduled time counts as late.
const LATE: Duration = Duration::from_millis(10);

#[tokio::main]
async fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |text: &String| text.parse().ok().filter(|&number: &u32| number > 0);
    match arguments.as_slice() {
        [word] if word == BOT => process::run_bot().await,
        numbers if numbers.len() <= 2 && numbers.iter().all(|text| number(text).is_some()) => {
            let mut numbers = numbers.iter().filter_map(number);
            measure(numbers.next().unwrap_or(1_000), numbers.next().unwrap_or(100)).await
        }
        _ => Err("usage: load [TURNS] [PER_SECOND]".into()),
    }
}

async fn measure(turns: u32, per_second: u32) -> Result<()> {
    let options = Options { requests_per_second: None, ..Options::on_free_port() };
    let playground = Playground::start(options).await?;
    let folder = tempfile::tempdir()?;
    let started = Instant::now();
    // Two people do the work of hundreds.
    let unlimited = ("DVONN_DISCORD_ACTIONS_PER_SECOND", "10000");
    let bot = Bot::start(&playground, folder.path(), &[unlimited])?;
    playground.wait_for_command("dvonn", TIMEOUT).await?;
    playground.wait_for_bot(TIMEOUT).await?;
    let ready = started.elapsed();
    let idle = bot.memory()?;

    let tables = Tables::set_up(&playground, turns, per_second).await?;
    let count = tables.games.len();
    let Played { waits, late } = tables.play(turns, per_second).await?;
    let percentile = |percent: usize| waits[(waits.len() - 1) * percent / 100];
    let mebibytes = |kibibytes: u32| format!("{:.1} MiB", f64::from(kibibytes) / 1024.0);
    writeln!(
        io::stdout(),
        "{} turns in {count} channels at {per_second} per second; {late} started late\n\
         from the scheduled time to the response: median {:.2} ms, 99th percentile {:.2} ms, longest {:.2} ms\n\
         from start to ready: {:.3} s\n\
         memory of the bot: {} idle, {} after the turns",
        waits.len(),
        percentile(50),
        percentile(99),
        percentile(100),
        ready.as_secs_f64(),
        mebibytes(idle),
        mebibytes(bot.memory()?),
    )?;
    Ok(())
}

/// The measurements of turns.
#[derive(Default)]
struct Played {
    /// The time from each turn's scheduled time to its response, in milliseconds.
    waits: Vec<f64>,
    /// The number of turns that started late.
    late: u32,
}

/// Games in separate channels, all between the same two people.
struct Tables<'a> {
    playground: &'a Playground,
    white: UserId,
    black: UserId,
    games: Vec<(ChannelId, Vec<Ply>)>,
}

impl<'a> Tables<'a> {
    /// Starts enough games for all turns, so that no channel is faster than real players.
    async fn set_up(playground: &'a Playground, turns: u32, per_second: u32) -> Result<Tables<'a>> {
        /// The minimum number of turns of a game, without passes.
        const MIN_TURNS: u32 = 75;
        /// The maximum number of turns per second in one channel.
        const MAX_RATE: u32 = 8;

        let users = playground.users();
        let mut tables = Tables { playground, white: users[0], black: users[1], games: Vec::new() };
        for player in [tables.white, tables.black] {
            let channel = playground.create_channel(playground.guild(), "settings");
            previews::turn_off(playground, player, channel).await?;
        }
        let count = turns.div_ceil(MIN_TURNS).max(per_second.div_ceil(MAX_RATE));
        let mut random = Random(0x2545_F491_4F6C_DD1D);
        for number in 0..count {
            let plies = loop {
                let plies = random.game();
                if plies.len() >= MIN_TURNS as usize {
                    break plies;
                }
            };
            let name = format!("table-{number}");
            let channel = playground.create_channel(playground.guild(), &name);
            tables.start_game(channel).await?;
            tables.games.push((channel, plies));
        }
        Ok(tables)
    }

    /// Starts a game with a challenge.
    async fn start_game(&self, channel: ChannelId) -> Result<()> {
        let challenge = CommandCall::new(self.white, channel, "dvonn challenge")
            .option("opponent", self.black.to_string())
            .option(
                "color",
                registered::choice(self.playground, "challenge", "color", "White")
                    .ok_or("there is no choice White")?,
            )
            .option(
                "setup",
                registered::choice(
                    self.playground,
                    "challenge",
                    "setup",
                    "full: all 49 pieces by hand",
                )
                .ok_or("there is no choice full")?,
            );
        let message = self.playground.invoke(&challenge)?.reply(TIMEOUT).await?;
        let button =
            message.button_labelled("Accept").ok_or("the challenge has no button Accept")?;
        let accept = Click::button(self.black, channel, message.id, button);
        self.playground.click(&accept)?.reply(TIMEOUT).await?;
        let is_board = |message: &dvonn_playground::Message| !message.attachments.is_empty();
        self.playground.wait_for_message(channel, is_board, TIMEOUT).await?;
        Ok(())
    }

    /// Plays `turns` turns, each at its scheduled time, or as soon as the previous one in its channel
    /// has a response.
    async fn play(&self, turns: u32, per_second: u32) -> Result<Played> {
        let start = Time::now() + Duration::from_millis(100);
        let due = |number: u32| start + Duration::from_secs(1) * number / per_second;
        let tables = (0..turns).zip(&self.games).map(|(first, (channel, plies))| {
            let times = (first..turns).step_by(self.games.len()).map(due);
            self.play_at(*channel, times.zip(plies.iter().copied()))
        });
        let mut all = Played::default();
        for played in futures::future::try_join_all(tables).await? {
            all.waits.extend(played.waits);
            all.late += played.late;
        }
        all.waits.sort_by(f64::total_cmp);
        Ok(all)
    }

    /// Plays `turns` in a channel, each at its scheduled time.
    async fn play_at(
        &self,
        channel: ChannelId,
        turns: impl Iterator<Item = (Time, Ply)>,
    ) -> Result<Played> {
        let mut game = Game::new();
        let mut played = Played::default();
        for (due, ply) in turns {
            sleep_until(due).await;
            let late = due.elapsed();
            played.late += u32::from(late > LATE);
            let outcome = self.playground.invoke(&self.turn(&game, channel, ply))?.answer().await;
            let after = outcome.after_ms.filter(|_| !outcome.ephemeral);
            let after = after.ok_or_else(|| format!("{ply} was refused after {game}"))?;
            played.waits.push(late.as_secs_f64() * 1e3 + after);
            game.play(ply)?;
            while game.position().must_pass() {
                game.play(Ply::Pass)?;
            }
        }
        Ok(played)
    }

    /// Returns the command with which the player to move plays `ply`.
    fn turn(&self, game: &Game, channel: ChannelId, ply: Ply) -> CommandCall {
        let player = match game.position().side_to_move() {
            dvonn_rules::Color::White => self.white,
            dvonn_rules::Color::Black => self.black,
        };
        let (command, option) = match ply {
            Ply::Place(_) => ("dvonn place", "cell"),
            _ => ("dvonn move", "move"),
        };
        CommandCall::new(player, channel, command).option(option, ply.to_string())
    }
}

/// A random number generator (xorshift) with a fixed seed.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % end as u64).unwrap_or_default()
    }

    /// Returns the plies of a random game, without passes: the bot plays those.
    fn game(&mut self) -> Vec<Ply> {
        let mut position = dvonn_rules::Position::new();
        let mut plies = Vec::new();
        while position.result().is_none() {
            let legal = position.legal_plies();
            let ply = if legal.is_empty() { Ply::Pass } else { legal[self.below(legal.len())] };
            if position.play(ply).is_err() {
                break;
            }
            plies.extend(Some(ply).filter(|ply| *ply != Ply::Pass));
        }
        plies
    }
}
