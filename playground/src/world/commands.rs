//! The commands that the bot has registered, globally and for single guilds.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::World;
use crate::ids::{CommandId, GuildId, UserId};
use crate::permissions::Permissions;

/// Discord's numbers for where a command can be used: in guilds, and in direct messages with the
/// bot.
const IN_GUILDS: u64 = 0;
const IN_DIRECT_MESSAGES: u64 = 1;

/// Registered commands in Discord's form, by scope and id. The scope `None` is global.
#[derive(Debug, Default)]
pub(crate) struct Commands {
    scopes: BTreeMap<Option<GuildId>, BTreeMap<CommandId, Value>>,
}

impl Commands {
    pub(crate) fn of(&self, scope: Option<GuildId>) -> impl Iterator<Item = &Value> {
        self.scopes.get(&scope).into_iter().flat_map(BTreeMap::values)
    }

    /// Returns true if no command is registered at all.
    pub(super) fn is_empty(&self) -> bool {
        self.scopes.values().all(BTreeMap::is_empty)
    }

    pub(crate) fn get(&self, scope: Option<GuildId>, id: CommandId) -> Option<&Value> {
        self.scopes.get(&scope)?.get(&id)
    }

    pub(crate) fn remove(&mut self, scope: Option<GuildId>, id: CommandId) -> Option<Value> {
        self.scopes.get_mut(&scope)?.remove(&id)
    }

    pub(super) fn forget_guild(&mut self, guild: GuildId) {
        self.scopes.remove(&Some(guild));
    }

    /// The slash commands that work in this guild, or in direct messages, by name. A guild's own
    /// command hides a global one of the same name.
    pub(crate) fn usable(&self, guild: Option<GuildId>) -> BTreeMap<&str, &Value> {
        let own = self.of(guild).filter(|_| guild.is_some());
        let context = if guild.is_some() { IN_GUILDS } else { IN_DIRECT_MESSAGES };
        let usable = self.of(None).filter(|command| works_in(command, context));
        usable
            .chain(own)
            .filter(|command| command["type"] == 1)
            .filter_map(|command| Some((command["name"].as_str()?, command)))
            .collect()
    }
}

/// Returns true if a member with these permissions sees a command by default.
fn offered_by_default(command: &Value, held: Permissions) -> bool {
    let needed = &command["default_member_permissions"];
    let bits = needed.as_u64().or_else(|| needed.as_str()?.parse().ok());
    // Zero means administrators only.
    let needed = bits.map(|bits| if bits == 0 { Permissions::ADMINISTRATOR.bits() } else { bits });
    held.contains(Permissions::ADMINISTRATOR)
        || needed.is_none_or(|bits| held.contains(Permissions::from_bits(bits)))
}

/// Returns true if a global command works in a context, given as Discord's number. Without
/// `contexts` it works in both, unless the older `dm_permission` keeps it out of direct messages.
fn works_in(command: &Value, context: u64) -> bool {
    match command["contexts"].as_array() {
        Some(contexts) => contexts.iter().any(|known| *known == context),
        None => context == IN_GUILDS || command["dm_permission"] != false,
    }
}

impl World {
    /// The usable commands that Discord's client offers to this person.
    pub(crate) fn offered(&self, guild: Option<GuildId>, user: UserId) -> BTreeMap<&str, &Value> {
        let mut offered = self.commands.usable(guild);
        if let Some(guild) = guild {
            let held = self.member_permissions(guild, user);
            offered.retain(|_, command| offered_by_default(command, held));
        }
        offered
    }

    /// Registers a command. It replaces one of the same name and type and keeps its id.
    pub(crate) fn register(&mut self, scope: Option<GuildId>, given: &Value) -> Value {
        let kind = given["type"].as_u64().unwrap_or(1);
        let same = self
            .commands
            .of(scope)
            .find(|known| known["name"] == given["name"] && known["type"] == kind);
        let known_id: Option<CommandId> = same.and_then(|known| known["id"].as_str()?.parse().ok());
        let id = known_id.unwrap_or_else(|| self.ids.next());
        self.register_as(scope, id, given)
    }

    /// Registers a command under an id that is new or its own.
    pub(crate) fn register_as(
        &mut self,
        scope: Option<GuildId>,
        id: CommandId,
        given: &Value,
    ) -> Value {
        let version: CommandId = self.ids.next();
        let command = json!({
            "id": id,
            "application_id": self.bot,
            "version": version,
            "type": given["type"].as_u64().unwrap_or(1),
            "guild_id": scope,
            "name": given["name"],
            "name_localizations": given["name_localizations"],
            "description": given["description"].as_str().unwrap_or_default(),
            "description_localizations": given["description_localizations"],
            "options": given["options"].as_array().cloned().unwrap_or_default(),
            "default_member_permissions": given["default_member_permissions"],
            "dm_permission": given["dm_permission"],
            "nsfw": given["nsfw"].as_bool().unwrap_or(false),
            "contexts": given["contexts"],
            "integration_types": given.get("integration_types").cloned().unwrap_or(json!([0])),
        });
        self.commands.scopes.entry(scope).or_default().insert(id, command.clone());
        self.mark_changed();
        command
    }

    /// Replaces all commands of a scope. Commands that keep their name and type keep their ids.
    pub(crate) fn register_all(&mut self, scope: Option<GuildId>, given: &[Value]) -> Vec<Value> {
        let registered: Vec<Value> =
            given.iter().map(|command| self.register(scope, command)).collect();
        let named = |id: &CommandId| {
            let id = id.to_string();
            registered.iter().any(|command| command["id"] == id.as_str())
        };
        self.commands.scopes.entry(scope).or_default().retain(|id, _| named(id));
        self.mark_changed();
        registered
    }
}
