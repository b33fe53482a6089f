//! Messages that the bot posts to channels.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::Value;

use super::{Ids, Payload, RestResult, channel_with_permissions};
use crate::hub::Hub;
use crate::ids::{ChannelId, MessageId};
use crate::limits::{self, ApiError};
use crate::permissions::Permissions;
use crate::wire;
use crate::world::{Change, ChannelKind, Draft, Message, MessageKind, Place, World};

/// How long a nonce prevents a second message: Discord says "the past few minutes".
const NONCE_LIFE: Duration = Duration::from_mins(5);

pub(super) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/channels/{channel}/messages", get(list).post(create))
        .route("/channels/{channel}/messages/{message}", get(show).patch(edit).delete(delete))
}

#[derive(Deserialize)]
struct Window {
    limit: Option<usize>,
    before: Option<MessageId>,
    after: Option<MessageId>,
}

async fn list(
    State(hub): State<Arc<Hub>>,
    Ids(channel): Ids<ChannelId>,
    Query(window): Query<Window>,
) -> RestResult {
    let limit = window.limit.unwrap_or(50);
    if !(1..=100).contains(&limit) {
        let message = "Value must be between 1 and 100.";
        return Err(ApiError::invalid_field("limit", "NUMBER_TYPE_RANGE", message));
    }
    hub.with(|world| {
        let place = channel_with_permissions(world, channel, Permissions::NONE)?;
        if channel_with_permissions(world, channel, Permissions::READ_MESSAGE_HISTORY).is_err() {
            return Ok(Json(Value::Array(Vec::new())));
        }
        let within = |message: &&Message| {
            message.visible_to.is_none()
                && window.before.is_none_or(|before| message.id < before)
                && window.after.is_none_or(|after| message.id > after)
        };
        let found: Vec<&Message> = place.messages.iter().filter(within).collect();
        let newest_first = |messages: &[&Message]| -> Vec<Value> {
            messages.iter().rev().map(|message| wire::message(world, message)).collect()
        };
        let part = if window.after.is_some() {
            &found[..limit.min(found.len())]
        } else {
            &found[found.len().saturating_sub(limit)..]
        };
        Ok(Json(newest_first(part).into()))
    })
}

async fn show(
    State(hub): State<Arc<Hub>>,
    Ids((channel, message)): Ids<(ChannelId, MessageId)>,
) -> RestResult {
    hub.with(|world| {
        channel_with_permissions(world, channel, Permissions::READ_MESSAGE_HISTORY)?;
        Ok(Json(wire::message(world, public_message(world, channel, message)?)))
    })
}

async fn create(
    State(hub): State<Arc<Hub>>,
    Ids(channel): Ids<ChannelId>,
    body: Payload,
) -> RestResult {
    limits::check_message(&body.json, &body.files())?;
    hub.with(|world| {
        check_posting(world, channel, &body)?;
        let reply_to = replied_message(world, channel, &body.json["message_reference"])?;
        if let Some(earlier) = message_with_nonce(world, channel, &body.json) {
            return Ok(Json(wire::message(world, world.message(channel, earlier)?)));
        }
        let mut draft = Draft::new(world.bot, body.json, body.uploads);
        draft.reply_to = reply_to;
        draft.kind = if reply_to.is_some() { MessageKind::Reply } else { MessageKind::Default };
        let id = world.post(channel, draft)?;
        Ok(Json(wire::message(world, world.message(channel, id)?)))
    })
}

/// Errors if the bot may not post this message here.
fn check_posting(world: &World, channel: ChannelId, body: &Payload) -> Result<(), ApiError> {
    let place = world.channel(channel)?;
    if matches!(place.kind, ChannelKind::Forum) {
        return Err(ApiError::no_messages_here());
    }
    if let ChannelKind::Direct(recipient) = place.kind {
        let reachable = world.owners_in(Place::BotDm, recipient).any();
        if world.user(recipient)?.dms_closed || !reachable {
            return Err(ApiError::cannot_message_user());
        }
    }
    let mut needed = match place.thread() {
        Some(_) => Permissions::SEND_MESSAGES_IN_THREADS,
        None => Permissions::SEND_MESSAGES,
    };
    if !body.uploads.is_empty() {
        needed = needed | Permissions::ATTACH_FILES;
    }
    channel_with_permissions(world, channel, needed).map(|_| ())
}

/// The message that the new message replies to.
fn replied_message(
    world: &World,
    channel: ChannelId,
    reference: &Value,
) -> Result<Option<MessageId>, ApiError> {
    let Some(id) = reference["message_id"].as_str() else { return Ok(None) };
    channel_with_permissions(world, channel, Permissions::READ_MESSAGE_HISTORY)?;
    let found = id.parse().ok().filter(|id| public_message(world, channel, *id).is_ok());
    if found.is_none() && reference["fail_if_not_exists"] != false {
        return Err(ApiError::invalid_field(
            "message_reference",
            "REPLIES_UNKNOWN_MESSAGE",
            "Unknown message",
        ));
    }
    Ok(found)
}

/// The bot's message with the same nonce, if the body enforces the nonce.
fn message_with_nonce(world: &World, channel: ChannelId, body: &Value) -> Option<MessageId> {
    let nonce = Some(&body["nonce"]).filter(|nonce| !nonce.is_null())?;
    if body["enforce_nonce"] != true {
        return None;
    }
    let since = world.clock.unix_millis().saturating_sub(NONCE_LIFE.as_millis().try_into().ok()?);
    let mut messages = world.channel(channel).ok()?.messages.iter().rev();
    let found = messages.find(|message| {
        message.author == world.bot
            && message.nonce.as_ref() == Some(nonce)
            && message.sent >= since
    });
    found.map(|message| message.id)
}

async fn edit(
    State(hub): State<Arc<Hub>>,
    Ids((channel, id)): Ids<(ChannelId, MessageId)>,
    body: Payload,
) -> RestResult {
    hub.with(|world| {
        let place = channel_with_permissions(world, channel, Permissions::NONE)?;
        let archived = place.thread().is_some_and(|thread| thread.archived);
        let message = public_message(world, channel, id)?;
        if message.author != world.bot {
            return Err(ApiError::not_the_author());
        }
        if archived {
            return Err(ApiError::thread_archived());
        }
        limits::check_message_edit(&body.json, &body.files(), &message.attachment_numbers())?;
        if !body.uploads.is_empty() {
            channel_with_permissions(world, channel, Permissions::ATTACH_FILES)?;
        }
        let change = Change { body: body.json, uploads: body.uploads };
        world.edit(channel, id, &change)?;
        Ok(Json(wire::message(world, world.message(channel, id)?)))
    })
}

async fn delete(
    State(hub): State<Arc<Hub>>,
    Ids((channel, id)): Ids<(ChannelId, MessageId)>,
) -> Result<StatusCode, ApiError> {
    hub.with(|world| {
        channel_with_permissions(world, channel, Permissions::NONE)?;
        if public_message(world, channel, id)?.author != world.bot {
            channel_with_permissions(world, channel, Permissions::MANAGE_MESSAGES)?;
        }
        world.delete_message(channel, id)?;
        Ok(StatusCode::NO_CONTENT)
    })
}

/// A message that the bot can access through its channel, which excludes ephemeral ones.
fn public_message(world: &World, channel: ChannelId, id: MessageId) -> Result<&Message, ApiError> {
    let message = world.message(channel, id)?;
    if message.visible_to.is_some() {
        return Err(ApiError::unknown_message());
    }
    Ok(message)
}
