//! Background work on reviews: computes requested reviews while the engine is idle, and posts them.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use dvonn_engine::Limits;
use dvonn_model::{ReviewId, ReviewRow};
use dvonn_play::Match;
use dvonn_store::StoreError;
use dvonn_study::review::{self, ReviewProgress};
use futures::FutureExt as _;
use jiff::Timestamp;

use crate::discord::features::review::serve::{post_review, update_notices};
use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress, Walk, concurrently, in_turn};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::record::subject::{RecordedGame, Source};

/// Computes the waiting reviews, one after the other.
pub(super) async fn make(app: &Arc<App>) -> Result<JobProgress, Failure> {
    let waiting = app.store.unfinished_reviews(BATCH).await?;
    let making = waiting.into_iter().map(|review| (review.id, make_or_delete(app, review)));
    Ok(in_turn(app, "compute review", making).await)
}

async fn make_or_delete(app: &App, review: ReviewRow) -> Result<(), Failure> {
    let id = review.id;
    let made = make_one(app, review).await;
    if let Err(error) = &made {
        delete_if_unreadable(app, id, error).await;
    }
    made
}

/// Computes one review. Stores each position as soon as it is known, so a restart loses nothing.
async fn make_one(app: &App, mut review: ReviewRow) -> Result<(), Failure> {
    let Some(subject) = subject(app, review.of).await? else { return Ok(()) };
    let game = subject.reviewable()?;
    let mut study = game.study(&review)?;
    loop {
        let position = study.next_to_search().copied();
        if let Some(position) = position {
            let search = app.thinkers.in_background(position, Limits::time(review::SEARCH_TIME), 1);
            let found = AssertUnwindSafe(search).catch_unwind().await;
            if found.is_err() {
                tracing::error!(review = %review.id, %position, "failed to search position of review: the search panicked");
            }
            study.note(found.ok());
        }
        let kept = review::store(&app.store, &review, &study).await?;
        // Another process may have taken over this review.
        let Some(kept) = kept else { return Ok(()) };
        review = kept;
        if review.done {
            app.work.notify_waiters();
            return Ok(());
        }
    }
}

/// Posts finished reviews in the channels of their games, and tells those who wait for one.
pub(super) async fn post_finished(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let mut walk = Walk::new();
    let read = |after| app.store.unannounced_reviews(after, BATCH);
    while let Some(mut finished) = walk.next(|review: &ReviewRow| review.id, read).await? {
        finished.retain(|review| !app.is_settling(review.asked_at, now));
        let posting = finished.into_iter().map(|review| (review.id, post_one(app, review)));
        concurrently(app, "post review", posting).await;
    }
    for of in app.review_notices.awaited(now) {
        if app.store.review(of).await?.is_some_and(|review| review.done)
            && let Some(subject) = subject(app, of).await?
        {
            update_notices(app, &subject).await;
        }
    }
    Ok(JobProgress::Done)
}

async fn post_one(app: &App, review: ReviewRow) {
    let id = review.id;
    if let Err(error) = try_to_post(app, review).await {
        if !app.outages.explain(&error) {
            tracing::warn!(%error, review = %id, "failed to post review");
        }
        delete_if_unreadable(app, id, &error).await;
    }
}

/// Deletes a review that would always fail in the same way. The next request starts a new one.
async fn delete_if_unreadable(app: &App, id: ReviewId, error: &Failure) {
    let always_fails = matches!(
        error,
        Failure::Store(StoreError::Corrupt { .. }) | Failure::Refused(_) | Failure::Explained(_)
    );
    if !always_fails {
        return;
    }
    if let Err(error) = review::delete(&app.store, id).await
        && !app.outages.explain(&error)
    {
        tracing::error!(%error, review = %id, "failed to delete unreadable review");
    }
}

async fn try_to_post(app: &App, row: ReviewRow) -> Result<(), Failure> {
    let Some(subject) = subject(app, row.of).await? else { return Ok(()) };
    let progress = review::progress(&app.store, &subject.reviewable()?).await?;
    if let Some(ReviewProgress::Done(review)) = progress {
        post_review(app, &row, &subject, &review).await?;
    }
    Ok(())
}

/// Reads the reviewed game. Returns `None` if it was an import that has been deleted.
async fn subject(app: &App, of: Source) -> Result<Option<RecordedGame>, Failure> {
    Ok(match of {
        Source::Game(game) => {
            Some(RecordedGame::Game(Box::new(Match::find(&app.store, game).await?)))
        }
        Source::Import(id) => {
            let record = app.store.import_for_review(id).await?;
            record.map(|record| RecordedGame::Import(id, record))
        }
    })
}
