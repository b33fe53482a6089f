//! Challenges that nobody answers, and those that nobody could see.

use jiff::Timestamp;

use super::super::app::App;
use super::super::failure::Failure;
use super::{BATCH, Left, OVERDUE};
use crate::play;
use crate::store::ChallengeRow;

/// Closes the challenges that have run out. Of a draft nobody hears.
pub(super) async fn expire(app: &App, now: Timestamp) -> Result<Left, Failure> {
    let expired = app.store.challenges_expired_by(now, BATCH).await?;
    let left = Left::after(expired.len());
    for challenge in expired {
        if let Some(expired) = play::expire(&app.store, challenge).await? {
            app.refresh_challenge(&expired).await;
        }
    }
    Ok(left)
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
    for ChallengeRow { id, .. } in challenges {
        if let Err(error) = app.show_lost_challenge(id).await {
            tracing::warn!(%error, challenge = %id, "a challenge is still to be shown");
        }
    }
}
