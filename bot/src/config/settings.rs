//! The table of all settings.
//!
//! To add one, write its line here: its description, name, type and default. The file's and the
//! environment's names, `check-config`, the errors and `config.example.toml` all follow from it
//! (a test holds the example file to this table and says how to rewrite it). A value of a new kind
//! also needs a type in [`super::values`].

use std::path::PathBuf;

use super::numbers::{Count, Threads};
use super::table::settings;
use super::values::{ApiUrl, DatabaseUrl, LogLevel, Secret};

settings! {
    /// How the bot reaches Discord.
    discord: Discord {
        /// The bot's token, which `run` needs: <https://discord.com/developers/applications>, your
        /// application, Bot, Reset Token. Better given as `DVONN_DISCORD_TOKEN` than kept in a file.
        token: Option<Secret> = None,
        /// Another server that speaks Discord's API, for tests and proxies.
        api_url: Option<ApiUrl> = None,
        /// A file that says how many seconds that server's clock is ahead of this machine's, for
        /// tests; read again and again.
        clock_file: Option<PathBuf> = None,
    }

    /// Where games are kept.
    database: Database {
        /// An SQLite file, made if it is not there (relative to the folder the bot runs in), or a
        /// PostgreSQL database that exists.
        url: DatabaseUrl = DatabaseUrl::file("dvonn.db"),
    }

    /// How the computer thinks, when people play against it or ask it.
    computer: Computer {
        /// How many searches are made at once, each in a thread that takes a core.
        threads: Threads = Threads::Half,
        /// How many searches may wait for a thread before people are told to ask again later.
        waiting: Count = Count::of::<32>(),
        /// How many mebibytes each thread keeps what it finds in. It takes them when it first searches.
        memory: Count = Count::of::<16>(),
    }

    /// What the bot says on standard error while it runs.
    log: Log {
        /// How much the bot itself says.
        level: LogLevel = LogLevel::Info,
        /// How much the libraries under it say.
        libraries: LogLevel = LogLevel::Warn,
    }
}
