//! Lets clubs of 24 play a season of 400 rated games each through the bot, and says how well the
//! ladder agrees with how strong the members really are:
//!
//! ```text
//! cargo run --release -p dvonn-bot --example season -- [SEEDS] [GAMES]
//! ```
//!
//! Without numbers, 20 seeds and 400 games. The members' true strengths are normally distributed, 250
//! points wide; who plays whom is chance, and who wins is chance by the difference of strengths,
//! 400 points being ten to one. A game begins from a dealt board, has a few plies by chance, and is given
//! up by who loses. The games lie over a quarter of a year, in the bot's time. The bot runs in a
//! process of its own, this program once more, and talks to a playground here as it would to Discord;
//! the ladder is what it answers to `/ladder top`.

mod process;

use std::collections::HashMap;
use std::io::{self, Write as _};
use std::time::Duration;

use dvonn_engine::Random;
use dvonn_playground::{
    ChannelId, Click, CommandCall, Message, NewUser, Options, Playground, UserId,
};
use dvonn_rules::{ByColor, Color, Ply, Position, Seed};
use jiff::{Span, Timestamp, Zoned};

use process::{BOT, Bot, CLOCK, Result};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(30);
const MEMBERS: usize = 24;
/// The plies of a game before it is given up: as many as make it count.
const PLIES: usize = 6;
/// The standard deviation of the true strengths, in points.
const WIDTH: f64 = 250.0;
/// The games are evenly spread over so many days.
const DAYS: u32 = 88;

#[tokio::main]
async fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |text: &String| text.parse().ok().filter(|&number: &u32| number > 0);
    match arguments.as_slice() {
        [word] if word == BOT => process::be_the_bot().await,
        numbers if numbers.len() <= 2 && numbers.iter().all(|text| number(text).is_some()) => {
            let mut numbers = numbers.iter().filter_map(number);
            simulate(numbers.next().unwrap_or(20), numbers.next().unwrap_or(400)).await
        }
        _ => Err("give the number of seeds and of games: season [SEEDS] [GAMES]".into()),
    }
}

async fn simulate(seeds: u32, games: u32) -> Result<()> {
    let mut ladders = Vec::new();
    writeln!(io::stdout(), "seed  ladder  share of games won  memory")?;
    for seed in 1..=seeds {
        let season = Season::play(seed, games).await?;
        let (ladder, share) =
            (season.agreement(&season.ladder), season.agreement(&season.by_share()));
        let memory = season.memory / 1024;
        writeln!(io::stdout(), "{seed:4}  {ladder:.3}   {share:.3}               {memory} MiB")?;
        ladders.push((ladder, share));
    }
    let count = f64::from(seeds);
    let mean = |of: fn(&(f64, f64)) -> f64| ladders.iter().map(of).sum::<f64>() / count;
    let worst = ladders.iter().map(|ladder| ladder.0).fold(f64::INFINITY, f64::min);
    writeln!(
        io::stdout(),
        "Spearman's rank correlation with the true strengths, {seeds} seeds of {games} games: \
         mean {:.3}, worst {worst:.3}; by the share of games won: mean {:.3}",
        mean(|ladder| ladder.0),
        mean(|ladder| ladder.1),
    )?;
    Ok(())
}

/// A club's season.
struct Season {
    /// How strong each member really is.
    strengths: HashMap<UserId, f64>,
    /// How many games each has won, and played.
    records: HashMap<UserId, (u32, u32)>,
    /// The members from the top of the ladder to its bottom.
    ladder: Vec<UserId>,
    /// The memory of the bot at the end, in KiB.
    memory: u32,
}

impl Season {
    async fn play(seed: u32, games: u32) -> Result<Season> {
        let folder = tempfile::tempdir()?;
        let options = Options {
            requests_per_second: None,
            clock_file: Some(folder.path().join(CLOCK)),
            ..Options::on_free_port()
        };
        let playground = Playground::start(options).await?;
        playground.advance(until_next_quarter()?)?;
        let bot = Bot::start(&playground, folder.path())?;
        playground.wait_for_command("ladder", PATIENCE).await?;
        playground.wait_for_bot(PATIENCE).await?;

        let mut club = Club::found(&playground, seed);
        for _ in 0..games {
            club.play_one().await?;
            playground.advance(Duration::from_hours(24) * DAYS / games)?;
        }
        let ladder = club.ladder().await?;
        let memory = bot.memory()?;
        Ok(Season { strengths: club.strengths, records: club.records, ladder, memory })
    }

    /// The members by the share of their games that they have won.
    fn by_share(&self) -> Vec<UserId> {
        let share = |member: &UserId| {
            let (won, played) = self.records.get(member).copied().unwrap_or_default();
            f64::from(won) / f64::from(played.max(1))
        };
        let mut members: Vec<_> = self.strengths.keys().copied().collect();
        members.sort_by(|one, other| share(other).total_cmp(&share(one)));
        members
    }

    /// Spearman's rank correlation of an order with that of the true strengths.
    fn agreement(&self, order: &[UserId]) -> f64 {
        let mut true_order = order.to_vec();
        true_order.sort_by(|one, other| self.strengths[other].total_cmp(&self.strengths[one]));
        let place = |member: &UserId| true_order.iter().position(|other| other == member);
        let squares: f64 = (0_u32..)
            .zip(order)
            .filter_map(|(at, member)| {
                let true_place = u32::try_from(place(member)?).ok()?;
                Some(f64::from(at.abs_diff(true_place)).powi(2))
            })
            .sum();
        let count = f64::from(u32::try_from(order.len()).unwrap_or(u32::MAX));
        1.0 - 6.0 * squares / (count * (count * count - 1.0))
    }
}

/// The time until the next quarter of a year begins, and an hour.
fn until_next_quarter() -> Result<Duration> {
    let now = Zoned::now().in_tz("UTC")?;
    let months = i64::from(3 - (now.month() - 1) % 3);
    let next = now.first_of_month()?.start_of_day()?.checked_add(Span::new().months(months))?;
    let wait = next.timestamp().duration_since(Timestamp::now());
    Ok(Duration::try_from(wait)? + Duration::from_hours(1))
}

/// The members, and the channel that they play in.
struct Club<'a> {
    playground: &'a Playground,
    channel: ChannelId,
    members: Vec<UserId>,
    strengths: HashMap<UserId, f64>,
    records: HashMap<UserId, (u32, u32)>,
    random: Random,
}

impl<'a> Club<'a> {
    fn found(playground: &'a Playground, seed: u32) -> Club<'a> {
        let mut random = Random::new(u64::from(seed));
        let members: Vec<_> = (1..=MEMBERS)
            .map(|number| playground.create_user(NewUser::named(&format!("member{number}"))))
            .collect();
        let strengths = members.iter().map(|&member| (member, WIDTH * normal(&mut random)));
        Club {
            playground,
            channel: playground.create_channel(playground.guild(), "club"),
            strengths: strengths.collect(),
            records: HashMap::new(),
            members,
            random,
        }
    }

    /// A game between two by chance, won by chance.
    async fn play_one(&mut self) -> Result<()> {
        self.random.shuffle(&mut self.members);
        let players = ByColor { white: self.members[0], black: self.members[1] };
        let difference = self.strengths[&players.black] - self.strengths[&players.white];
        let chance = 1.0 / (1.0 + 10_f64.powf(difference / 400.0));
        let winner = if self.random.unit() < chance { Color::White } else { Color::Black };

        let start = Position::dealt(Seed::from_bits(self.random.bits()));
        self.begin(players, &start).await?;
        let mut position = start;
        for _ in 0..PLIES {
            let legal = position.legal_plies();
            let ply = self.random.choose(&legal).ok_or("there is always a ply here")?;
            let mover = players[position.side_to_move()];
            self.call(mover, "dvonn move", &[("ply", ply.to_string().into())]).await?;
            position.play(ply)?;
            while position.must_pass() {
                position.play(Ply::Pass)?;
            }
        }
        self.give_up(players[winner.other()]).await?;
        for color in Color::ALL {
            let record = self.records.entry(players[color]).or_default();
            record.0 += u32::from(color == winner);
            record.1 += 1;
        }
        Ok(())
    }

    async fn begin(&self, players: ByColor<UserId>, start: &Position) -> Result<()> {
        let options = [
            ("opponent", players.black.to_string().into()),
            ("color", self.choice("color", "White")?),
            ("setup", self.choice("setup", "given")?),
            ("position", start.to_string().into()),
            ("rated", true.into()),
        ];
        let challenge = self.call(players.white, "dvonn challenge", &options).await?;
        self.press(players.black, &challenge, "Accept").await?;
        Ok(())
    }

    async fn give_up(&self, loser: UserId) -> Result<()> {
        let question = self.call(loser, "dvonn resign", &[]).await?;
        self.press(loser, &question, "Resign").await?;
        Ok(())
    }

    /// Whom the bot names in the pages of its ladder, in order.
    async fn ladder(&self) -> Result<Vec<UserId>> {
        // Who is no member has no row of their own on every page.
        let reader = self.playground.users()[0];
        let mut page = self.call(reader, "ladder top", &[]).await?;
        let mut order: Vec<UserId> = Vec::new();
        while order.len() < MEMBERS {
            let named = self.members.iter().filter_map(|&member| {
                let at = page.content.find(&format!("<@{member}>"))?;
                (!order.contains(&member)).then_some((at, member))
            });
            let mut named: Vec<_> = named.collect();
            if named.is_empty() {
                return Err(format!("the ladder lacks members: {}", page.content).into());
            }
            named.sort_unstable();
            order.extend(named.into_iter().map(|(_, member)| member));
            if order.len() < MEMBERS {
                page = self.press(reader, &page, "Forward").await?;
            }
        }
        Ok(order)
    }

    /// Types a command and reads the answer.
    async fn call(
        &self,
        person: UserId,
        command: &str,
        options: &[(&str, serde_json::Value)],
    ) -> Result<Message> {
        let call = CommandCall::new(person, self.channel, command);
        let call =
            options.iter().fold(call, |call, (name, value)| call.option(name, value.clone()));
        Ok(self.playground.invoke(&call)?.reply(PATIENCE).await?)
    }

    /// Presses a button of a message and reads the answer.
    async fn press(&self, person: UserId, message: &Message, label: &str) -> Result<Message> {
        let button = message.button_labelled(label).ok_or_else(|| format!("no button {label}"))?;
        let click = Click::button(person, self.channel, message.id, button);
        Ok(self.playground.click(&click)?.reply(PATIENCE).await?)
    }

    /// The value of a choice of `/dvonn challenge`, as the bot registered it.
    fn choice(&self, option: &str, name: &str) -> Result<serde_json::Value> {
        let commands = self.playground.commands();
        let choice = commands.iter().find_map(|command| {
            let challenge = named(command, "options", "challenge")?;
            named(named(challenge, "options", option)?, "choices", name)
        });
        Ok(choice.ok_or_else(|| format!("no choice {name}"))?["value"].clone())
    }
}

/// What a list of Discord's has whose name begins so.
fn named<'a>(
    value: &'a serde_json::Value,
    list: &str,
    name: &str,
) -> Option<&'a serde_json::Value> {
    let is_it =
        |one: &&serde_json::Value| one["name"].as_str().is_some_and(|n| n.starts_with(name));
    value[list].as_array()?.iter().find(is_it)
}

/// A number of the standard normal distribution, by Box and Muller (1958).
fn normal(random: &mut Random) -> f64 {
    let radius = (-2.0 * (1.0 - random.unit()).ln()).sqrt();
    radius * (std::f64::consts::TAU * random.unit()).cos()
}
