//! Sends a message to a channel: as a reply, as a follow-up or on its own.

use std::time::Duration;

use dvonn_discord::client::Target;
use dvonn_discord::messages::Lookup;
use dvonn_discord::send::{PROMPT, SendError, Shown};
use dvonn_discord::view::View;
use dvonn_model::{GameRow, Venue};
use tokio::time::sleep;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;

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

/// Returns where a message for this venue goes.
pub(crate) fn target(venue: &Venue) -> Target {
    Target { channel: u64::from(venue.channel).into(), guest: venue.guest }
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
            let found = app
                .client
                .find_sent(target(venue), occasion, view, PROMPT)
                .await
                .unwrap_or_default();
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
        Delivery::MessageBy(caller) => {
            match app.client.post_now(target(venue), view, occasion).await {
                Err(SendError::Forbidden(_) | SendError::Refused(_) | SendError::Silent)
                    if caller.venue.channel == venue.channel =>
                {
                    follow_up(app, venue, occasion, view, caller).await
                }
                posted => return posted,
            }
        }
        Delivery::Message => return app.client.post_now(target(venue), view, occasion).await,
    };
    match sent {
        Ok(message) => Ok(message),
        Err(SendError::ChannelGone) => Err(SendError::ChannelGone),
        // The bot cannot look whether it is there.
        Err(error @ SendError::Temporary(_)) if venue.guest => Err(error),
        // Discord may have accepted one of the attempts.
        Err(SendError::Temporary(_)) => {
            app.client.post_unless_sent(target(venue), view, occasion).await
        }
        Err(_) => app.client.post_now(target(venue), view, occasion).await,
    }
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
        match app.client.find_sent(target(venue), occasion, view, &[]).await {
            Ok(Some(message)) => return Ok(Some(Shown::found(message))),
            Ok(None) | Err(SendError::Forbidden(_)) => {}
            // It may be there, and Discord would show a second one.
            Err(error) => return Err(error),
        }
    }
}
