//! Buttons for reviews and their turning points.

use dvonn_study::review::{self, ReviewProgress};
use serenity::all::ComponentInteraction;

use crate::discord::features::review::serve::{check_review, show_review};
use crate::discord::features::review::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::explain::import;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;
use crate::discord::kit::ids::record::ReviewClick;
use crate::discord::kit::record::subject::{Source, subject};

impl Click for ReviewClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            ReviewClick::Review { of } => show(app, caller, of).await,
            ReviewClick::TurningPoint { of, ply } => turning_point(app, caller, of, ply).await,
        }
    }
}

/// Shows a review, or requests one.
async fn show(app: &App, caller: &Caller, of: Source) -> Result<(), Failure> {
    match subject(app, of, caller).await? {
        Some(subject) => show_review(app, caller, &subject).await,
        None => Ok(caller.reply_in_place(&import::import_gone(caller.text)).await?),
    }
}

/// Shows a turning point of a finished review.
async fn turning_point(app: &App, caller: &Caller, of: Source, ply: usize) -> Result<(), Failure> {
    let reader = caller.person.id;
    let Some(subject) = subject(app, of, caller).await? else {
        return Ok(caller.reply_in_place(&import::import_gone(caller.text)).await?);
    };
    check_review(app, caller, &subject).await?;
    let view = match review::progress(&app.store, &subject.reviewable()?).await? {
        Some(ReviewProgress::Done(review)) => {
            view::turning_point(caller.style(), &subject, reader, &review, ply)
        }
        Some(ReviewProgress::UnderWay { .. }) | None => None,
    };
    match view {
        Some(view) => Ok(caller.reply_in_place(&view).await?),
        None => show_review(app, caller, &subject).await,
    }
}
