//! One process of the bot, whose disk or server fails.

use std::cell::RefCell;
use std::time::Duration;

use dvonn_faults::disk::{DiskFault, FaultyDisk};
use dvonn_faults::kills;
use dvonn_faults::link::{Link, Network};
use dvonn_play::check::check_database;
use dvonn_playground::{CommandCall, GatewayDrop, Options, Playground};
use dvonn_store::Store;
use tempfile::TempDir;
use tokio::time::sleep;

use super::Row;
use crate::bot::{Bot, CLOCK, Result, UNLIMITED, database_url};
use crate::fleet::{LOG, complaints, new_database, start_with_log};

/// The time limit of a start, and of each response.
const TIMEOUT: Duration = Duration::from_mins(2);
/// How long a bot may take to answer before it is asked again.
const SOON: Duration = Duration::from_secs(5);
/// Longer than the time between two looks of the bot at the file with the time.
const CLOCK_POLLED: Duration = Duration::from_millis(100);
/// The number of games that are played at once.
const TABLES: usize = 8;
/// What people are told while the database cannot be used.
const APOLOGY: &str = "Nothing has changed";

/// A bot in a child process, and the playground that it talks to.
pub(crate) struct Single {
    playground: Playground,
    folder: TempDir,
    bot: RefCell<Option<Bot>>,
    disk: Option<FaultyDisk>,
    link: Option<Link>,
}

impl Single {
    /// Starts a bot with a SQLite file, on this disk.
    pub(crate) async fn on_sqlite(disk: Option<FaultyDisk>) -> Result<Single> {
        Single::start(disk, None).await
    }

    /// Starts a bot with a new database of the server in `DVONN_TEST_POSTGRES_URL`, behind a link.
    pub(crate) async fn on_postgres() -> Result<Single> {
        let link = Link::to(&new_database().await?).await?;
        Single::start(None, Some(link)).await
    }

    async fn start(disk: Option<FaultyDisk>, link: Option<Link>) -> Result<Single> {
        let folder = tempfile::tempdir()?;
        let options = Options {
            requests_per_second: None,
            // A busy machine may need longer than Discord allows.
            answer_within: TIMEOUT,
            clock_file: Some(folder.path().join(CLOCK)),
            ..Options::on_free_port()
        };
        let playground = Playground::start(options).await?;
        let single = Single { playground, folder, bot: RefCell::default(), disk, link };
        single.start_bot().await?;
        Ok(single)
    }

    async fn start_bot(&self) -> Result<()> {
        let mut settings = vec![UNLIMITED];
        let disk = self.disk.iter().flat_map(|disk| &disk.settings);
        settings.extend(disk.map(|(name, value)| (*name, value.as_str())));
        settings.extend(self.link.iter().map(|link| ("DVONN_DATABASE_URL", link.url.as_str())));
        let bot = start_with_log(&self.playground, self.folder.path(), &settings)?;
        self.bot.replace(Some(bot));
        self.playground.wait_for_command("dvonn", TIMEOUT).await?;
        Ok(self.playground.wait_for_bot(TIMEOUT).await?)
    }

    /// Kills the bot at random moments, and starts it again.
    pub(crate) async fn killed(&self, times: usize, seed: u64) -> Result<Row> {
        let kill = async |_| {
            // The bot is killed on drop.
            self.bot.replace(None);
            self.start_bot_again().await
        };
        self.run(times, seed, Duration::ZERO, false, kill).await
    }

    /// Starts the bot after a kill.
    async fn start_bot_again(&self) -> Result<()> {
        self.playground.drop_gateway(GatewayDrop::Forget);
        self.start_bot().await
    }

    /// Takes the database's files away, and brings them back once the bot has ended because of that.
    pub(crate) async fn without_file(&self, times: usize, seed: u64) -> Result<Row> {
        let lose = async |_| {
            let away = self.folder.path().join("away");
            let files = ["games.db", "games.db-wal", "games.db-shm"];
            std::fs::create_dir(&away)?;
            for file in files {
                std::fs::rename(self.folder.path().join(file), away.join(file))?;
            }
            while !self.bot_has_ended()? {
                sleep(Duration::from_millis(50)).await;
            }
            for file in files.into_iter().filter(|file| away.join(file).exists()) {
                std::fs::rename(away.join(file), self.folder.path().join(file))?;
            }
            std::fs::remove_dir_all(&away)?;
            self.start_bot_again().await
        };
        self.run(times, seed, Duration::ZERO, false, lose).await
    }

    fn bot_has_ended(&self) -> Result<bool> {
        let bot = self.bot.borrow();
        let status = bot.as_ref().map(|bot| bot.proc_file("status")).transpose()?;
        // Nobody has waited for the process yet, so it stays as a zombie.
        Ok(status.is_none_or(|status| status.contains("State:\tZ")))
    }

    /// Cuts the power at random moments, mostly after syncs have failed for a moment, and checks the
    /// database each time.
    pub(crate) async fn without_power(&self, times: usize, seed: u64) -> Result<Row> {
        let disk = self.disk.as_ref().ok_or("this bot has no faulty disk")?;
        let cut = async |chosen: u64| {
            if !chosen.is_multiple_of(5) {
                disk.breaks(DiskFault::NotSynced)?;
                sleep(Duration::from_millis(chosen % 50)).await;
                disk.recovers()?;
            }
            // The bot is killed on drop.
            self.bot.replace(None);
            let mut random = chosen | 1;
            let survives = || {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                match chosen % 3 {
                    0 => false,
                    1 => true,
                    _ => random & 1 == 0,
                }
            };
            disk.loses_power(self.folder.path(), survives)?;
            self.start_bot_again().await?;
            self.check().await
        };
        self.run(times, seed, Duration::ZERO, false, cut).await
    }

    /// Checks the database as `dvonn-bot check` does.
    async fn check(&self) -> Result<()> {
        let store = Store::open_read_only(&database_url(self.folder.path())).await?;
        let mut tx = store.snapshot().await?;
        let mut mistakes = Vec::new();
        check_database(&mut tx, |mistake| mistakes.push(mistake)).await?;
        drop(tx);
        store.close().await;
        if mistakes.is_empty() { Ok(()) } else { Err(format!("{mistakes:?}").into()) }
    }

    /// Lets the disk fail in this way for this long. A bot that stops because of that is started again
    /// afterwards.
    pub(crate) async fn without_disk(
        &self,
        fault: DiskFault,
        time: Duration,
        times: usize,
        seed: u64,
    ) -> Result<Row> {
        let disk = self.disk.as_ref().ok_or("this bot has no faulty disk")?;
        let fail = async |_| {
            disk.breaks(fault)?;
            sleep(time).await;
            disk.recovers()?;
            self.wait_until_it_works().await
        };
        // Nobody answers while no bot runs.
        self.run(times, seed, time, false, fail).await
    }

    /// Lets the server go away in this way for this long, or restart.
    pub(crate) async fn without_server(
        &self,
        outage: Option<(Network, Duration)>,
        times: usize,
        seed: u64,
    ) -> Result<Row> {
        let link = self.link.as_ref().ok_or("this bot has no server")?;
        let fail = async |_| {
            match outage {
                None => link.restart().await,
                Some((network, time)) => {
                    link.set(network);
                    sleep(time).await;
                    link.set(Network::Up);
                }
            }
            self.wait_until_it_works().await
        };
        let time = outage.map_or(Duration::ZERO, |(_, time)| time);
        self.run(times, seed, time, true, fail).await
    }

    /// Plays, with a fault that takes this long in each round. `goes_on` if people go on meanwhile.
    async fn run(
        &self,
        times: usize,
        seed: u64,
        time: Duration,
        goes_on: bool,
        fault: impl AsyncFn(u64) -> Result<()>,
    ) -> Result<Row> {
        let (playground, guilds) = (&self.playground, vec![self.playground.guild()]);
        let plan =
            kills::Plan { playground, guilds, tables: TABLES, repetitions: times, goes_on, seed };
        // The log has at most one line a minute.
        let next_minute = async || {
            self.playground.advance(Duration::from_mins(1))?;
            // A move that the bot gets before it sees the new time would be a minute old.
            sleep(CLOCK_POLLED).await;
            Ok(())
        };
        let figures = kills::run(plan, next_minute, fault).await?;
        let wait = figures.longest_wait.saturating_sub(time);
        Ok(Row { figures, wait, lines: complaints(&self.folder.path().join(LOG))? })
    }

    /// Waits until the bot can use its database again. Starts it again if it has stopped.
    async fn wait_until_it_works(&self) -> Result<()> {
        loop {
            if self.bot_has_ended()? {
                return self.start_bot_again().await;
            }
            let (user, channel) = (self.playground.users()[0], self.playground.channels()[0]);
            let question = CommandCall::new(user, channel, "dvonn games");
            let said = self.playground.invoke(&question)?.reply(SOON).await;
            if said.is_ok_and(|said| !said.content.contains(APOLOGY)) {
                return Ok(());
            }
            sleep(Duration::from_millis(50)).await;
        }
    }
}
