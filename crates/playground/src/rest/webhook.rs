//! What an interaction's token allows after the first answer: reading, editing and deleting it, and follow-ups.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};

use super::{Payload, RestResult};
use crate::hub::Hub;
use crate::ids::{ChannelId, InteractionId, MessageId};
use crate::limits::{self, ApiError};
use crate::wire;
use crate::world::{
    Change, Draft, EPHEMERAL, Interaction, InteractionState, Message, MessageKind, World,
};

pub(super) fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/webhooks/{application}/{token}", post(follow_up)).route(
        "/webhooks/{application}/{token}/messages/{message}",
        get(show).patch(edit).delete(delete),
    )
}

type MessagePath = Path<(String, String, String)>;

/// The answered interaction with this token, within its 15 minutes.
fn answered<'a>(
    world: &'a World,
    application: &str,
    token: &str,
) -> Result<&'a Interaction, ApiError> {
    let found = world.interactions.by_token(token);
    let found = found.filter(|_| application == world.bot.to_string());
    let interaction = found.ok_or_else(ApiError::unknown_webhook)?;
    if interaction.token_expired(world.clock.unix_millis()) {
        return Err(ApiError::invalid_webhook_token());
    }
    match interaction.stage {
        InteractionState::Answered(..) => Ok(interaction),
        InteractionState::Waiting | InteractionState::Failed => Err(ApiError::unknown_webhook()),
    }
}

/// The message named in a path, which must belong to the interaction.
fn find_message(
    world: &World,
    (application, token, message): &(String, String, String),
) -> Result<(InteractionId, ChannelId, MessageId), ApiError> {
    let interaction = answered(world, application, token)?;
    let id = match message.as_str() {
        "@original" => interaction.original,
        id => id
            .parse()
            .ok()
            .filter(|id| interaction.messages.contains(id) || interaction.original == Some(*id)),
    };
    let id = id.ok_or_else(ApiError::unknown_message)?;
    world.message(interaction.channel, id)?;
    Ok((interaction.id, interaction.channel, id))
}

async fn follow_up(
    State(hub): State<Arc<Hub>>,
    Path((application, token)): Path<(String, String)>,
    body: Payload,
) -> RestResult {
    hub.with(|world| {
        let interaction = answered(world, &application, &token)?;
        limits::check_followup(&body.json, &body.files())?;
        let (id, channel) = (interaction.id, interaction.channel);
        let awaited = interaction
            .original
            .filter(|id| world.message(channel, *id).is_ok_and(Message::is_thinking));
        let message = if let Some(original) = awaited {
            // Discord uses the first follow-up to complete a deferred answer.
            let change = Change { body: body.json, uploads: body.uploads };
            world.edit(channel, original, &change)?;
            world.interactions.delivered(id, None);
            original
        } else {
            if interaction.is_followed_up() {
                return Err(ApiError::too_many_follow_ups());
            }
            let private = body.json["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0
                || world.answers_ephemerally(interaction);
            let mut draft = Draft::new(world.bot, body.json, body.uploads);
            draft.kind = MessageKind::Reply;
            draft.visible_to = private.then_some(interaction.user);
            draft.reply_to = interaction.original;
            draft.origin = Some((id, interaction.origin(false)));
            let message = world.post(channel, draft)?;
            world.interactions.delivered(id, Some(message));
            message
        };
        Ok(Json(wire::message(world, world.message(channel, message)?)))
    })
}

async fn show(State(hub): State<Arc<Hub>>, Path(path): MessagePath) -> RestResult {
    hub.with(|world| {
        let (_, channel, id) = find_message(world, &path)?;
        Ok(Json(wire::message(world, world.message(channel, id)?)))
    })
}

async fn edit(State(hub): State<Arc<Hub>>, Path(path): MessagePath, body: Payload) -> RestResult {
    hub.with(|world| {
        let (interaction, channel, id) = find_message(world, &path)?;
        let existing = world.message(channel, id)?.attachment_numbers();
        limits::check_message_edit(&body.json, &body.files(), &existing)?;
        let change = Change { body: body.json, uploads: body.uploads };
        world.edit(channel, id, &change)?;
        world.interactions.delivered(interaction, None);
        Ok(Json(wire::message(world, world.message(channel, id)?)))
    })
}

async fn delete(
    State(hub): State<Arc<Hub>>,
    Path(path): MessagePath,
) -> Result<StatusCode, ApiError> {
    hub.with(|world| {
        let (interaction, channel, id) = find_message(world, &path)?;
        world.delete_message(channel, id)?;
        world.interactions.deleted(interaction, id);
        Ok(StatusCode::NO_CONTENT)
    })
}
