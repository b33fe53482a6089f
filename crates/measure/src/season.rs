//! Simulates seasons of rated games in clubs of 24 players, and measures how well the ladder agrees
//! with their true strengths:
//!
//! ```text
//! cargo run --release -p dvonn-measure -- season [SEEDS] [GAMES]
//! ```
//!
//! Default: 20 seeds and 400 games. True strengths are normally distributed with a standard
//! deviation of 250 points. Opponents are random; the winner is random by the difference of
//! strengths, where 400 points mean odds of ten to one. A game starts from a dealt board, has a few
//! random plies, and ends when the loser resigns. The games span a quarter of a year on the bot's
//! clock. The bot runs in a child process and talks to a playground in this one; the ladder is its
//! response to `/ladder top`.

use std::collections::HashMap;
use std::io::{self, Write as _};
use std::time::Duration;

use dvonn_engine::Random;
use dvonn_playground::{
    ChannelId, Click, CommandCall, Message, NewUser, Options, Playground, UserId,
};
use dvonn_rules::{ByColor, Color, Ply, Position, Seed};
use jiff::{Span, Timestamp};

use crate::bot::{Bot, CLOCK, Result, UNLIMITED};
use crate::games::turns;

/// The time limit of each step.
const TIMEOUT: Duration = Duration::from_secs(30);
/// How often a challenge is repeated.
const ATTEMPTS: usize = 100;
const MEMBERS: usize = 24;
/// The number of plies before the loser resigns: enough for the game to count.
const PLIES: usize = 6;
/// The standard deviation of the true strengths, in points.
const DEVIATION: f64 = 250.0;
/// The number of days over which the games are spread evenly.
const DAYS: u32 = 88;

/// The arguments on the command line.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The number of seasons, each with another seed.
    #[arg(value_parser = clap::value_parser!(u32).range(1..), default_value_t = 20)]
    seeds: u32,
    /// The number of games in each.
    #[arg(value_parser = clap::value_parser!(u32).range(1..), default_value_t = 400)]
    games: u32,
}

/// Runs the measurement.
pub(crate) async fn run(&Arguments { seeds, games }: &Arguments) -> Result<()> {
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
    /// The true strength of each member.
    strengths: HashMap<UserId, f64>,
    /// The number of games that each member has won and played.
    records: HashMap<UserId, (u32, u32)>,
    /// The members from the top of the ladder to its bottom.
    ladder: Vec<UserId>,
    /// The memory of the bot at the end in KiB.
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
        let bot = Bot::start(&playground, folder.path(), &[UNLIMITED])?;
        playground.wait_for_command("ladder", TIMEOUT).await?;
        playground.wait_for_bot(TIMEOUT).await?;

        let mut club = Club::found(&playground, seed);
        for &member in &club.members {
            turns::turn_previews_off(&playground, member, club.channel).await?;
        }
        for _ in 0..games {
            club.play_one().await?;
            playground.advance(Duration::from_hours(24) * DAYS / games)?;
        }
        let ladder = club.ladder().await?;
        let memory = bot.memory()?;
        Ok(Season { strengths: club.strengths, records: club.records, ladder, memory })
    }

    /// Returns the members by their share of games won.
    fn by_share(&self) -> Vec<UserId> {
        let share = |member: &UserId| {
            let (won, played) = self.records.get(member).copied().unwrap_or_default();
            f64::from(won) / f64::from(played.max(1))
        };
        let mut members: Vec<_> = self.strengths.keys().copied().collect();
        members.sort_by(|one, other| share(other).total_cmp(&share(one)));
        members
    }

    /// Returns Spearman's rank correlation of `order` with the true strengths.
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

/// Returns the time until one hour after the start of the next quarter of the year.
fn until_next_quarter() -> Result<Duration> {
    let now = Timestamp::now().in_tz("UTC")?;
    let months = i64::from(3 - (now.month() - 1) % 3);
    let next = now.first_of_month()?.start_of_day()?.checked_add(Span::new().months(months))?;
    let wait = next.timestamp().duration_since(Timestamp::now());
    Ok(Duration::try_from(wait)? + Duration::from_hours(1))
}

/// The members and their channel.
struct Club<'a> {
    playground: &'a Playground,
    channel: ChannelId,
    members: Vec<UserId>,
    names: HashMap<UserId, String>,
    strengths: HashMap<UserId, f64>,
    records: HashMap<UserId, (u32, u32)>,
    random: Random,
}

impl<'a> Club<'a> {
    fn found(playground: &'a Playground, seed: u32) -> Club<'a> {
        let mut random = Random::new(u64::from(seed));
        let names: HashMap<_, _> = (1..=MEMBERS)
            .map(|number| {
                let name = format!("member{number}");
                (playground.create_user(NewUser::named(&name)), name)
            })
            .collect();
        let mut members: Vec<_> = names.keys().copied().collect();
        members.sort_unstable();
        let strengths = members.iter().map(|&member| (member, DEVIATION * normal(&mut random)));
        Club {
            playground,
            channel: playground.create_channel(playground.guild(), "club"),
            names,
            strengths: strengths.collect(),
            records: HashMap::new(),
            members,
            random,
        }
    }

    /// Plays a game between two random members, with a random winner.
    async fn play_one(&mut self) -> Result<()> {
        self.random.shuffle(&mut self.members);
        let players = ByColor { white: self.members[0], black: self.members[1] };
        let difference = self.strengths[&players.black] - self.strengths[&players.white];
        let chance = 1.0 / (1.0 + 10_f64.powf(difference / 400.0));
        let winner = if self.random.unit() < chance { Color::White } else { Color::Black };

        let start = Position::dealt(Seed::from_bits(self.random.bits()));
        self.start_game(players, &start).await?;
        let mut position = start;
        for _ in 0..PLIES {
            let legal = position.legal_plies();
            let ply = self.random.choose(&legal).ok_or("there is no legal ply")?;
            let mover = players[position.side_to_move()];
            let turn = turns::command(mover, self.channel, ply);
            self.playground.invoke(&turn)?.reply(TIMEOUT).await?;
            position.play(ply)?;
            while position.must_pass() {
                position.play(Ply::Pass)?;
            }
        }
        self.resign(players[winner.other()]).await?;
        for color in Color::ALL {
            let record = self.records.entry(players[color]).or_default();
            record.0 += u32::from(color == winner);
            record.1 += 1;
        }
        Ok(())
    }

    async fn start_game(&self, players: ByColor<UserId>, start: &Position) -> Result<()> {
        let options = [
            ("opponent", players.black.to_string().into()),
            ("color", self.choice("color", "White")?),
            ("setup", self.choice("setup", "given")?),
            ("position", start.to_string().into()),
            ("rated", true.into()),
        ];
        // The bot learns a little later that the clock was set ahead, and a challenge from before
        // that has expired.
        for _ in 0..ATTEMPTS {
            let challenge = self.call(players.white, "dvonn challenge", &options).await?;
            let reply = self.click(players.black, &challenge, "Accept").await?;
            if reply.content.contains("Accepted") {
                return Ok(());
            }
        }
        Err("no challenge was accepted".into())
    }

    async fn resign(&self, loser: UserId) -> Result<()> {
        let question = self.call(loser, "dvonn resign", &[]).await?;
        self.click(loser, &question, "Resign game").await?;
        Ok(())
    }

    /// Returns the members in the order of the bot's ladder.
    async fn ladder(&self) -> Result<Vec<UserId>> {
        // If a member asked, every page would also show their own row.
        let reader = self.playground.users()[0];
        let mut page = self.call(reader, "ladder top", &[]).await?;
        let mut order: Vec<UserId> = Vec::new();
        while order.len() < MEMBERS {
            // The table is a picture, whose description says the same.
            let table = page.attachments.first().and_then(|picture| picture.description.as_deref());
            let table = table.unwrap_or_default();
            let named = self.members.iter().filter_map(|&member| {
                let at = table.find(&format!(", {}, ", self.names[&member]))?;
                (!order.contains(&member)).then_some((at, member))
            });
            let mut named: Vec<_> = named.collect();
            if named.is_empty() {
                return Err(format!("the ladder lacks members: {table}").into());
            }
            named.sort_unstable();
            order.extend(named.into_iter().map(|(_, member)| member));
            if order.len() < MEMBERS {
                page = self.click(reader, &page, "Forward").await?;
            }
        }
        Ok(order)
    }

    /// Types a command and returns the reply.
    async fn call(
        &self,
        person: UserId,
        command: &str,
        options: &[(&str, serde_json::Value)],
    ) -> Result<Message> {
        let call = CommandCall::new(person, self.channel, command);
        let call =
            options.iter().fold(call, |call, (name, value)| call.option(name, value.clone()));
        Ok(self.playground.invoke(&call)?.reply(TIMEOUT).await?)
    }

    /// Clicks a button of a message and returns the reply.
    async fn click(&self, person: UserId, message: &Message, label: &str) -> Result<Message> {
        let button = message.button_labelled(label).ok_or_else(|| format!("no button {label}"))?;
        let click = Click::button(person, self.channel, message.id, button);
        Ok(self.playground.click(&click)?.reply(TIMEOUT).await?)
    }

    /// Returns the value of a choice of `/dvonn challenge`, as the bot registered it.
    fn choice(&self, option: &str, name: &str) -> Result<serde_json::Value> {
        let commands = self.playground.commands();
        let choice = commands.iter().find_map(|command| {
            let challenge = named(command, "options", "challenge")?;
            named(named(challenge, "options", option)?, "choices", name)
        });
        Ok(choice.ok_or_else(|| format!("no choice {name}"))?["value"].clone())
    }
}

/// Returns the first entry of `list` whose name starts with `name`.
fn named<'a>(
    value: &'a serde_json::Value,
    list: &str,
    name: &str,
) -> Option<&'a serde_json::Value> {
    let is_it =
        |one: &&serde_json::Value| one["name"].as_str().is_some_and(|n| n.starts_with(name));
    value[list].as_array()?.iter().find(is_it)
}

/// Returns a random number from the standard normal distribution (Box and Muller, 1958).
fn normal(random: &mut Random) -> f64 {
    let radius = (-2.0 * (1.0 - random.unit()).ln()).sqrt();
    radius * (std::f64::consts::TAU * random.unit()).cos()
}
