//! Message objects.

use serde_json::{Value, json};

use super::{channel, integration_owners, user_of};
use crate::clock;
use crate::world::{Attachment, Message, MessageOrigin, Target, World};

/// A message object. It includes the message it replies to, but not further ones.
pub(crate) fn message(world: &World, of: &Message) -> Value {
    let mut object = plain(world, of);
    if let Some(id) = of.reply_to {
        let guild = world.channels.get(&of.channel).and_then(|channel| channel.guild);
        object["message_reference"] =
            json!({ "type": 0, "message_id": id, "channel_id": of.channel, "guild_id": guild });
        let referenced = world.message(of.channel, id).ok();
        object["referenced_message"] = json!(referenced.map(|message| plain(world, message)));
    }
    object
}

fn plain(world: &World, of: &Message) -> Value {
    let mentions: Vec<Value> = of.mentions.iter().map(|user| user_of(world, *user)).collect();
    let mut object = json!({
        "id": of.id,
        "channel_id": of.channel,
        "type": of.kind as u8,
        "author": user_of(world, of.author),
        "content": of.content,
        "timestamp": clock::iso8601(of.sent),
        "edited_timestamp": of.edited.map(clock::iso8601),
        "tts": false,
        "mention_everyone": false,
        "mentions": mentions,
        "mention_roles": [],
        "attachments": of.attachments.iter().map(|file| attachment(world, file)).collect::<Vec<_>>(),
        "embeds": [],
        "components": of.components,
        "pinned": false,
        "flags": of.flags,
    });
    if let Some(nonce) = &of.nonce {
        object["nonce"] = nonce.clone();
    }
    if let Some(thread) = of.thread.and_then(|id| world.channels.get(&id)) {
        object["thread"] = channel(world, thread);
    }
    if let (Some(id), Some(origin)) = (of.interaction, &of.origin) {
        object["application_id"] = json!(world.bot);
        object["webhook_id"] = json!(world.bot);
        object["interaction_metadata"] = metadata(world, id, origin, of);
        if let Some(command) = origin.command.as_deref().filter(|_| origin.original) {
            object["interaction"] = json!({
                "id": id, "type": origin.kind, "name": command.trim_start_matches('/'),
                "user": user_of(world, origin.user),
            });
        }
    }
    object
}

fn metadata(
    world: &World,
    id: crate::ids::InteractionId,
    origin: &MessageOrigin,
    message: &Message,
) -> Value {
    let guild = world.channels.get(&message.channel).and_then(|channel| channel.guild);
    let mut object = json!({
        "id": id,
        "type": origin.kind,
        "user": user_of(world, origin.user),
        "authorizing_integration_owners": integration_owners(origin.owners, guild),
    });
    match origin.target {
        Some(Target::User(user)) => object["target_user"] = user_of(world, user),
        Some(Target::Message(message)) => object["target_message_id"] = json!(message),
        None => {}
    }
    match origin.kind {
        3 => object["interacted_message_id"] = json!(origin.source),
        5 => {
            object["triggering_interaction_metadata"] = json!({
                "id": id, "type": 2, "user": user_of(world, origin.user),
                "authorizing_integration_owners": object["authorizing_integration_owners"],
            });
        }
        _ => {}
    }
    if !origin.original {
        object["original_response_message_id"] = json!(message.reply_to);
    }
    object
}

/// An attachment object.
pub(crate) fn attachment(world: &World, of: &Attachment) -> Value {
    let url = format!("{}{}", world.base_url, of.path());
    let mut object = json!({
        "id": of.id,
        "filename": of.filename,
        "size": of.size,
        "url": url,
        "proxy_url": url,
        "content_type": of.content_type,
    });
    if let Some(description) = &of.description {
        object["description"] = json!(description);
    }
    if let (Some(width), Some(height)) = (of.width, of.height) {
        object["width"] = json!(width);
        object["height"] = json!(height);
    }
    object
}
