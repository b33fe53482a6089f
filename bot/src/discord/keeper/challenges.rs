//! Challenges that nobody answers, and those that nobody could see.

use dvonn_model::{ChallengeId, ChallengeRow};
use dvonn_play as play;
use jiff::Timestamp;

use super::super::app::App;
use super::super::failure::Failure;
use super::{BATCH, Left, News, OVERDUE, Outbox, at_once};

/// Closes the challenges that have run out. Of a draft nobody hears.
pub(super) async fn expire(app: &App, news: &Outbox, now: Timestamp) -> Result<Left, Failure> {
    let expired = app.store.challenges_expired_by(now, BATCH).await?;
    let left = Left::after(expired.len());
    for challenge in expired {
        if let Some(expired) = play::expire(&app.store, challenge).await? {
            news.unbounded_send(News::Challenge(expired.id)).ok();
        }
    }
    Ok(left)
}

/// Lets the message of a challenge say what became of it.
pub(super) async fn refresh(app: &App, challenge: ChallengeId) {
    match app.store.challenge(challenge).await {
        Ok(Some(challenge)) => app.refresh_challenge(&challenge).await,
        Ok(None) => {}
        Err(error) => tracing::error!(%error, %challenge, "a challenge cannot be read"),
    }
}

/// Shows the open challenges that should have been shown by now.
pub(super) async fn unshown(app: &App, now: Timestamp) -> Result<Left, Failure> {
    let mut unshown = app.store.unshown_challenges(BATCH).await?;
    unshown.retain(|challenge| challenge.created_at + OVERDUE <= now);
    show(app, unshown).await;
    Ok(Left::Nothing)
}

/// Shows open challenges by messages of their own.
pub(super) async fn show(app: &App, challenges: Vec<ChallengeRow>) {
    at_once(challenges.into_iter().map(|challenge| show_one(app, challenge.id)).collect()).await;
}

async fn show_one(app: &App, challenge: ChallengeId) {
    if let Err(error) = app.show_lost_challenge(challenge).await {
        tracing::warn!(%error, %challenge, "a challenge is still to be shown");
    }
}
