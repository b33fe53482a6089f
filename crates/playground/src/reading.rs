//! How tests read what the bot wrote: as it is, or with a function of theirs applied to each text.
//! The bot itself and the page always get the texts as they are.

use serde_json::Value;

use crate::hub::Hub;
use crate::world::{Attachment, Message, Revision};

impl Hub {
    /// A message as the test reads it.
    pub(crate) fn read_message(&self, message: &Message) -> Message {
        let mut read = message.clone();
        let Some(reading) = self.options.reading else { return read };
        read_parts(reading, &mut read.content, &mut read.components, &mut read.attachments);
        for Revision { content, components, attachments, .. } in &mut read.revisions {
            read_parts(reading, content, components, attachments);
        }
        read
    }

    /// A JSON value, such as a form or a command, as the test reads it.
    pub(crate) fn read_value(&self, mut value: Value) -> Value {
        if let Some(reading) = self.options.reading {
            read_strings(reading, &mut value);
        }
        value
    }

    /// A text as the test reads it.
    pub(crate) fn read_text(&self, text: &str) -> String {
        self.options.reading.map_or_else(|| text.to_owned(), |reading| reading(text))
    }
}

fn read_parts(
    reading: fn(&str) -> String,
    content: &mut String,
    components: &mut [Value],
    attachments: &mut [Attachment],
) {
    *content = reading(content);
    for component in components {
        read_strings(reading, component);
    }
    for attachment in attachments {
        attachment.description = attachment.description.as_deref().map(reading);
    }
}

fn read_strings(reading: fn(&str) -> String, value: &mut Value) {
    match value {
        Value::String(text) => *text = reading(text),
        Value::Array(values) => {
            for value in values {
                read_strings(reading, value);
            }
        }
        Value::Object(fields) => {
            for value in fields.values_mut() {
                read_strings(reading, value);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
