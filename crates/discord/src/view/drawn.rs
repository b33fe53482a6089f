//! A message that is ready to be sent, in the forms that serenity sends.

use std::sync::Arc;

use serenity::all::{
    CreateAttachment, CreateInteractionResponseFollowup, CreateInteractionResponseMessage,
    CreateMessage, EditInteractionResponse, Nonce,
};

use super::{ALT, View};
use crate::command_mentions::CommandMentions;
use crate::markup::fit;

/// A message that is ready to be sent: its picture is drawn.
#[derive(Clone)]
pub struct Drawn {
    pub(super) view: View,
    pub(super) png: Option<Arc<[u8]>>,
}

impl Drawn {
    /// Returns the message without its picture and file, as [`View::in_words`].
    pub fn in_words(&self) -> Option<Drawn> {
        self.view.in_words().map(|view| Drawn { view, png: None })
    }

    /// Makes a reply.
    pub fn as_reply(
        &self,
        private: bool,
        commands: &CommandMentions,
    ) -> CreateInteractionResponseMessage {
        CreateInteractionResponseMessage::new()
            .content(commands.mention(&self.view.content))
            .components(self.view.rows.clone())
            .files(self.files())
            .allowed_mentions(self.view.mentions())
            .ephemeral(private)
    }

    /// Makes a follow-up to a reply.
    pub fn as_follow_up(
        &self,
        private: bool,
        commands: &CommandMentions,
    ) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .content(commands.mention(&self.view.content))
            .components(self.view.rows.clone())
            .files(self.files())
            .allowed_mentions(self.view.mentions())
            .ephemeral(private)
    }

    /// Makes a reply that was deferred. Like a reply at once, it takes away the files that were there.
    pub fn as_deferred_reply(&self, commands: &CommandMentions) -> EditInteractionResponse {
        let edit = self.view.as_reply_edit(commands).clear_attachments();
        self.files().fold(edit, EditInteractionResponse::new_attachment)
    }

    /// Makes a separate message. Discord shows only the first of two messages with the same
    /// `nonce`.
    pub fn as_message(&self, nonce: String, commands: &CommandMentions) -> CreateMessage {
        CreateMessage::new()
            .content(commands.mention(&self.view.content))
            .components(self.view.rows.clone())
            .files(self.files())
            .allowed_mentions(self.view.mentions())
            .nonce(Nonce::String(nonce))
            .enforce_nonce(true)
    }

    /// Returns the files to attach: at most one. serenity numbers the files of its own builders only, so two would have
    /// the same number.
    pub fn files(&self) -> impl Iterator<Item = CreateAttachment> {
        let picture = self.view.picture.as_ref().zip(self.png.as_ref()).map(|(picture, png)| {
            let alt = fit(&picture.alt, ALT);
            let name = View::picture_name(self.view.name.as_deref().unwrap_or("picture"));
            CreateAttachment::bytes(png.to_vec(), name).description(alt)
        });
        let file = self.view.file.as_ref().map(|file| {
            let attached = CreateAttachment::bytes(file.bytes.clone(), &file.name);
            match &file.alt {
                Some(alt) => attached.description(fit(alt, ALT)),
                None => attached,
            }
        });
        picture.into_iter().chain(file)
    }
}
