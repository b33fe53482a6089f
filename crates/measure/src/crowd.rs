//! Sends many expensive commands at once while others play, and measures both:
//!
//! ```text
//! cargo run --release -p dvonn-measure -- crowd [PEOPLE] [TURNS_PER_SECOND]
//! ```
//!
//! Default: 20 people with ten commands each, and 20 turns per second. The crowd comes twice: to a
//! bot that has just started, and to one that has drawn everything before. The bot runs in a child
//! process, with its usual limits, and talks to a playground in this one, which waits for answers
//! as long as Discord does.

use std::io::{self, Write as _};
use std::time::Duration;

use dvonn_playground::{
    Callback, ChannelId, CommandCall, Invocation, Message, NewUser, Options, Playground, UserId,
};
use dvonn_rules::{ByColor, Game, Ply};
use futures::future::join_all;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::bot::{Bot, Result};
use crate::games::{challenge, turns};

/// The time limit of everything except an answer.
const TIMEOUT: Duration = Duration::from_mins(2);

/// A whole game, to replay and analyse.
const GAMES: &str = include_str!("../../rules/tests/data/games.txt");

/// The arguments on the command line.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The number of people.
    #[arg(value_parser = clap::value_parser!(u32).range(1..), default_value_t = 20)]
    people: u32,
    /// The turns of the others in a second.
    #[arg(value_parser = clap::value_parser!(u32).range(1..), default_value_t = 20)]
    turns_per_second: u32,
}

/// Runs the measurement.
pub(crate) async fn run(arguments: &Arguments) -> Result<()> {
    let &Arguments { people, turns_per_second: per_second } = arguments;
    let options = Options { requests_per_second: None, ..Options::on_free_port() };
    let playground = Playground::start(options).await?;
    let folder = tempfile::tempdir()?;
    let bot = Bot::start(&playground, folder.path(), &[])?;
    playground.wait_for_command("dvonn", TIMEOUT).await?;
    playground.wait_for_bot(TIMEOUT).await?;

    // Each in a channel of their own: the playground keeps a hundred messages in each.
    let guest = |number| {
        let name = format!("guest{number}");
        let channel = playground.create_channel(playground.guild(), &name);
        (playground.create_user(NewUser::named(&name)), channel)
    };
    let people: Vec<_> = (0..people).map(guest).collect();
    let games: Vec<Game> = GAMES.lines().filter_map(|line| line.parse().ok()).collect();
    let replayed = games.iter().max_by_key(|game| game.plies().len()).ok_or("no game")?;
    let mut out = io::stdout();
    for state in ["cold", "warm"] {
        let mut tables = Vec::new();
        for number in 0..per_second.div_ceil(4) {
            let player =
                |side| playground.create_user(NewUser::named(&format!("{state}{number}{side}")));
            let players = ByColor { white: player(0), black: player(1) };
            let name = format!("{state}-{number}");
            tables.push(Table::start(&playground, &name, players).await?);
        }
        let count = tables.len();
        let (stop, stopped) = watch::channel(false);
        let turns = tables.into_iter().enumerate().map(|(number, table)| {
            table.play(number, count, per_second, replayed, stopped.clone())
        });
        let crowd = async {
            let answers = ask_concurrently(&playground, &people, replayed).await;
            // Nobody listens only if no table plays any more.
            stop.send(true).ok();
            answers
        };
        let (turns, answers) = futures::join!(join_all(turns), crowd);
        let mut waits = Vec::new();
        for table in turns {
            waits.extend(table?);
        }
        waits.sort_by(f64::total_cmp);
        let Answers { answered, refused, unanswered, longest } = answers?;
        let percentile = |percent: usize| waits[(waits.len() - 1) * percent / 100];
        writeln!(
            out,
            "{state}: of {} commands at once, {answered} answered, {refused} refused, {unanswered} \
             unanswered; the slowest first answer took {longest:.0} ms\n\
             {} turns meanwhile: median {:.0} ms, 99th percentile {:.0} ms, longest {:.0} ms\n\
             memory of the bot: {:.1} MiB",
            answered + refused + unanswered,
            waits.len(),
            percentile(50),
            percentile(99),
            percentile(100),
            f64::from(bot.memory()?) / 1024.0,
        )?;
    }
    Ok(())
}

/// How the commands of the crowd were answered.
#[derive(Default)]
struct Answers {
    answered: usize,
    refused: usize,
    unanswered: usize,
    /// The longest time until a first answer, in milliseconds.
    longest: f64,
}

/// Sends ten commands of each person at once, and waits until all are complete.
async fn ask_concurrently(
    playground: &Playground,
    people: &[(UserId, ChannelId)],
    game: &Game,
) -> Result<Answers> {
    let game = game.to_string();
    let mut sent = Vec::new();
    for &(person, channel) in people {
        let call = |name: &str| CommandCall::new(person, channel, name);
        let calls = [
            call("game replay").option("game", game.as_str()),
            call("dvonn analyse").option("game", game.as_str()),
            call("dvonn analyse").option("game", game.as_str()).option("after", 60),
            call("game import").option("text", game.as_str()),
            call("dvonn settings"),
            call("dvonn rules"),
            call("ladder activity"),
            call("ladder top"),
            call("ladder profile"),
            call("privacy show"),
        ];
        for call in calls {
            sent.push(playground.invoke(&call)?);
        }
    }
    let mut answers = Answers::default();
    for invocation in &sent {
        let outcome = invocation.answer().await;
        answers.longest = answers.longest.max(outcome.after_ms.unwrap_or_default());
        let message = match outcome.answer {
            None => None,
            Some(Callback::Deferred | Callback::DeferredUpdate) => {
                invocation.reply(TIMEOUT).await.ok()
            }
            Some(_) => first_message(invocation),
        };
        let is_refusal = |message: &Message| {
            ["too fast", "too busy", "Too many", "still working", "not ready yet"]
                .iter()
                .any(|words| message.content.contains(words))
        };
        match message {
            None => answers.unanswered += 1,
            Some(message) if is_refusal(&message) => answers.refused += 1,
            Some(_) => answers.answered += 1,
        }
    }
    Ok(answers)
}

fn first_message(invocation: &Invocation) -> Option<Message> {
    invocation.messages().into_iter().next()
}

/// A game between two people in a channel of its own.
struct Table<'a> {
    playground: &'a Playground,
    channel: ChannelId,
    players: ByColor<UserId>,
}

impl<'a> Table<'a> {
    async fn start(
        playground: &'a Playground,
        name: &str,
        players: ByColor<UserId>,
    ) -> Result<Table<'a>> {
        let channel = playground.create_channel(playground.guild(), name);
        challenge::start_game(playground, channel, players).await?;
        for player in [players.white, players.black] {
            turns::turn_previews_off(playground, player, channel).await?;
        }
        Ok(Table { playground, channel, players })
    }

    /// Plays the moves of a game until told to stop: `per_second` at all `count` tables together.
    /// Returns the response times in milliseconds.
    async fn play(
        self,
        number: usize,
        count: usize,
        per_second: u32,
        moves: &Game,
        stopped: watch::Receiver<bool>,
    ) -> Result<Vec<f64>> {
        let start = Instant::now();
        let mut game = Game::new();
        let mut waits = Vec::new();
        let plies = moves.plies().iter().copied().filter(|&ply| ply != Ply::Pass);
        for (turn, ply) in plies.enumerate() {
            let due = u32::try_from(number + turn * count)?;
            sleep_until(start + Duration::from_secs(1) * due / per_second).await;
            if *stopped.borrow() {
                break;
            }
            let player = self.players[game.position().side_to_move()];
            let turn = turns::command(player, self.channel, ply);
            let outcome = self.playground.invoke(&turn)?.settled().await;
            let after = outcome.after_ms.filter(|_| !outcome.ephemeral);
            waits.push(after.ok_or_else(|| format!("{ply} was refused after {game}"))?);
            game.play(ply)?;
            while game.position().must_pass() {
                game.play(Ply::Pass)?;
            }
        }
        Ok(waits)
    }
}
