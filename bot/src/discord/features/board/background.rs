//! Background work on boards: announces lost updates and deletes old interactions.

use std::sync::Arc;

use dvonn_model::GameRow;
use dvonn_play as play;
use jiff::{SignedDuration, Timestamp};

use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, Progress, Walk, at_once};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce_if_due;

/// The time for which handled interactions are stored. Discord never repeats older ones.
const INTERACTION_RETENTION: SignedDuration = SignedDuration::from_hours(24);

/// Announces games whose announcement was lost.
pub(super) async fn announce_lost(app: &Arc<App>, now: Timestamp) -> Result<Progress, Failure> {
    let mut walk = Walk::new();
    let read = |after| app.store.unannounced_games(now, after, BATCH);
    while let Some(mut lost) = walk.next(|game: &GameRow| game.id, read).await? {
        lost.retain(|game| app.is_lost(game.place.guild, game.updated_at, now));
        let announcing = lost.into_iter().map(|game| {
            let id = game.id;
            (id, async move { announce_if_due(app, &game).await })
        });
        at_once(app, "announce game", announcing).await;
    }
    Ok(Progress::Done)
}

/// Deletes interactions that Discord will not repeat.
pub(super) async fn delete_interactions(
    app: &Arc<App>,
    now: Timestamp,
) -> Result<Progress, Failure> {
    play::delete_interactions(&app.store, now - INTERACTION_RETENTION).await?;
    Ok(Progress::Done)
}
