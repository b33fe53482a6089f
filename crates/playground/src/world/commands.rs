//! The commands that the bot has registered, globally and for single guilds.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{Place, World};
use crate::ids::{CommandId, GuildId, UserId};
use crate::permissions::Permissions;

/// The type of a command, with Discord's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CommandKind {
    /// Typed after a slash.
    Slash = 1,
    /// In the menu of a user.
    User = 2,
    /// In the menu of a message.
    Message = 3,
}

/// Discord's type of the command that launches an application's Activity.
pub(crate) const ENTRY_POINT: u64 = 4;

/// Registered commands in Discord's form, by scope and id. The scope `None` is global.
#[derive(Debug, Default)]
pub(crate) struct Commands {
    scopes: BTreeMap<Option<GuildId>, BTreeMap<CommandId, Value>>,
}

impl Commands {
    pub(crate) fn of(&self, scope: Option<GuildId>) -> impl Iterator<Item = &Value> {
        self.scopes.get(&scope).into_iter().flat_map(BTreeMap::values)
    }

    /// Returns true if the command that launches the application's Activity is there.
    pub(crate) fn has_entry_point(&self, scope: Option<GuildId>) -> bool {
        self.of(scope).any(|command| command["type"] == ENTRY_POINT)
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

    /// Returns true if a command of this name and type is registered anywhere.
    pub(crate) fn contains(&self, kind: CommandKind, name: &str) -> bool {
        let mut all = self.scopes.values().flat_map(BTreeMap::values);
        all.any(|command| command["type"] == kind as u64 && command["name"] == name)
    }

    /// The commands of a type whose contexts include a place, by name. A guild's own command hides a
    /// global one of the same name.
    pub(crate) fn usable(&self, kind: CommandKind, place: Place) -> BTreeMap<&str, &Value> {
        let own = match place {
            Place::Guild(guild) => Some(self.of(Some(guild))),
            Place::BotDm | Place::Private => None,
        };
        let usable = self.of(None).filter(|command| works_in(command, place));
        usable
            .chain(own.into_iter().flatten())
            .filter(|command| command["type"] == kind as u64)
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

/// Returns true if a global command's contexts include a place. Without `contexts` they include all,
/// unless the older `dm_permission` keeps the command out of direct messages.
fn works_in(command: &Value, place: Place) -> bool {
    match command["contexts"].as_array() {
        Some(contexts) => contexts.iter().any(|known| *known == place.context()),
        None => matches!(place, Place::Guild(_)) || command["dm_permission"] != false,
    }
}

impl World {
    /// The commands of a type that Discord's client offers to this person in a place.
    pub(crate) fn offered(
        &self,
        kind: CommandKind,
        place: Place,
        user: UserId,
    ) -> BTreeMap<&str, &Value> {
        let mut offered = self.commands.usable(kind, place);
        offered.retain(|_, command| {
            self.owners_of_command(command, place, user).any() && self.permits(command, place, user)
        });
        offered
    }

    /// Returns true if a person has the default permissions of a command in a place.
    pub(crate) fn permits(&self, command: &Value, place: Place, user: UserId) -> bool {
        match place {
            Place::Guild(guild) => {
                offered_by_default(command, self.member_permissions(guild, user))
            }
            Place::BotDm | Place::Private => true,
        }
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
            "handler": given["handler"],
            "nsfw": given["nsfw"].as_bool().unwrap_or(false),
            "contexts": given["contexts"],
            "integration_types": match &given["integration_types"] {
                // By default those of the app, which supports both.
                Value::Null => json!([0, 1]),
                listed => listed.clone(),
            },
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
