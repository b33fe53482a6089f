//! Posting, editing and deleting messages, for the bot and for people.

use std::collections::BTreeSet;

use axum::body::Bytes;
use serde_json::{Value, json};

use super::{
    AllowedMentions, Attachment, ChannelKind, Message, MessageKind, MessageOrigin, MessageState,
    NewFile, Place, Revision, World,
};
use crate::gateway::{Event, Intent};
use crate::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::limits::{ApiError, FileInfo};
use crate::wire;

/// Discord's flag of a message that only one person sees.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// Discord's flag of a deferred answer that is not completed yet.
pub(crate) const LOADING: u64 = 1 << 7;
/// The flags that a sender may set: no link previews, no notification.
const SETTABLE_FLAGS: u64 = 1 << 2 | 1 << 12;
/// The maximum number of earlier versions of a message that are kept.
const KEPT_REVISIONS: usize = 20;

/// A file as the bot uploaded it.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The number in the field's name, `files[n]`.
    pub(crate) index: u64,
    pub(crate) filename: String,
    pub(crate) content_type: String,
    pub(crate) bytes: Bytes,
}

impl Upload {
    /// What the limits need to know.
    pub(crate) fn info(&self) -> FileInfo {
        let (index, name) = (self.index, self.filename.clone());
        FileInfo { index, name, size: self.bytes.len() as u64 }
    }
}

/// A message to be posted.
#[derive(Debug)]
pub(crate) struct Draft {
    pub(crate) author: UserId,
    pub(crate) kind: MessageKind,
    pub(crate) state: MessageState,
    pub(crate) visible_to: Option<UserId>,
    pub(crate) reply_to: Option<MessageId>,
    pub(crate) origin: Option<(InteractionId, MessageOrigin)>,
    pub(crate) body: Value,
    pub(crate) uploads: Vec<Upload>,
}

impl Draft {
    /// An ordinary message with this body in Discord's form.
    pub(crate) fn new(author: UserId, body: Value, uploads: Vec<Upload>) -> Self {
        Self {
            author,
            kind: MessageKind::Default,
            state: MessageState::Sent,
            visible_to: None,
            reply_to: None,
            origin: None,
            body,
            uploads,
        }
    }
}

/// An edit: the changed fields, in Discord's form, and new files.
#[derive(Debug)]
pub(crate) struct Change {
    pub(crate) body: Value,
    pub(crate) uploads: Vec<Upload>,
}

impl World {
    /// Posts a message whose body has been checked. If the thread is archived, unarchives it.
    pub(crate) fn post(&mut self, channel: ChannelId, draft: Draft) -> Result<MessageId, ApiError> {
        self.unarchive_for_message(channel)?;
        let id: MessageId = self.ids.next();
        let attachments = self.store_all(&draft.body, &draft.uploads, Vec::new());
        let (body, content) = (&draft.body, text_of(&draft.body["content"]));
        let allowed = AllowedMentions::parse(&body["allowed_mentions"]);
        let mentions = allowed.users_in(&content);
        let replied = draft.reply_to.filter(|_| allowed.replied_user);
        let replied = replied.and_then(|id| Some(self.message(channel, id).ok()?.author));
        let seen_by = draft.visible_to;
        let silent = body["flags"].as_u64().unwrap_or(0) & (1 << 12) != 0;
        let mut pings = self.pinged(channel, &allowed, &content, draft.author);
        pings.extend(replied.filter(|author| *author != draft.author));
        pings.retain(|user| seen_by.is_none_or(|only| only == *user));
        let mut flags = body["flags"].as_u64().unwrap_or(0) & SETTABLE_FLAGS;
        flags |= if draft.visible_to.is_some() { EPHEMERAL } else { 0 };
        flags |= if draft.state == MessageState::Thinking { LOADING } else { 0 };
        let (interaction, origin) = draft.origin.unzip();
        let message = Message {
            id,
            channel,
            author: draft.author,
            content,
            sent: self.clock.unix_millis(),
            edited: None,
            components: list_of(&body["components"]),
            attachments,
            flags,
            visible_to: draft.visible_to,
            pings: if silent { BTreeSet::new() } else { pings },
            mentions,
            reply_to: draft.reply_to,
            interaction,
            thread: None,
            revisions: Vec::new(),
            kind: draft.kind,
            state: draft.state,
            origin,
            nonce: Some(body["nonce"].clone()).filter(|nonce| !nonce.is_null()),
        };
        let dropped = self.channel_mut(channel)?.keep(message);
        if let Some(old) = dropped {
            self.files.remove_all(&old.attachments);
        }
        self.announce_message("MESSAGE_CREATE", channel, id);
        self.mark_changed();
        Ok(id)
    }

    /// Edits a message; the body has been checked. This completes a deferred answer.
    pub(crate) fn edit(
        &mut self,
        channel: ChannelId,
        id: MessageId,
        change: &Change,
    ) -> Result<(), ApiError> {
        let before = self.message(channel, id)?.clone();
        let awaited = before.is_thinking();
        let content = match change.body.get("content") {
            Some(content) => text_of(content),
            None => before.content.clone(),
        };
        let attachments = self.edited_attachments(change, &before.attachments);
        let components = change.body.get("components").map(list_of);
        let nothing_left = content.trim().is_empty()
            && attachments.is_empty()
            && components.as_ref().unwrap_or(&before.components).is_empty();
        if nothing_left {
            return Err(ApiError::empty_message());
        }
        let allowed = AllowedMentions::parse(&change.body["allowed_mentions"]);
        let pings = awaited.then(|| self.pinged(channel, &allowed, &content, before.author));
        self.files.replace(&before.attachments, &attachments);
        let now = self.clock.unix_millis();
        let message =
            self.channel_mut(channel)?.message_mut(id).ok_or_else(ApiError::unknown_message)?;
        if !awaited {
            message.remember(now);
            message.edited = Some(now);
        }
        message.mentions = allowed.users_in(&content);
        message.content = content;
        message.attachments = attachments;
        message.state = MessageState::Sent;
        message.flags &= !LOADING;
        if let Some(components) = components {
            message.components = components;
        }
        if let Some(pings) = pings {
            message.pings = pings;
        }
        self.announce_message("MESSAGE_UPDATE", channel, id);
        self.mark_changed();
        Ok(())
    }

    /// Deletes a message and its files.
    pub(crate) fn delete_message(
        &mut self,
        channel: ChannelId,
        id: MessageId,
    ) -> Result<(), ApiError> {
        let channel_of = self.channel_mut(channel)?;
        let (guild, place) = (channel_of.guild, channel_of.place());
        let at = channel_of.messages.iter().position(|message| message.id == id);
        let message = at.and_then(|at| channel_of.messages.remove(at));
        let message = message.ok_or_else(ApiError::unknown_message)?;
        self.files.remove_all(&message.attachments);
        if message.visible_to.is_none() && place != Place::Private {
            let data = json!({ "id": id, "channel_id": channel, "guild_id": guild });
            self.dispatch(
                &Event::new("MESSAGE_DELETE", data).needs(Intent::messages(guild)).of(guild),
            );
        }
        self.mark_changed();
        Ok(())
    }

    /// Sends the bot an event about a public message.
    fn announce_message(&mut self, event: &'static str, channel: ChannelId, id: MessageId) {
        let Ok(place) = self.channel(channel) else { return };
        if place.place() == Place::Private {
            return;
        }
        let Some(message) = place.message(id).filter(|message| message.visible_to.is_none()) else {
            return;
        };
        let (guild, intent) = (place.guild, Intent::messages(place.guild));
        if !self.gateway.wants(intent, guild) {
            return;
        }
        let mut data = wire::message(self, message);
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild);
            let mut member = wire::member(self, guild, message.author);
            if let Some(fields) = member.as_object_mut() {
                fields.remove("user");
            }
            data["member"] = member;
        }
        let open =
            guild.is_none() || message.author == self.bot || message.mentions.contains(&self.bot);
        let mut event = Event::new(event, data).needs(intent).of(guild);
        if !open {
            event = event.hiding(&["content", "attachments", "components"]);
        }
        self.dispatch(&event);
    }

    /// The users that a text notifies in a channel: mentioned, allowed, and able to see the
    /// channel, but never the author. A direct message notifies everyone in it.
    fn pinged(
        &self,
        channel: ChannelId,
        allowed: &AllowedMentions,
        text: &str,
        author: UserId,
    ) -> BTreeSet<UserId> {
        let Ok(channel) = self.channel(channel) else { return BTreeSet::new() };
        let mut pinged = allowed.users_in(text);
        match &channel.kind {
            ChannelKind::Direct(recipient) => pinged.extend([*recipient]),
            ChannelKind::Private(people) => pinged.extend(people),
            _ => {}
        }
        if let Some(guild) = channel.guild.and_then(|id| self.guilds.get(&id)) {
            let permitted = author != self.bot
                || self.bot_permissions(channel).contains(super::Permissions::MENTION_EVERYONE);
            if allowed.everyone_in(text) && permitted {
                pinged.extend(guild.members.keys());
            }
            let roles = allowed.roles_in(text);
            if roles.contains(&guild.bot_role) {
                pinged.insert(self.bot);
            }
            if permitted {
                let members = guild.members.iter();
                let named = members.filter(|(_, member)| !member.roles.is_disjoint(&roles));
                pinged.extend(named.map(|(user, _)| user));
            }
            pinged.retain(|user| guild.members.contains_key(user));
        }
        pinged.retain(|user| *user != author && channel.shown_to(*user));
        pinged
    }

    /// The attachments after an edit: those listed in the body, or, without a list, both the old
    /// and the new ones.
    fn edited_attachments(&mut self, change: &Change, before: &[Attachment]) -> Vec<Attachment> {
        let Some(listed) = change.body["attachments"].as_array() else {
            return self.store_all(&change.body, &change.uploads, before.to_vec());
        };
        let listed_ids: BTreeSet<u64> =
            listed.iter().filter_map(|file| id_of(&file["id"])).collect();
        let mut kept: Vec<Attachment> =
            before.iter().filter(|file| listed_ids.contains(&file.id.get())).cloned().collect();
        for file in &mut kept {
            let descriptor = listed.iter().find(|new| id_of(&new["id"]) == Some(file.id.get()));
            if let Some(text) = descriptor.and_then(|new| new["description"].as_str()) {
                file.description = Some(text.to_owned());
            }
        }
        let uploads: Vec<Upload> = change
            .uploads
            .iter()
            .filter(|upload| listed_ids.contains(&upload.index))
            .cloned()
            .collect();
        self.store_all(&change.body, &uploads, kept)
    }

    /// Stores uploaded files, as described by the body's `attachments`, after the existing ones.
    fn store_all(
        &mut self,
        body: &Value,
        uploads: &[Upload],
        mut attachments: Vec<Attachment>,
    ) -> Vec<Attachment> {
        let described = body["attachments"].as_array().map_or(&[][..], Vec::as_slice);
        for upload in uploads {
            let descriptor = described.iter().find(|file| id_of(&file["id"]) == Some(upload.index));
            let field = |name: &str| Some(descriptor?[name].as_str()?.to_owned());
            attachments.push(self.store(NewFile {
                filename: field("filename").unwrap_or_else(|| upload.filename.clone()),
                description: field("description"),
                content_type: upload.content_type.clone(),
                bytes: upload.bytes.clone(),
            }));
        }
        attachments
    }
}

impl Message {
    fn remember(&mut self, now: u64) {
        if self.revisions.len() == KEPT_REVISIONS {
            self.revisions.remove(0);
        }
        self.revisions.push(Revision {
            until: now,
            content: self.content.clone(),
            components: self.components.clone(),
            attachments: self.attachments.clone(),
        });
    }
}

fn text_of(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn list_of(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// An attachment's id, given as a number or a string of digits.
fn id_of(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}
