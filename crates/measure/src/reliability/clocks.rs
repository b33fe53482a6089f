//! Games whose clocks run out around a kill, and how late they end.

use std::cell::{Cell, RefCell};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use dvonn_playground::{ChannelId, Click, CommandCall, GuildId, Message};

use crate::bot::Result;
use crate::fleet::Fleet;

/// The time limit of everything.
const TIMEOUT: Duration = Duration::from_mins(2);
/// Each player's time.
const LIVE: Duration = Duration::from_mins(10);
/// How far the clock is set ahead then: two seconds are left.
const AHEAD: Duration = Duration::from_secs(598);
/// The first moment of Discord's ids, in milliseconds since 1970.
const DISCORD_EPOCH: u64 = 1_420_070_400_000;

/// Starts a game on each process before each kill.
pub(crate) struct Clocks<'a> {
    fleet: &'a Fleet,
    /// The channels, and when the clocks there run out, in milliseconds since 1970.
    running: RefCell<Vec<(ChannelId, u64)>>,
    /// When the process that was killed last was connected again, in milliseconds since 1970.
    connected: Cell<u64>,
    count: Cell<u32>,
    latest: Cell<Duration>,
}

impl<'a> Clocks<'a> {
    pub(crate) fn new(fleet: &'a Fleet) -> Clocks<'a> {
        Clocks {
            fleet,
            running: RefCell::default(),
            connected: Cell::default(),
            count: Cell::default(),
            latest: Cell::default(),
        }
    }

    /// Starts a game on each process, and sets the clock ahead until they are about to time out.
    pub(crate) async fn start(&self) -> Result<()> {
        // Setting the clock ahead is no outage, but only for a process that has seen its connections
        // before.
        self.fleet.playground.advance(Duration::from_secs(1))?;
        self.fleet.wait_for_heartbeats(i64::try_from(self.now())?).await?;
        for number in 0..self.fleet.count() {
            let start = self.start_game(self.fleet.guild_of(number)?).await?;
            let ends = milliseconds(&start) + u64::try_from(LIVE.as_millis())?;
            self.running.borrow_mut().push((start.channel, ends));
        }
        self.fleet.playground.advance(AHEAD)?;
        // A process that is killed before it has noticed the new time was offline for all of it.
        self.fleet.wait_for_heartbeats(i64::try_from(self.now())?).await
    }

    async fn start_game(&self, guild: GuildId) -> Result<Message> {
        let playground = &self.fleet.playground;
        let (users, name) = (playground.users(), format!("clock-{}", self.count.get()));
        let channel = playground.create_channel(guild, &name);
        let challenge = CommandCall::new(users[0], channel, "dvonn challenge")
            .option("opponent", users[1].to_string())
            // The first choice: an empty board.
            .option("setup", 0)
            .option("clock", "live 10");
        let message = playground.invoke(&challenge)?.reply(TIMEOUT).await?;
        let button = message.button_labelled("Accept").ok_or("no button Accept")?;
        let accept = Click::button(users[1], channel, message.id, button);
        playground.click(&accept)?.reply(TIMEOUT).await?;
        let is_board = |message: &Message| !message.attachments.is_empty();
        Ok(playground.wait_for_message(channel, is_board, TIMEOUT).await?)
    }

    /// Notes that the process that was killed is connected again. Until then no clock of its servers
    /// runs.
    pub(crate) fn bot_is_connected(&self) {
        self.connected.set(self.now());
    }

    /// The playground's time in milliseconds since 1970.
    fn now(&self) -> u64 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let ahead = *self.fleet.playground.clock_ahead().borrow();
        u64::try_from((now + ahead).as_millis()).unwrap_or_default()
    }

    /// Waits until the games have ended, and notes how late that was.
    pub(crate) async fn check(&self) -> Result<()> {
        for (channel, ends) in self.running.take() {
            let is_over = |message: &Message| message.content.contains("timed out");
            let over = self.fleet.playground.wait_for_message(channel, is_over, TIMEOUT).await;
            let over = over.map_err(|error| format!("a clock was missed: {error}"))?;
            let late = milliseconds(&over).saturating_sub(ends.max(self.connected.get()));
            self.latest.set(self.latest.get().max(Duration::from_millis(late)));
            self.count.set(self.count.get() + 1);
        }
        Ok(())
    }

    /// The number of clocks that ran out.
    pub(crate) fn count(&self) -> u32 {
        self.count.get()
    }

    /// The longest time from the moment when a clock had run out, and its server's process was
    /// connected, until the game had ended.
    pub(crate) fn latest(&self) -> Duration {
        self.latest.get()
    }
}

/// When a message was sent, in milliseconds since 1970.
fn milliseconds(message: &Message) -> u64 {
    (message.id.get() >> 22) + DISCORD_EPOCH
}
