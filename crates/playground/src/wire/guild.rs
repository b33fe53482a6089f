//! Guild and role objects.

use serde_json::{Value, json};

use super::{channel, event, member};
use crate::clock;
use crate::ids::{GuildId, RoleId};
use crate::permissions::Permissions;
use crate::world::{Guild, Role, World};

/// A guild object as GET returns it.
pub(crate) fn guild(guild: &Guild) -> Value {
    json!({
        "id": guild.id,
        "name": guild.name,
        "icon": null,
        "splash": null,
        "discovery_splash": null,
        "banner": null,
        "description": null,
        "owner_id": guild.owner,
        "region": "deprecated",
        "afk_channel_id": null,
        "afk_timeout": 300,
        "system_channel_id": guild.system_channel,
        "system_channel_flags": 0,
        "rules_channel_id": null,
        "public_updates_channel_id": null,
        "safety_alerts_channel_id": null,
        "widget_enabled": false,
        "widget_channel_id": null,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw": false,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": false,
        "preferred_locale": guild.locale,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": roles(guild),
        "application_id": null,
        "vanity_url_code": null,
        "max_members": 25_000_000,
        "max_presences": null,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "incidents_data": null,
    })
}

/// A guild object as the gateway sends it.
pub(crate) fn guild_create(world: &World, of: &Guild) -> Value {
    let mut object = guild(of);
    let (threads, channels): (Vec<_>, Vec<_>) =
        world.channels_of(of.id).partition(|channel| channel.thread().is_some());
    object["joined_at"] =
        json!(of.members.get(&world.bot).map(|member| clock::iso8601(member.joined)));
    object["large"] = json!(false);
    object["unavailable"] = json!(false);
    object["member_count"] = json!(of.members.len());
    object["members"] = json!([member(world, of.id, world.bot)]);
    object["channels"] =
        channels.into_iter().map(|place| channel(world, place)).collect::<Vec<_>>().into();
    object["threads"] = threads
        .into_iter()
        .filter(|place| place.thread().is_some_and(|thread| !thread.archived))
        .map(|place| channel(world, place))
        .collect::<Vec<_>>()
        .into();
    object["guild_scheduled_events"] =
        world.events_of(of.id).map(|it| event(world, of.id, it)).collect::<Vec<_>>().into();
    for empty in ["voice_states", "presences", "stage_instances", "soundboard_sounds"] {
        object[empty] = json!([]);
    }
    object
}

/// The guild's roles: @everyone, the bot's own role, and those of people.
pub(crate) fn roles(guild: &Guild) -> Vec<Value> {
    let mut roles = vec![everyone(guild.id), bot_role(guild)];
    roles.extend(guild.roles.keys().filter_map(|id| role(guild, *id)));
    roles
}

/// One role of a guild.
pub(crate) fn role(guild: &Guild, id: RoleId) -> Option<Value> {
    if id.get() == guild.id.get() {
        return Some(everyone(guild.id));
    }
    if id == guild.bot_role {
        return Some(bot_role(guild));
    }
    let Role { name, permissions } = guild.roles.get(&id)?;
    Some(role_object(guild, id, name, *permissions))
}

fn everyone(guild: GuildId) -> Value {
    json!({
        "id": guild, "name": "@everyone", "color": 0, "hoist": false, "position": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "permissions": Permissions::MEMBER, "managed": false, "mentionable": false,
        "icon": null, "unicode_emoji": null, "flags": 0,
    })
}

fn bot_role(guild: &Guild) -> Value {
    let permissions = Permissions::MEMBER | guild.bot_permissions;
    role_object(guild, guild.bot_role, "DVONN", permissions)
}

fn role_object(guild: &Guild, id: RoleId, name: &str, permissions: Permissions) -> Value {
    let below = guild.hierarchy.iter().take_while(|known| **known != id).count();
    json!({
        "id": id, "name": name, "color": 0, "hoist": false, "position": 1 + below,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "permissions": permissions, "managed": id == guild.bot_role, "mentionable": false,
        "icon": null, "unicode_emoji": null, "flags": 0,
    })
}
