//! Showing, changing and deleting channels and threads.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};

use super::{Ids, Payload, RestResult, channel_with_permissions};
use crate::hub::Hub;
use crate::ids::ChannelId;
use crate::limits::ApiError;
use crate::permissions::Permissions;
use crate::wire;

pub(super) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/channels/{channel}", get(show).patch(change).delete(delete))
        .route("/channels/{channel}/typing", post(typing))
}

async fn show(State(hub): State<Arc<Hub>>, Ids(id): Ids<ChannelId>) -> RestResult {
    hub.with(|world| {
        let channel = channel_with_permissions(world, id, Permissions::NONE)?;
        Ok(Json(wire::channel(world, channel)))
    })
}

/// Renames a channel or thread, or archives, unarchives, locks or unlocks a thread.
async fn change(State(hub): State<Arc<Hub>>, Ids(id): Ids<ChannelId>, body: Payload) -> RestResult {
    let name = body.json["name"].as_str();
    if name.is_some_and(|name| name.is_empty() || name.chars().count() > 100) {
        let message = "Must be between 1 and 100 in length.";
        return Err(ApiError::invalid_field("name", "BASE_TYPE_BAD_LENGTH", message));
    }
    hub.with(|world| {
        let channel = channel_with_permissions(world, id, Permissions::NONE)?;
        let held = world.bot_permissions(channel);
        let Some(thread) = channel.thread() else {
            channel_with_permissions(world, id, Permissions::MANAGE_CHANNELS)?;
            if let Some(name) = name {
                name.clone_into(&mut world.channel_mut(id)?.name);
                world.announce_channel("CHANNEL_UPDATE", id);
                world.mark_changed();
            }
            return Ok(Json(wire::channel(world, world.channel(id)?)));
        };
        let moderates = held.contains(Permissions::MANAGE_THREADS);
        let archived = body.json["archived"].as_bool().unwrap_or(thread.archived);
        let locked = body.json["locked"].as_bool().unwrap_or(thread.locked);
        let relocked = locked != thread.locked || (thread.locked && archived != thread.archived);
        let waking = thread.archived && !archived;
        let own = thread.owner == world.bot;
        if !moderates && (relocked || !(own || waking)) {
            return Err(ApiError::missing_permissions());
        }
        if waking && !held.contains(Permissions::SEND_MESSAGES_IN_THREADS) {
            return Err(ApiError::missing_permissions());
        }
        if thread.archived && archived {
            return Err(ApiError::thread_archived());
        }
        if let Some(name) = name {
            name.clone_into(&mut world.channel_mut(id)?.name);
            world.announce_channel("THREAD_UPDATE", id);
            world.mark_changed();
        }
        world.set_thread_state(id, archived, locked)?;
        Ok(Json(wire::channel(world, world.channel(id)?)))
    })
}

async fn delete(State(hub): State<Arc<Hub>>, Ids(id): Ids<ChannelId>) -> RestResult {
    hub.with(|world| {
        let needed = match world.channel(id)?.thread() {
            Some(_) => Permissions::MANAGE_THREADS,
            None => Permissions::MANAGE_CHANNELS,
        };
        let deleted = wire::channel(world, channel_with_permissions(world, id, needed)?);
        world.delete_channel(id)?;
        Ok(Json(deleted))
    })
}

async fn typing(
    State(hub): State<Arc<Hub>>,
    Ids(id): Ids<ChannelId>,
) -> Result<StatusCode, ApiError> {
    hub.with(|world| {
        let needed = match world.channel(id)?.thread() {
            Some(_) => Permissions::SEND_MESSAGES_IN_THREADS,
            None => Permissions::SEND_MESSAGES,
        };
        channel_with_permissions(world, id, needed).map(|_| StatusCode::NO_CONTENT)
    })
}
