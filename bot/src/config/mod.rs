//! The bot's settings: defaults, then a file, then environment variables. Each overrides the one
//! before.
//!
//! serde reads them, toml parses the file. To add a setting, add a field to its section in this
//! file, a line to [`Config::values`], one to `config.example.toml` and one to the table in
//! `docs/self-hosting.md`. A test fails if one is missing.
//!
//! - `reader` reads the file and the environment, and finds every mistake in them;
//! - `token_file` reads the file that contains only the token;
//! - `engines` is the list of external engines, the only section that can occur several times;
//! - `numbers`, `shards` and `values` are the types of settings that serde alone cannot check.

mod engines;
mod numbers;
mod reader;
mod shards;
mod token_file;
mod values;

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use tracing::level_filters::LevelFilter;

pub use engines::{Engine, EngineCommand, EngineName, Substitute};
pub use numbers::{Count, Milliseconds, Period, ServerId, Threads};
use reader::{Origins, Reader};
pub use shards::Shards;
pub use values::{ApiUrl, BotToken, DatabaseUrl, ListenAddress, LogFormat};

/// The settings file that is read by default, if it exists.
pub const DEFAULT_FILE: &str = "dvonn.toml";

/// All settings of the bot.
#[derive(Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// How the bot reaches Discord.
    pub discord: Discord,
    /// Where games are stored.
    pub database: Database,
    /// The backups that the bot makes by itself.
    pub backup: Backup,
    /// The computer player.
    pub computer: Computer,
    /// What people may play.
    pub games: Games,
    /// The log on standard error.
    pub log: Log,
    /// What the bot writes to people.
    pub text: Text,
    /// What monitoring can read.
    pub metrics: Metrics,
    /// External engines, which the operator adds as opponents.
    #[serde(deserialize_with = "engines::engines")]
    pub engines: Vec<Engine>,
    #[serde(skip)]
    origins: Origins,
    #[serde(skip)]
    files_with_secrets: Vec<PathBuf>,
}

/// How the bot reaches Discord.
#[derive(Clone, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a section: write [discord] on its own line")]
pub struct Discord {
    /// The bot's token. `run` needs it.
    pub token: Option<BotToken>,
    /// The file that `token` was read from, if it contains nothing else.
    pub token_file: Option<PathBuf>,
    /// The server that offers Discord's API: Discord itself, or a proxy or a test server.
    pub api_url: ApiUrl,
    /// A file with the number of seconds by which the test server's clock is ahead. It is read
    /// repeatedly.
    pub clock_file: Option<PathBuf>,
    /// The time until the answer to a request is deferred. Discord waits for three seconds.
    pub answer_within: Milliseconds,
    /// The number of actions a second that each person can keep up. A minute's worth is possible at
    /// once.
    pub actions_per_second: Count,
    /// Which of the gateway's shards this process connects. Several processes share the shards on
    /// one PostgreSQL database.
    pub shards: Shards,
    /// Whether the log shows the addresses that invite the bot. The playground has none.
    #[serde(skip)]
    pub shows_invitations: bool,
}

impl Default for Discord {
    fn default() -> Self {
        Self {
            token: None,
            token_file: None,
            api_url: ApiUrl::default(),
            clock_file: None,
            answer_within: Milliseconds(2_500),
            actions_per_second: Count(10),
            shards: Shards::Auto,
            shows_invitations: true,
        }
    }
}

/// Where games are stored.
#[derive(Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a section: write [database] on its own line")]
pub struct Database {
    /// The SQLite file or PostgreSQL database.
    pub url: DatabaseUrl,
}

/// The backups that the bot makes by itself.
#[derive(Clone, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a section: write [backup] on its own line")]
pub struct Backup {
    /// The folder for backups. Without it, the bot makes none.
    pub folder: Option<PathBuf>,
    /// The time from one backup to the next.
    pub every: Period,
    /// The number of backups that are kept.
    pub keep: Count,
}

impl Default for Backup {
    fn default() -> Self {
        Self { folder: None, every: Period::days(1), keep: Count(14) }
    }
}

/// The computer player.
#[derive(Clone, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a section: write [computer] on its own line")]
pub struct Computer {
    /// The number of searches that run at once, each in its own thread.
    pub threads: Threads,
    /// The number of searches that may wait for a thread. People who would have to wait for more are
    /// asked to try later.
    pub waiting: Count,
    /// The memory of each thread in MiB, allocated on its first search.
    pub memory: Count,
}

impl Default for Computer {
    fn default() -> Self {
        Self { threads: Threads::Half, waiting: Count(32), memory: Count(16) }
    }
}

/// What people may play.
#[derive(Clone, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a section: write [games] on its own line")]
pub struct Games {
    /// The number of games and tournaments that a person may play at once, on all servers together.
    pub per_person: Count,
    /// The server whose league is the championship of the bot, for people of all servers.
    pub championship: Option<ServerId>,
}

impl Default for Games {
    fn default() -> Self {
        Self { per_person: Count(200), championship: None }
    }
}

/// The log on standard error.
#[derive(Clone, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a section: write [log] on its own line")]
pub struct Log {
    /// The log level of the bot itself.
    #[serde(deserialize_with = "values::log_level")]
    pub level: LevelFilter,
    /// The log level of the libraries.
    #[serde(deserialize_with = "values::log_level")]
    pub libraries: LevelFilter,
    /// How each line is written.
    pub format: LogFormat,
}

impl Default for Log {
    fn default() -> Self {
        Self {
            level: LevelFilter::INFO,
            libraries: LevelFilter::WARN,
            format: LogFormat::default(),
        }
    }
}

/// What the bot writes to people.
#[derive(Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a section: write [text] on its own line")]
pub struct Text {
    /// A folder of language files. They replace those of the bot, or add a language.
    pub folder: Option<PathBuf>,
}

/// What monitoring can read.
#[derive(Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields, expecting = "a section: write [metrics] on its own line")]
pub struct Metrics {
    /// The address of `/metrics`, `/healthz` and `/readyz`. Without one, the bot does not listen.
    pub listen: Option<ListenAddress>,
}

/// Every mistake in the settings, one per line.
#[derive(Debug, thiserror::Error)]
#[error("{}", .0.join("\n"))]
pub struct ConfigError(Vec<String>);

impl Config {
    /// Loads the settings from `file`, or from [`DEFAULT_FILE`] if that exists, and from the
    /// environment.
    ///
    /// # Errors
    /// Lists every mistake in the file and the environment. Errors if `file` cannot be read.
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        let default_file = Some(Path::new(DEFAULT_FILE)).filter(|path| path.exists());
        Self::read(file.or(default_file), std::env::vars_os())
    }

    /// Like [`Config::load`], with the given environment and no default file.
    ///
    /// # Errors
    /// Same as [`Config::load`].
    pub fn read(
        file: Option<&Path>,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<Self, ConfigError> {
        let mut reader = Reader::default();
        if let Some(path) = file {
            reader.file(path);
        }
        reader.environment(environment);
        reader.token_file();
        if !reader.mistakes.is_empty() {
            return Err(ConfigError(reader.mistakes));
        }
        reader.config().map_err(|error| ConfigError(vec![error.message().to_owned()]))
    }

    /// Returns where the setting `name` (`section.key`) comes from, such as `dvonn.toml:3` or
    /// `environment variable DVONN_LOG_LEVEL`. Returns `None` for a default.
    pub fn origin(&self, name: &str) -> Option<&str> {
        self.origins.get(name).map(|(_, origin)| origin.as_str())
    }

    /// Returns the files with a token or a password that only their owner should be able to read.
    pub fn files_with_secrets(&self) -> &[PathBuf] {
        &self.files_with_secrets
    }

    /// Returns the name and value of every setting, without secrets and the engines.
    pub fn values(&self) -> [(&'static str, String); 21] {
        let Self { discord, database, backup, computer, games, log, text, metrics, .. } = self;
        let not_set = || "not set".to_owned();
        let token = discord.token.as_ref().map_or("not set", |_| "[redacted]");
        let file = |path: &Option<PathBuf>| {
            path.as_ref().map_or_else(not_set, |path| path.display().to_string())
        };
        [
            ("discord.token", token.to_owned()),
            ("discord.token_file", file(&discord.token_file)),
            ("discord.api_url", discord.api_url.to_string()),
            ("discord.clock_file", file(&discord.clock_file)),
            ("discord.answer_within", discord.answer_within.to_string()),
            ("discord.actions_per_second", discord.actions_per_second.get().to_string()),
            ("discord.shards", discord.shards.to_string()),
            ("database.url", database.url.to_string()),
            ("backup.folder", file(&backup.folder)),
            ("backup.every", backup.every.to_string()),
            ("backup.keep", backup.keep.get().to_string()),
            ("computer.threads", computer.threads.to_string()),
            ("computer.waiting", computer.waiting.get().to_string()),
            ("computer.memory", computer.memory.get().to_string()),
            ("games.per_person", games.per_person.get().to_string()),
            (
                "games.championship",
                games.championship.map_or_else(not_set, |server| server.get().to_string()),
            ),
            ("log.level", log.level.to_string()),
            ("log.libraries", log.libraries.to_string()),
            ("log.format", log.format.to_string()),
            ("text.folder", file(&text.folder)),
            ("metrics.listen", metrics.listen.map_or_else(not_set, |listen| listen.to_string())),
        ]
    }
}

#[cfg(test)]
mod tests;
