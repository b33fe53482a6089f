//! Reviews of games by the engine: `/game review`, its buttons, and the message when one is done.
//!
//! A review is a row, filled in the background while the computer has nothing else to do. Results
//! are stored after each position, so a review resumes after a restart. Winning chances, accuracy
//! and turning points are computed from it on each request. A row that cannot be parsed is deleted.
//! Each person can wait for only one review.

mod background;
mod view;

use std::sync::Arc;

use dvonn_discord::rate_limits::Cost;
use dvonn_model::PostKind;
use dvonn_play as play;
use dvonn_study::review::{self, ReviewProgress};
use serenity::all::ComponentInteraction;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work};
use crate::runtime::posts::PostHandler;
use crate::show::complete::reviewable_games;
use crate::show::explain::import;
use crate::show::ids::record::ReviewClick;
use crate::show::record::choose::find_game;
use crate::show::record::subject::{RecordedGame, Source, subject};

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("game", review)],
    clicks: &[ClickHandler::of::<ReviewClick>()],
    background: &[
        Work::Send { name: "reviews", round: |app, _| Box::pin(background::make(app)) },
        Work::Send {
            name: "who waits for reviews",
            round: |app, now| Box::pin(background::tell_who_waits(app, now)),
        },
    ],
    posts: &[PostHandler {
        kind: PostKind::Review,
        face: |app, post| Box::pin(background::face(app, post)),
    }],
    weight: Cost::Heavy,
    ..Feature::EMPTY
};

#[poise::command(slash_command)]
async fn review(
    ctx: Context<'_>,
    #[autocomplete = "reviewable_games"] game: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let Some(game) = find_game(app, &caller, game).await? else { return Ok(()) };
    show_review(app, &caller, &RecordedGame::Game(Box::new(game))).await
}

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
            ReviewClick::Help => Ok(caller.reply_private(&view::help(caller.text)).await?),
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

/// Shows the review of a game, or requests one if there is none yet.
async fn show_review(app: &App, caller: &Caller, subject: &RecordedGame) -> Result<(), Failure> {
    let game = subject.reviewable()?;
    check_review(app, caller, subject).await?;
    let reader = caller.person.id;
    match review::request(&app.store, &game, reader).await? {
        ReviewProgress::Done(review) => {
            app.review_notices.forget(subject.source(), reader);
            let view = view::review(caller.style(), subject, Some(reader), &review);
            Ok(caller.reply_in_place(&view).await?)
        }
        ReviewProgress::UnderWay { known, all } => {
            let view = view::review_in_progress(caller.text, subject, (known, all));
            caller.reply_in_place(&view).await?;
            let (of, reply) = (subject.source(), Arc::clone(&caller.answer));
            app.review_notices.keep((of, known), reader, caller.text, reply, app.now());
            app.work.notify_waiters();
            Ok(())
        }
    }
}

/// Checks that a review gives nobody an advantage in a running rated game.
async fn check_review(app: &App, caller: &Caller, subject: &RecordedGame) -> Result<(), Failure> {
    Ok(play::advice::check_finished(&app.store, subject.game(), caller.person.id).await?)
}
