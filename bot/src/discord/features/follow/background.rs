//! Sends updates to followers.
//!
//! An update is recorded after it was sent: before another attempt, the bot looks for it in the
//! direct messages.

use std::sync::Arc;

use dvonn_model::{FollowId, FollowRow};
use dvonn_play as play;
use jiff::Timestamp;

use crate::discord::features::follow::view;
use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress, Walk, concurrently};
use crate::discord::kit::direct_messages::{private_style, send_direct_message};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::send::SendError;
use crate::discord::kit::sent::Lookup;
use crate::discord::kit::visibility::{Sight, sight};

/// Sends the updates that are due.
pub(super) async fn send_updates(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let mut walk = Walk::new();
    let read = |after| app.store.follows_due(now, after, BATCH);
    while let Some(due) = walk.next(|follow: &FollowRow| follow.id, read).await? {
        let sending = due.into_iter().map(|follow| (follow.id, send_update(app, follow.id, now)));
        concurrently(app, "update follower", sending).await;
    }
    // Those that could not be sent are tried again after a pause.
    Ok(JobProgress::Done)
}

async fn send_update(app: &App, follow: FollowId, now: Timestamp) {
    if let Err(error) = try_to_send(app, follow, now).await
        && !app.outages.explain(&error)
    {
        tracing::warn!(%error, %follow, "failed to send update to follower; will retry");
    }
}

async fn try_to_send(app: &App, id: FollowId, now: Timestamp) -> Result<(), Failure> {
    let Some(update) = play::follow::due_update(&app.store, id, now).await? else { return Ok(()) };
    let (game, person) = (&update.game.row, update.follow.person);
    if app.is_settling(game.updated_at, now) {
        return Ok(());
    }
    let Some(guild) = game.venue.guild else { return Ok(()) };
    let style = private_style(app, person).await?;
    let sight = sight(app, guild, game.venue.channel, person).await?;
    let view = match sight {
        Sight::Visible => view::update(style, &update),
        Sight::Hidden => view::hidden(style.text, game),
        Sight::Left => return Ok(play::follow::stop(&app.store, id, person).await?),
    };
    let occasion = Lookup::new(format!("follow-{id}-{}", game.revision), game.updated_at);
    match send_direct_message(app, person, &view, &occasion).await {
        Err(error @ SendError::Temporary(_)) => Err(error.into()),
        Err(error) => {
            tracing::debug!(%error, follow = %id, "failed to reach follower");
            Ok(play::follow::stop(&app.store, id, person).await?)
        }
        Ok(()) if sight == Sight::Hidden => Ok(play::follow::stop(&app.store, id, person).await?),
        Ok(()) => Ok(play::follow::mark_update_sent(&app.store, &update).await?),
    }
}
