//! `servers` and `prune`: the Discord servers that the bot knows, and deleting those that it left.

use std::fmt::Display;

use clap::Args;
use dvonn_bot::config::{Config, Period};
use dvonn_store::{KnownServer, Store, StoreError};
use jiff::Timestamp;

use super::failure::Failure;
use super::{clock, open_store, say};

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
    let all = number(servers.len(), "server");
    say(&format!("{all}; the bot has left {left} of them."))
}

pub(super) async fn prune(config: &Config, arguments: Prune) -> Result<(), Failure> {
    let Prune { older_than, yes } = arguments;
    let limit = clock(config).now() - older_than.get();
    // With --yes too: a missing database is not created.
    let store = Store::open_read_only(config.database.url.as_str()).await?;
    let mut servers = store.known_servers().await?;
    store.close().await;
    servers.retain(|server| server.left_at.is_some_and(|left| left < limit));
    if servers.is_empty() {
        return say(&format!("The bot has left no server more than {older_than} ago."));
    }
    if !yes {
        for server in &servers {
            say(&format!("Would delete {}", departed(server)))?;
        }
        return say("Nothing was deleted. Make a backup, then repeat the command with --yes.");
    }
    let (store, _) = open_store(config).await?;
    for server in &servers {
        delete(&store, server).await?;
        say(&format!("Deleted {}", departed(server)))?;
    }
    store.close().await;
    Ok(())
}

fn departed(server: &KnownServer) -> String {
    let games = number(server.games, "game");
    format!("server {} with {games}, left {}", server.guild, day(server.left_at))
}

/// Returns a number of things, such as "1 game" or "2 games".
fn number<T: Copy + PartialEq + From<u8> + Display>(count: T, thing: &str) -> String {
    let plural = if count == T::from(1) { "" } else { "s" };
    format!("{count} {thing}{plural}")
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
