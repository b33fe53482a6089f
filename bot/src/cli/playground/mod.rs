//! `playground`: runs the bot on this machine, with a local Discord emulator.

mod welcome;

use std::net::SocketAddr;

use clap::{Args, value_parser};
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
    /// Number of people, from 3 to 20. You can add more on the page.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = value_parser!(u8).range(3..=20))]
    people: u8,
}

/// The names of people after the first two, Ada and Ben.
const NAMES: [&str; 18] = [
    "Cleo", "Dora", "Emil", "Faye", "Gus", "Hana", "Ivan", "Jana", "Kofi", "Lena", "Milo", "Nora",
    "Otto", "Pia", "Quinn", "Rosa", "Sven", "Tara",
];

pub(super) async fn perform(config: Config, arguments: Arguments) -> Result<(), Failure> {
    logging::start(&config);
    run::use_own_texts(&config)?;
    let shutdown = run::listen_for_signals()?;
    let options =
        Options { listen: arguments.listen, welcome: Some(welcome()), ..Options::default() };
    let playground = Playground::start(options).await.map_err(explain)?;
    set_up(&playground, arguments.people)
        .map_err(|refused| Failure::failed(refused.to_string()))?;
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
fn set_up(playground: &Playground, people: u8) -> Result<(), Refused> {
    allow_all_to_bot(playground)?;
    add_people(playground, people);
    add_private_channels(playground)
}

/// Gives the bot the permissions that its invitation does not ask for: to give the roles that people create on the
/// page, and to create events.
fn allow_all_to_bot(playground: &Playground) -> Result<(), Refused> {
    let guild = playground.guild();
    let role = playground.bot_role(guild)?;
    let permissions = Permissions::MANAGE_ROLES | Permissions::CREATE_EVENTS;
    playground.set_role_permissions(guild, role, permissions)
}

/// Adds people until there are that many.
fn add_people(playground: &Playground, wanted: u8) {
    let missing = usize::from(wanted).saturating_sub(playground.users().len());
    for name in NAMES.into_iter().take(missing) {
        let username = name.to_lowercase();
        let person = NewUser { global_name: Some(name.to_owned()), ..NewUser::named(&username) };
        playground.create_user(person);
    }
}

/// Adds places where nobody has invited the bot: the first person has installed it, and has direct
/// messages with the second one and a group with a third.
fn add_private_channels(playground: &Playground) -> Result<(), Refused> {
    let people = playground.users();
    let [ada, ben, cleo, ..] = people[..] else { return Ok(()) };
    playground.install(ada)?;
    playground.open_private_channel(&[ada, ben])?;
    playground.open_private_channel(&[ada, ben, cleo]).map(|_| ())
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
    config.discord.shows_invitations = false;
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
