//! Computes requested reviews while the engine is idle, and posts them.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use dvonn_discord::view::View;
use dvonn_engine::Limits;
use dvonn_model::{PostRow, ReviewId, ReviewRow};
use dvonn_play::Match;
use dvonn_store::StoreError;
use dvonn_study::review::{self, ReviewProgress};
use futures::FutureExt as _;
use jiff::Timestamp;

use crate::features::review::view;
use crate::runtime::app::App;
use crate::runtime::app::review_notices::ReviewNotice;
use crate::runtime::failure::Failure;
use crate::runtime::posts::{Face, Message, To};
use crate::runtime::rounds::{BATCH, JobProgress, in_turn};
use crate::show::record::subject::{RecordedGame, Source};
use crate::text::Text;

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
        let kept = review::store(&app.store, &review, &study, app.now()).await?;
        // Another process may have taken over this review.
        let Some(kept) = kept else { return Ok(()) };
        review = kept;
        if review.done {
            app.work.notify_waiters();
            return Ok(());
        }
    }
}

/// Tells those who wait for reviews how far these are, or that they are ready.
pub(super) async fn tell_who_waits(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let awaited = app.review_notices.awaited(now);
    let progress = JobProgress::after(awaited.len());
    for of in awaited {
        let Some(row) = app.store.review(of).await? else { continue };
        let Some(subject) = subject(app, of).await? else { continue };
        if row.done {
            let notices = app.review_notices.take(of);
            edit(notices, |text| view::review_ready(text, &subject)).await;
        } else {
            let (known, all) = (row.known as usize, subject.reviewable()?.positions());
            let notices = app.review_notices.behind(of, known, now);
            edit(notices, |text| view::review_in_progress(text, &subject, (known, all))).await;
        }
    }
    Ok(progress.min(JobProgress::Done))
}

/// Edits the messages of people who wait for a review.
async fn edit(notices: Vec<ReviewNotice>, view: impl Fn(Text) -> View) {
    for notice in notices {
        if let Err(error) = notice.reply.edit(&view(notice.text)).await {
            tracing::debug!(%error, "failed to tell who waits for a review");
        }
    }
}

/// Returns the message with a review, for the channel of its game.
pub(super) async fn face(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let id = ReviewId::from(post.key.subject);
    let message = message(app, id).await;
    if let Err(error) = &message {
        delete_if_unreadable(app, id, error).await;
    }
    message
}

async fn message(app: &App, id: ReviewId) -> Result<Face, Failure> {
    let Some(row) = app.store.review_by_id(id).await? else { return Ok(Face::Nothing) };
    let Some(subject) = subject(app, row.of).await? else { return Ok(Face::Nothing) };
    let RecordedGame::Game(game) = &subject else { return Ok(Face::Nothing) };
    if game.row.is_relayed() {
        // Nobody knows any more in which venue it was asked for.
        return Ok(Face::Nothing);
    }
    let progress = review::progress(&app.store, &subject.reviewable()?).await?;
    let Some(ReviewProgress::Done(review)) = progress else { return Ok(Face::Nothing) };
    let style = app.style_of_game(&game.row).await;
    let view = view::review(style, &subject, None, &review);
    let to = To::Venue(game.row.venue.clone());
    Ok(Face::Once(vec![Message { name: format!("review-{id}"), to, view }]))
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
