//! Slash commands and the autocomplete of their options.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};

use super::lookup::find_command;
use super::resolved::Resolved;
use super::{Invocation, NewInteraction, Refused, start};
use crate::hub::Hub;
use crate::ids::{ChannelId, UserId};
use crate::world::{CommandKind, InteractionKind, NewFile, World};

/// The maximum length of a string option.
const MAX_STRING_LENGTH: usize = 6000;

/// A slash command as a person types it.
#[derive(Clone, Debug, Deserialize)]
pub struct CommandCall {
    /// The person.
    pub user: UserId,
    /// The channel.
    pub channel: ChannelId,
    /// The name of the command, then of its group and subcommand, separated by spaces: `dvonn
    /// move`.
    pub command: String,
    /// The options by name: strings, numbers, booleans, or the ids of users, channels, roles and
    /// uploaded files.
    #[serde(default)]
    pub options: BTreeMap<String, Value>,
    /// Files for attachment options by option name: file name and bytes.
    #[serde(skip)]
    pub files: BTreeMap<String, (String, Vec<u8>)>,
    /// Sends the command even if the bot has not registered it or one of its options, as an
    /// outdated client would. Also skips the default permissions, as if an administrator had opened
    /// the command to everyone.
    #[serde(default)]
    pub force: bool,
}

impl CommandCall {
    /// A command without options.
    pub fn new(user: UserId, channel: ChannelId, command: &str) -> Self {
        let command = command.to_owned();
        let (options, files) = (BTreeMap::new(), BTreeMap::new());
        Self { user, channel, command, options, files, force: false }
    }

    /// Adds an option.
    #[must_use]
    pub fn option(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.options.insert(name.to_owned(), value.into());
        self
    }

    /// Adds a file for an attachment option. Its media type follows from its name.
    #[must_use]
    pub fn attachment(mut self, name: &str, filename: &str, bytes: impl Into<Vec<u8>>) -> Self {
        self.files.insert(name.to_owned(), (filename.to_owned(), bytes.into()));
        self
    }

    /// Sends the command even if the bot has not registered it.
    #[must_use]
    pub fn forced(mut self) -> Self {
        self.force = true;
        self
    }

    pub(crate) fn invoke(&self, hub: &Arc<Hub>) -> Result<Invocation, Refused> {
        start(hub, |world| self.with_files_uploaded(world)?.prepare(world, None))
    }

    pub(crate) fn autocomplete(
        &self,
        hub: &Arc<Hub>,
        focused: &str,
    ) -> Result<Invocation, Refused> {
        start(hub, |world| self.prepare(world, Some(focused)))
    }

    /// A copy of the call with its files uploaded and replaced by their ids.
    fn with_files_uploaded(&self, world: &mut World) -> Result<Self, Refused> {
        let mut call = self.clone();
        for (option, (filename, bytes)) in std::mem::take(&mut call.files) {
            let (description, content_type, bytes) = (None, String::new(), bytes.into());
            let id =
                world.store_option_file(NewFile { filename, description, content_type, bytes })?;
            call.options.insert(option, json!(id));
        }
        Ok(call)
    }

    fn prepare(&self, world: &World, focused: Option<&str>) -> Result<NewInteraction, Refused> {
        world.check_presence(self.user, self.channel)?;
        let mut path = self.command.split_whitespace();
        let name = path.next().unwrap_or_default();
        let path: Vec<&str> = path.collect();
        let kind = CommandKind::Slash;
        let (known, owners) = find_command(world, kind, name, self.channel, self.user, self.force)?;
        let guild = world.channel(self.channel)?.guild;
        let mut resolved = Resolved::new(world, guild, self.user);
        let options = match known.and_then(|command| leaf(command, &path)) {
            Some((_, options)) => self.typed_options(options, focused, &mut resolved)?,
            None if self.force => self.guessed_options(),
            None => return Err(Refused::NoSuchCommand(self.command.clone())),
        };
        let kinds = known.and_then(|command| leaf(command, &path)).map(|(kinds, _)| kinds);
        let kinds = kinds.unwrap_or_else(|| vec![1; path.len()]);
        let mut nested = Value::Array(options);
        for (part, kind) in path.iter().zip(kinds).rev() {
            nested = json!([{ "type": kind, "name": part, "options": nested }]);
        }
        let id = known.map_or_else(|| json!(world.bot), |command| command["id"].clone());
        let mut data = json!({ "id": id, "name": name, "type": 1, "options": nested });
        if let Some(scope) = known.map(|command| &command["guild_id"]).filter(|id| id.is_string()) {
            data["guild_id"] = scope.clone();
        }
        if let Some(objects) = resolved.into_object() {
            data["resolved"] = objects;
        }
        let kind = match focused {
            Some(_) => InteractionKind::Autocomplete,
            None => InteractionKind::Command,
        };
        Ok(NewInteraction {
            kind,
            user: self.user,
            channel: self.channel,
            owners,
            source: None,
            custom_id: None,
            command: Some(format!("/{}", self.command)),
            target: None,
            data,
        })
    }

    /// The options, in the order and with the types that the bot registered.
    fn typed_options(
        &self,
        known: &[Value],
        focused: Option<&str>,
        resolved: &mut Resolved<'_>,
    ) -> Result<Vec<Value>, Refused> {
        let is_known = |name: &str| known.iter().any(|option| option["name"] == name);
        if let Some(unknown) = self.options.keys().find(|name| !is_known(name)) {
            return Err(Refused::NoSuchOption(unknown.clone()));
        }
        let mut options = Vec::new();
        for option in known {
            let name = option["name"].as_str().unwrap_or_default();
            if focused == Some(name) {
                if option["autocomplete"] != true {
                    return Err(Refused::NoSuchOption(name.to_owned()));
                }
                let typed = match self.options.get(name) {
                    Some(Value::String(text)) => text.clone(),
                    Some(value) => value.to_string(),
                    None => String::new(),
                };
                options.push(json!(
                    { "type": option["type"], "name": name, "value": typed, "focused": true }
                ));
                continue;
            }
            let Some(given) = self.options.get(name) else {
                if option["required"] == true && focused.is_none() && !self.force {
                    return Err(Refused::OptionRequired(name.to_owned()));
                }
                continue;
            };
            let kind = option["type"].as_u64().unwrap_or_default();
            let value = resolved.value(kind, given).filter(|value| {
                self.force
                    || focused.is_some()
                    || allowed(option, value) && resolved.fits(option, value)
            });
            let value = value.ok_or_else(|| Refused::BadValue {
                option: name.to_owned(),
                value: given.to_string(),
            })?;
            options.push(json!({ "type": option["type"], "name": name, "value": value }));
        }
        let completes = |name: &str| options.iter().any(|option| option["name"] == name);
        match focused.filter(|name| !completes(name)) {
            Some(name) => Err(Refused::NoSuchOption(name.to_owned())),
            None => Ok(options),
        }
    }

    /// The options, with types guessed from their values.
    fn guessed_options(&self) -> Vec<Value> {
        let kind = |value: &Value| match value {
            Value::Bool(_) => 5,
            Value::Number(number) if number.is_f64() => 10,
            Value::Number(_) => 4,
            _ => 3,
        };
        self.options
            .iter()
            .map(|(name, value)| json!({ "type": kind(value), "name": name, "value": value }))
            .collect()
    }
}

/// The registered options at the end of a path of subcommands, and the types of its parts.
fn leaf<'a>(command: &'a Value, path: &[&str]) -> Option<(Vec<u64>, &'a [Value])> {
    let mut options = command["options"].as_array()?.as_slice();
    let mut kinds = Vec::new();
    for part in path {
        let next = options.iter().find(|option| option["name"] == *part)?;
        kinds.push(next["type"].as_u64().filter(|kind| *kind <= 2)?);
        options = next["options"].as_array().map_or(&[][..], Vec::as_slice);
    }
    let wants_more = options.iter().any(|option| option["type"].as_u64() <= Some(2));
    (!wants_more).then_some((kinds, options))
}

/// Returns true if a value of the right type is within the option's choices, range and length.
fn allowed(option: &Value, value: &Value) -> bool {
    let choices = option["choices"].as_array().filter(|choices| !choices.is_empty());
    if choices.is_some_and(|choices| choices.iter().all(|choice| choice["value"] != *value)) {
        return false;
    }
    if let Some(text) = value.as_str().filter(|_| option["type"] == 3) {
        let length = text.chars().count() as u64;
        let longest = option["max_length"].as_u64().unwrap_or(MAX_STRING_LENGTH as u64);
        return !text.is_empty()
            && length >= option["min_length"].as_u64().unwrap_or(0)
            && length <= longest;
    }
    let Some(number) = value.as_f64() else { return true };
    option["min_value"].as_f64().is_none_or(|least| number >= least)
        && option["max_value"].as_f64().is_none_or(|most| number <= most)
}
