//! The command line. Each command is a file; `failure` is their error type.

mod check;
mod check_config;
mod copy;
mod failure;
mod health;
mod migrate;
#[cfg(feature = "playground")]
mod playground;
mod reports;
mod run;
mod servers;

use std::io::{self, Write as _};
use std::path::PathBuf;

use clap::{Parser, Subcommand};
use dvonn_bot::config::Config;
use dvonn_bot::sandbox::Sandbox;
use dvonn_bot::time::Time;

use dvonn_store::{OpenError, Store, others_can_read};
use failure::Failure;

/// Play DVONN in Discord.
#[cfg_attr(
    feature = "playground",
    doc = "",
    doc = " To try it on this machine, without a Discord account or settings, run: dvonn-bot playground"
)]
#[derive(Debug, Parser)]
#[command(version, arg_required_else_help = true, after_help = AFTER_HELP)]
pub(crate) struct CommandLine {
    /// Settings file. Default: dvonn.toml in the current folder, if it exists.
    #[arg(long, value_name = "FILE", global = true)]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

const AFTER_HELP: &str = "\
Set each setting in the settings file or as an environment variable, such as DVONN_DISCORD_TOKEN.
config.example.toml lists the settings; check-config shows their values.

Exit codes: 0 success, 1 failure, 2 invalid setting or command line.";

#[derive(Debug, Subcommand)]
enum Command {
    /// Play on this machine: starts a local Discord emulator, the bot and a web page.
    ///
    /// Needs no settings. The users are made up, and all games are deleted when it stops.
    #[cfg(feature = "playground")]
    Playground(playground::Arguments),
    /// Connect to Discord and run the bot until it is stopped.
    Run(run::Arguments),
    /// Succeed if the running bot was connected to Discord within the last minute.
    ///
    /// Reads only its database, so it needs the same settings. For Docker and other supervisors.
    Health(health::Arguments),
    /// Show every setting, its value and its source. Secrets are hidden.
    CheckConfig,
    /// Apply pending database migrations and exit. `run` also does this at start.
    Migrate,
    /// Write a backup of the whole database to a new file. The bot may go on running.
    Backup(copy::Backup),
    /// Restore a backup to the configured database, which must be missing or empty.
    Restore(copy::Restore),
    /// Copy a database, such as from SQLite to PostgreSQL. Stop the bot first.
    Copy(copy::Copy),
    /// Look for mistakes in the whole database: replays all games and recomputes all ratings.
    ///
    /// Changes nothing, and a bot may use the database. Exits with 1 if it finds any.
    Check(check::Check),
    /// List the Discord servers that the bot knows, and when it left them.
    Servers,
    /// Delete everything about servers that the bot has left.
    Prune(servers::Prune),
    /// List the newest reports about opponents found with /seek.
    Reports,
    /// Keep a person from finding opponents with /seek. Stop the bot first if it uses SQLite.
    Block(reports::Person),
    /// Let a person find opponents again. Stop the bot first if it uses SQLite.
    Unblock(reports::Person),
    /// Run another program in a sandbox. For the bot itself, which starts engines with it.
    #[command(hide = true)]
    Engine(Sandbox),
}

impl CommandLine {
    /// Enters the sandbox if that is the command, and becomes the other program. Call it before
    /// starting threads. Returns an error if that fails, and the command line if it is another
    /// command.
    pub(crate) fn enter_sandbox(self) -> Result<CommandLine, Failure> {
        match self.command {
            Command::Engine(sandbox) => Err(Failure::failed(sandbox.enter())),
            _ => Ok(self),
        }
    }

    pub(crate) async fn perform(self) -> Result<(), Failure> {
        let config = Config::load(self.config.as_deref())?;
        match self.command {
            #[cfg(feature = "playground")]
            Command::Playground(arguments) => playground::perform(config, arguments).await,
            Command::Run(arguments) => run::perform(config, arguments).await,
            Command::Health(arguments) => health::perform(&config, arguments).await,
            Command::CheckConfig => check_config::perform(&config),
            Command::Migrate => migrate::perform(&config).await,
            Command::Backup(arguments) => copy::backup(&config, arguments).await,
            Command::Restore(arguments) => copy::restore(&config, arguments).await,
            Command::Copy(arguments) => copy::copy(&config, arguments).await,
            Command::Check(arguments) => check::perform(&config, arguments).await,
            Command::Servers => servers::list(&config).await,
            Command::Reports => reports::list(&config).await,
            Command::Block(person) => reports::block(&config, person).await,
            Command::Unblock(person) => reports::unblock(&config, person).await,
            Command::Prune(arguments) => servers::prune(&config, arguments).await,
            Command::Engine(_) => unreachable!("it was handled before the runtime started"),
        }
    }
}

/// Logs what the operator should know about the files with secrets and the database.
fn warn(config: &Config, store: &Store) {
    for file in config.files_with_secrets().iter().filter(|file| others_can_read(file)) {
        let file = file.display();
        tracing::warn!("other users can read the secrets in {file}: run chmod 600 {file}");
    }
    for warning in store.warnings() {
        tracing::warn!("{warning}");
    }
}

/// Returns the clock that the settings name.
fn clock(config: &Config) -> Time {
    config.discord.clock_file.clone().map_or_else(Time::real, Time::of_file)
}

/// Opens the database and applies pending migrations. Returns how many were applied.
async fn open_store(config: &Config) -> Result<(Store, u32), OpenError> {
    let backups = config.backup.folder.as_deref();
    let store = Store::open_unless_lost(config.database.url.as_str(), backups).await?;
    let applied = store.migrate().await?;
    let most = u32::try_from(config.games.per_person.get()).unwrap_or(u32::MAX);
    // An id in the settings is one that the database can store.
    let championship = config.games.championship.and_then(|it| it.get().get().try_into().ok());
    Ok((store.with_games_per_person(most).with_championship(championship), applied))
}

/// Prints a line to standard output. A closed pipe is not an error.
fn say(text: &str) -> Result<(), Failure> {
    match writeln!(io::stdout(), "{text}") {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::failed(format!("cannot write to standard output: {error}")))
        }
        _ => Ok(()),
    }
}
