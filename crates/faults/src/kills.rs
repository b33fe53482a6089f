//! Kills the bot, or disturbs it in another way, at random moments while several games are played,
//! and counts what it lost or repeated.

use std::collections::BTreeSet;
use std::fmt;
use std::time::{Duration, Instant};

use dvonn_playground::{
    ChannelId, Click, CommandCall, GuildId, Invocation, Message, Playground, UserId,
};
use dvonn_rules::{Game, Ply};
use tokio::time::sleep;

use super::Result;

/// The time limit of everything.
const TIMEOUT: Duration = dvonn_playground::deadline(120);
/// A game that has this many turns is replaced by another one: the playground keeps the last 100
/// messages of a channel.
const MAX_TURNS: usize = 60;
/// The longest pause between two players' turns, in microseconds. An optimised bot needs a sixth of the
/// time for a turn, and the fault must meet turns.
const LONGEST_PAUSE: u64 = if cfg!(debug_assertions) { 20_000 } else { 3_000 };
/// The longest time from the last turn to the kill, in microseconds: longer than the turns take.
const LONGEST_TURN: u64 = if cfg!(debug_assertions) { 150_000 } else { 25_000 };
/// The longest time until the bot answers if it has deferred that: longer than its store waits.
const LONGEST_ANSWER: Duration = dvonn_playground::deadline(40);
/// What people are told whose move does not count, or may not.
const APOLOGIES: [&str; 3] = ["nothing has changed", "has not confirmed", "longer than usual"];

/// What happened.
#[derive(Debug, Default)]
pub struct Figures {
    /// How often the bot was disturbed.
    pub repetitions: usize,
    /// The moves that people sent just before a kill.
    pub sent: usize,
    /// Those that the bot had acknowledged by then.
    pub acknowledged: usize,
    /// Acknowledged moves that are missing afterwards.
    pub lost_moves: usize,
    /// Games that differ from what their players played.
    pub wrong_games: usize,
    /// Public boards.
    pub boards: usize,
    /// Boards that were never shown.
    pub missing_boards: usize,
    /// Boards that are shown again.
    pub doubled_boards: usize,
    /// Notifications of people about a board.
    pub pings: usize,
    /// People notified again about the same board.
    pub doubled_pings: usize,
    /// The longest time from a kill until all boards were there.
    pub longest_wait: Duration,
}

/// What to play and how often to kill.
pub struct Plan<'a> {
    /// What the bot talks to.
    pub playground: &'a Playground,
    /// Where the games are played, in turn.
    pub guilds: Vec<GuildId>,
    /// The number of games that are played at once.
    pub tables: usize,
    /// How often to disturb the bot.
    pub repetitions: usize,
    /// True if people go on sending moves during a fault: the bot must be able to answer then.
    pub goes_on: bool,
    /// The seed of the random numbers, not zero.
    pub seed: u64,
}

impl Figures {
    /// The number of faults of any kind.
    pub fn faults(&self) -> usize {
        let moves = self.lost_moves + self.wrong_games;
        moves + self.missing_boards + self.doubled_boards + self.doubled_pings
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} disturbances; {} moves sent just before, {} of them acknowledged",
            self.repetitions, self.sent, self.acknowledged
        )?;
        writeln!(f, "moves: {} lost, {} games wrong", self.lost_moves, self.wrong_games)?;
        writeln!(
            f,
            "boards: {} shown, {} missing, {} doubled",
            self.boards, self.missing_boards, self.doubled_boards
        )?;
        writeln!(f, "pings: {} sent, {} doubled", self.pings, self.doubled_pings)?;
        let wait = self.longest_wait.as_secs_f64();
        writeln!(f, "longest time from a kill until all boards were there: {wait:.1} s")
    }
}

/// A game in its own channel.
struct Table {
    channel: ChannelId,
    white: UserId,
    black: UserId,
    /// The local copy of the game.
    game: Game,
    turns: usize,
}

impl Table {
    fn is_full(&self) -> bool {
        self.turns >= MAX_TURNS || self.game.result().is_some()
    }

    fn mover(&self) -> UserId {
        match self.game.position().side_to_move() {
            dvonn_rules::Color::White => self.white,
            dvonn_rules::Color::Black => self.black,
        }
    }

    /// Returns the game after a ply and the passes that it forces.
    fn after(&self, ply: Ply) -> Result<Game> {
        let mut game = self.game.clone();
        game.play(ply)?;
        while game.position().must_pass() {
            game.play(Ply::Pass)?;
        }
        Ok(game)
    }

    fn played(&mut self, game: Game) {
        self.game = game;
        self.turns += 1;
    }

    /// Returns the command that plays a ply.
    fn command(&self, ply: Ply) -> CommandCall {
        let (command, option) = match ply {
            Ply::Place(_) => ("dvonn place", "cell"),
            Ply::Move { .. } | Ply::Pass => ("dvonn move", "move"),
        };
        CommandCall::new(self.mover(), self.channel, command).option(option, ply.to_string())
    }

    /// Returns the public boards, oldest first.
    fn boards(&self, playground: &Playground) -> Vec<Message> {
        let messages = playground.messages(self.channel).into_iter();
        messages.filter(|message| message.visible_to.is_none() && name(message).is_some()).collect()
    }
}

/// Returns the name of the picture, which is that of the game and its revision.
fn name(board: &Message) -> Option<&str> {
    let picture = board.attachments.first()?;
    Some(picture.filename.as_str()).filter(|name| name.starts_with("game-"))
}

/// The last step of a turn.
enum Step {
    Command(CommandCall),
    Click(Click),
}

/// Plays games and disturbs the bot at random moments. `prepare` runs before the turns of each round,
/// and once at the end. `fault` disturbs the bot and waits until it works again. It gets a random
/// number. If it kills a process, it starts another, and waits until that is connected.
///
/// # Errors
/// If the bot does not do what it should when nobody disturbs it.
pub async fn run(
    plan: Plan<'_>,
    prepare: impl AsyncFn() -> Result<()>,
    fault: impl AsyncFn(u64) -> Result<()>,
) -> Result<Figures> {
    let (kills, random) = (plan.repetitions, plan.seed);
    let figures = Figures::default();
    let mut campaign = Campaign { plan, random, tables: Vec::new(), left: Vec::new(), figures };
    for _ in 0..kills {
        prepare().await?;
        campaign.fill_tables().await?;
        campaign.disturb(&fault).await?;
    }
    prepare().await?;
    campaign.count().await
}

struct Campaign<'a> {
    plan: Plan<'a>,
    random: u64,
    tables: Vec<Table>,
    /// The tables that are no longer played at.
    left: Vec<Table>,
    figures: Figures,
}

impl Campaign<'_> {
    /// Returns a random number (xorshift).
    fn below(&mut self, end: u64) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        self.random % end
    }

    async fn fill_tables(&mut self) -> Result<()> {
        let (full, playing) =
            std::mem::take(&mut self.tables).into_iter().partition(Table::is_full);
        self.left.extend::<Vec<_>>(full);
        self.tables = playing;
        while self.tables.len() < self.plan.tables {
            let table = self.start_game().await?;
            self.tables.push(table);
        }
        Ok(())
    }

    async fn start_game(&self) -> Result<Table> {
        let (users, playground) = (self.plan.playground.users(), self.plan.playground);
        let number = self.tables.len() + self.left.len();
        let guild = self.plan.guilds[number % self.plan.guilds.len()];
        let channel = playground.create_channel(guild, &format!("table-{number}"));
        let challenge = CommandCall::new(users[0], channel, "dvonn challenge")
            .option("opponent", users[1].to_string())
            // The first choice: an empty board.
            .option("setup", 0)
            .option("rated", true);
        let message = playground.invoke(&challenge)?.reply(TIMEOUT).await?;
        let button = message.button_labelled("Accept").ok_or("no button Accept")?;
        let accept = Click::button(users[1], channel, message.id, button);
        playground.click(&accept)?.reply(TIMEOUT).await?;
        let is_board = |message: &Message| name(message).is_some();
        let board = playground.wait_for_message(channel, is_board, TIMEOUT).await?;
        for user in [users[0], users[1]] {
            play_immediately(playground, user, channel).await?;
        }
        let white = *board.pings.first().ok_or("nobody is notified of the start")?;
        let black = if white == users[0] { users[1] } else { users[0] };
        Ok(Table { channel, white, black, game: Game::new(), turns: 0 })
    }

    /// Sends one turn at every table, disturbs the bot at a random moment, and checks what it kept.
    async fn disturb(&mut self, fault: &impl AsyncFn(u64) -> Result<()>) -> Result<()> {
        let mut turns = Vec::new();
        for number in 0..self.tables.len() {
            let (ply, step) = self.prepare(number).await?;
            turns.push((ply, step, Duration::from_micros(self.below(LONGEST_PAUSE))));
        }
        let chosen = self.below(u64::MAX);
        let sending: Duration = turns.iter().map(|turn| turn.2).sum();
        let (begun, sent) = if self.plan.goes_on {
            let until = u64::try_from(sending.as_micros())?.max(1);
            let moment = Duration::from_micros(self.below(until));
            let disturbed = async {
                sleep(moment).await;
                let begun = Instant::now();
                fault(chosen).await.map(|()| begun)
            };
            let sent = async {
                let sent = self.send(turns).await?;
                for (_, invocation) in &sent {
                    wait_for_answer(invocation).await;
                }
                Ok(sent)
            };
            tokio::try_join!(disturbed, sent)?
        } else {
            let moment = Duration::from_micros(self.below(LONGEST_TURN));
            let sent = self.send(turns).await?;
            sleep(moment).await;
            let begun = Instant::now();
            fault(chosen).await?;
            (begun, sent)
        };
        self.figures.repetitions += 1;
        for (number, (ply, invocation)) in sent.into_iter().enumerate() {
            self.check(number, ply, &invocation).await?;
        }
        for number in 0..self.tables.len() {
            self.wait_for_board(number).await?;
        }
        self.figures.longest_wait = self.figures.longest_wait.max(begun.elapsed());
        Ok(())
    }

    /// Sends turns, with a pause after each.
    async fn send(&self, turns: Vec<(Ply, Step, Duration)>) -> Result<Vec<(Ply, Invocation)>> {
        let mut sent = Vec::new();
        for (ply, step, pause) in turns {
            sent.push((ply, self.take(&step)?));
            sleep(pause).await;
        }
        Ok(sent)
    }

    /// Chooses a ply for a table, and does everything for it except the last step.
    async fn prepare(&mut self, number: usize) -> Result<(Ply, Step)> {
        let legal = self.tables[number].game.position().legal_plies();
        let chosen = self.below(legal.len() as u64);
        let ply = legal[usize::try_from(chosen)?];
        let by_click = self.below(2) == 0;
        let table = &self.tables[number];
        let (mover, boards) = (table.mover(), table.boards(self.plan.playground));
        let board = boards.last().ok_or("no board")?;
        let step = match ply {
            Ply::Place(cell) if by_click => {
                let row = choice(mover, board, "cells", &cell.row_number().to_string())?;
                let cells = self.plan.playground.click(&row)?.reply(TIMEOUT).await?;
                Step::Click(choice(mover, &cells, "place", &cell.to_string())?)
            }
            Ply::Move { from, to } if by_click => {
                let stack = choice(mover, board, "from", &from.to_string())?;
                let targets = self.plan.playground.click(&stack)?.reply(TIMEOUT).await?;
                Step::Click(press(mover, &targets, &format!("{from}{to}"))?)
            }
            Ply::Place(_) | Ply::Move { .. } | Ply::Pass => Step::Command(table.command(ply)),
        };
        Ok((ply, step))
    }

    fn take(&self, step: &Step) -> Result<Invocation> {
        Ok(match step {
            Step::Command(call) => self.plan.playground.invoke(call)?,
            Step::Click(click) => self.plan.playground.click(click)?,
        })
    }

    /// Compares a table with the bot's record of its game. Plays the ply again if it is missing.
    async fn check(&mut self, number: usize, ply: Ply, sent: &Invocation) -> Result<()> {
        let table = &self.tables[number];
        let (before, after) = (table.game.to_string(), table.after(ply)?);
        let shown = table.boards(self.plan.playground).len() > table.turns + 1;
        let acknowledged = shown || is_acknowledged(sent).await;
        let history = CommandCall::new(table.white, table.channel, "game moves");
        let history = self.plan.playground.invoke(&history)?.reply(TIMEOUT).await?;
        let record = history.content.split("```").nth(1).unwrap_or_default().trim();
        self.figures.sent += 1;
        self.figures.acknowledged += usize::from(acknowledged);
        if record == after.to_string() {
            self.tables[number].played(after);
        } else if record == before {
            self.figures.lost_moves += usize::from(acknowledged);
            self.play(number, ply).await?;
        } else {
            self.figures.wrong_games += 1;
            return Err(format!("{ply} after {before:?} became {record:?}").into());
        }
        Ok(())
    }

    async fn play(&mut self, number: usize, ply: Ply) -> Result<()> {
        let table = &mut self.tables[number];
        let answer = self.plan.playground.invoke(&table.command(ply))?.settled().await;
        if answer.answer.is_none() || answer.ephemeral {
            return Err(format!("{ply} after {} was refused", table.game).into());
        }
        let after = table.after(ply)?;
        table.played(after);
        Ok(())
    }

    async fn wait_for_board(&self, number: usize) -> Result<()> {
        let table = &self.tables[number];
        // The start is the first revision, and each turn is another.
        let ending = format!("-{}.png", table.turns + 1);
        let is_there = |message: &Message| name(message).is_some_and(|it| it.ends_with(&ending));
        self.plan.playground.wait_for_message(table.channel, is_there, TIMEOUT).await?;
        Ok(())
    }

    /// Plays one more turn at every table, so that nothing is left to announce, and counts the
    /// boards.
    async fn count(mut self) -> Result<Figures> {
        for number in 0..self.tables.len() {
            if self.tables[number].game.result().is_none() {
                let ply = self.tables[number].game.position().legal_plies()[0];
                self.play(number, ply).await?;
            }
        }
        let mut figures = self.figures;
        for table in self.tables.iter().chain(&self.left) {
            let boards = table.boards(self.plan.playground);
            let names: BTreeSet<_> = boards.iter().filter_map(name).collect();
            figures.boards += boards.len();
            figures.doubled_boards += boards.len() - names.len();
            figures.missing_boards += (table.turns + 1).saturating_sub(names.len());
            let pings: Vec<_> = boards
                .iter()
                .flat_map(|board| board.pings.iter().map(|person| (name(board), *person)))
                .collect();
            let distinct: BTreeSet<_> = pings.iter().collect();
            figures.pings += pings.len();
            figures.doubled_pings += pings.len() - distinct.len();
        }
        Ok(figures)
    }
}

/// Turns a person's previews of moves off, so that a move needs no confirmation.
async fn play_immediately(
    playground: &Playground,
    person: UserId,
    channel: ChannelId,
) -> Result<()> {
    let settings = CommandCall::new(person, channel, "dvonn settings");
    let settings = playground.invoke(&settings)?.reply(TIMEOUT).await?;
    if let Ok(switch) = press(person, &settings, "Play moves at once") {
        playground.click(&switch)?.reply(TIMEOUT).await?;
    }
    Ok(())
}

/// Returns true if the player has seen that the move counts.
async fn is_acknowledged(sent: &Invocation) -> bool {
    // A deferral says nothing: there is no reply before the answer.
    let Ok(reply) = sent.reply(Duration::ZERO).await else { return false };
    let said = reply.content.to_lowercase();
    !APOLOGIES.iter().any(|apology| said.contains(apology))
}

/// Waits until the bot has answered, and not only said that it takes longer than usual, or will not
/// answer any more.
async fn wait_for_answer(sent: &Invocation) {
    let begun = Instant::now();
    while begun.elapsed() < LONGEST_ANSWER {
        match sent.reply(LONGEST_ANSWER).await {
            Ok(reply) if reply.content.contains("longer than usual") => {}
            _ => return,
        }
        sleep(Duration::from_millis(20)).await;
    }
}

/// A press of the button of this kind for a row, a cell or a stack.
fn choice(person: UserId, message: &Message, kind: &str, value: &str) -> Result<Click> {
    let mut ids = message.controls().filter_map(|control| control["custom_id"].as_str());
    let id = ids.find(|id| {
        let mut parts = id.split(':');
        parts.next() == Some(kind) && parts.next_back() == Some(value)
    });
    let id = id.ok_or_else(|| format!("no button {kind} for {value} in {message:?}"))?;
    Ok(Click::button(person, message.channel, message.id, id))
}

/// A press of the button with this label.
fn press(person: UserId, message: &Message, label: &str) -> Result<Click> {
    let button = message.button_labelled(label);
    let button = button.ok_or_else(|| format!("no button {label:?} in {message:?}"))?;
    Ok(Click::button(person, message.channel, message.id, button))
}
