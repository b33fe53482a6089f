//! Notes which servers the bot has left, so that the operator can delete them. Discord tells it at
//! once, and after a start lists the servers that the bot is in.

use dvonn_model::{GuildId, Shard};
use serenity::all::{Ready, UnavailableGuild};

use crate::runtime::app::App;
use crate::runtime::failure::Failure;

/// Records that the bot was removed from a server. Does nothing if the server only has an outage.
pub(crate) async fn record_departure(app: &App, guild: &UnavailableGuild) -> Result<(), Failure> {
    if !guild.unavailable {
        record(app, &[guild.id.get().try_into()?]).await?;
    }
    Ok(())
}

/// Records the servers that the bot left while it was offline.
pub(crate) async fn record_departures(app: &App, ready: &Ready) -> Result<(), Failure> {
    let shard = ready
        .shard
        .map_or(Shard { number: 0, of: 1 }, |shard| Shard { number: shard.id.0, of: shard.total });
    let mut gone = app.store.servers_of_shard(shard).await?;
    gone.retain(|guild| ready.guilds.iter().all(|present| present.id.get() != u64::from(*guild)));
    record(app, &gone).await
}

/// Records that the bot is in a server.
pub(crate) async fn record_presence(app: &App, guild: GuildId) -> Result<(), Failure> {
    if app.store.has_left(guild).await? {
        let mut tx = app.store.begin().await?;
        tx.forget_departure(guild).await?;
        tx.commit().await?;
    }
    Ok(())
}

async fn record(app: &App, guilds: &[GuildId]) -> Result<(), Failure> {
    if guilds.is_empty() {
        return Ok(());
    }
    let mut tx = app.store.begin().await?;
    for guild in guilds {
        tx.record_departure(*guild, app.now()).await?;
    }
    tx.commit().await?;
    tracing::info!(servers = guilds.len(), "left servers");
    Ok(())
}
