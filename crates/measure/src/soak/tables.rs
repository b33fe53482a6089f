//! Ten thousand games, and the people who play them.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::path::Path;
use std::time::Duration;

use dvonn_engine::Random;
use dvonn_playground::{ChannelId, Message, NewUser, Playground, UserId};
use dvonn_rules::{ByColor, Ply, Position};
use futures::future::try_join_all;
use jiff::SignedDuration;
use tokio::sync::RwLock;
use tokio::time::{Instant, sleep_until};

use super::TIMEOUT;
use super::clicks::{self, is_board, newest_board};
use crate::bot::Result;
use crate::games::running::{self, RunningGame};
use crate::games::{challenge, turns};

/// The number of games that run at the start.
const GAMES: u32 = 10_000;
/// The number of people, each of whom plays about 50 games.
const PEOPLE: usize = 400;
/// In one of so many games, nobody moves.
const IDLE: usize = 100;

/// What has happened.
#[derive(Clone, Copy, Default)]
pub(crate) struct Counts {
    pub(crate) turns: u32,
    by_click: u32,
    refused: u32,
    pub(crate) pages: u32,
    pub(crate) unanswered: u32,
    ended: u32,
    timed_out: u32,
    started: u32,
}

impl Counts {
    /// The number of games that run.
    pub(crate) fn running(&self) -> u32 {
        GAMES + self.started - self.ended - self.timed_out
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { turns, by_click, refused, pages, unanswered, ended, timed_out, started } =
            self;
        write!(
            f,
            "{turns} turns, {by_click} of them by clicks, and {refused} that failed\n\
             {pages} pages, {unanswered} of them unanswered\n\
             {ended} games played to the end, {timed_out} timed out, {started} began"
        )
    }
}

/// A channel with a game.
struct Table {
    channel: ChannelId,
    players: ByColor<UserId>,
    position: Position,
}

/// All games.
pub(crate) struct Tables<'a> {
    pub(crate) playground: &'a Playground,
    people: Vec<UserId>,
    /// Games that people play.
    games: Vec<RefCell<Table>>,
    /// Games that nobody plays.
    idle: Vec<RefCell<Table>>,
    /// Held to read while somebody waits for an answer. The clock is not set ahead meanwhile: the bot
    /// would take the request for an old one.
    pub(crate) asking: RwLock<()>,
    random: RefCell<Random>,
    counts: Cell<Counts>,
}

impl<'a> Tables<'a> {
    /// Creates the games in the bot's database.
    pub(crate) async fn fill(playground: &'a Playground, folder: &Path) -> Result<Tables<'a>> {
        let person = |number| playground.create_user(NewUser::named(&format!("player{number}")));
        let people: Vec<UserId> = (0..PEOPLE).map(person).collect();
        let mut random = Random::new(1);
        let running: Vec<_> = (0..GAMES as usize)
            .map(|number| {
                let white = random.below(PEOPLE);
                let black = (white + 1 + random.below(PEOPLE - 1)) % PEOPLE;
                let hours = if number % IDLE == 0 { 2 + number / IDLE % 20 } else { 72 };
                RunningGame {
                    players: ByColor { white: people[white], black: people[black] },
                    position: random_position(&mut random),
                    per_turn: SignedDuration::from_hours(i64::try_from(hours).unwrap_or(72)),
                }
            })
            .collect();
        let channels = running::create(playground, folder, &running).await?;
        let (mut games, mut idle) = (Vec::new(), Vec::new());
        for (number, (channel, game)) in channels.into_iter().zip(running).enumerate() {
            let RunningGame { players, position, .. } = game;
            let table = RefCell::new(Table { channel, players, position });
            if number % IDLE == 0 { idle.push(table) } else { games.push(table) }
        }
        Ok(Tables {
            playground,
            people,
            games,
            idle,
            asking: RwLock::default(),
            random: RefCell::new(random),
            counts: Cell::default(),
        })
    }

    /// Lets everybody play moves at once.
    pub(crate) async fn turn_previews_off(&self) -> Result<()> {
        let channel = self.games[0].borrow().channel;
        for person in &self.people {
            turns::turn_previews_off(self.playground, *person, channel).await?;
        }
        Ok(())
    }

    pub(crate) fn counts(&self) -> Counts {
        self.counts.get()
    }

    pub(crate) fn count(&self, change: impl FnOnce(&mut Counts)) {
        let mut counts = self.counts.get();
        change(&mut counts);
        self.counts.set(counts);
    }

    /// Returns a player whose turn it is, and the channel of the game.
    pub(crate) fn random_reader(&self) -> (UserId, ChannelId) {
        let table = self.games[self.random.borrow_mut().below(self.games.len())].borrow();
        (table.players[table.position.side_to_move()], table.channel)
    }

    /// Sets the clock ahead when nobody waits for an answer.
    pub(crate) async fn advance(&self, by: Duration) -> Result<()> {
        let _nobody_asks = self.asking.write().await;
        Ok(self.playground.advance(by)?)
    }

    /// Plays turns at their scheduled times, in one game after the other. Ends only if it fails.
    pub(crate) async fn play(&self, start: Instant, time: Duration, per_second: u32) -> Result<()> {
        let turns = u32::try_from(time.as_secs())? * per_second;
        let played = (0..turns).zip(&self.games).map(|(first, table)| async move {
            for turn in (first..turns).step_by(self.games.len()) {
                sleep_until(start + Duration::from_secs(1) * turn / per_second).await;
                self.turn(table).await?;
            }
            Result::Ok(())
        });
        try_join_all(played).await?;
        std::future::pending().await
    }

    /// Plays a turn, and starts another game if this one is over.
    async fn turn(&self, table: &RefCell<Table>) -> Result<()> {
        let (mover, channel, position) = {
            let Table { channel, players, position } = *table.borrow();
            (players[position.side_to_move()], channel, position)
        };
        let ply = self.random.borrow_mut().choose(&position.legal_plies());
        // None is legal where no other game could be started.
        let Some(ply) = ply else { return Ok(()) };
        let asking = self.asking.read().await;
        let by_click = self.random.borrow_mut().coin();
        let click = if by_click {
            clicks::prepare(self.playground, mover, channel, ply).await?
        } else {
            None
        };
        let before = newest_board(self.playground, channel).map(|board| board.id);
        let sent = match &click {
            Some(click) => self.playground.click(click)?,
            None => self.playground.invoke(&turns::command(mover, channel, ply))?,
        };
        sent.answer().await;
        drop(asking);
        // The answer to a click may be for the player alone. Everybody sees the next board.
        let is_next = |message: &Message| is_board(message) && Some(message.id) > before;
        if self.playground.wait_for_message(channel, is_next, TIMEOUT).await.is_err() {
            self.count(|counts| counts.refused += 1);
            return Ok(());
        }
        self.count(|counts| {
            counts.turns += 1;
            counts.by_click += u32::from(click.is_some());
        });
        let position = after(position, ply)?;
        table.borrow_mut().position = position;
        if position.result().is_some() {
            self.count(|counts| counts.ended += 1);
            self.start_another(table).await;
        }
        Ok(())
    }

    /// Looks at one idle game each second, and starts another if it has timed out.
    pub(crate) async fn follow_timeouts(&self, start: Instant) -> Result<()> {
        for (number, table) in (1..).zip(self.idle.iter().cycle()) {
            sleep_until(start + Duration::from_secs(1) * number).await;
            let channel = table.borrow().channel;
            let newest = self.playground.messages(channel).pop();
            if newest.is_some_and(|message| message.content.contains("timed out")) {
                self.count(|counts| counts.timed_out += 1);
                self.start_another(table).await;
            }
        }
        Ok(())
    }

    /// Starts a game between the same two people.
    async fn start_another(&self, table: &RefCell<Table>) {
        let (players, channel) = (table.borrow().players, table.borrow().channel);
        let asking = self.asking.read().await;
        let started = challenge::start_game(self.playground, channel, players).await;
        drop(asking);
        if started.is_ok() {
            table.borrow_mut().position = Position::new();
            self.count(|counts| counts.started += 1);
        }
    }
}

/// Returns the position after a ply, and after the passes that the bot plays.
fn after(mut position: Position, ply: Ply) -> Result<Position> {
    position.play(ply)?;
    while position.must_pass() {
        position.play(Ply::Pass)?;
    }
    Ok(position)
}

/// Returns a position at any stage of a game, a third of them empty boards.
fn random_position(random: &mut Random) -> Position {
    let mut reached = Position::new();
    if random.below(3) == 0 {
        return reached;
    }
    // 49 placements, and at most as many moves as almost every game has.
    for _ in 0..49 + random.below(24) {
        let ply = random.choose(&reached.legal_plies());
        match ply.and_then(|ply| after(reached, ply).ok()) {
            Some(next) if next.result().is_none() => reached = next,
            _ => break,
        }
    }
    reached
}
