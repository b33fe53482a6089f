//! Clicks on buttons and choices from menus.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};

use super::resolved::Resolved;
use super::{Invocation, NewInteraction, Refused, start};
use crate::hub::Hub;
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::world::{InteractionKind, World};

/// Returns the type of the values of a menu, if Discord fills it with users, roles or channels.
fn value_type(menu: u64) -> Option<u64> {
    match menu {
        5 => Some(6),
        6 => Some(8),
        8 => Some(7),
        _ => None,
    }
}

/// A click on a button or a choice from a menu.
#[derive(Clone, Debug, Deserialize)]
pub struct Click {
    /// The person.
    pub user: UserId,
    /// The message's channel.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// The button or menu.
    pub custom_id: String,
    /// The chosen values of a menu, in a menu of users, roles or channels their ids; `None` for a button.
    #[serde(default)]
    pub values: Option<Vec<String>>,
    /// Sends the click even if the component is disabled or gone, as an outdated client would.
    #[serde(default)]
    pub force: bool,
}

impl Click {
    /// A click on a button.
    pub fn button(user: UserId, channel: ChannelId, message: MessageId, custom_id: &str) -> Self {
        let custom_id = custom_id.to_owned();
        Self { user, channel, message, custom_id, values: None, force: false }
    }

    /// A choice from a menu.
    pub fn menu<T: Into<String>>(
        user: UserId,
        channel: ChannelId,
        message: MessageId,
        custom_id: &str,
        values: impl IntoIterator<Item = T>,
    ) -> Self {
        let values = Some(values.into_iter().map(Into::into).collect());
        Self { values, ..Self::button(user, channel, message, custom_id) }
    }

    /// Sends the click even if the component is disabled or gone.
    #[must_use]
    pub fn forced(mut self) -> Self {
        self.force = true;
        self
    }

    pub(crate) fn perform(&self, hub: &Arc<Hub>) -> Result<Invocation, Refused> {
        start(hub, |world| self.prepare(world))
    }

    fn prepare(&self, world: &World) -> Result<NewInteraction, Refused> {
        world.check_presence(self.user, self.channel)?;
        let message = world.message(self.channel, self.message)?;
        if message.visible_to.is_some_and(|only| only != self.user) {
            return Err(Refused::NotThere);
        }
        let control = message.control(&self.custom_id);
        let usable = control.filter(|control| control["disabled"] != true);
        let missing = || Refused::NoSuchComponent(self.custom_id.clone());
        let kind = match usable {
            Some(control) => {
                let kind = control["type"].as_u64().ok_or_else(missing)?;
                if (kind == 2) != self.values.is_none() {
                    return Err(Refused::BadChoice);
                }
                if !self.force {
                    self.check_choice(control)?;
                }
                kind
            }
            None if self.force => {
                if self.values.is_some() {
                    3
                } else {
                    2
                }
            }
            None => return Err(missing()),
        };
        let mut data = json!({ "component_type": kind, "custom_id": self.custom_id, "id": 1 });
        if let Some(values) = &self.values {
            data["values"] = json!(values);
            if let Some(kind) = value_type(kind) {
                let guild = world.channel(self.channel)?.guild;
                let menu = usable.unwrap_or(&Value::Null);
                data["resolved"] = self.resolve(world, guild, menu, kind, values)?;
            }
        }
        Ok(NewInteraction {
            kind: InteractionKind::Component,
            user: self.user,
            channel: self.channel,
            owners: world.owners_of_message(message),
            source: Some(self.message),
            custom_id: Some(self.custom_id.clone()),
            command: None,
            target: None,
            data,
        })
    }

    /// The chosen users (in a guild with their members), roles or channels.
    fn resolve(
        &self,
        world: &World,
        guild: Option<GuildId>,
        menu: &Value,
        kind: u64,
        values: &[String],
    ) -> Result<Value, Refused> {
        let mut resolved = Resolved::new(world, guild, self.user);
        let fits = values
            .iter()
            .map(|value| json!(value))
            .all(|value| resolved.value(kind, &value).is_some() && resolved.fits(menu, &value));
        // Without a choice, Discord sends an empty object.
        if fits {
            Ok(resolved.into_object().unwrap_or_else(|| json!({})))
        } else {
            Err(Refused::BadChoice)
        }
    }

    fn check_choice(&self, menu: &Value) -> Result<(), Refused> {
        let Some(values) = &self.values else { return Ok(()) };
        let count = values.len() as u64;
        let least = menu["min_values"].as_u64().unwrap_or(1);
        let most = menu["max_values"].as_u64().unwrap_or(1);
        let options = menu["options"].as_array().map_or(&[][..], Vec::as_slice);
        let is_open = menu["type"].as_u64().and_then(value_type).is_some();
        let offered = |value: &String| {
            is_open || options.iter().any(|option| option["value"] == value.as_str())
        };
        let fits = (least..=most).contains(&count) && values.iter().all(offered);
        if fits { Ok(()) } else { Err(Refused::BadChoice) }
    }
}
