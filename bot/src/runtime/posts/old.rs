//! The messages of earlier issues: takes their controls away.

use dvonn_discord::repairs::edits::EditError;
use dvonn_discord::send::SendError;
use dvonn_model::{MessageId, OldMessage, PostKey, PostRow};
use jiff::SignedDuration;
use serenity::all::{CreateAllowedMentions, EditMessage};

use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::runtime::ids::ToDiscord as _;
use crate::runtime::posts::postpone;

/// The shortest and the longest time until the next attempt, if Discord asks for no pause.
const OLD_RETRY_AFTER: [SignedDuration; 2] =
    [SignedDuration::from_mins(1), SignedDuration::from_hours(1)];
/// An old message that still cannot be edited after this time keeps its controls until somebody uses one.
const GIVEN_UP_AFTER: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Takes the controls of the old message of a post away. If Discord does not allow that yet, it is tried
/// again later: Discord may refuse the edit of an old message for minutes.
pub(super) async fn retire(app: &App, post: &PostRow, old: &OldMessage) -> Result<(), Failure> {
    let (message, rest) = old;
    let age = app.now().duration_since(post.since);
    match remove_controls(app, post, *message, rest.as_deref()).await {
        Err(EditError { error: error @ SendError::Temporary(_), wait }) if age < GIVEN_UP_AFTER => {
            let [shortest, longest] = OLD_RETRY_AFTER;
            let wait = wait.unwrap_or_else(|| age.clamp(shortest, longest));
            tracing::debug!(%error, %wait, "failed to edit an old message; will retry");
            postpone(app, post, app.now() + wait, false).await;
            return Ok(());
        }
        Err(EditError { error, .. }) => tracing::debug!(%error, "failed to edit an old message"),
        Ok(()) => {}
    }
    forget_old(app, post.key, *message).await
}

/// Records that the old message of a post has no controls any more.
pub(crate) async fn forget_old(app: &App, key: PostKey, old: MessageId) -> Result<(), Failure> {
    let mut tx = app.store.begin_unsynced().await?;
    tx.forget_old_message(key, old).await?;
    Ok(tx.commit().await?)
}

/// Takes the controls of a message away, and what was true only while it was the newest. One attempt.
pub(super) async fn remove_controls(
    app: &App,
    post: &PostRow,
    message: MessageId,
    rest: Option<&str>,
) -> Result<(), EditError> {
    let Some(channel) = post.channel else { return Ok(()) };
    let edit =
        EditMessage::new().components(Vec::new()).allowed_mentions(CreateAllowedMentions::new());
    let rest = rest.map(|rest| app.client.commands.mention(rest));
    let edit = rest.into_iter().fold(edit, EditMessage::content);
    let channel = channel.to_discord();
    let message = message.to_discord();
    if post.guest {
        return Ok(app.client.edit_as_guest(channel, message, &edit).await.map(drop)?);
    }
    let attempt = || app.client.edits.attempt(&app.client.http, channel, message, &edit);
    match attempt().await {
        Err(EditError { error: SendError::Archived(_), .. }) => {
            app.client.unarchive(channel).await?;
            attempt().await.map(drop)
        }
        edited => edited.map(drop),
    }
}
