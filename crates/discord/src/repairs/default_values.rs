//! Menus of channels and roles that show what is chosen. serenity writes those ids as numbers, but Discord's
//! description of its API wants text.

use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::Value;

/// The body of a request, with the ids of default values as text.
pub(crate) struct TextIds<'a, T>(pub(crate) &'a T);

impl<T: Serialize> Serialize for TextIds<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut body = serde_json::to_value(self.0).map_err(S::Error::custom)?;
        repair(&mut body);
        body.serialize(serializer)
    }
}

fn repair(value: &mut Value) {
    match value {
        Value::Array(parts) => parts.iter_mut().for_each(repair),
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::Array(defaults) if name == "default_values" => {
                        defaults.iter_mut().for_each(write_id_as_text);
                    }
                    other => repair(other),
                }
            }
        }
        _ => {}
    }
}

fn write_id_as_text(default: &mut Value) {
    if let Some(id) = default["id"].as_u64() {
        default["id"] = Value::String(id.to_string());
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use serenity::all::{
        ChannelId, CreateActionRow, CreateInteractionResponse, CreateInteractionResponseMessage,
        CreateSelectMenu, CreateSelectMenuKind,
    };

    use super::*;

    #[test]
    fn serenity_writes_ids_as_numbers_and_they_are_sent_as_text() {
        let kind = CreateSelectMenuKind::Channel {
            channel_types: None,
            default_channels: Some(vec![ChannelId::new(u64::MAX)]),
        };
        let menu = CreateActionRow::SelectMenu(CreateSelectMenu::new("menu", kind));
        let message = CreateInteractionResponseMessage::new().content("x").components(vec![menu]);
        let response = CreateInteractionResponse::UpdateMessage(message);
        let defaults =
            |body: &Value| body["data"]["components"][0]["components"][0]["default_values"].clone();
        let [before, after] = [
            serde_json::to_value(&response).unwrap(),
            serde_json::to_value(TextIds(&response)).unwrap(),
        ];
        assert_eq!(defaults(&before), json!([{ "id": u64::MAX, "type": "channel" }]));
        assert_eq!(defaults(&after), json!([{ "id": u64::MAX.to_string(), "type": "channel" }]));
        assert_eq!((&after["type"], &after["data"]["content"]), (&json!(7), &json!("x")));
    }
}
