//! Background work on boards: announces lost updates, and takes the controls of old boards away. Deletes what
//! has served its purpose.

use std::sync::Arc;

use dvonn_model::{GameRow, OldBoard};
use dvonn_play as play;
use jiff::Timestamp;

use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress, Walk, concurrently};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce_if_due;
use crate::discord::kit::game::old_boards::retire_later;

/// Announces games whose announcement was lost.
pub(super) async fn announce_lost(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let mut walk = Walk::new();
    let read = |after| app.store.unannounced_games(now, after, BATCH);
    while let Some(mut lost) = walk.next(|game: &GameRow| game.id, read).await? {
        lost.retain(|game| app.is_lost(game.venue.guild, game.updated_at, now));
        let announcing = lost.into_iter().map(|game| {
            let id = game.id;
            (id, async move { announce_if_due(app, &game).await })
        });
        concurrently(app, "announce game", announcing).await;
    }
    Ok(JobProgress::Done)
}

/// Takes the controls of old boards away: those of an earlier process, and those that Discord has refused.
pub(super) async fn retire_old_boards(
    app: &Arc<App>,
    now: Timestamp,
) -> Result<JobProgress, Failure> {
    let mut walk = Walk::new();
    let read = |after| app.store.old_boards(now, after, BATCH);
    while let Some(mut old) = walk.next(|board: &OldBoard| board.message, read).await? {
        // The task that announced the newer board may be making the first attempt.
        old.retain(|board| board.due > board.since || app.is_lost_anywhere(board.since, now));
        let retiring = old
            .into_iter()
            .map(|board| (board.message, async move { retire_later(app, &board).await }));
        concurrently(app, "old board", retiring).await;
    }
    Ok(JobProgress::Done)
}

/// Deletes old interactions, challenges and offers, some at a time.
pub(super) async fn delete_old_rows(
    app: &Arc<App>,
    now: Timestamp,
) -> Result<JobProgress, Failure> {
    let has_more = play::cleanup::delete_old_rows(&app.store, now, BATCH).await?;
    Ok(if has_more { JobProgress::More } else { JobProgress::Done })
}
