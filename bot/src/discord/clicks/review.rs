//! Reviews, by the buttons for them.

use dvonn_play as play;

use crate::discord::app::App;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::paging::Source;
use crate::discord::views;

/// Shows a review, or asks for it.
pub(super) async fn show(app: &App, caller: &Caller<'_>, of: Source) -> Result<(), Failure> {
    match app.subject(of, caller.person.id).await? {
        Some(subject) => app.show_review(caller, &subject).await,
        None => Ok(caller.confide(&views::import_gone(caller.text)).await?),
    }
}

/// Shows a turning point of a review that is there.
pub(super) async fn turning_point(
    app: &App,
    caller: &Caller<'_>,
    of: Source,
    ply: usize,
) -> Result<(), Failure> {
    let reader = caller.person.id;
    let Some(subject) = app.subject(of, reader).await? else {
        return Ok(caller.confide(&views::import_gone(caller.text)).await?);
    };
    app.check_review(caller, &subject).await?;
    let review = play::kept_review(&app.store, &subject.reviewable()?).await?;
    let view = review.and_then(|review| {
        views::turning_point(&app.painter, caller.style(), &subject, reader, &review, ply)
    });
    match view {
        Some(view) => Ok(caller.confide(&view).await?),
        None => app.show_review(caller, &subject).await,
    }
}
