//! The bot in a process of its own: the program that measures it, once more.

use std::error::Error;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use dvonn_bot::config::Config;
use dvonn_bot::shutdown::Shutdown;
use dvonn_bot::store::Store;
use dvonn_bot::time::Time;
use dvonn_bot::{discord, logging};
use dvonn_playground::Playground;

/// What came of it, or what to tell whoever started this.
pub(crate) type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

/// The argument with which this program is the bot.
pub(crate) const BOT: &str = "bot";
/// The bot's database, in the folder that it runs in.
pub(crate) const DATABASE: &str = "sqlite:games.db";
/// The file in that folder that says how far the playground's clock is ahead.
pub(crate) const CLOCK: &str = "clock";

/// What `dvonn-bot run` does.
pub(crate) async fn be_the_bot() -> Result<()> {
    let config = Config::load(None)?;
    logging::start(&config);
    let store = Store::open(config.database.url.as_str()).await?;
    store.migrate().await?;
    let time = config.discord.clock_file.clone().map_or_else(Time::real, Time::of_file);
    Ok(discord::run(&config, store, time, Shutdown::on_signals()?).await?)
}

/// The bot in its own process, which ends with this.
pub(crate) struct Bot(Child);

impl Bot {
    pub(crate) fn start(playground: &Playground, folder: &Path) -> Result<Bot> {
        let child = Command::new(std::env::current_exe()?)
            .arg(BOT)
            .current_dir(folder)
            .env("DVONN_DISCORD_TOKEN", playground.token())
            .env("DVONN_DISCORD_API_URL", playground.api_base())
            .env("DVONN_DATABASE_URL", DATABASE)
            .env("DVONN_DISCORD_CLOCK_FILE", CLOCK)
            .stdin(Stdio::null())
            .spawn()?;
        Ok(Bot(child))
    }

    /// The memory that it occupies, in KiB.
    pub(crate) fn memory(&self) -> Result<u32> {
        let status = self.reported("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        Ok(number.ok_or("Linux says how much memory a process takes in a line VmRSS")?)
    }

    /// What Linux says of it in the file of this name.
    pub(crate) fn reported(&self, file: &str) -> Result<String> {
        let path = format!("/proc/{}/{file}", self.0.id());
        Ok(std::fs::read_to_string(path).map_err(|_| "only Linux says what a process takes")?)
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // If it has ended already, there is nothing to stop.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
