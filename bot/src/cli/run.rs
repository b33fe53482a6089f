//! `run`: connects to Discord and runs the bot until it is stopped.

use std::time::Duration;

use clap::Args;
use dvonn_bot::backups;
use dvonn_bot::config::{Config, Shards};
use dvonn_bot::gateway::{self, RunError};
use dvonn_bot::logging;
use dvonn_bot::shutdown::{GRACE, Shutdown};
use dvonn_bot::start::StartError;
use dvonn_bot::text::{self, TextError};
use dvonn_bot::time::Time;
use dvonn_store::Store;

use super::failure::Failure;
use super::{clock, open_store, warn};

/// The time limit for closing the database, after everything else has stopped.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(500);

/// The arguments of `run`.
#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The gateway's shards for this process, such as 0-3/16 for the first four of sixteen. Default:
    /// the setting discord.shards.
    #[arg(long, value_name = "RANGE")]
    shards: Option<Shards>,
}

pub(super) async fn perform(mut config: Config, arguments: Arguments) -> Result<(), Failure> {
    config.discord.shards = arguments.shards.unwrap_or(config.discord.shards);
    let config = &config;
    if config.discord.token.is_none() {
        // Checked first, so that no unused database is created.
        return Err(StartError::TokenMissing.into());
    }
    logging::start(config);
    use_own_texts(config)?;
    let (store, applied) = open_store(config).await?;
    if config.discord.shards.is_part() && !store.allows_several_processes() {
        return Err(Failure::bad_setting(format!(
            "one process must connect all shards of a SQLite database, not {}: use PostgreSQL to \
             share them, or leave discord.shards at auto",
            config.discord.shards
        )));
    }
    warn(config, &store);
    tracing::info!(database = %config.database.url, applied, "database is up to date");
    match serve(config, store, clock(config), listen_for_signals()?).await? {
        Stop::Finished => Ok(()),
        Stop::Unfinished => Err(Failure::failed(
            "stopped before all work was finished; the next start continues it",
        )),
    }
}

/// Uses the operator's own language files, if there are any.
pub(super) fn use_own_texts(config: &Config) -> Result<(), TextError> {
    config.text.folder.as_deref().map_or(Ok(()), text::use_folder)
}

/// How the bot stopped when it was asked to.
pub(super) enum Stop {
    /// All work was finished.
    Finished,
    /// The time limit cut some work short. It is still in the database.
    Unfinished,
}

/// Listens for Ctrl-C and SIGTERM.
pub(super) fn listen_for_signals() -> Result<Shutdown, Failure> {
    Shutdown::on_signals()
        .map_err(|error| Failure::failed(format!("cannot listen for signals: {error}")))
}

/// Runs the bot until it stops or its SQLite file is gone or cannot be synced, then closes the
/// database.
pub(super) async fn serve(
    config: &Config,
    store: Store,
    time: Time,
    shutdown: Shutdown,
) -> Result<Stop, Failure> {
    let backups = backups::keep(store.clone(), config.backup.clone(), time.clone());
    let bot = gateway::run(config, store.clone(), time, shutdown.clone());
    let mut bot = Box::pin(shutdown.limit(GRACE, bot));
    let (served, broken) = tokio::select! {
        // The bot goes first: it starts the metrics, in which backups show their time.
        biased;
        served = &mut bot => (served, None),
        never = backups => match never {},
        error = store.broken() => {
            tracing::error!("stopping: {error}");
            shutdown.request();
            (bot.await, Some(error))
        }
    };
    let closed = tokio::time::timeout(CLOSE_TIMEOUT, store.close()).await;
    if let Some(error) = broken {
        return Err(Failure::failed(error.to_string()));
    }
    match (served, closed) {
        (Some(Err(RunError::Start(error))), _) => Err(error.into()),
        (Some(Err(error)), _) => Err(Failure::failed(error.to_string())),
        (Some(Ok(())), Ok(())) => Ok(Stop::Finished),
        (None, _) | (_, Err(_)) => Ok(Stop::Unfinished),
    }
}
