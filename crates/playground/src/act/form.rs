//! Submitting a form that the bot opened.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};

use super::{Invocation, NewInteraction, Refused, start};
use crate::hub::Hub;
use crate::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::world::{InteractionKind, World};

/// The maximum length of a field.
const MAX_TEXT_LENGTH: u64 = 4000;

/// A filled-in form.
#[derive(Clone, Debug, Deserialize)]
pub struct FormSubmission {
    /// The person.
    pub user: UserId,
    /// The interaction that the bot answered with the form.
    pub interaction: InteractionId,
    /// The texts by custom id. Missing fields keep the bot's text.
    #[serde(default)]
    pub values: BTreeMap<String, String>,
}

impl FormSubmission {
    pub(crate) fn perform(&self, hub: &Arc<Hub>) -> Result<Invocation, Refused> {
        start(hub, |world| {
            let new = self.prepare(world)?;
            world.interactions.close_form(self.interaction);
            Ok(new)
        })
    }

    fn prepare(&self, world: &World) -> Result<NewInteraction, Refused> {
        let mut open = world.interactions.open_forms(self.user);
        let opened = open.find(|interaction| interaction.id == self.interaction);
        let opened = opened.ok_or(Refused::NoSuchForm)?;
        let form = opened.form.as_ref().ok_or(Refused::NoSuchForm)?;
        world.check_presence(self.user, opened.channel)?;
        let rows = form["components"].as_array().map_or(&[][..], Vec::as_slice);
        let rows = rows.iter().map(|row| self.filled_row(row)).collect::<Result<Vec<_>, _>>()?;
        let source = opened.source.filter(|id| world.message(opened.channel, *id).is_ok());
        Ok(NewInteraction {
            kind: InteractionKind::ModalSubmit,
            user: self.user,
            channel: opened.channel,
            owners: opened.owners,
            source,
            custom_id: form["custom_id"].as_str().map(str::to_owned),
            command: None,
            target: None,
            data: json!({ "custom_id": form["custom_id"], "components": rows }),
        })
    }

    /// An action row or a label with one field, as Discord sends it back.
    fn filled_row(&self, row: &Value) -> Result<Value, Refused> {
        if row["type"] == 18 {
            return Ok(
                json!({ "type": 18, "id": 1, "component": self.filled(&row["component"])? }),
            );
        }
        let fields = row["components"].as_array().map_or(&[][..], Vec::as_slice);
        let fields =
            fields.iter().map(|field| self.filled(field)).collect::<Result<Vec<_>, _>>()?;
        Ok(json!({ "type": 1, "id": 1, "components": fields }))
    }

    fn filled(&self, field: &Value) -> Result<Value, Refused> {
        let name = field["custom_id"].as_str().unwrap_or_default();
        let preset = field["value"].as_str().unwrap_or_default();
        let text = self.values.get(name).map_or(preset, String::as_str);
        let length = text.chars().count() as u64;
        let empty_allowed = field["required"] == false && text.is_empty();
        let least = field["min_length"].as_u64().unwrap_or(0).max(1);
        let most = field["max_length"].as_u64().unwrap_or(MAX_TEXT_LENGTH);
        if !empty_allowed && !(least..=most).contains(&length) {
            return Err(Refused::BadField(name.to_owned()));
        }
        Ok(json!({ "type": field["type"], "id": 1, "custom_id": name, "value": text }))
    }
}

/// A form that the bot did not open for this person, as a modified client would submit it.
#[derive(Clone, Debug, Deserialize)]
pub struct ForgedForm {
    /// The person.
    pub user: UserId,
    /// The channel.
    pub channel: ChannelId,
    /// The message whose button is said to have opened the form.
    pub message: MessageId,
    /// The form.
    pub custom_id: String,
    /// The texts by custom id.
    pub values: BTreeMap<String, String>,
}

impl ForgedForm {
    pub(crate) fn perform(&self, hub: &Arc<Hub>) -> Result<Invocation, Refused> {
        start(hub, |world| self.prepare(world))
    }

    fn prepare(&self, world: &World) -> Result<NewInteraction, Refused> {
        world.check_presence(self.user, self.channel)?;
        let message = world.message(self.channel, self.message)?;
        let field = |(name, text): (&String, &String)| {
            let field = json!({ "type": 4, "id": 1, "custom_id": name, "value": text });
            json!({ "type": 1, "id": 1, "components": [field] })
        };
        let rows: Vec<Value> = self.values.iter().map(field).collect();
        Ok(NewInteraction {
            kind: InteractionKind::ModalSubmit,
            user: self.user,
            channel: self.channel,
            owners: world.owners_of_message(message),
            source: Some(self.message),
            custom_id: Some(self.custom_id.clone()),
            command: None,
            target: None,
            data: json!({ "custom_id": self.custom_id, "components": rows }),
        })
    }
}
