//! Background work on challenges: expires old ones and posts lost ones.

use std::sync::Arc;

use dvonn_model::{ChallengeId, ChallengeRow};
use dvonn_play as play;
use jiff::Timestamp;

use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress, Walk, concurrently, in_turn};
use crate::discord::kit::challenge::post::{refresh_if_known, show_lost_challenge};
use crate::discord::kit::failure::Failure;

/// Expires challenges past their deadline.
pub(super) async fn expire(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let expired = app.store.challenges_expired_by(now, BATCH).await?;
    let expiring = expired.into_iter().map(|challenge| (challenge.id, expire_one(app, challenge)));
    Ok(in_turn(app, "expire challenge", expiring).await)
}

async fn expire_one(app: &Arc<App>, challenge: ChallengeRow) -> Result<(), Failure> {
    if let Some(expired) = play::challenge::expire(&app.store, challenge).await? {
        let this = Arc::clone(app);
        app.enqueue(async move { refresh_if_known(&this, expired.id).await });
    }
    Ok(())
}

/// Posts challenges whose message was lost.
pub(super) async fn show_lost(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let mut walk = Walk::new();
    let read = |after| app.store.unshown_challenges(after, BATCH);
    while let Some(mut lost) = walk.next(|challenge: &ChallengeRow| challenge.id, read).await? {
        lost.retain(|challenge| app.is_lost(challenge.venue.guild, challenge.created_at, now));
        let posting = lost.into_iter().map(|challenge| (challenge.id, show(app, challenge.id)));
        concurrently(app, "post challenge", posting).await;
    }
    Ok(JobProgress::Done)
}

async fn show(app: &App, challenge: ChallengeId) {
    if let Err(error) = show_lost_challenge(app, challenge).await
        && !app.outages.explain(&error)
    {
        tracing::warn!(%error, %challenge, "failed to post challenge");
    }
}
