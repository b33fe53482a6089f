//! Starting threads, and their members.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, post, put};
use axum::{Json, Router};
use serde_json::Value;

use super::{Ids, Payload, RestResult, channel_with_permissions};
use crate::hub::Hub;
use crate::ids::{ChannelId, MessageId, UserId};
use crate::limits::{self, ApiError};
use crate::permissions::Permissions;
use crate::wire;
use crate::world::{ChannelKind, Draft, NewThread, World};

/// Discord's type of a public thread.
const PUBLIC: u64 = 11;
/// The default minutes without messages before a thread is archived: three days.
const ARCHIVE_AFTER: u64 = 4320;

pub(super) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/channels/{channel}/threads", post(start))
        .route("/channels/{channel}/messages/{message}/threads", post(start_from_message))
        .route("/channels/{channel}/thread-members", get(members))
        .route("/channels/{channel}/thread-members/@me", put(join).delete(leave))
        .route("/channels/{channel}/thread-members/{user}", get(member).put(add).delete(remove))
}

async fn start(
    State(hub): State<Arc<Hub>>,
    Ids(parent): Ids<ChannelId>,
    body: Payload,
) -> RestResult {
    limits::check_thread(&body.json)?;
    let is_forum = hub.with(|world| {
        world.channel(parent).is_ok_and(|parent| matches!(parent.kind, ChannelKind::Forum))
    });
    if is_forum {
        limits::check_forum_post(&body.json, &body.files())?;
        return hub.with(|world| create_post(world, parent, body));
    }
    // By default, Discord makes the thread private.
    let private = body.json["type"] != PUBLIC;
    hub.with(|world| create(world, parent, None, private, &body.json))
}

/// Starts a thread in a forum, with its first message.
fn create_post(world: &mut World, parent: ChannelId, body: Payload) -> RestResult {
    channel_with_permissions(world, parent, Permissions::SEND_MESSAGES)?;
    let thread = start_thread(world, parent, None, false, &body.json)?;
    let draft = Draft::new(world.bot, body.json["message"].clone(), body.uploads);
    world.post(thread, draft)?;
    Ok(Json(wire::channel(world, world.channel(thread)?)))
}

async fn start_from_message(
    State(hub): State<Arc<Hub>>,
    Ids((parent, message)): Ids<(ChannelId, MessageId)>,
    body: Payload,
) -> RestResult {
    limits::check_thread(&body.json)?;
    hub.with(|world| create(world, parent, Some(message), false, &body.json))
}

fn create(
    world: &mut World,
    parent: ChannelId,
    from: Option<MessageId>,
    private: bool,
    body: &Value,
) -> RestResult {
    let needed = if private {
        Permissions::CREATE_PRIVATE_THREADS
    } else {
        Permissions::CREATE_PUBLIC_THREADS
    };
    channel_with_permissions(world, parent, needed)?;
    let thread = start_thread(world, parent, from, private, body)?;
    Ok(Json(wire::channel(world, world.channel(thread)?)))
}

fn start_thread(
    world: &mut World,
    parent: ChannelId,
    from: Option<MessageId>,
    private: bool,
    body: &Value,
) -> Result<ChannelId, ApiError> {
    world.start_thread(&NewThread {
        parent,
        from,
        name: body["name"].as_str().unwrap_or_default(),
        owner: world.bot,
        private,
        auto_archive_minutes: body["auto_archive_duration"].as_u64().unwrap_or(ARCHIVE_AFTER),
    })
}

async fn members(State(hub): State<Arc<Hub>>, Ids(id): Ids<ChannelId>) -> RestResult {
    hub.with(|world| {
        let channel = channel_with_permissions(world, id, Permissions::NONE)?;
        let thread = channel.thread().ok_or_else(ApiError::wrong_channel_type)?;
        let members = thread.members.iter().map(|user| wire::thread_member(world, id, *user));
        Ok(Json(members.collect::<Vec<_>>().into()))
    })
}

async fn member(
    State(hub): State<Arc<Hub>>,
    Ids((id, user)): Ids<(ChannelId, UserId)>,
) -> RestResult {
    hub.with(|world| {
        let channel = channel_with_permissions(world, id, Permissions::NONE)?;
        let thread = channel.thread().ok_or_else(ApiError::wrong_channel_type)?;
        if !thread.members.contains(&user) {
            return Err(ApiError::unknown_member());
        }
        Ok(Json(wire::thread_member(world, id, user)))
    })
}

async fn join(
    State(hub): State<Arc<Hub>>,
    Ids(id): Ids<ChannelId>,
) -> Result<StatusCode, ApiError> {
    hub.with(|world| set_member(world, id, world.bot, true, Permissions::NONE))
}

async fn leave(
    State(hub): State<Arc<Hub>>,
    Ids(id): Ids<ChannelId>,
) -> Result<StatusCode, ApiError> {
    hub.with(|world| set_member(world, id, world.bot, false, Permissions::NONE))
}

async fn add(
    State(hub): State<Arc<Hub>>,
    Ids((id, user)): Ids<(ChannelId, UserId)>,
) -> Result<StatusCode, ApiError> {
    hub.with(|world| set_member(world, id, user, true, Permissions::SEND_MESSAGES_IN_THREADS))
}

async fn remove(
    State(hub): State<Arc<Hub>>,
    Ids((id, user)): Ids<(ChannelId, UserId)>,
) -> Result<StatusCode, ApiError> {
    hub.with(|world| set_member(world, id, user, false, Permissions::MANAGE_THREADS))
}

fn set_member(
    world: &mut World,
    id: ChannelId,
    user: UserId,
    inside: bool,
    needed: Permissions,
) -> Result<StatusCode, ApiError> {
    let channel = channel_with_permissions(world, id, needed)?;
    let thread = channel.thread().ok_or_else(ApiError::wrong_channel_type)?;
    if thread.archived {
        return Err(ApiError::thread_archived());
    }
    world.user(user)?;
    if channel.guild.is_some_and(|guild| !world.is_member(guild, user)) {
        return Err(ApiError::unknown_member());
    }
    world.set_thread_member(id, user, inside)?;
    Ok(StatusCode::NO_CONTENT)
}
