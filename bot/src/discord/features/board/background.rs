//! Boards that people have not been shown, and interactions that need no longer be remembered.

use std::sync::Arc;

use dvonn_play as play;
use jiff::{SignedDuration, Timestamp};

use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, Progress, at_once};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce_if_due;

/// How long the interactions that counted are remembered: Discord repeats none after that.
const MEMORY: SignedDuration = SignedDuration::from_hours(24);

/// Announces the games whose announcement has got lost.
pub(super) async fn announce_lost(app: &Arc<App>, now: Timestamp) -> Result<Progress, Failure> {
    let mut lost = app.store.unannounced_games(BATCH).await?;
    lost.retain(|game| app.is_lost(game.updated_at, now));
    at_once(lost.into_iter().map(|game| announce_if_due(app, game.id))).await;
    Ok(Progress::Done)
}

/// Forgets interactions that Discord will not repeat.
pub(super) async fn forget_interactions(
    app: &Arc<App>,
    now: Timestamp,
) -> Result<Progress, Failure> {
    play::forget_interactions(&app.store, now - MEMORY).await?;
    Ok(Progress::Done)
}
