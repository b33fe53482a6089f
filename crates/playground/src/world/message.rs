//! Messages and their earlier versions.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Owners;
use crate::ids::{AttachmentId, ChannelId, InteractionId, MessageId, UserId};

/// A message.
#[derive(Clone, Debug, Serialize)]
pub struct Message {
    /// The message's id, which contains the time of sending.
    pub id: MessageId,
    /// The channel.
    pub channel: ChannelId,
    /// The author.
    pub author: UserId,
    /// The text, at most 2,000 characters.
    pub content: String,
    /// When it was sent, in milliseconds since 1970.
    pub sent: u64,
    /// When it was last edited, in milliseconds since 1970.
    pub edited: Option<u64>,
    /// Discord's component objects: rows of buttons and menus.
    pub components: Vec<Value>,
    /// The files.
    pub attachments: Vec<Attachment>,
    /// Discord's message flags: 64 ephemeral, 128 loading.
    pub flags: u64,
    /// The only person who sees it, if it is ephemeral.
    pub visible_to: Option<UserId>,
    /// The users notified when it was sent: mentioned in the text and allowed by
    /// `allowed_mentions`. A direct message always notifies its person.
    pub pings: BTreeSet<UserId>,
    /// The users mentioned in the text that `allowed_mentions` allows now.
    pub mentions: BTreeSet<UserId>,
    /// The message that it replies to.
    pub reply_to: Option<MessageId>,
    /// The interaction that it answers or follows up.
    pub interaction: Option<InteractionId>,
    /// The thread started from it.
    pub thread: Option<ChannelId>,
    /// Its versions before each edit, oldest first, at most 20.
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

/// A message before an edit.
#[derive(Clone, Debug, Serialize)]
pub struct Revision {
    /// When it was replaced, in milliseconds since 1970.
    pub until: u64,
    /// The text.
    pub content: String,
    /// Discord's component objects.
    pub components: Vec<Value>,
    /// The files. Those that the edit dropped can no longer be fetched.
    pub attachments: Vec<Attachment>,
}

/// A file of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Attachment {
    /// The file's id.
    pub id: AttachmentId,
    /// Its name, such as `board.png`.
    pub filename: String,
    /// The alt text.
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
    /// The path of the file on the playground.
    pub fn path(&self) -> String {
        let escaped: String = self
            .filename
            .chars()
            .map(|c| if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '_' })
            .collect();
        format!("/playground/files/{}/{escaped}", self.id)
    }
}

/// The types of messages that occur here, with Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MessageKind {
    Default = 0,
    ThreadCreated = 18,
    Reply = 19,
    CommandReply = 20,
    MenuReply = 23,
}

/// Whether a message has content yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MessageState {
    /// A deferred answer that is not completed yet.
    Thinking,
    Sent,
}

/// What a menu's command is used on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Target {
    /// A user.
    #[serde(rename = "target_user")]
    User(UserId),
    /// A message of the same channel.
    #[serde(rename = "target_message")]
    Message(MessageId),
}

/// The interaction that a message came from. A copy, because interactions are dropped sooner.
#[derive(Clone, Debug)]
pub(crate) struct MessageOrigin {
    pub(crate) kind: u8,
    pub(crate) user: UserId,
    pub(crate) owners: Owners,
    /// `/dvonn move`, or the name of a menu's command; `None` unless it is a command.
    pub(crate) command: Option<String>,
    pub(crate) target: Option<Target>,
    /// The message whose component was used.
    pub(crate) source: Option<MessageId>,
    /// Whether this is the first answer and not a follow-up.
    pub(crate) original: bool,
}

impl Message {
    /// Returns true for a deferred answer that is not completed yet.
    pub fn is_thinking(&self) -> bool {
        self.state == MessageState::Thinking
    }

    /// The ids of its files as numbers, as an edit lists the files to keep.
    pub(crate) fn attachment_numbers(&self) -> Vec<u64> {
        self.attachments.iter().map(|file| file.id.get()).collect()
    }

    /// All buttons and menus, row by row.
    pub fn controls(&self) -> impl Iterator<Item = &Value> {
        self.components.iter().flat_map(|row| row["components"].as_array().into_iter().flatten())
    }

    /// The button or menu with this custom id.
    pub fn control(&self, custom_id: &str) -> Option<&Value> {
        self.controls().find(|control| control["custom_id"] == custom_id)
    }

    /// The custom id of the first enabled button whose label contains this text.
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
