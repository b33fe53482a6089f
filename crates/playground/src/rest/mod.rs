//! The part of Discord's REST API that the bot uses, one file for each kind of object.

mod application;
mod callback;
mod channels;
mod commands;
mod events;
mod guilds;
mod member_roles;
mod messages;
mod payload;
mod refusal;
mod threads;
mod traffic;
mod users;
mod webhook;

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path, Request, State};
use axum::http::request::Parts;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

pub(crate) use payload::MAX_REQUEST_SIZE;
use payload::Payload;
pub(crate) use traffic::handle_download;

use crate::hub::Hub;
use crate::ids::ChannelId;
use crate::limits::ApiError;
use crate::permissions::Permissions;
use crate::wire;
use crate::world::{Channel, Place, World};

/// The answer to a request.
type RestResult = Result<Json<Value>, ApiError>;

/// Everything below `/api/v10`.
pub(crate) fn routes(hub: Arc<Hub>) -> Router<Arc<Hub>> {
    let with_token = Router::new()
        .route("/gateway/bot", get(gateway_bot))
        .merge(application::routes())
        .merge(channels::routes())
        .merge(commands::routes())
        .merge(events::routes())
        .merge(guilds::routes())
        .merge(member_roles::routes())
        .merge(messages::routes())
        .merge(threads::routes())
        .merge(users::routes())
        .route_layer(middleware::from_fn_with_state(Arc::clone(&hub), check_token));
    Router::new()
        .route("/gateway", get(gateway))
        .merge(callback::routes())
        .merge(webhook::routes())
        .merge(with_token)
        .fallback(async || ApiError::not_found())
        .method_not_allowed_fallback(async || ApiError::method_not_allowed())
        .layer(middleware::from_fn_with_state(hub, traffic::handle))
}

async fn check_token(State(hub): State<Arc<Hub>>, request: Request, next: Next) -> Response {
    let header = request.headers().get("authorization").and_then(|value| value.to_str().ok());
    let bot = header.filter(|value| value.starts_with("Bot "));
    if bot.is_some_and(|token| hub.options.accepts_token(token)) {
        next.run(request).await
    } else {
        ApiError::unauthorized().into_response()
    }
}

async fn gateway(State(hub): State<Arc<Hub>>) -> Json<Value> {
    Json(json!({ "url": hub.with(|world| wire::gateway_url(&world.base_url)) }))
}

async fn gateway_bot(State(hub): State<Arc<Hub>>) -> Json<Value> {
    Json(json!({
        "url": hub.with(|world| wire::gateway_url(&world.base_url)),
        "shards": hub.options.shards,
        "session_start_limit": {
            "total": 1000,
            "remaining": 1000,
            "reset_after": 0,
            "max_concurrency": hub.options.max_concurrency,
        },
    }))
}

/// The ids in a path. Anything else is refused as Discord does.
struct Ids<T>(T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Ids<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Path(ids) = Path::from_request_parts(parts, state).await.map_err(|_| {
            ApiError::invalid_field("id", "NUMBER_TYPE_COERCE", "Value is not snowflake.")
        })?;
        Ok(Self(ids))
    }
}

/// The channel, if the bot can see it and has these permissions there.
fn channel_with_permissions(
    world: &World,
    id: ChannelId,
    needed: Permissions,
) -> Result<&Channel, ApiError> {
    let channel = world.channel(id)?;
    match channel.place() {
        Place::BotDm => return Ok(channel),
        Place::Private => return Err(ApiError::missing_access()),
        Place::Guild(_) => {}
    }
    let held = world.bot_permissions(channel);
    let in_private = channel
        .thread()
        .is_none_or(|thread| !thread.private || thread.members.contains(&world.bot));
    if !held.contains(Permissions::VIEW_CHANNEL) || !in_private {
        return Err(ApiError::missing_access());
    }
    if !held.contains(needed) {
        return Err(ApiError::missing_permissions());
    }
    Ok(channel)
}
