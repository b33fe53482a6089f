//! Sends and edits messages where the bot is a guest: with the tokens of people's interactions.
//!
//! People can add the bot to their own account and use it in direct messages, groups and servers
//! that have not installed it. There it gets interactions and may answer them, and nothing else:
//! Discord refuses every request about the channel. `kit/caller` sees this in the interaction
//! (`Venue::guest`, kept with challenges and games; the server is then `None`). serenity does not
//! read it from forms, so a form's custom id says it (`kit/form`).
//!
//! A board that nobody's answer carries, such as the computer's move, goes out with the newest
//! token of the channel (`kit/passes`), and an old board loses its controls with the token that
//! sent it. Without a token, the board counts as one that may not be shown (`play/mute`): the clock
//! stops, both players get a notice, and the next interaction in the channel shows it
//! (`announce::show_what_waits`).

use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::{PROMPT, SendError, Shown};
use dvonn_discord::view::Drawn;
use dvonn_model::{ChannelId, MessageId};
use serenity::all::{CreateAllowedMentions, EditMessage, Message};
use serenity::builder::Builder as _;

use crate::discord::kit::app::App;

/// Posts a message by itself.
///
/// # Errors
/// [`SendError::Silent`] if the bot has to wait until somebody uses it in this channel.
pub(crate) async fn post(
    app: &App,
    channel: ChannelId,
    drawn: &Drawn,
) -> Result<Option<Shown>, SendError> {
    while let Some(token) = app.passes.take(channel) {
        let build = |drawn: &Drawn| drawn.as_follow_up(false);
        let token = &token;
        let sent = send::with_or_without_picture(drawn, build, |message| async move {
            send::send(RestRoute::FollowUp, &[], || {
                message.clone().execute(&app.http, (None, token))
            })
            .await
        });
        match sent.await {
            Ok(sent) => {
                let shown = Shown::of(sent.as_ref());
                if let Some(message) = shown.and_then(|shown| shown.id.get().try_into().ok()) {
                    app.passes.record_sent(channel, token, message);
                }
                return Ok(shown);
            }
            Err(error @ SendError::Temporary(_)) => return Err(error),
            Err(error) => {
                tracing::debug!(%error, "the token cannot be used");
                app.passes.expire(channel, token);
            }
        }
    }
    Err(SendError::Silent)
}

/// Edits a message.
///
/// # Errors
/// [`SendError::Silent`] if it was sent more than some minutes ago, or before a restart.
pub(crate) async fn edit(
    app: &App,
    channel: ChannelId,
    message: MessageId,
    edit: &EditMessage,
) -> Result<Option<Message>, SendError> {
    let token = app.passes.editing(channel, message).ok_or(SendError::Silent)?;
    let message = serenity::all::MessageId::new(message.into());
    // serenity adds this only when it edits by channel.
    let edit = edit.clone().allowed_mentions(CreateAllowedMentions::new());
    send::send(RestRoute::EditFollowUp, PROMPT, || {
        app.http.edit_followup_message(&token, message, &edit, Vec::new())
    })
    .await
}
