//! Background work on challenges: expires old ones.

use std::sync::Arc;

use dvonn_play as play;
use jiff::Timestamp;

use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress, in_turn};
use crate::discord::kit::failure::Failure;

/// Expires challenges past their deadline.
pub(super) async fn expire(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let expired = app.store.challenges_expired_by(now, BATCH).await?;
    let expiring = expired.into_iter().map(|challenge| {
        (
            challenge.id,
            async move { Ok(play::challenge::expire(&app.store, challenge, now).await?) },
        )
    });
    Ok(in_turn(app, "expire challenge", expiring).await)
}
