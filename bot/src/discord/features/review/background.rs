//! Reviews that were asked for: made while the computer player has nothing else to do, and shown.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use dvonn_engine::Limits;
use dvonn_model::{ReviewId, ReviewRow};
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_store::StoreError;
use futures::FutureExt as _;

use crate::discord::features::review::serve::post_review;
use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, Progress, at_once};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::record::subject::{Source, Subject};

/// So long a position is searched. A whole game takes twenty seconds or so.
const A_POSITION: Duration = Duration::from_millis(200);

/// Makes the reviews that wait, one after the other.
pub(super) async fn make(app: &Arc<App>) -> Result<Progress, Failure> {
    let waiting = app.store.reviews_to_make(BATCH).await?;
    let progress = Progress::after(waiting.len());
    for review in waiting {
        let id = review.id;
        if let Err(error) = make_one(app, review).await {
            tracing::error!(%error, review = %id, "a review could not be made");
            forget_if_unreadable(app, id, &error).await;
        }
    }
    Ok(progress)
}

/// What is found is kept position by position, so that a restart loses none of it.
async fn make_one(app: &App, mut review: ReviewRow) -> Result<(), Failure> {
    let Some(subject) = subject(app, review.of).await? else { return Ok(()) };
    let game = subject.reviewable()?;
    let mut study = game.study(&review)?;
    loop {
        let position = study.to_search().copied();
        if let Some(position) = position {
            let search = app.thinkers.in_background(position, Limits::time(A_POSITION), 1);
            let found = AssertUnwindSafe(search).catch_unwind().await;
            if found.is_err() {
                tracing::error!(review = %review.id, %position, "a search panicked");
            }
            study.note(found.ok());
        }
        let kept = play::store_study(&app.store, &review, &study).await?;
        // Another process may have gone on with it.
        let Some(kept) = kept else { return Ok(()) };
        review = kept;
        if review.done {
            app.work.notify_waiters();
            return Ok(());
        }
    }
}

/// Shows the reviews that are done in the channels of their games.
pub(super) async fn tell(app: &Arc<App>) -> Result<Progress, Failure> {
    let untold = app.store.unannounced_reviews(BATCH).await?;
    at_once(untold.into_iter().map(|review| tell_one(app, review))).await;
    Ok(Progress::Done)
}

async fn tell_one(app: &App, review: ReviewRow) {
    let id = review.id;
    if let Err(error) = try_to_tell(app, review).await {
        tracing::warn!(%error, review = %id, "a review could not be shown");
        forget_if_unreadable(app, id, &error).await;
    }
}

/// Forgets a review that would fail like this for ever. Who asks again gets a new one.
async fn forget_if_unreadable(app: &App, id: ReviewId, error: &Failure) {
    if !matches!(error, Failure::Store(StoreError::Corrupt { .. }) | Failure::Refused(_)) {
        return;
    }
    if let Err(error) = play::forget_review(&app.store, id).await {
        tracing::error!(%error, review = %id, "a review could not be forgotten");
    }
}

async fn try_to_tell(app: &App, row: ReviewRow) -> Result<(), Failure> {
    let Some(subject) = subject(app, row.of).await? else { return Ok(()) };
    if let Some(review) = play::finished_review(&app.store, &subject.reviewable()?).await? {
        post_review(app, row.id, &subject, &review).await?;
    }
    Ok(())
}

/// What is reviewed; nothing, if it was brought and has been forgotten meanwhile.
async fn subject(app: &App, of: Source) -> Result<Option<Subject>, Failure> {
    Ok(match of {
        Source::Game(game) => {
            Some(Subject::Game(Box::new(Match::numbered(&app.store, game).await?)))
        }
        Source::Import(id) => {
            let record = app.store.import_for_review(id).await?;
            record.map(|record| Subject::Import(id, record))
        }
    })
}
