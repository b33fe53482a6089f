//! Plays turns at a steady pace, and says how long people wait and what the bot takes for it:
//!
//! ```text
//! cargo run --release -p dvonn-bot --example load -- [TURNS] [PER_SECOND]
//! ```
//!
//! Without numbers, 1000 turns at 100 a second. The bot runs in a process of its own, this program
//! once more, and talks to a playground here as it would to Discord, but for Discord's limit of
//! requests a second, which is off. The games are random, whole, and the same each time.

mod process;

use std::io::{self, Write as _};
use std::time::{Duration, Instant};

use dvonn_playground::{ChannelId, Click, CommandCall, Options, Playground, UserId};
use dvonn_rules::{Game, Ply};
use tokio::time::{Instant as Time, sleep_until};

use process::{BOT, Bot, Result};

/// How long anything but a turn may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// A turn that begins so much after its time did not keep the pace.
const LATE: Duration = Duration::from_millis(10);

#[tokio::main]
async fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |text: &String| text.parse().ok().filter(|&number: &u32| number > 0);
    match arguments.as_slice() {
        [word] if word == BOT => process::be_the_bot().await,
        numbers if numbers.len() <= 2 && numbers.iter().all(|text| number(text).is_some()) => {
            let mut numbers = numbers.iter().filter_map(number);
            measure(numbers.next().unwrap_or(1_000), numbers.next().unwrap_or(100)).await
        }
        _ => {
            Err("give the number of turns and how many a second: load [TURNS] [PER_SECOND]".into())
        }
    }
}

async fn measure(turns: u32, per_second: u32) -> Result<()> {
    let options = Options { requests_per_second: None, ..Options::on_free_port() };
    let playground = Playground::start(options).await?;
    let folder = tempfile::tempdir()?;
    let started = Instant::now();
    let bot = Bot::start(&playground, folder.path())?;
    playground.wait_for_command("dvonn", PATIENCE).await?;
    playground.wait_for_bot(PATIENCE).await?;
    let ready = started.elapsed();
    let idle = bot.memory()?;

    let tables = Tables::set_up(&playground, turns, per_second).await?;
    let count = tables.games.len();
    let Played { waits, late } = tables.play(turns, per_second).await?;
    let percentile = |percent: usize| waits[(waits.len() - 1) * percent / 100];
    let mebibytes = |kibibytes: u32| format!("{:.1} MiB", f64::from(kibibytes) / 1024.0);
    writeln!(
        io::stdout(),
        "{} turns in {count} channels at {per_second} a second; {late} began late\n\
         from interaction to answer: median {:.2} ms, 99th percentile {:.2} ms, longest {:.2} ms\n\
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

/// What became of turns.
#[derive(Default)]
struct Played {
    /// The milliseconds that each waited for its answer.
    waits: Vec<f64>,
    /// How many began late.
    late: u32,
}

/// Games in channels of their own, all between the same two people.
struct Tables<'a> {
    playground: &'a Playground,
    white: UserId,
    black: UserId,
    games: Vec<(ChannelId, Vec<Ply>)>,
}

impl<'a> Tables<'a> {
    /// As many games as the turns need, and as keep each channel's pace a person's.
    async fn set_up(playground: &'a Playground, turns: u32, per_second: u32) -> Result<Tables<'a>> {
        /// The fewest turns of a game, passes not counted.
        const SHORTEST: u32 = 75;
        /// The most turns a second in one channel.
        const FASTEST: u32 = 8;

        let users = playground.users();
        let mut tables = Tables { playground, white: users[0], black: users[1], games: Vec::new() };
        let count = turns.div_ceil(SHORTEST).max(per_second.div_ceil(FASTEST));
        let mut random = Random(0x2545_F491_4F6C_DD1D);
        for number in 0..count {
            let plies = loop {
                let plies = random.game();
                if plies.len() >= SHORTEST as usize {
                    break plies;
                }
            };
            let name = format!("table-{number}");
            let channel = playground.create_channel(playground.guild(), &name);
            tables.begin(channel).await?;
            tables.games.push((channel, plies));
        }
        Ok(tables)
    }

    /// A challenge and its acceptance.
    async fn begin(&self, channel: ChannelId) -> Result<()> {
        let challenge = CommandCall::new(self.white, channel, "dvonn challenge")
            .option("opponent", self.black.to_string())
            .option("color", self.white_choice()?);
        let message = self.playground.invoke(&challenge)?.reply(PATIENCE).await?;
        let button = message.button_labelled("Accept").ok_or("a challenge has a button")?;
        let accept = Click::button(self.black, channel, message.id, button);
        self.playground.click(&accept)?.reply(PATIENCE).await?;
        let is_board = |message: &dvonn_playground::Message| !message.attachments.is_empty();
        self.playground.wait_for_message(channel, is_board, PATIENCE).await?;
        Ok(())
    }

    /// The value of the choice of the white pieces, as the bot registered it.
    fn white_choice(&self) -> Result<serde_json::Value> {
        fn find<'a>(
            option: &'a serde_json::Value,
            list: &str,
            name: &str,
        ) -> Option<&'a serde_json::Value> {
            option[list].as_array()?.iter().find(|option| option["name"] == name)
        }
        let commands = self.playground.commands();
        let choice = commands.iter().find_map(|command| {
            let challenge = find(command, "options", "challenge")?;
            find(find(challenge, "options", "color")?, "choices", "White")
        });
        Ok(choice.ok_or("one can wish for White")?["value"].clone())
    }

    /// Plays so many turns, each at its time or as soon as the one before it in its channel is answered.
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

    /// Plays these plies in a channel, each at its time.
    async fn play_at(
        &self,
        channel: ChannelId,
        turns: impl Iterator<Item = (Time, Ply)>,
    ) -> Result<Played> {
        let mut game = Game::new();
        let mut played = Played::default();
        for (due, ply) in turns {
            sleep_until(due).await;
            played.late += u32::from(due.elapsed() > LATE);
            let outcome = self.playground.invoke(&self.turn(&game, channel, ply))?.answer().await;
            let after = outcome.after_ms.filter(|_| !outcome.ephemeral);
            played.waits.push(after.ok_or_else(|| format!("{ply} is not played after {game}"))?);
            game.play(ply)?;
            while game.position().must_pass() {
                game.play(Ply::Pass)?;
            }
        }
        Ok(played)
    }

    /// The command by which the player to move plays this ply.
    fn turn(&self, game: &Game, channel: ChannelId, ply: Ply) -> CommandCall {
        let player = match game.position().side_to_move() {
            dvonn_rules::Color::White => self.white,
            dvonn_rules::Color::Black => self.black,
        };
        let (command, option) = match ply {
            Ply::Place(_) => ("dvonn place", "cell"),
            _ => ("dvonn move", "ply"),
        };
        CommandCall::new(player, channel, command).option(option, ply.to_string())
    }
}

/// Numbers by chance: xorshift, the same each time.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % end as u64).unwrap_or_default()
    }

    /// The plies of a random game; passes are the bot's to play.
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
