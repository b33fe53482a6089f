//! Sends a message to a channel: as a reply, as a follow-up or on its own.
//!
//! Threads are opened for a week without messages. A new message revives an archived thread, unless
//! it is locked. An edit is refused there (50083), so the bot unarchives it first.

use std::time::Duration;

use dvonn_discord::draw_queue::Requester;
use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::{PATIENT, PROMPT, SendError, Shown};
use dvonn_discord::view::{Drawn, View};
use dvonn_model::{GameRow, MessageId, Venue};
use serenity::all::{ChannelId, EditMessage, EditThread, Message, UserId};
use serenity::builder::Builder as _;
use tokio::time::sleep;

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::guest;
use crate::discord::kit::sent::{Lookup, find_sent};

/// How a public message is sent.
#[derive(Clone, Copy)]
pub(crate) enum Delivery<'a> {
    /// As the reply to the command that caused it.
    Reply(&'a Caller),
    /// As a follow-up to the click that caused it.
    FollowUp(&'a Caller),
    /// As a separate message caused by this person. Falls back to a follow-up where the bot may not
    /// post.
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

    /// Returns how to send the board of a game in its venue. What somebody causes in one venue of a
    /// game arrives in the other by itself.
    pub(crate) fn to(self, game: &GameRow) -> Delivery<'a> {
        let is_elsewhere = |caller: &Caller| caller.venue.channel != game.venue.channel;
        if game.is_relayed() && self.caller().is_some_and(is_elsewhere) {
            Delivery::Message
        } else {
            self
        }
    }
}

/// Sends a view to a channel by the given delivery. If that fails, posts a separate message, unless
/// it turns out that the view is there already. Returns the message if its id can be known.
pub(crate) async fn show(
    app: &App,
    venue: &Venue,
    occasion: &Lookup,
    view: &View,
    delivery: Delivery<'_>,
) -> Result<Option<Shown>, SendError> {
    let view = &view.clone().named(&occasion.nonce);
    match deliver(app, venue, occasion, view, delivery).await? {
        Some(shown) => Ok(Some(shown)),
        // Discord's response was lost or cannot be read.
        None => {
            let found = find_sent(app, venue, occasion, view, PROMPT).await.unwrap_or_default();
            Ok(found.map(Shown::found))
        }
    }
}

async fn deliver(
    app: &App,
    venue: &Venue,
    occasion: &Lookup,
    view: &View,
    delivery: Delivery<'_>,
) -> Result<Option<Shown>, SendError> {
    let sent = match delivery {
        Delivery::Reply(caller) => caller.reply_with_id(view).await,
        Delivery::FollowUp(caller) => follow_up(app, venue, occasion, view, caller).await,
        Delivery::MessageBy(caller) => match post_now(app, venue, view, occasion).await {
            Err(SendError::Forbidden(_) | SendError::Refused(_) | SendError::Silent)
                if caller.venue.channel == venue.channel =>
            {
                follow_up(app, venue, occasion, view, caller).await
            }
            posted => return posted,
        },
        Delivery::Message => return post_now(app, venue, view, occasion).await,
    };
    match sent {
        Ok(message) => Ok(message),
        Err(SendError::ChannelGone) => Err(SendError::ChannelGone),
        // The bot cannot look whether it is there.
        Err(error @ SendError::Temporary(_)) if venue.guest => Err(error),
        // Discord may have accepted one of the attempts.
        Err(SendError::Temporary(_)) => post_unless_sent(app, venue, view, occasion).await,
        Err(_) => post_now(app, venue, view, occasion).await,
    }
}

/// Posts a separate message in a channel or thread. If it `may_be_there` already, looks for it first.
pub(crate) async fn post(
    app: &App,
    venue: &Venue,
    view: &View,
    occasion: &Lookup,
    may_be_there: bool,
) -> Result<Option<Shown>, SendError> {
    let view = &view.clone().named(&occasion.nonce);
    if may_be_there && !venue.guest {
        post_unless_sent(app, venue, view, occasion).await
    } else {
        post_now(app, venue, view, occasion).await
    }
}

async fn post_unless_sent(
    app: &App,
    venue: &Venue,
    view: &View,
    occasion: &Lookup,
) -> Result<Option<Shown>, SendError> {
    match find_sent(app, venue, occasion, view, PATIENT).await {
        Ok(Some(message)) => {
            tracing::info!(occasion = occasion.nonce, id = %message, "message was sent before");
            Ok(Some(Shown::found(message)))
        }
        // Where the bot may not read messages, it may still post.
        Ok(None) | Err(SendError::Forbidden(_)) => post_now(app, venue, view, occasion).await,
        Err(error) => Err(error),
    }
}

async fn post_now(
    app: &App,
    venue: &Venue,
    view: &View,
    occasion: &Lookup,
) -> Result<Option<Shown>, SendError> {
    let drawn = app.studio.draw_view(Requester::Bot, view).await?;
    if venue.guest {
        return guest::post(app, venue.channel, &drawn).await;
    }
    let channel = ChannelId::new(venue.channel.into());
    let message = |drawn: &Drawn| drawn.as_message(occasion.nonce.clone());
    let sent = send::with_or_without_picture(&drawn, message, |message| async move {
        send::send(RestRoute::PostMessage, PATIENT, || {
            message.clone().execute(&app.http, (channel, None))
        })
        .await
    });
    Ok(Shown::of(sent.await?.as_ref()))
}

/// Edits one of the bot's own messages, and returns it as Discord shows it now, if that is known. A
/// failure is only logged: a click on an outdated message is refused anyway.
pub(crate) async fn edit(
    app: &App,
    venue: &Venue,
    message: MessageId,
    edit: &EditMessage,
) -> Option<Message> {
    let edited = try_to_edit(app, venue, message, edit).await;
    edited.unwrap_or_else(|error| {
        tracing::debug!(%error, "failed to edit message");
        None
    })
}

/// Does the same as [`edit`], but returns a failure.
pub(crate) async fn try_to_edit(
    app: &App,
    venue: &Venue,
    message: MessageId,
    edit: &EditMessage,
) -> Result<Option<Message>, SendError> {
    if venue.guest {
        return guest::edit(app, venue.channel, message, edit).await;
    }
    let message = serenity::all::MessageId::new(message.into());
    let target = (ChannelId::new(venue.channel.into()), message, None::<UserId>);
    let attempt =
        || send::send(RestRoute::EditMessage, PATIENT, || edit.clone().execute(&app.http, target));
    match attempt().await {
        Err(SendError::Archived(_)) => {
            unarchive(app, target.0).await?;
            attempt().await
        }
        edited => edited,
    }
}

/// Unarchives a thread, as anybody may who can write in it, unless it is locked. A new message does
/// the same.
pub(crate) async fn unarchive(app: &App, thread: ChannelId) -> Result<(), SendError> {
    let open = EditThread::new().archived(false);
    send::send(RestRoute::EditChannel, PATIENT, || open.clone().execute(&app.http, thread))
        .await
        .map(drop)
}

/// Sends a follow-up. Discord would show each of two: before another attempt, the bot looks whether
/// the last one has arrived.
async fn follow_up(
    app: &App,
    venue: &Venue,
    occasion: &Lookup,
    view: &View,
    caller: &Caller,
) -> Result<Option<Shown>, SendError> {
    let mut pauses = PROMPT.iter();
    loop {
        let fault = match caller.follow_up_once(view).await {
            Ok(sent) => return Ok(Shown::of(sent.as_ref())),
            Err(SendError::Temporary(fault)) if !venue.guest => fault,
            Err(error) => return Err(error),
        };
        let Some(&pause) = pauses.next() else { return Err(SendError::Temporary(fault)) };
        sleep(Duration::from_millis(pause)).await;
        match find_sent(app, venue, occasion, view, &[]).await {
            Ok(Some(message)) => return Ok(Some(Shown::found(message))),
            Ok(None) | Err(SendError::Forbidden(_)) => {}
            // It may be there, and Discord would show a second one.
            Err(error) => return Err(error),
        }
    }
}
