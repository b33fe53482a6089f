//! Processes of the bot on one database, and the playground that they talk to.

use std::cell::RefCell;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use dvonn_playground::{GuildId, Options, Playground};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Executor as _};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::bot::{Bot, CLOCK, Result, UNLIMITED, command};

/// The time limit of a start. A process starts one shard every five seconds.
const TIMEOUT: Duration = Duration::from_mins(2);
/// The file with the log of the bot, in its folder.
pub(crate) const LOG: &str = "log";
/// The number of servers.
const GUILDS: usize = 32;

/// Processes that share a database. They are killed on drop.
pub(crate) struct Fleet {
    pub(crate) playground: Playground,
    folder: TempDir,
    ranges: Vec<&'static str>,
    bots: RefCell<Vec<Option<Bot>>>,
    database: String,
}

impl Fleet {
    /// Starts a process for each range of shards, on a new database, and waits until all are connected.
    pub(crate) async fn start(ranges: &[&'static str]) -> Result<Fleet> {
        let database = new_database().await?;
        let folder = tempfile::tempdir()?;
        let options = Options {
            requests_per_second: None,
            // A busy machine may need longer than Discord allows.
            answer_within: TIMEOUT,
            clock_file: Some(folder.path().join(CLOCK)),
            ..Options::on_free_port()
        };
        let playground = Playground::start(options).await?;
        for number in 1..GUILDS {
            playground.create_guild(&format!("Server {number}"));
        }
        let bots = RefCell::new(ranges.iter().map(|_| None).collect());
        let fleet = Fleet { playground, folder, ranges: ranges.to_vec(), bots, database };
        for number in 0..ranges.len() {
            fleet.start_bot(number).await?;
        }
        Ok(fleet)
    }

    /// All servers.
    pub(crate) fn guilds(&self) -> Vec<GuildId> {
        self.playground.guilds()
    }

    /// A server of a process.
    pub(crate) fn guild_of(&self, number: usize) -> Result<GuildId> {
        let (first, last, of) = shards(self.ranges[number])?;
        let is_there = |guild: &GuildId| (first..=last).contains(&((guild.get() >> 22) % of));
        Ok(self.guilds().into_iter().find(is_there).ok_or("no server is on that shard")?)
    }

    /// The file with the log of all processes.
    pub(crate) fn log(&self) -> PathBuf {
        self.folder.path().join(LOG)
    }

    /// The number of processes.
    pub(crate) fn count(&self) -> usize {
        self.ranges.len()
    }

    /// Kills a process as `kill -9` does, starts it again and waits until it is connected.
    pub(crate) async fn restart(&self, number: usize) -> Result<()> {
        self.bots.borrow_mut()[number] = None;
        self.start_bot(number).await
    }

    async fn start_bot(&self, number: usize) -> Result<()> {
        let (first, last, _) = shards(self.ranges[number])?;
        let sessions = self.playground.opened_sessions() + last - first + 1;
        let settings = [
            UNLIMITED,
            ("DVONN_DATABASE_URL", &self.database),
            ("DVONN_DISCORD_SHARDS", self.ranges[number]),
        ];
        let folder = self.folder.path();
        let bot = start_with_log(&self.playground, folder, &settings)?;
        self.bots.borrow_mut()[number] = Some(bot);
        self.playground.wait_for_command("dvonn", TIMEOUT).await?;
        Ok(self.playground.wait_for_sessions(sessions, TIMEOUT).await?)
    }

    /// Waits until every shard has recorded a heartbeat at this time or later, in milliseconds since
    /// 1970.
    pub(crate) async fn wait_for_heartbeats(&self, since: i64) -> Result<()> {
        let mut connection = self.database.parse::<PgConnectOptions>()?.connect().await?;
        let late = "SELECT COUNT(*) FROM heartbeats WHERE beat_at < $1";
        while sqlx::query_scalar::<_, i64>(late).bind(since).fetch_one(&mut connection).await? > 0 {
            sleep(Duration::from_millis(20)).await;
        }
        Ok(connection.close().await?)
    }

    /// The size of the database in bytes.
    pub(crate) async fn database_size(&self) -> Result<i64> {
        let mut connection = self.database.parse::<PgConnectOptions>()?.connect().await?;
        let size = sqlx::query_scalar("SELECT pg_database_size(current_database())");
        let size = size.fetch_one(&mut connection).await?;
        connection.close().await?;
        Ok(size)
    }

    /// The processor time that each process has used, in seconds.
    pub(crate) fn cpu_seconds(&self) -> Result<Vec<f64>> {
        self.bots.borrow().iter().flatten().map(Bot::cpu_seconds).collect()
    }
}

/// Starts the bot, with its log at the end of the file [`LOG`] in its folder.
pub(crate) fn start_with_log(
    playground: &Playground,
    folder: &Path,
    settings: &[(&str, &str)],
) -> Result<Bot> {
    let log = File::options().create(true).append(true).open(folder.join(LOG))?;
    Ok(command(playground, folder, settings)?.stderr(log).spawn()?.into())
}

/// Reads a range such as `0-3/8`.
fn shards(range: &str) -> Result<(u64, u64, u64)> {
    let (shards, of) = range.split_once('/').ok_or("no number of shards")?;
    let (first, last) = shards.split_once('-').ok_or("no range of shards")?;
    Ok((first.parse()?, last.parse()?, of.parse()?))
}

/// Creates an empty database on the server in `DVONN_TEST_POSTGRES_URL`, and returns its URL.
pub(crate) async fn new_database() -> Result<String> {
    static COUNT: AtomicU32 = AtomicU32::new(0);

    let url = std::env::var("DVONN_TEST_POSTGRES_URL");
    let url = url.map_err(|_| "DVONN_TEST_POSTGRES_URL is not set: use .ci/postgres")?;
    let server: PgConnectOptions = url.parse()?;
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("dvonn_measure_{}_{count}", std::process::id());
    let mut connection = server.connect().await?;
    connection.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).await?;
    connection.close().await?;
    Ok(server.database(&name).to_url_lossy().to_string())
}

/// Returns the number of lines in a log that an operator should look at.
pub(crate) fn complaints(log: &Path) -> Result<usize> {
    let log = std::fs::read_to_string(log)?;
    Ok(log.lines().filter(|line| line.contains(" ERROR ") || line.contains(" WARN ")).count())
}
