//! Parts of the world as Discord's JSON objects. Reads the world but never changes it.

mod channel;
mod event;
mod guild;
mod interaction;
mod message;

pub(crate) use channel::{channel, channel_type, partial_channel, thread_member};
pub(crate) use event::event;
pub(crate) use guild::{guild, guild_create, role, roles};
pub(crate) use interaction::interaction_create;
pub(crate) use message::{attachment, message};
use serde_json::{Value, json};

use crate::clock;
use crate::ids::{GuildId, UserId};
use crate::world::{Owners, User, World};

/// A user object.
pub(crate) fn user(user: &User) -> Value {
    json!({
        "id": user.id,
        "username": user.username,
        "discriminator": "0",
        "global_name": user.global_name,
        "avatar": null,
        "bot": user.bot,
        "system": false,
        "public_flags": 0,
        "flags": 0,
        "banner": null,
        "accent_color": null,
        "avatar_decoration_data": null,
        "primary_guild": null,
        "collectibles": null,
    })
}

/// A user object for an account that may no longer exist.
pub(crate) fn user_of(world: &World, id: UserId) -> Value {
    match world.users.get(&id) {
        Some(account) => user(account),
        None => user(&User::person(id, "Deleted User", None)),
    }
}

/// The bot's own user object.
pub(crate) fn current_user(world: &World) -> Value {
    let mut object = user_of(world, world.bot);
    object["verified"] = json!(true);
    object["mfa_enabled"] = json!(false);
    object["email"] = Value::Null;
    object["locale"] = json!("en-US");
    object
}

/// A guild member object. For someone who left, it has no nickname, roles or join date.
pub(crate) fn member(world: &World, guild: GuildId, id: UserId) -> Value {
    let guild = world.guilds.get(&guild);
    let membership = guild.and_then(|guild| guild.members.get(&id));
    let bot_role = guild.filter(|_| id == world.bot).map(|guild| guild.bot_role);
    let given = membership.into_iter().flat_map(|membership| &membership.roles);
    let roles: Vec<_> = bot_role.iter().chain(given).collect();
    json!({
        "user": user_of(world, id),
        "nick": membership.and_then(|membership| membership.nick.as_deref()),
        "avatar": null,
        "banner": null,
        "roles": roles,
        "joined_at": membership.map(|membership| clock::iso8601(membership.joined)),
        "premium_since": null,
        "deaf": false,
        "mute": false,
        "flags": 0,
        "pending": false,
        "communication_disabled_until": null,
        "avatar_decoration_data": null,
        "collectibles": null,
    })
}

/// The installations that authorized an interaction in a guild, or in direct messages without one.
fn integration_owners(owners: Owners, guild: Option<GuildId>) -> Value {
    let mut object = json!({});
    if owners.guild {
        object["0"] = json!(guild.map_or("0".to_owned(), |guild| guild.to_string()));
    }
    if let Some(user) = owners.user {
        object["1"] = json!(user);
    }
    object
}

/// The application object of the bot.
pub(crate) fn application(world: &World) -> Value {
    let name = world.users.get(&world.bot).map_or("", |bot| bot.username.as_str());
    let owner = world.users.values().find(|user| !user.bot);
    json!({
        "id": world.bot,
        "name": name,
        "icon": null,
        "description": "",
        "summary": "",
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": "0".repeat(64),
        "flags": 0,
        "hook": true,
        "owner": owner.map(user),
        "team": null,
        "bot": user_of(world, world.bot),
        "approximate_guild_count": world.guilds.keys().filter(|id| world.has_bot(**id)).count(),
        "approximate_user_install_count": world.users.values().filter(|user| user.installed).count(),
        "integration_types_config": { "0": {}, "1": {} },
        "redirect_uris": [],
        "interactions_endpoint_url": null,
        "role_connections_verification_url": null,
    })
}

/// The address of the gateway on a server with this base URL.
pub(crate) fn gateway_url(base_url: &str) -> String {
    format!("{}/gateway", base_url.replacen("http", "ws", 1))
}
