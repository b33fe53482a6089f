//! How a message reaches its channel: as an answer, after one, or by itself.

use dvonn_model::{MessageId, Place};
use serenity::all::{ChannelId, EditMessage, Message, UserId};
use serenity::builder::Builder as _;

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::send;
use crate::discord::kit::send::{PATIENT, SendError};
use crate::discord::kit::view::View;

/// The way by which a message for everybody reaches its channel.
#[derive(Clone, Copy)]
pub(crate) enum Delivery<'a> {
    /// As the answer to the command that caused it.
    Reply(&'a Caller),
    /// After the answer to the click that caused it.
    FollowUp(&'a Caller),
    /// As a message of its own, though somebody caused it; after the answer to them where the bot
    /// may not post. Discord shows such a message once, even if a crash lets it be sent twice.
    Beside(&'a Caller),
    /// As a message of its own.
    Message,
}

impl<'a> Delivery<'a> {
    /// Who caused the message, if somebody did.
    pub(crate) fn caller(self) -> Option<&'a Caller> {
        match self {
            Delivery::Reply(caller) | Delivery::FollowUp(caller) | Delivery::Beside(caller) => {
                Some(caller)
            }
            Delivery::Message => None,
        }
    }
}

/// Shows a view in a channel by the given way or, where that is closed, by a message of its own.
/// Returns the message, where Discord says which it is. `occasion` is as for [`post`].
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
        Delivery::Beside(caller) => match post(app, place, view, occasion.clone()).await {
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

/// Posts a message of its own in a channel or thread. `occasion` names what it is about, in at most 25
/// characters: of two messages with the same occasion Discord shows only the first.
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
    Ok(id_of(sent.await?.as_ref()))
}

/// Changes one of the bot's own messages. What it said before is refused when it is clicked, so a
/// failure is no more than untidy.
pub(crate) async fn edit(app: &App, place: &Place, message: MessageId, edit: &EditMessage) {
    let message = serenity::all::MessageId::new(message.into());
    let target = (ChannelId::new(place.channel.into()), message, None::<UserId>);
    let edited = send::send(PATIENT, || edit.clone().execute(&app.http, target)).await;
    if let Err(error) = edited {
        tracing::debug!(%error, "failed to edit an old message");
    }
}

async fn follow_up(caller: &Caller, view: &View) -> Result<Option<MessageId>, SendError> {
    caller.follow_up(view).await.map(|sent| id_of(sent.as_ref()))
}

fn id_of(message: Option<&Message>) -> Option<MessageId> {
    message.and_then(|message| message.id.get().try_into().ok())
}
