//! What the command line offers. Each command has its file; how one fails is in `failure`.

mod check_config;
mod failure;
mod migrate;
mod playground;
mod run;

use std::io::{self, Write as _};
use std::path::PathBuf;

use clap::{Parser, Subcommand};
use dvonn_bot::config::Config;
use dvonn_bot::store::{OpenError, Store};

use failure::Failure;

/// Play DVONN in Discord.
///
/// To try it on this machine, with no Discord account and no settings: dvonn-bot playground
#[derive(Debug, Parser)]
#[command(version, arg_required_else_help = true, after_help = AFTER_HELP)]
pub(crate) struct CommandLine {
    /// The settings file; without it dvonn.toml, if the current folder has one.
    #[arg(long, value_name = "FILE", global = true)]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

const AFTER_HELP: &str = "\
Every setting can be given in the settings file or as an environment variable, such as
DVONN_DISCORD_TOKEN; config.example.toml lists them, check-config shows what they come to.

Exit codes: 0 done, 1 something failed, 2 a setting or the command line has to change first.";

#[derive(Debug, Subcommand)]
enum Command {
    /// Play on this machine: a pocket Discord, the bot in it, and a page to open.
    ///
    /// Needs no settings and leaves nothing behind: the people are made up, and the games are thrown
    /// away at the end.
    Playground(playground::Arguments),
    /// Connect to Discord and serve games until told to stop.
    Run,
    /// Show every setting, its value and where that comes from; secrets are left out.
    CheckConfig,
    /// Bring the database up to date, as `run` does at its start, and stop.
    Migrate,
}

impl CommandLine {
    pub(crate) async fn perform(self) -> Result<(), Failure> {
        let config = Config::load(self.config.as_deref())?;
        match self.command {
            Command::Playground(arguments) => playground::perform(config, arguments).await,
            Command::Run => run::perform(&config).await,
            Command::CheckConfig => check_config::perform(&config),
            Command::Migrate => migrate::perform(&config).await,
        }
    }
}

/// The database of these settings, up to date.
async fn open_store(config: &Config) -> Result<(Store, u32), OpenError> {
    let store = Store::open(config.database.url.as_str()).await?;
    let applied = store.migrate().await?;
    Ok((store, applied))
}

/// Writes what the command was asked to say. A reader that went away is no failure.
fn say(text: &str) -> Result<(), Failure> {
    match writeln!(io::stdout(), "{text}") {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::failed(format!("standard output cannot be written: {error}")))
        }
        _ => Ok(()),
    }
}
