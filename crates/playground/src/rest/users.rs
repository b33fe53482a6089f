//! Users, and the bot's direct message channels.

use std::sync::Arc;

use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::json;

use super::{Ids, Payload, RestResult};
use crate::hub::Hub;
use crate::ids::{GuildId, UserId};
use crate::limits::ApiError;
use crate::permissions::Permissions;
use crate::wire;

pub(super) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/users/@me", get(me))
        .route("/users/@me/guilds", get(my_guilds))
        .route("/users/@me/guilds/{guild}/member", get(my_membership))
        .route("/users/@me/channels", post(open_direct_channel))
        .route("/users/{user}", get(user))
}

async fn me(State(hub): State<Arc<Hub>>) -> RestResult {
    Ok(Json(hub.with(|world| wire::current_user(world))))
}

async fn my_guilds(State(hub): State<Arc<Hub>>) -> RestResult {
    let guilds: Vec<_> = hub.with(|world| {
        let object = |guild: &crate::world::Guild| {
            json!({
                "id": guild.id, "name": guild.name, "icon": null, "banner": null,
                "owner": false, "permissions": Permissions::MEMBER, "features": [],
            })
        };
        world.guilds.values().filter(|guild| world.has_bot(guild.id)).map(object).collect()
    });
    Ok(Json(guilds.into()))
}

async fn my_membership(State(hub): State<Arc<Hub>>, Ids(guild): Ids<GuildId>) -> RestResult {
    hub.with(|world| {
        world.guild_with_bot(guild)?;
        Ok(Json(wire::member(world, guild, world.bot)))
    })
}

async fn user(State(hub): State<Arc<Hub>>, Ids(user): Ids<UserId>) -> RestResult {
    hub.with(|world| Ok(Json(wire::user(world.user(user)?))))
}

async fn open_direct_channel(State(hub): State<Arc<Hub>>, body: Payload) -> RestResult {
    let recipient = body.json["recipient_id"].as_str().and_then(|id| id.parse().ok());
    let recipient: UserId = recipient.ok_or_else(|| {
        ApiError::invalid_field("recipient_id", "BASE_TYPE_REQUIRED", "This field is required")
    })?;
    hub.with(|world| {
        let channel = world.direct_channel(recipient)?;
        Ok(Json(wire::channel(world, world.channel(channel)?)))
    })
}
