//! Everything the page shows to one user, as described in `PROTOCOL.md`.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::act::modal_view;
use crate::ids::{GuildId, RoleId, UserId};
use crate::limits;
use crate::welcome::Welcome;
use crate::wire;
use crate::world::{
    Attachment, Channel, ChannelKind, CommandKind, Guild, Interaction, InteractionKind,
    InteractionState, Message, MessageKind, Place, Role, ScheduledEvent, World, mentioned_users,
};

/// The maximum number of messages shown in a channel.
const SHOWN_MESSAGES: usize = 50;
/// The maximum length of the quote in a reply, in characters.
const SHOWN_OF_REPLY: usize = 100;

/// The view of a user.
pub(super) fn view(world: &World, welcome: Option<&Welcome>, user: UserId) -> Value {
    let home = world.first_guild();
    let guild = home.map(|guild| guild.id);
    let here = guild.is_some_and(|guild| world.is_member(guild, user));
    let mut channels: Vec<&Channel> = world
        .channels
        .values()
        .filter(|channel| channel.shown_to(user))
        .filter(|channel| channel.guild.is_none() || channel.guild == guild && here)
        .collect();
    channels.sort_by_key(|channel| match channel.kind {
        ChannelKind::Text | ChannelKind::Voice | ChannelKind::Forum => 0,
        ChannelKind::Thread(_) => 1,
        ChannelKind::Direct(_) => 2,
        ChannelKind::Private(_) => 3,
    });
    let open = world.interactions.open.iter().filter_map(|id| world.interactions.get(*id));
    let open = open.filter(|open| open.user == user && open.kind != InteractionKind::Autocomplete);
    let slash = offered(world, CommandKind::Slash, user);
    let locale = locale_of(world, user);
    json!({
        // Answers can overtake each other: the page keeps the newest.
        "revision": world.revision(),
        "you": user,
        "users": world.users.keys().map(|id| person(world, *id)).collect::<Vec<_>>(),
        "bot": { "state": world.bot_state(), "failure": world.bot_failure },
        "ahead_s": world.clock.ahead().as_secs(),
        "welcome": welcome.map(Welcome::view),
        "guild": home.map(guild_view),
        "events": guild.into_iter().flat_map(|id| world.events_of(id)).map(event_view).collect::<Vec<_>>(),
        "locales": limits::locales().collect::<Vec<_>>(),
        "channels": channels.iter().map(|place| channel(world, place, user)).collect::<Vec<_>>(),
        "commands": slash.into_iter().map(|of| command(of, locale)).collect::<Vec<_>>(),
        "menu_commands": menu_commands(world, user),
        "modals": world.interactions.open_forms(user).map(modal_view).collect::<Vec<_>>(),
        "pending": open.map(pending).collect::<Vec<_>>(),
    })
}

fn guild_view(of: &Guild) -> Value {
    let role = |(id, role): (&RoleId, &Role)| json!({ "id": id, "name": role.name, "permissions": role.permissions.names(), "assignable": true });
    let fixed = wire::roles(of).into_iter().take(2).map(|role| {
        json!({ "id": role["id"], "name": role["name"], "permissions": [], "assignable": false })
    });
    let roles: Vec<Value> = fixed.chain(of.roles.iter().map(role)).collect();
    json!({ "id": of.id, "name": of.name, "owner": of.owner, "locale": of.locale, "roles": roles })
}

fn event_view(of: &ScheduledEvent) -> Value {
    json!({
        "id": of.id,
        "name": of.name,
        "description": of.description,
        "location": of.location,
        "starts_at": of.starts_at,
        "ends_at": of.ends_at,
    })
}

fn person(world: &World, id: UserId) -> Value {
    let account = &world.users[&id];
    let member = world.first_guild().and_then(|guild| guild.members.get(&id));
    json!({
        "id": id,
        "username": account.username,
        "name": world.shown_name(id),
        "bot": account.bot,
        "locale": account.locale,
        "direct_messages": !account.dms_closed,
        "installed": account.installed,
        "here": member.is_some(),
        "roles": member.map(|member| &member.roles),
    })
}

fn named(world: &World, id: UserId) -> Value {
    json!({ "id": id, "name": world.shown_name(id) })
}

fn channel(world: &World, of: &Channel, viewer: UserId) -> Value {
    let (archived, locked) =
        of.thread().map_or((false, false), |thread| (thread.archived, thread.locked));
    let denied = of.parent().and_then(|id| world.channels.get(&id)).unwrap_or(of).denied_to_bot;
    let seen =
        of.messages.iter().filter(|message| message.visible_to.is_none_or(|only| only == viewer));
    let mut messages: Vec<(u64, Value)> = seen
        .map(|message| (message.id.get(), message_view(world, message, viewer)))
        .chain(unanswered(world, of, viewer))
        .collect();
    messages.sort_by_key(|(id, _)| *id);
    let skipped = messages.len().saturating_sub(SHOWN_MESSAGES);
    json!({
        "id": of.id,
        "name": match &of.kind {
            ChannelKind::Direct(_) => world.shown_name(world.bot),
            ChannelKind::Private(people) => others(world, people, viewer),
            _ => of.name.clone(),
        },
        "kind": match of.kind {
            ChannelKind::Text | ChannelKind::Voice | ChannelKind::Forum => "text",
            ChannelKind::Thread(_) => "thread",
            ChannelKind::Direct(_) => "dm",
            ChannelKind::Private(_) => "private",
        },
        "parent": of.parent(),
        "people": match &of.kind {
            ChannelKind::Private(people) => Some(people),
            _ => None,
        },
        "archived": archived,
        "locked": locked,
        "bot_lacks": denied.names(),
        "messages": messages.into_iter().skip(skipped).map(|(_, view)| view).collect::<Vec<_>>(),
    })
}

/// The names of the other people in a private channel.
fn others(world: &World, people: &BTreeSet<UserId>, viewer: UserId) -> String {
    let others = people.iter().filter(|user| **user != viewer);
    others.map(|user| world.shown_name(*user)).collect::<Vec<_>>().join(", ")
}

/// The viewer's unanswered commands in this channel, each as an ephemeral line.
fn unanswered(
    world: &World,
    place: &Channel,
    viewer: UserId,
) -> impl Iterator<Item = (u64, Value)> {
    let known = world.unanswered.iter().filter_map(|id| world.interactions.get(*id));
    let mine = known.filter(move |known| known.user == viewer && known.channel == place.id);
    mine.map(move |interaction| {
        let view = json!({
            "id": interaction.id,
            "channel": place.id,
            "time": interaction.sent,
            "edited": null,
            "author": author(world, world.bot),
            "content": "",
            "mentions": [],
            "pings_me": false,
            "ephemeral": true,
            "state": "failed",
            "system": null,
            "command": { "user": named(world, viewer), "text": interaction.command },
            "reply_to": null,
            "thread": null,
            "attachments": [],
            "components": [],
        });
        (interaction.id.get(), view)
    })
}

fn author(world: &World, id: UserId) -> Value {
    let mut author = named(world, id);
    author["bot"] = json!(world.users.get(&id).is_some_and(|user| user.bot));
    author
}

fn message_view(world: &World, of: &Message, viewer: UserId) -> Value {
    let system = (of.kind == MessageKind::ThreadCreated)
        .then(|| format!("started a thread: {}", of.content));
    let origin = of.origin.as_ref().filter(|origin| origin.original);
    let command = origin.and_then(|origin| {
        let text = origin.command.as_ref()?;
        Some(json!({ "user": named(world, origin.user), "text": text }))
    });
    let replied = of
        .reply_to
        .and_then(|id| world.message(of.channel, id).ok())
        .filter(|replied| replied.visible_to.is_none_or(|owner| owner == viewer));
    let thread = of.thread.and_then(|id| world.channels.get(&id));
    json!({
        "id": of.id,
        "channel": of.channel,
        "time": of.sent,
        "edited": of.edited,
        "author": author(world, of.author),
        "content": if system.is_some() { "" } else { &of.content },
        "mentions": mentioned_users(&of.content).into_iter().map(|id| named(world, id)).collect::<Vec<_>>(),
        "pings_me": of.pings.contains(&viewer),
        "ephemeral": of.visible_to.is_some(),
        "state": if of.is_thinking() { "thinking" } else { "sent" },
        "system": system,
        "command": command,
        "reply_to": replied.map(|replied| json!({
            "id": replied.id,
            "author": world.shown_name(replied.author),
            "content": replied.content.chars().take(SHOWN_OF_REPLY).collect::<String>(),
        })),
        "thread": thread.map(|thread| json!({ "id": thread.id, "name": thread.name })),
        "attachments": of.attachments.iter().map(attachment).collect::<Vec<_>>(),
        "components": components(world, of),
    })
}

/// The components of a message. Menus that Discord fills get the members, roles or channels of the guild as their
/// options.
fn components(world: &World, of: &Message) -> Value {
    let mut rows = json!(of.components);
    let guild = world.channels.get(&of.channel).and_then(|channel| channel.guild);
    let controls = rows.as_array_mut().into_iter().flatten();
    let controls = controls.filter_map(|row| row["components"].as_array_mut()).flatten();
    for menu in controls {
        let options: Vec<(String, String)> = match menu["type"].as_u64() {
            Some(5) => members(world, guild),
            Some(6) => roles(world, guild),
            Some(8) => channels(world, guild, &menu["channel_types"]),
            _ => continue,
        };
        let chosen: Vec<_> = menu["default_values"].as_array().into_iter().flatten().collect();
        let options = options.into_iter().map(|(value, label)| {
            let is_chosen = chosen.iter().any(|default| default["id"] == value);
            json!({ "label": label, "value": value, "default": is_chosen })
        });
        menu["options"] = options.collect();
    }
    rows
}

/// The people of a guild or, outside of guilds, all of them: ids and names.
fn members(world: &World, guild: Option<GuildId>) -> Vec<(String, String)> {
    let known = world.users.values().filter(|user| !user.bot);
    let members = known.filter(|user| guild.is_none_or(|guild| world.is_member(guild, user.id)));
    members.map(|user| (user.id.to_string(), world.shown_name(user.id))).collect()
}

/// The roles of a guild that people can have: ids and names.
fn roles(world: &World, guild: Option<GuildId>) -> Vec<(String, String)> {
    let guild = guild.and_then(|guild| world.guilds.get(&guild));
    let roles = guild.into_iter().flat_map(|guild| &guild.roles);
    roles.map(|(id, role)| (id.to_string(), format!("@{}", role.name))).collect()
}

/// The channels of a guild, without threads, of these types: ids and names.
fn channels(world: &World, guild: Option<GuildId>, types: &Value) -> Vec<(String, String)> {
    let is_wanted = |channel: &Channel| {
        types.as_array().is_none_or(|types| types.contains(&json!(wire::channel_type(channel))))
    };
    let all = world.channels.values().filter(|channel| {
        channel.guild == guild
            && !matches!(channel.kind, ChannelKind::Thread(_))
            && is_wanted(channel)
    });
    all.map(|channel| (channel.id.to_string(), format!("#{}", channel.name))).collect()
}

fn attachment(of: &Attachment) -> Value {
    json!({
        "id": of.id,
        "filename": of.filename,
        "url": of.path(),
        "size": of.size,
        "content_type": of.content_type,
        "width": of.width,
        "height": of.height,
        "alt": of.description,
    })
}

/// The commands of a type that a person sees in the first guild, in direct messages with the bot, or
/// in those with other people, by name, each with those places.
fn offered(world: &World, kind: CommandKind, user: UserId) -> Vec<(&Value, Vec<&'static str>)> {
    let places = [("guild", world.home()), ("dm", Place::BotDm), ("private", Place::Private)];
    let mut all: BTreeMap<(&str, &str), (&Value, Vec<&str>)> = BTreeMap::new();
    for (shown, place) in places {
        for (name, of) in world.offered(kind, place, user) {
            let id = of["id"].as_str().unwrap_or_default();
            all.entry((name, id)).or_insert((of, Vec::new())).1.push(shown);
        }
    }
    all.into_values().collect()
}

fn command((of, places): (&Value, Vec<&str>), locale: &str) -> Value {
    json!({
        "places": places,
        "id": of["id"],
        "name": of["name"],
        "shown": localized(of, "name", locale),
        "description": localized(of, "description", locale),
        "options": options(of, locale),
    })
}

fn locale_of(world: &World, user: UserId) -> &str {
    world.users.get(&user).map_or("", |account| &account.locale)
}

/// The name or the description of a command, an option or a choice in a language.
fn localized<'a>(of: &'a Value, what: &str, locale: &str) -> &'a Value {
    let translated = &of[format!("{what}_localizations")][locale];
    if translated.is_string() { translated } else { &of[what] }
}

/// The commands in the menus of users, then those in the menus of messages.
fn menu_commands(world: &World, user: UserId) -> Vec<Value> {
    let menus = [("user", CommandKind::User), ("message", CommandKind::Message)];
    let locale = locale_of(world, user);
    let of_menu = |(menu, kind)| {
        let shown = move |(of, places): (&Value, Vec<&str>)| {
            json!({
                "menu": menu,
                "places": places,
                "id": of["id"],
                "name": of["name"],
                "shown": localized(of, "name", locale),
            })
        };
        offered(world, kind, user).into_iter().map(shown)
    };
    menus.into_iter().flat_map(of_menu).collect()
}

fn options(of: &Value, locale: &str) -> Vec<Value> {
    let choice = |choice: &Value| json!({ "name": localized(choice, "name", locale), "value": choice["value"] });
    let option = |option: &Value| {
        json!({
            "type": option["type"],
            "name": option["name"],
            "shown": localized(option, "name", locale),
            "description": localized(option, "description", locale),
            "required": option["required"] == true,
            "autocomplete": option["autocomplete"] == true,
            "choices": option["choices"].as_array().into_iter().flatten().map(choice).collect::<Vec<_>>(),
            "options": options(option, locale),
            "channel_types": option["channel_types"].as_array().cloned().unwrap_or_default(),
            "min_value": option["min_value"],
            "max_value": option["max_value"],
            "min_length": option["min_length"],
            "max_length": option["max_length"],
        })
    };
    of["options"].as_array().into_iter().flatten().map(option).collect()
}

fn pending(of: &Interaction) -> Value {
    json!({
        "interaction": of.id,
        "channel": of.channel,
        "message": of.source,
        "custom_id": of.custom_id,
        "text": of.command,
        "state": if of.stage == InteractionState::Failed { "failed" } else { "waiting" },
    })
}
