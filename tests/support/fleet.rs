//! Several processes of the bot on one PostgreSQL database.

use std::sync::{Mutex, MutexGuard, PoisonError};

use dvonn_playground::{ChannelId, GuildId};

use super::person::Person;
use super::postgres::PostgresDatabase;
use super::process::Process;
use super::scene::{Scene, TIMEOUT, wait};

/// Processes that share a database, each with shards of its own or with the same ones. At the end of
/// a test, those that run are asked to stop.
pub(crate) struct Fleet {
    pub(crate) scene: Scene,
    /// The setting `discord.shards` of each process, and the process if it runs.
    processes: Mutex<Vec<(&'static str, Option<Process>)>>,
    /// The number of shards of all processes.
    shards: u64,
    /// Dropped last: the processes use it.
    _database: PostgresDatabase,
}

impl Fleet {
    /// Starts a process for each of these ranges, such as `0/2` and `1/2`, and a server on each shard.
    /// Returns `None` without a PostgreSQL server.
    pub(crate) fn start(name: &str, ranges: &[&'static str]) -> Option<Fleet> {
        let fleet = Fleet::stopped(name, ranges)?;
        for number in 0..ranges.len() {
            fleet.start_process(number);
        }
        Some(fleet)
    }

    /// A fleet of which no process has started.
    pub(crate) fn stopped(name: &str, ranges: &[&'static str]) -> Option<Fleet> {
        let database = PostgresDatabase::create(name)?;
        // Settings live as long as the tests.
        let url: &'static str = database.url().leak();
        let settings = vec![("DVONN_DATABASE_URL", url)].leak();
        let scene = Scene::without_bot(Scene::options(), settings);
        let shards = ranges[0].split_once('/').and_then(|(_, of)| of.parse().ok());
        let processes = ranges.iter().map(|range| (*range, None)).collect();
        let shards = shards.expect("a range names the number of shards");
        let fleet = Fleet { scene, processes: Mutex::new(processes), shards, _database: database };
        for shard in 0..shards {
            fleet.guild_on(shard);
        }
        Some(fleet)
    }

    /// Starts a process that does not run, and waits until it is connected.
    pub(crate) fn start_process(&self, number: usize) {
        wait(self.launch_process(number));
    }

    /// Starts a process that does not run. The future waits until it is connected.
    pub(crate) fn launch_process(&self, number: usize) -> impl Future<Output = ()> {
        let playground = &self.scene.playground;
        let mut processes = self.lock();
        let (range, process) = &mut processes[number];
        let sessions = playground.opened_sessions() + count(range);
        *process = Some(self.scene.launch(&[("DVONN_DISCORD_SHARDS", range)]));
        async move {
            let command = playground.wait_for_command("dvonn", TIMEOUT).await;
            let started = command.and(playground.wait_for_sessions(sessions, TIMEOUT).await);
            assert!(started.is_ok(), "process {number} does not start:\n{}", self.scene.log());
        }
    }

    /// Kills a process as `kill -9` does.
    pub(crate) fn kill(&self, number: usize) {
        self.take(number).kill();
    }

    /// Asks a process to stop, and waits until it has.
    #[track_caller]
    pub(crate) fn stop(&self, number: usize) {
        let status = self.take(number).terminate().and_then(|status| status.code());
        assert_eq!(status, Some(0), "process {number} stops:\n{}", self.scene.log());
    }

    /// Returns true if `dvonn-bot health` finds that these shards were connected lately.
    pub(crate) fn is_healthy(&self, shards: &str) -> bool {
        let arguments = ["health", "--shards", shards];
        Process::perform(&self.scene.path(""), &self.scene.database(), &arguments).0
    }

    /// Makes a killed process count as dead, as 25 seconds would.
    pub(crate) async fn forget_process(&self, number: usize) {
        let first = first(self.lock()[number].0);
        let late = "UPDATE processes SET seen_at = seen_at - 26000 WHERE first_shard =";
        self.scene.change(format!("{late} {first}")).await;
    }

    /// The first server on a shard, which is created if there is none.
    fn guild_on(&self, shard: u64) -> GuildId {
        let playground = &self.scene.playground;
        let is_there = |guild: &GuildId| (guild.get() >> 22) % self.shards == shard;
        let known = playground.guilds().into_iter().find(is_there);
        let mut new = std::iter::repeat_with(|| playground.create_guild("Another server"));
        known.or_else(|| new.find(is_there)).expect("the supply of servers is endless")
    }

    /// A new channel of a server on a shard.
    pub(crate) fn channel_on(&self, shard: u64, name: &str) -> ChannelId {
        self.scene.playground.create_channel(self.guild_on(shard), name)
    }

    /// Ada and Ben in a new channel of a server on a shard.
    pub(crate) fn people_on(&self, shard: u64, name: &str) -> [Person<'_>; 2] {
        let channel = self.channel_on(shard, name);
        [self.scene.ada().at(channel), self.scene.ben().at(channel)]
    }

    fn take(&self, number: usize) -> Process {
        self.lock()[number].1.take().expect("the process runs")
    }

    fn lock(&self) -> MutexGuard<'_, Vec<(&'static str, Option<Process>)>> {
        self.processes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The first shard of a range.
fn first(range: &str) -> u64 {
    let end = range.find(['-', '/']).expect("a range of shards");
    range[..end].parse().expect("a range of shards")
}

/// The number of shards of a range.
fn count(range: &str) -> u64 {
    let (shards, _) = range.split_once('/').expect("a range of shards");
    let last = shards.rsplit('-').next().and_then(|last| last.parse::<u64>().ok());
    last.expect("a range of shards") + 1 - first(range)
}

impl Drop for Fleet {
    fn drop(&mut self) {
        let processes = std::mem::take(&mut *self.lock());
        if std::thread::panicking() {
            return;
        }
        for process in processes.into_iter().filter_map(|(_, process)| process) {
            let status = process.terminate().and_then(|status| status.code());
            assert_eq!(status, Some(0), "a process stops:\n{}", self.scene.log());
        }
    }
}
