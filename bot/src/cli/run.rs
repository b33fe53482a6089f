//! `run`: serve games until told to stop.

use std::time::Duration;

use dvonn_bot::config::Config;
use dvonn_bot::discord::{self, RunError};
use dvonn_bot::logging;
use dvonn_bot::shutdown::{GRACE, Shutdown};
use dvonn_bot::start::StartError;
use dvonn_bot::store::Store;
use dvonn_bot::time::Time;

use super::failure::Failure;
use super::open_store;

/// How long the database may take to close, after everything else.
const CLOSING: Duration = Duration::from_millis(500);

pub(super) async fn perform(config: &Config) -> Result<(), Failure> {
    if config.discord.token.is_none() {
        // Said before a database is made that nobody will use.
        return Err(StartError::TokenMissing.into());
    }
    logging::start(config);
    let (store, applied) = open_store(config).await?;
    tracing::info!(database = %config.database.url, applied, "the database is up to date");
    let time = config.discord.clock_file.clone().map_or_else(Time::real, Time::of_file);
    serve(config, store, time, listen_for_signals()?).await
}

/// Requests to stop, from the keyboard and from a service manager.
pub(super) fn listen_for_signals() -> Result<Shutdown, Failure> {
    Shutdown::on_signals().map_err(|error| {
        Failure::failed(format!("the program cannot listen for signals to stop: {error}"))
    })
}

/// Runs the bot to its end, and closes its database.
pub(super) async fn serve(
    config: &Config,
    store: Store,
    time: Time,
    shutdown: Shutdown,
) -> Result<(), Failure> {
    let bot = discord::run(config, store.clone(), time, shutdown.clone());
    let served = shutdown.limit(GRACE, bot).await;
    let closed = tokio::time::timeout(CLOSING, store.close()).await;
    match (served, closed) {
        (Some(Err(RunError::Start(error))), _) => Err(error.into()),
        (Some(Err(error)), _) => Err(Failure::failed(error.to_string())),
        (Some(Ok(())), Ok(())) => Ok(()),
        (None, _) | (_, Err(_)) => Err(Failure::failed(
            "stopped before everything in flight was done; the next start goes on from there",
        )),
    }
}
