//! `playground`: runs the bot on this machine, with a local Discord emulator.

mod welcome;

use std::net::SocketAddr;

use clap::Args;
use dvonn_bot::config::{Config, DatabaseUrl};
use dvonn_bot::logging;
use dvonn_bot::shutdown::Shutdown;
use dvonn_bot::time::Time;
use dvonn_playground::{NewUser, Options, Permissions, Playground, Refused, StartError};
use tempfile::TempDir;

use self::welcome::welcome;
use super::failure::Failure;
use super::{open_store, run, say};

/// The options of `playground`.
#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// Address of the web page. Port 0 picks a free port.
    #[arg(long, value_name = "IP:PORT", default_value = "127.0.0.1:8049")]
    listen: SocketAddr,
}

pub(super) async fn perform(config: Config, arguments: Arguments) -> Result<(), Failure> {
    logging::start(&config);
    run::use_own_texts(&config)?;
    let shutdown = run::listen_for_signals()?;
    let options =
        Options { listen: arguments.listen, welcome: Some(welcome()), ..Options::default() };
    let playground = Playground::start(options).await.map_err(explain)?;
    set_up(&playground).map_err(|refused| Failure::failed(refused.to_string()))?;
    // The page works before the bot is ready, and says that the bot is starting.
    say(&format!(
        "Play DVONN at {}/\nStop with Ctrl-C. Your games are not kept.",
        playground.api_base()
    ))?;
    let served = serve_bot(config, &playground, shutdown).await;
    if let Err(failure) = &served {
        playground.report_bot_failure(failure.reason());
        // Open pages get the report before the process ends.
        playground.shutdown().await;
    }
    served
}

/// Prepares what people need to try everything on the page.
fn set_up(playground: &Playground) -> Result<(), Refused> {
    let_bot_manage_roles(playground)?;
    add_private_channels(playground)
}

/// Lets the bot give the roles that people create on the page.
fn let_bot_manage_roles(playground: &Playground) -> Result<(), Refused> {
    let guild = playground.guild();
    let role = playground.bot_role(guild)?;
    playground.set_role_permissions(guild, role, Permissions::MANAGE_ROLES)
}

/// Adds places where nobody has invited the bot: the first person has installed it, and has direct
/// messages with the second one and a group with a third.
fn add_private_channels(playground: &Playground) -> Result<(), Refused> {
    let cleo = NewUser { global_name: Some("Cleo".to_owned()), ..NewUser::named("cleo") };
    playground.create_user(cleo);
    let people = playground.users();
    let [ada, ben, ..] = people[..] else { return Ok(()) };
    playground.install(ada)?;
    playground.open_private_channel(&[ada, ben])?;
    playground.open_private_channel(&people).map(|_| ())
}

/// Runs the bot in the playground, with a temporary database.
async fn serve_bot(
    mut config: Config,
    playground: &Playground,
    shutdown: Shutdown,
) -> Result<(), Failure> {
    // Not the configured database: its games belong to servers that do not exist here.
    let games = temporary_folder()?;
    config.discord.token = Some(playground.token().to_owned().try_into().map_err(Failure::failed)?);
    config.discord.api_url = playground.api_base().try_into().map_err(Failure::failed)?;
    config.database.url = DatabaseUrl::file(games.path().join("games.db").display());
    config.backup.folder = None;
    let (store, _) = open_store(&config).await?;
    let time = Time::ahead(playground.clock_ahead());
    // Unfinished work does not matter, because the games end here.
    run::serve(&config, store, time, shutdown).await.map(|_stop| ())
}

fn temporary_folder() -> Result<TempDir, Failure> {
    tempfile::Builder::new().prefix("dvonn-playground-").tempdir().map_err(|error| {
        Failure::failed(format!("cannot create a temporary folder for the playground: {error}"))
    })
}

fn explain(error: StartError) -> Failure {
    match error {
        StartError::PortInUse(taken) => Failure::failed(format!(
            "port {} of {} is in use, perhaps by another playground: stop that one, or choose \
             another address, such as --listen {}:0 for any free port",
            taken.port(),
            taken.ip(),
            taken.ip()
        )),
        StartError::Clock(error) => Failure::failed(error.to_string()),
        StartError::CannotListen { address, source } => Failure::failed(format!(
            "cannot listen on {address} ({source}): choose another address with --listen"
        )),
    }
}
