//! `playground`: the whole bot on this machine, in a pocket Discord.

use std::net::SocketAddr;

use clap::Args;
use dvonn_bot::config::{Config, DatabaseUrl, Secret};
use dvonn_bot::logging;
use dvonn_playground::{Options, Playground, StartError};
use tempfile::TempDir;

use super::failure::Failure;
use super::{open_store, run, say};

/// What `playground` can be told.
#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The address to serve the page at; port 0 takes any that is free.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8049")]
    listen: SocketAddr,
    /// Keep the games in this database. Without it they are in a file that is thrown away at the
    /// end; the database of the settings is left alone, as the people here are made up.
    #[arg(long, value_name = "URL")]
    database: Option<DatabaseUrl>,
}

pub(super) async fn perform(mut config: Config, arguments: Arguments) -> Result<(), Failure> {
    logging::start(&config);
    let shutdown = run::listen_for_signals()?;
    let options = Options { listen: arguments.listen, ..Options::default() };
    let playground = Playground::start(options).await.map_err(explain)?;
    let (database, thrown_away) = match arguments.database {
        Some(url) => (url, None),
        None => throw_away_database().map(|(url, folder)| (url, Some(folder)))?,
    };
    config.discord.token = Some(Secret::new(playground.token()).map_err(Failure::failed)?);
    config.discord.api_url = Some(playground.api_base().parse().map_err(Failure::failed)?);
    config.database.url = database;
    let (store, _) = open_store(&config).await?;

    let page = playground.api_base();
    let keeping = match &thrown_away {
        None => format!("The games are kept in {}.", config.database.url),
        Some(_) => "The games are thrown away at the end; --database keeps them.".to_owned(),
    };
    say(&format!("Play DVONN at {page}/\n{keeping} Stop with Ctrl-C."))?;
    run::serve(&config, store, shutdown).await
}

fn throw_away_database() -> Result<(DatabaseUrl, TempDir), Failure> {
    let folder =
        tempfile::Builder::new().prefix("dvonn-playground-").tempdir().map_err(|error| {
            Failure::failed(format!(
                "no temporary folder can be made ({error}): name a database with --database"
            ))
        })?;
    Ok((DatabaseUrl::file(folder.path().join("games.db").display()), folder))
}

fn explain(error: StartError) -> Failure {
    match error {
        StartError::PortInUse(taken) => Failure::failed(format!(
            "port {} of {} is in use, perhaps by another playground: stop that, or name another \
             address, such as --listen {}:0 for any free port",
            taken.port(),
            taken.ip(),
            taken.ip()
        )),
        StartError::CannotListen { address, source } => Failure::failed(format!(
            "this machine does not let the playground listen on {address} ({source}): name \
             another address with --listen"
        )),
    }
}
