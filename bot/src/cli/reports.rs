//! `reports`, `block` and `unblock`: people who behave badly towards opponents on other servers.

use clap::Args;
use dvonn_bot::config::Config;
use dvonn_model::UserId;
use dvonn_store::Store;

use super::failure::Failure;
use super::{clock, open_store, say};

/// The number of reports shown.
const SHOWN: u32 = 200;

/// The options of `block` and `unblock`.
#[derive(Debug, Args)]
pub(super) struct Person {
    /// The person's id on Discord.
    #[arg(value_parser = user)]
    user: UserId,
}

fn user(text: &str) -> Result<UserId, String> {
    let id = text.parse::<u64>().ok().and_then(|id| UserId::try_from(id).ok());
    id.ok_or_else(|| String::from("an id on Discord is a number, such as 80351110224678912"))
}

pub(super) async fn list(config: &Config) -> Result<(), Failure> {
    let store = Store::open_read_only(config.database.url.as_str()).await?;
    let reports = store.reports(SHOWN).await?;
    store.close().await;
    say(&line(["when", "game", "reported", "by"]))?;
    for report in &reports {
        let reported = report.reported.map_or("deleted".to_owned(), |user| user.to_string());
        say(&line([
            &report.at.strftime("%Y-%m-%d %H:%M").to_string(),
            &report.game.to_string(),
            &reported,
            &report.reporter.to_string(),
        ]))?;
    }
    Ok(())
}

pub(super) async fn block(config: &Config, person: Person) -> Result<(), Failure> {
    let user = person.user;
    let (store, _) = open_store(config).await?;
    let mut tx = store.begin().await?;
    let is_new = tx.bar(user, clock(config).now()).await?;
    tx.commit().await?;
    store.close().await;
    say(&if is_new {
        format!(
            "Blocked {user}: they cannot find opponents with /seek, and are not shown on the global ladder. Running games go on."
        )
    } else {
        format!("{user} is blocked already.")
    })
}

pub(super) async fn unblock(config: &Config, person: Person) -> Result<(), Failure> {
    let user = person.user;
    let (store, _) = open_store(config).await?;
    let mut tx = store.begin().await?;
    let was_blocked = tx.unbar(user).await?;
    tx.commit().await?;
    store.close().await;
    say(&if was_blocked { format!("Unblocked {user}.") } else { format!("{user} is not blocked.") })
}

fn line([when, game, about, by]: [&str; 4]) -> String {
    format!("{when:<16} {game:>9} {about:>20} {by:>20}")
}
