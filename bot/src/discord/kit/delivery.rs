//! Sends a message to a channel: as a reply, as a follow-up or on its own.

use dvonn_model::{MessageId, Place};
use serenity::all::{ChannelId, EditMessage, Message, UserId};
use serenity::builder::Builder as _;

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::send;
use crate::discord::kit::send::{PATIENT, SendError};
use crate::discord::kit::view::View;

/// How a public message is sent.
#[derive(Clone, Copy)]
pub(crate) enum Delivery<'a> {
    /// As the reply to the command that caused it.
    Reply(&'a Caller),
    /// As a follow-up to the click that caused it.
    FollowUp(&'a Caller),
    /// As a separate message caused by this person. Falls back to a follow-up where the bot may not
    /// post. Its nonce makes Discord show it once, even if the bot sends it twice because of a
    /// crash.
    MessageBy(&'a Caller),
    /// As a separate message.
    Message,
}

impl<'a> Delivery<'a> {
    /// Returns the person who caused the message, if any.
    pub(crate) fn caller(self) -> Option<&'a Caller> {
        match self {
            Delivery::Reply(caller) | Delivery::FollowUp(caller) | Delivery::MessageBy(caller) => {
                Some(caller)
            }
            Delivery::Message => None,
        }
    }
}

/// Sends a view to a channel by the given delivery. If that fails, posts a separate message.
/// Returns the message if its id is known. `occasion` is as for [`post`].
pub(crate) async fn show(
    app: &App,
    place: &Place,
    occasion: String,
    view: &View,
    delivery: Delivery<'_>,
) -> Result<Option<MessageId>, SendError> {
    let sent = match delivery {
        Delivery::Reply(caller) => match caller.reply(view).await {
            Ok(()) => Ok(caller.reply_id().await.ok()),
            Err(error) => Err(error),
        },
        Delivery::FollowUp(caller) => follow_up(caller, view).await,
        Delivery::MessageBy(caller) => match post(app, place, view, occasion.clone()).await {
            Err(SendError::Forbidden(_)) if caller.place.channel == place.channel => {
                follow_up(caller, view).await
            }
            posted => return posted,
        },
        Delivery::Message => Err(SendError::TooLate),
    };
    match sent {
        Ok(message) => Ok(message),
        Err(SendError::ChannelGone) => Err(SendError::ChannelGone),
        Err(_) => post(app, place, view, occasion).await,
    }
}

/// Posts a separate message in a channel or thread. `occasion` is the nonce, at most 25 characters:
/// Discord shows only the first of two messages with the same one.
pub(crate) async fn post(
    app: &App,
    place: &Place,
    view: &View,
    occasion: String,
) -> Result<Option<MessageId>, SendError> {
    let channel = ChannelId::new(place.channel.into());
    let message = |view: &View| view.as_message(occasion.clone());
    let sent = send::with_or_without_picture(view, message, |message| async move {
        send::send(PATIENT, || message.clone().execute(&app.http, (channel, None))).await
    });
    Ok(message_id(sent.await?.as_ref()))
}

/// Edits one of the bot's own messages. A failure is only logged: a click on an outdated message is
/// refused anyway.
pub(crate) async fn edit(app: &App, place: &Place, message: MessageId, edit: &EditMessage) {
    let message = serenity::all::MessageId::new(message.into());
    let target = (ChannelId::new(place.channel.into()), message, None::<UserId>);
    let edited = send::send(PATIENT, || edit.clone().execute(&app.http, target)).await;
    if let Err(error) = edited {
        tracing::debug!(%error, "failed to edit message");
    }
}

async fn follow_up(caller: &Caller, view: &View) -> Result<Option<MessageId>, SendError> {
    caller.follow_up(view).await.map(|sent| message_id(sent.as_ref()))
}

fn message_id(message: Option<&Message>) -> Option<MessageId> {
    message.and_then(|message| message.id.get().try_into().ok())
}
