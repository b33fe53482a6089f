//! Guilds, their channels, members and roles.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::routing::get;
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Ids, RestResult};
use crate::hub::Hub;
use crate::ids::{GuildId, RoleId, UserId};
use crate::limits::ApiError;
use crate::wire;
use crate::world::Channel;

pub(super) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/guilds/{guild}", get(guild))
        .route("/guilds/{guild}/channels", get(channels))
        .route("/guilds/{guild}/threads/active", get(active_threads))
        .route("/guilds/{guild}/members", get(members))
        .route("/guilds/{guild}/members/{user}", get(member))
        .route("/guilds/{guild}/roles", get(roles))
        .route("/guilds/{guild}/roles/{role}", get(role))
}

#[derive(Deserialize)]
struct Counts {
    #[serde(default)]
    with_counts: bool,
}

async fn guild(
    State(hub): State<Arc<Hub>>,
    Ids(guild): Ids<GuildId>,
    Query(counts): Query<Counts>,
) -> RestResult {
    hub.with(|world| {
        let guild = world.guild_with_bot(guild)?;
        let mut object = wire::guild(guild);
        if counts.with_counts {
            object["approximate_member_count"] = json!(guild.members.len());
            object["approximate_presence_count"] = json!(guild.members.len());
        }
        Ok(Json(object))
    })
}

async fn channels(State(hub): State<Arc<Hub>>, Ids(guild): Ids<GuildId>) -> RestResult {
    hub.with(|world| {
        world.guild_with_bot(guild)?;
        let channels = world.channels_of(guild).filter(|channel| channel.thread().is_none());
        let channels: Vec<Value> = channels.map(|channel| wire::channel(world, channel)).collect();
        Ok(Json(channels.into()))
    })
}

async fn active_threads(State(hub): State<Arc<Hub>>, Ids(guild): Ids<GuildId>) -> RestResult {
    hub.with(|world| {
        world.guild_with_bot(guild)?;
        let active = |channel: &&Channel| channel.thread().is_some_and(|thread| !thread.archived);
        let threads: Vec<Value> = world
            .channels_of(guild)
            .filter(active)
            .filter(|channel| channel.shown_to(world.bot))
            .map(|channel| wire::channel(world, channel))
            .collect();
        Ok(Json(json!({ "threads": threads, "members": [], "has_more": false })))
    })
}

#[derive(Deserialize)]
struct Page {
    #[serde(default = "one")]
    limit: usize,
    after: Option<UserId>,
}

fn one() -> usize {
    1
}

async fn members(
    State(hub): State<Arc<Hub>>,
    Ids(guild): Ids<GuildId>,
    Query(page): Query<Page>,
) -> RestResult {
    if !hub.options.privileged_intents {
        return Err(ApiError::missing_access());
    }
    hub.with(|world| {
        let members = world.guild_with_bot(guild)?.members.keys();
        let members: Vec<Value> = members
            .filter(|user| page.after.is_none_or(|after| **user > after))
            .take(page.limit.min(1000))
            .map(|user| wire::member(world, guild, *user))
            .collect();
        Ok(Json(members.into()))
    })
}

async fn member(
    State(hub): State<Arc<Hub>>,
    Ids((guild, user)): Ids<(GuildId, UserId)>,
) -> RestResult {
    hub.with(|world| {
        world.guild_with_bot(guild)?;
        world.user(user)?;
        if !world.is_member(guild, user) {
            return Err(ApiError::unknown_member());
        }
        Ok(Json(wire::member(world, guild, user)))
    })
}

async fn roles(State(hub): State<Arc<Hub>>, Ids(guild): Ids<GuildId>) -> RestResult {
    hub.with(|world| Ok(Json(wire::roles(world.guild_with_bot(guild)?).into())))
}

async fn role(
    State(hub): State<Arc<Hub>>,
    Ids((guild, role)): Ids<(GuildId, RoleId)>,
) -> RestResult {
    hub.with(|world| {
        let found = wire::role(world.guild_with_bot(guild)?, role);
        found.map(Json).ok_or_else(ApiError::unknown_role)
    })
}
