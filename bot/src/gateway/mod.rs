//! The connection to Discord: what arrives there, and what the bot registers and does by itself.
//!
//! This file connects, serves until a stop is requested, then finishes what is in progress. `admit` looks at each
//! interaction before any work starts. `dispatch` finds the feature that handles it; if the handler takes long,
//! `late` defers the answer. `keeper` runs the background work of every feature.

mod admit;
mod commands;
mod connect;
mod departures;
mod dispatch;
mod essential;
mod joins;
mod keeper;
mod label;
mod late;
mod registration;

use std::sync::Arc;

use dvonn_discord::command_mentions::CommandMentions;
use dvonn_discord::rate_limits::RateLimits;
use dvonn_discord::repairs::gateway_log::gateway_ends;
use dvonn_discord::repairs::reconnect;
use dvonn_model::ShardRange;
use dvonn_store::{Process, Store, StoreError};
use futures::StreamExt as _;
use jiff::Timestamp;
use serenity::all::{Client, ClientBuilder, GatewayError, GatewayIntents, Http};
use tokio::time::sleep;

use crate::computer::Thinkers;
use crate::config;
use crate::config::Config;
use crate::gateway::essential::Essentials;
use crate::gateway::late::Deadlines;
use crate::monitor::{Monitor, queries, supervisor};
use crate::runtime::app::engines::Engines;
use crate::runtime::app::heartbeats::ShardMonitor;
use crate::runtime::app::measured;
use crate::runtime::app::painter;
use crate::runtime::app::{App, AppSlot, Choosers, Connection, Database};
use crate::runtime::failure::Failure;
use crate::shutdown::Shutdown;
use crate::start::StartError;
use crate::time::Time;

/// Why the bot stopped unexpectedly.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The bot could not start.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The connection to Discord ended permanently.
    #[error("the connection to Discord ended ({0}): start the bot again")]
    Gateway(String),
    /// Discord refuses to accept the bot's connection again.
    #[error("Discord refuses the connection: {0}")]
    Refused(&'static str),
    /// The bot could not be set up after Discord had accepted the connection.
    #[error("the bot cannot work ({0}): start it again")]
    Setup(String),
    /// A task that the bot cannot work without has ended.
    #[error("the task {task} ended ({cause}): start the bot again")]
    TaskEnded {
        /// The name of the task.
        task: &'static str,
        /// How it ended.
        cause: String,
    },
}

/// Connects to Discord and serves people until `shutdown` is requested, then finishes the work in
/// progress. It has no time limit of its own: the caller sets one.
///
/// # Errors
/// [`RunError`] if the bot cannot start, or if the connection or an essential task ends.
pub async fn run(
    config: &Config,
    store: Store,
    time: Time,
    shutdown: Shutdown,
) -> Result<(), RunError> {
    let monitor = Monitor::listen(&config.metrics).await?;
    let app = AppSlot::default();
    tokio::select! {
        served = serve(config, queries::measured(store), time, shutdown, app.clone()) => served,
        () = monitor.serve(app.clone()) => unreachable!("it answers until it is dropped"),
        () = supervisor::report(app) => unreachable!("it reports until it is dropped"),
    }
}

/// Connects to Discord and serves people. Sets `app` once Discord has accepted the connection.
async fn serve(
    config: &Config,
    store: Store,
    time: Time,
    shutdown: Shutdown,
    app: AppSlot,
) -> Result<(), RunError> {
    dvonn_discord::send::observe(measured::request);
    let http = connect::http(config)?;
    let shards = connect::check(config, &http).await?;
    let prepared = tokio::task::spawn_blocking(painter::prepare);
    let thinkers = start_thinkers(&config.computer)?;
    let database = join(store, shards, time.now())
        .await
        .map_err(|error| RunError::Setup(error.to_string()))?;
    let at_once = config.computer.threads.count();
    let is_shared = config.discord.shards.is_part();
    let engines = Engines::prepare(&config.engines, at_once, is_shared, &database.store).await;
    let engines = engines.map_err(|error| RunError::Setup(error.to_string()))?;
    let choosers = Choosers { thinkers, engines };
    let process = database.process.clone();
    let limits = RateLimits::new(config.discord.actions_per_second.get());
    let (essentials, mut failures) = Essentials::new(shutdown.clone());
    let mentions = CommandMentions::default();
    let parts = Parts {
        database,
        prepared,
        choosers,
        time,
        limits,
        shards,
        mentions: mentions.clone(),
        shows_invitations: config.discord.shows_invitations,
    };
    let framework = framework(parts, app.clone(), essentials);
    let limit = config.discord.answer_within.get();
    let framework = Deadlines::new(framework, limit, mentions, app.clone());
    let mut client =
        client(http, framework).await.map_err(|error| gateway_failure(config, &error))?;

    let shard_manager = client.shard_manager.clone();
    reconnect::restart_immediately(&shard_manager);
    let mut ends = gateway_ends();
    let stopper = async {
        shutdown.requested().await;
        reconnect::log_off(&shard_manager).await;
    };
    let outcome = {
        // serenity counts the end of the range in.
        let connection = client.start_shard_range(shards.first..shards.last, shards.of);
        tokio::pin!(connection);
        tokio::select! {
            ended = &mut connection => ended.map_err(|error| gateway_failure(config, &error)),
            Some(failure) = failures.next() => Err(failure),
            why = reconnect::watch(&shard_manager, &mut ends) => Err(RunError::Refused(why)),
            () = stopper => Ok(()),
        }
    };
    let ended_unexpectedly = !shutdown.is_requested();
    shutdown.request();
    supervisor::report_stop();
    if let Some(app) = app.get() {
        app.serving.close();
        app.serving.wait().await;
    }
    // If this fails, its leases end with it.
    process.leave().await.ok();
    match outcome {
        Ok(()) if ended_unexpectedly => Err(RunError::Gateway(String::from("it was closed"))),
        outcome => outcome,
    }
}

/// Records that this process uses the database.
async fn join(store: Store, shards: ShardRange, now: Timestamp) -> Result<Database, StoreError> {
    let process = Process::join(&store, shards, now).await?;
    Ok(Database { store, process })
}

fn start_thinkers(settings: &config::Computer) -> Result<Thinkers, StartError> {
    let (threads, waiting, memory) = (settings.threads, settings.waiting, settings.memory);
    Thinkers::start(threads.count(), waiting.get(), memory.get()).map_err(StartError::NoThreads)
}

/// Guild events cover servers, channels and threads. The bot needs no privileged intents.
const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

async fn client(
    http: Http,
    framework: Deadlines<poise::Framework<Arc<App>, Failure>>,
) -> serenity::Result<Client> {
    ClientBuilder::new_with_http(http, INTENTS).framework(framework).await
}

/// What the services are made of, once Discord has accepted the connection.
struct Parts {
    database: Database,
    /// Ends once the first pictures can be drawn quickly.
    prepared: tokio::task::JoinHandle<()>,
    choosers: Choosers,
    time: Time,
    limits: RateLimits,
    shards: ShardRange,
    mentions: CommandMentions,
    shows_invitations: bool,
}

fn framework(
    parts: Parts,
    slot: AppSlot,
    essentials: Essentials,
) -> poise::Framework<Arc<App>, Failure> {
    let with_engines = !parts.choosers.engines.list().is_empty();
    let options = poise::FrameworkOptions {
        commands: commands::offered(with_engines),
        command_check: Some(|ctx| Box::pin(admit::may_run(ctx))),
        post_command: |ctx| Box::pin(dispatch::after_command(ctx)),
        on_error: |error| Box::pin(dispatch::on_error(error)),
        event_handler: |framework, event| Box::pin(dispatch::handle(framework, event)),
        allowed_mentions: Some(serenity::all::CreateAllowedMentions::new()),
        initialize_owners: false,
        ..Default::default()
    };
    poise::Framework::builder()
        .options(options)
        .setup(move |ctx, ready, framework| {
            Box::pin(async move {
                let Parts { database, prepared, choosers, time, limits, .. } = parts;
                let (own, mentions) = (parts.shards, parts.mentions);
                let shards = ShardMonitor::new(framework.shard_manager().clone(), own);
                let ready_to_serve = async {
                    prepared.await.map_err(|error| Failure::Panic(error.to_string()))?;
                    shards.catch_up(&database.store, &time).await?;
                    joins::record_start(&database.store, time.now()).await?;
                    Ok::<_, Failure>(())
                };
                // Without this, events would wait forever for the setup.
                ready_to_serve
                    .await
                    .inspect_err(|error| essentials.report_failed_setup(error.to_string()))?;
                let http = ctx.http.clone();
                let bot = ready.user.id;
                let connection = Connection { http, bot, commands: mentions, shards };
                let app = App::new(database, choosers, connection, time, limits);
                let app = Arc::new(app);
                if own.contains(0) && parts.shows_invitations {
                    registration::log_invitations(ready.application.id);
                }
                let commands = commands::registrations(with_engines);
                let registers = own.contains(0);
                if let Some(rest) = registration::begin(&app, commands, registers).await {
                    essentials.spawn("commands", rest);
                }
                essentials.spawn("heartbeats", record_heartbeats(app.clone()));
                essentials.spawn("process beats", record_beats(app.clone()));
                essentials.spawn("background work", keeper::run(app.clone()));
                let _ = slot.set(app.clone());
                tracing::info!(bot = ready.user.name, servers = ready.guilds.len(), "ready");
                Ok(app)
            })
        })
        .build()
}

/// Records heartbeats, and never ends.
async fn record_heartbeats(app: Arc<App>) {
    let App { shards, store, time, outages, jobs, health, .. } = &*app;
    let record = || shards.record_heartbeats(store, time, outages, health);
    jobs.keep_running("heartbeats", record).await;
}

/// Records that this process is alive, and never ends.
async fn record_beats(app: Arc<App>) {
    app.jobs.keep_running("process beats", || beat(&app)).await;
}

async fn beat(app: &App) {
    loop {
        if let Err(error) = app.record_beat().await {
            app.outages.log(&error, "failed to record that this process is alive");
        }
        sleep(Process::BEAT).await;
    }
}

fn gateway_failure(config: &Config, error: &serenity::Error) -> RunError {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => {
            StartError::token_rejected(config).into()
        }
        serenity::Error::Gateway(
            GatewayError::InvalidGatewayIntents | GatewayError::DisallowedGatewayIntents,
        ) => RunError::Refused(
            "it rejects the bot's intents (close code 4013 or 4014); install a newer version",
        ),
        other => RunError::Gateway(other.to_string()),
    }
}
