//! Channel and thread objects.

use serde_json::{Value, json};

use super::user_of;
use crate::clock;
use crate::ids::{ChannelId, UserId};
use crate::permissions::Permissions;
use crate::world::{Channel, ChannelKind, Thread, World};

/// Discord's number for the type of a channel.
pub(crate) fn channel_type(channel: &Channel) -> u8 {
    match &channel.kind {
        ChannelKind::Text => 0,
        ChannelKind::Voice => 2,
        ChannelKind::Forum => 15,
        ChannelKind::Direct(_) => 1,
        ChannelKind::Private(people) => {
            if people.len() > 2 {
                3
            } else {
                1
            }
        }
        ChannelKind::Thread(thread) => 11 + u8::from(thread.private),
    }
}

/// A channel object.
pub(crate) fn channel(world: &World, of: &Channel) -> Value {
    let last = of.messages.iter().rev().find(|message| message.visible_to.is_none());
    let mut object = json!({
        "id": of.id,
        "type": channel_type(of),
        "last_message_id": last.map(|message| message.id),
        "flags": 0,
    });
    match &of.kind {
        ChannelKind::Direct(recipient) => {
            object["recipients"] = json!([user_of(world, *recipient)]);
        }
        ChannelKind::Private(people) => {
            let recipients = people.iter().map(|user| user_of(world, *user));
            object["recipients"] = recipients.collect();
            if people.len() > 2 {
                object["name"] = Value::Null;
                object["icon"] = Value::Null;
                object["owner_id"] = json!(people.first());
            }
        }
        ChannelKind::Text | ChannelKind::Voice | ChannelKind::Forum => {
            object["permission_overwrites"] = overwrites(world, of);
            object["position"] = json!(0);
            object["parent_id"] = Value::Null;
            object["topic"] = Value::Null;
        }
        ChannelKind::Thread(thread) => {
            object["parent_id"] = json!(thread.parent);
            object["owner_id"] = json!(thread.owner);
            object["thread_metadata"] = metadata(thread);
            object["member_count"] = json!(thread.members.len().min(50));
            object["message_count"] = json!(of.messages.len());
            object["total_message_sent"] = json!(of.messages.len());
        }
    }
    if let Some(guild) = of.guild {
        object["guild_id"] = json!(guild);
        object["name"] = json!(of.name);
        object["nsfw"] = json!(false);
        object["rate_limit_per_user"] = json!(0);
    }
    object
}

/// A channel object as included in an interaction, with the user's permissions there.
pub(crate) fn partial_channel(world: &World, of: &Channel, user: UserId) -> Value {
    let mut object = channel(world, of);
    object["permissions"] = json!(world.permissions_in(of, user));
    if let Some(fields) = object.as_object_mut() {
        fields.remove("permission_overwrites");
    }
    object
}

/// A thread member object.
pub(crate) fn thread_member(world: &World, thread: ChannelId, user: UserId) -> Value {
    let now = clock::iso8601(world.clock.unix_millis());
    json!({ "id": thread, "user_id": user, "join_timestamp": now, "flags": 0 })
}

fn metadata(thread: &Thread) -> Value {
    json!({
        "archived": thread.archived,
        "locked": thread.locked,
        "auto_archive_duration": thread.auto_archive_minutes,
        "archive_timestamp": clock::iso8601(thread.archived_at),
        "create_timestamp": clock::iso8601(thread.created),
        "invitable": true,
    })
}

fn overwrites(world: &World, channel: &Channel) -> Value {
    let (deny, hidden) = (channel.denied_to_bot, channel.denied_to_people);
    // What people lose, the bot keeps.
    let allow = channel.allowed_to_bot | (hidden & !deny);
    let mut overwrites = Vec::new();
    if let Some(guild) = channel.guild.filter(|_| hidden != Permissions::NONE) {
        let everyone = json!({
            "id": guild, "type": 0, "allow": Permissions::NONE, "deny": hidden,
        });
        overwrites.push(everyone);
    }
    if allow | deny != Permissions::NONE {
        overwrites.push(json!({ "id": world.bot, "type": 1, "allow": allow, "deny": deny }));
    }
    overwrites.into()
}
