//! `servers` and `prune`: the Discord servers that the bot knows, and deleting those that it left.

use clap::Args;
use dvonn_bot::config::{Config, Period};
use dvonn_bot::time::Time;
use dvonn_store::{KnownServer, Store, StoreError};
use jiff::Timestamp;

use super::failure::Failure;
use super::{open_store, say};

/// The options of `prune`.
#[derive(Debug, Args)]
pub(super) struct Prune {
    /// How long ago the bot left the servers, in days or hours, such as 90d.
    #[arg(long, value_name = "PERIOD")]
    older_than: Period,
    /// Delete them. Without it, only lists them.
    #[arg(long)]
    yes: bool,
}

pub(super) async fn list(config: &Config) -> Result<(), Failure> {
    let store = Store::open_read_only(config.database.url.as_str()).await?;
    let servers = store.known_servers().await?;
    store.close().await;
    say(&line(["server", "games", "running", "last activity", "left"]))?;
    for server in &servers {
        say(&describe(server))?;
    }
    let left = servers.iter().filter(|server| server.left_at.is_some()).count();
    say(&format!("{} servers; the bot has left {left} of them.", servers.len()))
}

pub(super) async fn prune(config: &Config, arguments: Prune) -> Result<(), Failure> {
    let Prune { older_than, yes } = arguments;
    let time = config.discord.clock_file.clone().map_or_else(Time::real, Time::of_file);
    let limit = time.now() - older_than.get();
    let (store, _) = open_store(config).await?;
    let mut servers = store.known_servers().await?;
    servers.retain(|server| server.left_at.is_some_and(|left| left < limit));
    if servers.is_empty() {
        say(&format!("The bot has left no server more than {older_than} ago."))?;
    }
    for server in &servers {
        if yes {
            delete(&store, server).await?;
        }
        let what = if yes { "Deleted" } else { "Would delete" };
        let (guild, games) = (server.guild, server.games);
        say(&format!("{what} server {guild} with {games} games, left {}", day(server.left_at)))?;
    }
    if !yes && !servers.is_empty() {
        say("Nothing was deleted. Make a backup, then repeat the command with --yes.")?;
    }
    store.close().await;
    Ok(())
}

async fn delete(store: &Store, server: &KnownServer) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.delete_server(server.guild).await?;
    tx.commit().await
}

fn describe(server: &KnownServer) -> String {
    line([
        &server.guild.to_string(),
        &server.games.to_string(),
        &server.running.to_string(),
        &day(server.last_activity),
        &day(server.left_at),
    ])
}

fn line([id, games, running, active, left]: [&str; 5]) -> String {
    format!("{id:>20} {games:>9} {running:>9}  {active:<14} {left}").trim_end().to_owned()
}

fn day(time: Option<Timestamp>) -> String {
    time.map_or("-".to_owned(), |time| time.strftime("%Y-%m-%d").to_string())
}
