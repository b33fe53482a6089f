//! Posts and edits the bot's own messages.
//!
//! Threads are opened for a week without messages. A new message revives an archived thread, unless
//! it is locked. An edit is refused there (50083), so the bot unarchives it first.

mod lookup;

use serenity::all::{
    ChannelId, CreateAllowedMentions, EditMessage, EditThread, Message, MessageId, UserId,
};
use serenity::builder::Builder as _;

use crate::client::{Client, Target};
use crate::draw_queue::Requester;
use crate::route::RestRoute;
use crate::send;
use crate::send::{PATIENT, PROMPT, SendError, Shown};
use crate::view::{Drawn, View};
pub use lookup::Lookup;

impl Client {
    /// Posts a separate message in a channel or thread. If it `may_be_there` already, looks for it first. Returns
    /// the message if its id can be known.
    ///
    /// # Errors
    /// [`SendError`] if Discord does not accept it, or cannot be reached.
    pub async fn post(
        &self,
        at: Target,
        view: &View,
        occasion: &Lookup,
        may_be_there: bool,
    ) -> Result<Option<Shown>, SendError> {
        let view = &view.clone().named(&occasion.nonce);
        if may_be_there && !at.guest {
            self.post_unless_sent(at, view, occasion).await
        } else {
            self.post_now(at, view, occasion).await
        }
    }

    /// Posts a message that has the name of the occasion, unless it is there already.
    ///
    /// # Errors
    /// As for [`post`](Client::post).
    pub async fn post_unless_sent(
        &self,
        at: Target,
        view: &View,
        occasion: &Lookup,
    ) -> Result<Option<Shown>, SendError> {
        match self.find_sent(at, occasion, view, PATIENT).await {
            Ok(Some(message)) => {
                tracing::info!(occasion = occasion.nonce, id = %message, "message was sent before");
                Ok(Some(Shown::found(message)))
            }
            // Where the bot may not read messages, it may still post.
            Ok(None) | Err(SendError::Forbidden(_)) => self.post_now(at, view, occasion).await,
            Err(error) => Err(error),
        }
    }

    /// Posts a message that has the name of the occasion.
    ///
    /// # Errors
    /// As for [`post`](Client::post).
    pub async fn post_now(
        &self,
        at: Target,
        view: &View,
        occasion: &Lookup,
    ) -> Result<Option<Shown>, SendError> {
        let drawn = self.drawings.draw_view(Requester::Bot, view).await?;
        if at.guest {
            return self.post_as_guest(at.channel, &drawn).await;
        }
        let message = |drawn: &Drawn| drawn.as_message(occasion.nonce.clone(), &self.commands);
        let sent = send::with_or_without_picture(&drawn, message, |message| async move {
            send::send(RestRoute::PostMessage, PATIENT, || {
                message.clone().execute(&self.http, (at.channel, None))
            })
            .await
        });
        Ok(Shown::of(sent.await?.as_ref()))
    }

    /// Edits one of the bot's own messages, and returns it as Discord shows it now, if that is known. A
    /// failure is only logged: a click on an outdated message is refused anyway.
    pub async fn edit(
        &self,
        at: Target,
        message: MessageId,
        edit: &EditMessage,
    ) -> Option<Message> {
        let edited = self.try_to_edit(at, message, edit).await;
        edited.unwrap_or_else(|error| {
            tracing::debug!(%error, "failed to edit message");
            None
        })
    }

    /// Does the same as [`edit`](Client::edit), but returns a failure.
    ///
    /// # Errors
    /// [`SendError`] if Discord does not accept it, or cannot be reached.
    pub async fn try_to_edit(
        &self,
        at: Target,
        message: MessageId,
        edit: &EditMessage,
    ) -> Result<Option<Message>, SendError> {
        if at.guest {
            return self.edit_as_guest(at.channel, message, edit).await;
        }
        let target = (at.channel, message, None::<UserId>);
        let attempt = || {
            send::send(RestRoute::EditMessage, PATIENT, || edit.clone().execute(&self.http, target))
        };
        match attempt().await {
            Err(SendError::Archived(_)) => {
                self.unarchive(at.channel).await?;
                attempt().await
            }
            edited => edited,
        }
    }

    /// Deletes one of the bot's own messages, which says nothing any more. A failure is only logged.
    pub async fn delete(&self, channel: ChannelId, message: MessageId) {
        let delete = || self.http.delete_message(channel, message, None);
        if let Err(error) = send::send(RestRoute::DeleteMessage, PROMPT, delete).await {
            tracing::debug!(%error, "failed to delete message");
        }
    }

    /// Unarchives a thread, as anybody may who can write in it, unless it is locked. A new message does
    /// the same.
    ///
    /// # Errors
    /// [`SendError`] if Discord does not accept it, or cannot be reached.
    pub async fn unarchive(&self, thread: ChannelId) -> Result<(), SendError> {
        let open = EditThread::new().archived(false);
        send::send(RestRoute::EditChannel, PATIENT, || open.clone().execute(&self.http, thread))
            .await
            .map(drop)
    }

    /// Posts a message by itself where the bot is a guest.
    ///
    /// # Errors
    /// [`SendError::Silent`] if the bot has to wait until somebody uses it in this channel.
    async fn post_as_guest(
        &self,
        channel: ChannelId,
        drawn: &Drawn,
    ) -> Result<Option<Shown>, SendError> {
        while let Some(token) = self.guests.take(channel) {
            let build = |drawn: &Drawn| drawn.as_follow_up(false, &self.commands);
            let token = &token;
            let sent = send::with_or_without_picture(drawn, build, |message| async move {
                send::send(RestRoute::FollowUp, &[], || {
                    message.clone().execute(&self.http, (None, token))
                })
                .await
            });
            match sent.await {
                Ok(sent) => {
                    let shown = Shown::of(sent.as_ref());
                    if let Some(shown) = shown {
                        self.guests.record_sent(channel, token, shown.id);
                    }
                    return Ok(shown);
                }
                Err(error @ SendError::Temporary(_)) => return Err(error),
                Err(error) => {
                    tracing::debug!(%error, "the token cannot be used");
                    self.guests.expire(channel, token);
                }
            }
        }
        Err(SendError::Silent)
    }

    /// Edits a message where the bot is a guest.
    ///
    /// # Errors
    /// [`SendError::Silent`] if it was sent more than some minutes ago, or before a restart.
    pub async fn edit_as_guest(
        &self,
        channel: ChannelId,
        message: MessageId,
        edit: &EditMessage,
    ) -> Result<Option<Message>, SendError> {
        let token = self.guests.editing(channel, message).ok_or(SendError::Silent)?;
        // serenity adds this only when it edits by channel.
        let edit = edit.clone().allowed_mentions(CreateAllowedMentions::new());
        send::send(RestRoute::EditFollowUp, PROMPT, || {
            self.http.edit_followup_message(&token, message, &edit, Vec::new())
        })
        .await
    }
}
