//! The first answer to an interaction.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use super::Payload;
use crate::hub::Hub;
use crate::ids::{InteractionId, MessageId};
use crate::limits::{self, ApiError};
use crate::wire;
use crate::world::{
    Callback, Change, Draft, EPHEMERAL, Interaction, InteractionKind, InteractionState, Message,
    MessageKind, MessageState, Target, World,
};

pub(super) fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/interactions/{interaction}/{token}/callback", post(answer))
}

#[derive(Deserialize)]
struct CallbackQuery {
    #[serde(default)]
    with_response: bool,
}

async fn answer(
    State(hub): State<Arc<Hub>>,
    Path((interaction, token)): Path<(String, String)>,
    Query(query): Query<CallbackQuery>,
    body: Payload,
) -> Result<Response, ApiError> {
    hub.with(|world| {
        let id = waiting(world, &interaction, &token)?;
        let callback = perform(world, id, body)?;
        world.interactions.answered(id, callback);
        world.mark_changed();
        Ok(if query.with_response {
            Json(resource(world, id, callback)?).into_response()
        } else {
            StatusCode::NO_CONTENT.into_response()
        })
    })
}

/// The waiting interaction with this id and token.
fn waiting(world: &World, id: &str, token: &str) -> Result<InteractionId, ApiError> {
    let id = id.parse().map_err(|_| ApiError::unknown_interaction())?;
    let interaction = world.interactions.get(id).filter(|known| known.token == token);
    match interaction.ok_or_else(ApiError::unknown_interaction)?.stage {
        InteractionState::Waiting => Ok(id),
        InteractionState::Answered(..) => Err(ApiError::already_acknowledged()),
        InteractionState::Failed => Err(ApiError::unknown_interaction()),
    }
}

/// Carries out the answer. The body is checked before anything changes.
fn perform(world: &mut World, id: InteractionId, body: Payload) -> Result<Callback, ApiError> {
    let interaction = world.interactions.get(id).ok_or_else(ApiError::unknown_interaction)?;
    let source = interaction.source.and_then(|id| world.message(interaction.channel, id).ok());
    let existing = source.map(Message::attachment_numbers).unwrap_or_default();
    limits::check_interaction_response(
        &body.json,
        context_of(interaction),
        &body.files(),
        &existing,
    )?;
    let callback = body.json["type"].as_u64().and_then(Callback::from_number);
    let callback = callback.ok_or_else(|| {
        ApiError::invalid_field("type", "BASE_TYPE_CHOICES", "No such type of answer.")
    })?;
    let (channel, source) = (interaction.channel, interaction.source);
    let data = body.json["data"].clone();
    match callback {
        Callback::Message | Callback::Deferred => {
            let mut draft = first_answer(world, interaction, data);
            draft.uploads = body.uploads;
            if callback == Callback::Deferred {
                draft.state = MessageState::Thinking;
            }
            let message = world.post(channel, draft)?;
            set_original(world, id, Some(message));
            if let Some(interaction) = world.interactions.get_mut(id) {
                interaction.messages.push(message);
            }
        }
        Callback::DeferredUpdate => set_original(world, id, source),
        Callback::Update => {
            let message = source.ok_or_else(ApiError::unknown_message)?;
            world.edit(channel, message, &Change { body: data, uploads: body.uploads })?;
            set_original(world, id, source);
        }
        Callback::Choices => {
            if let Some(interaction) = world.interactions.get_mut(id) {
                interaction.choices = data["choices"].as_array().cloned().unwrap_or_default();
            }
        }
        Callback::Modal => world.interactions.open_form(id, data),
    }
    Ok(callback)
}

fn first_answer(world: &World, interaction: &Interaction, data: Value) -> Draft {
    let private = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0
        || world.answers_ephemerally(interaction);
    let mut draft = Draft::new(world.bot, data, Vec::new());
    draft.visible_to = private.then_some(interaction.user);
    draft.origin = Some((interaction.id, interaction.origin(true)));
    draft.kind = MessageKind::CommandReply;
    if let Some(target) = interaction.target {
        draft.kind = MessageKind::MenuReply;
        if let Target::Message(message) = target {
            draft.reply_to = Some(message);
        }
    }
    if interaction.source.is_some() {
        draft.kind = MessageKind::Reply;
        draft.reply_to = interaction.source;
    }
    draft
}

fn set_original(world: &mut World, id: InteractionId, message: Option<MessageId>) {
    if let Some(interaction) = world.interactions.get_mut(id) {
        interaction.original = message;
    }
}

fn context_of(interaction: &Interaction) -> limits::InteractionContext {
    match (interaction.kind, interaction.source) {
        (InteractionKind::Command, _) => limits::InteractionContext::Command,
        (InteractionKind::Component, _) => limits::InteractionContext::Component,
        (InteractionKind::Autocomplete, _) => limits::InteractionContext::Autocomplete,
        (InteractionKind::ModalSubmit, None) => limits::InteractionContext::CommandModal,
        (InteractionKind::ModalSubmit, Some(_)) => limits::InteractionContext::ComponentModal,
    }
}

/// The body for `with_response`.
fn resource(world: &World, id: InteractionId, callback: Callback) -> Result<Value, ApiError> {
    let interaction = world.interactions.get(id).ok_or_else(ApiError::unknown_interaction)?;
    let original = interaction.original;
    let message = original.and_then(|message| world.message(interaction.channel, message).ok());
    Ok(json!({
        "interaction": {
            "id": id,
            "type": interaction.kind as u8,
            "response_message_id": original,
            "response_message_loading": message.map(Message::is_thinking),
            "response_message_ephemeral": message.map(|message| message.visible_to.is_some()),
            "channel_id": interaction.channel,
            "guild_id": interaction.guild,
        },
        "resource": {
            "type": callback as u8,
            "message": message.map(|message| wire::message(world, message)),
        },
    }))
}
