//! Requesting and showing reviews.

use std::sync::Arc;

use dvonn_play as play;
use dvonn_study::review::{self, ReviewProgress};

use crate::discord::features::review::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::record::subject::RecordedGame;

/// Shows the review of a game, or requests one if there is none yet.
pub(crate) async fn show_review(
    app: &App,
    caller: &Caller,
    subject: &RecordedGame,
) -> Result<(), Failure> {
    let game = subject.reviewable()?;
    check_review(app, caller, subject).await?;
    let reader = caller.person.id;
    match review::request(&app.store, &game, reader).await? {
        ReviewProgress::Done(review) => {
            app.review_notices.forget(subject.source(), reader);
            let view = view::review(caller.style(), subject, Some(reader), &review);
            Ok(caller.reply_in_place(&view).await?)
        }
        ReviewProgress::UnderWay { .. } => {
            let view = view::review_in_progress(caller.text, subject);
            caller.reply_in_place(&view).await?;
            let (of, reply) = (subject.source(), Arc::clone(&caller.answer));
            app.review_notices.keep(of, reader, caller.text, reply, app.now());
            app.work.notify_waiters();
            Ok(())
        }
    }
}

/// Tells the people who wait for this finished review that it is ready.
pub(crate) async fn update_notices(app: &App, subject: &RecordedGame) {
    for notice in app.review_notices.take(subject.source()) {
        let view = view::review_ready(notice.text, subject);
        if let Err(error) = notice.reply.edit(&view).await {
            tracing::debug!(%error, "failed to say that a review is ready");
        }
    }
}

/// Checks that a review gives nobody an advantage in a running rated game.
pub(crate) async fn check_review(
    app: &App,
    caller: &Caller,
    subject: &RecordedGame,
) -> Result<(), Failure> {
    Ok(play::advice::check_finished(&app.store, subject.game(), caller.person.id).await?)
}
