//! A message and what it was before it was edited.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;

use crate::ids::{AttachmentId, ChannelId, InteractionId, MessageId, UserId};

/// A message as the playground keeps it.
#[derive(Clone, Debug, Serialize)]
pub struct Message {
    /// The message's id; it holds the time of sending.
    pub id: MessageId,
    /// Where it is.
    pub channel: ChannelId,
    /// Who wrote it.
    pub author: UserId,
    /// Its text as sent, at most 2,000 characters.
    pub content: String,
    /// When it was sent, in milliseconds since 1970.
    pub sent: u64,
    /// When it was last edited, in milliseconds since 1970.
    pub edited: Option<u64>,
    /// Discord's component objects: rows of buttons and menus.
    pub components: Vec<Value>,
    /// Its files.
    pub attachments: Vec<Attachment>,
    /// Discord's message flags: 64 private, 128 being prepared.
    pub flags: u64,
    /// The only person who sees it, if it is private ("ephemeral").
    pub visible_to: Option<UserId>,
    /// Whom Discord notified when it was sent: named, and allowed by `allowed_mentions`; in a direct conversation the person, named or not.
    pub pings: BTreeSet<UserId>,
    /// Users named in the text that `allowed_mentions` allows now.
    pub mentions: BTreeSet<UserId>,
    /// The message that it replies to.
    pub reply_to: Option<MessageId>,
    /// The interaction whose answer or follow-up it is.
    pub interaction: Option<InteractionId>,
    /// A thread started from it.
    pub thread: Option<ChannelId>,
    /// What it was before each edit, oldest first; the last 20.
    pub revisions: Vec<Revision>,
    #[serde(skip)]
    pub(crate) kind: MessageKind,
    #[serde(skip)]
    pub(crate) state: MessageState,
    #[serde(skip)]
    pub(crate) origin: Option<MessageOrigin>,
    #[serde(skip)]
    pub(crate) nonce: Option<Value>,
}

/// What a message was before an edit.
#[derive(Clone, Debug, Serialize)]
pub struct Revision {
    /// When it was replaced, in milliseconds since 1970.
    pub until: u64,
    /// The text.
    pub content: String,
    /// Discord's component objects.
    pub components: Vec<Value>,
    /// The files; those that the edit dropped can no longer be fetched.
    pub attachments: Vec<Attachment>,
}

/// A file of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Attachment {
    /// The file's id.
    pub id: AttachmentId,
    /// Its name, such as `board.png`.
    pub filename: String,
    /// Its alt text.
    pub description: Option<String>,
    /// Its media type, such as `image/png`.
    pub content_type: String,
    /// Its size in bytes.
    pub size: usize,
    /// A picture's width in pixels.
    pub width: Option<u32>,
    /// A picture's height in pixels.
    pub height: Option<u32>,
}

impl Attachment {
    /// The path under which the playground serves the file.
    pub fn path(&self) -> String {
        let escaped: String = self
            .filename
            .chars()
            .map(|c| if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '_' })
            .collect();
        format!("/playground/files/{}/{escaped}", self.id)
    }
}

/// Discord's type of a message, of those that can occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MessageKind {
    Default = 0,
    ThreadCreated = 18,
    Reply = 19,
    CommandReply = 20,
}

/// Whether there is something to read yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MessageState {
    /// A deferred answer: a place is kept, nothing is there.
    Thinking,
    Sent,
}

/// The interaction that a message came from, kept here since interactions are forgotten sooner.
#[derive(Clone, Debug)]
pub(crate) struct MessageOrigin {
    pub(crate) kind: u8,
    pub(crate) user: UserId,
    /// `/dvonn move`, for commands.
    pub(crate) command: Option<String>,
    /// The message whose component was used.
    pub(crate) source: Option<MessageId>,
    /// Whether this is the first answer, and not one that follows.
    pub(crate) original: bool,
}

impl Message {
    /// Whether the bot has only said that it is preparing this message.
    pub fn is_thinking(&self) -> bool {
        self.state == MessageState::Thinking
    }

    /// The ids of its files as numbers, which is how edits name those that stay.
    pub(crate) fn attachment_numbers(&self) -> Vec<u64> {
        self.attachments.iter().map(|file| file.id.get()).collect()
    }

    /// Every button and menu, row by row.
    pub fn controls(&self) -> impl Iterator<Item = &Value> {
        self.components.iter().flat_map(|row| row["components"].as_array().into_iter().flatten())
    }

    /// The button or menu with this custom id.
    pub fn control(&self, custom_id: &str) -> Option<&Value> {
        self.controls().find(|control| control["custom_id"] == custom_id)
    }

    /// The custom id of the first enabled button whose label holds this text.
    pub fn button_labelled(&self, text: &str) -> Option<&str> {
        self.controls()
            .filter(|control| control["type"] == 2 && control["disabled"] != true)
            .find(|control| control["label"].as_str().is_some_and(|label| label.contains(text)))?
            ["custom_id"]
            .as_str()
    }

    /// The custom ids of all enabled buttons and menus, row by row.
    pub fn enabled_controls(&self) -> Vec<&str> {
        self.controls()
            .filter(|control| control["disabled"] != true)
            .filter_map(|control| control["custom_id"].as_str())
            .collect()
    }
}
