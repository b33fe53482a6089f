//! The bot in a child process: this program again, with the subcommand `bot`.

use std::error::Error;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use dvonn_bot::config::Config;
use dvonn_bot::shutdown::Shutdown;
use dvonn_bot::time::Time;
use dvonn_bot::{gateway, logging, memory};
use dvonn_playground::Playground;
use dvonn_store::Store;

/// A result with any error.
pub(crate) type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// The environment variables with the bot's token and the address of Discord's API.
pub(crate) const TOKEN: &str = "DVONN_DISCORD_TOKEN";
pub(crate) const API_URL: &str = "DVONN_DISCORD_API_URL";
/// The bot's database, in its working folder.
const DATABASE: &str = "games.db";
/// The file in that folder that says how far the playground's clock is ahead.
pub(crate) const CLOCK: &str = "clock";
/// The setting with which a few people may do the work of hundreds.
pub(crate) const UNLIMITED: (&str, &str) = ("DVONN_DISCORD_ACTIONS_PER_SECOND", "10000");

/// Returns the URL of the database of a bot in this folder.
pub(crate) fn database_url(folder: &Path) -> String {
    format!("sqlite:{}", folder.join(DATABASE).display())
}

/// Runs the bot, like `dvonn-bot run`.
pub(crate) async fn run_bot() -> Result<()> {
    memory::keep_small();
    let config = Config::load(None)?;
    logging::start(&config);
    let store = Store::open(config.database.url.as_str()).await?;
    store.migrate().await?;
    let time = config.discord.clock_file.clone().map_or_else(Time::real, Time::of_file);
    tokio::select! {
        served = gateway::run(&config, store.clone(), time, Shutdown::on_signals()?) => Ok(served?),
        error = store.broken() => Err(error.into()),
    }
}

/// The bot in a child process, which is killed on drop.
pub(crate) struct Bot(Child);

impl Bot {
    /// Starts the bot with these settings, by their environment variables.
    pub(crate) fn start(
        playground: &Playground,
        folder: &Path,
        settings: &[(&str, &str)],
    ) -> Result<Bot> {
        Ok(command(playground, folder, settings)?.spawn()?.into())
    }

    /// Starts a bot that answers everything at once with a stored picture.
    pub(crate) fn start_floor(playground: &Playground) -> Result<Bot> {
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("floor").env(TOKEN, playground.token()).env(API_URL, playground.api_base());
        Ok(command.stdin(Stdio::null()).spawn()?.into())
    }

    /// Returns its resident memory in KiB.
    pub(crate) fn memory(&self) -> Result<u32> {
        self.status("VmRSS:")
    }

    /// Returns the processor time that it has used, in seconds.
    pub(crate) fn cpu_seconds(&self) -> Result<f64> {
        /// Linux counts in hundredths of a second.
        const PER_SECOND: f64 = 100.0;

        let stat = self.proc_file("stat")?;
        // The second field is a name in parentheses, which may contain spaces.
        let (_, fields) = stat.rsplit_once(')').ok_or("/proc/PID/stat has no process name")?;
        // In user mode and in the kernel.
        let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<u32>);
        Ok(f64::from(ticks.sum::<std::result::Result<u32, _>>()?) / PER_SECOND)
    }

    /// Returns a number of `/proc/PID/status`.
    pub(crate) fn status(&self, name: &str) -> Result<u32> {
        let status = self.proc_file("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        Ok(number.ok_or_else(|| format!("/proc/PID/status has no line {name}"))?)
    }

    /// Reads a file of `/proc/PID`.
    pub(crate) fn proc_file(&self, file: &str) -> Result<String> {
        let path = format!("/proc/{}/{file}", self.0.id());
        Ok(std::fs::read_to_string(path).map_err(|_| "this program needs Linux's /proc")?)
    }
}

/// Returns the command that starts the bot with these settings.
pub(crate) fn command(
    playground: &Playground,
    folder: &Path,
    settings: &[(&str, &str)],
) -> Result<Command> {
    let mut command = Command::new(std::env::current_exe()?);
    command
        .arg("bot")
        .current_dir(folder)
        .env(TOKEN, playground.token())
        .env(API_URL, playground.api_base())
        .env("DVONN_DATABASE_URL", format!("sqlite:{DATABASE}"))
        .env("DVONN_DISCORD_CLOCK_FILE", CLOCK)
        .envs(settings.iter().copied())
        .stdin(Stdio::null());
    Ok(command)
}

impl From<Child> for Bot {
    fn from(child: Child) -> Bot {
        Bot(child)
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // Fails if the process has already exited, which is fine.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
