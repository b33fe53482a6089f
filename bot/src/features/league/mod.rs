//! Leagues: `/league`, as `docs/leagues.md` describes it.
//!
//! - `command` and the buttons (here) call `ask`, which does what a person asks for; `refusal` explains what is
//!   refused;
//! - `announce`: what the posts of a league show; `event`: the event on Discord; background work: here;
//! - `page`, `table`, `results`: the views; `ids`: the custom ids.
//!
//! The games of a division are started, counted and ended by the feature `tournament`.

mod announce;
mod ask;
mod command;
mod event;
mod ids;
mod page;
mod refusal;
mod results;
mod table;

use std::sync::Arc;

use dvonn_model::{LeagueId, PostKind};
use dvonn_tournament::league;
use jiff::Timestamp;
use serenity::all::ComponentInteraction;

use crate::features::league::ids::LeagueClick;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work};
use crate::runtime::posts::{Face, PostHandler};
use crate::runtime::rounds::{BATCH, JobProgress, in_turn};

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command::command)],
    clicks: &[ClickHandler::of::<LeagueClick>()],
    background: &[Work::Send {
        name: "leagues",
        round: |app, now| Box::pin(advance_leagues(app, now)),
    }],
    posts: &[
        PostHandler {
            kind: PostKind::League,
            face: |app, post| Box::pin(announce::invitation(app, post)),
        },
        PostHandler {
            kind: PostKind::LeagueEvent,
            face: |_, _| Box::pin(async { Ok(Face::Nothing.then(event::update)) }),
        },
        PostHandler {
            kind: PostKind::LeagueStalls,
            face: |app, post| Box::pin(announce::stalls(app, post)),
        },
        PostHandler {
            kind: PostKind::LeagueResults,
            face: |app, post| Box::pin(announce::results(app, post)),
        },
        PostHandler {
            kind: PostKind::LeagueStartNews,
            face: |app, post| Box::pin(announce::start_news(app, post)),
        },
        PostHandler {
            kind: PostKind::LeagueResultsNews,
            face: |app, post| Box::pin(announce::results_news(app, post)),
        },
        PostHandler {
            kind: PostKind::LeagueAbroad,
            face: |app, post| Box::pin(announce::abroad(app, post)),
        },
        PostHandler {
            kind: PostKind::LeagueEntryRemoved,
            face: |app, post| Box::pin(announce::entry_removed(app, post)),
        },
        PostHandler {
            kind: PostKind::Division,
            face: |app, post| Box::pin(announce::division(app, post)),
        },
    ],
    heavy: &["l-table"],
    ..Feature::EMPTY
};

impl Click for LeagueClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            LeagueClick::In { of } => ask::join(app, caller, of).await,
            LeagueClick::Out { of } => ask::stay_out(app, caller, of).await,
            LeagueClick::AskToLeave { of } => ask::ask_to_leave(app, caller, of).await,
            LeagueClick::Leave { of } => ask::leave(app, caller, of).await,
            LeagueClick::Table { of, cycle, division } => {
                ask::show_table(app, caller, of, cycle, division).await
            }
            LeagueClick::History { of, page } => ask::show_history(app, caller, of, page).await,
            LeagueClick::Close { of } => ask::close(app, caller, of).await,
            LeagueClick::Keep => ask::keep(caller).await,
        }
    }
}

/// Asks who plays on, ends cycles and begins the next.
async fn advance_leagues(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let due = app.store.leagues_due(now, BATCH).await?;
    let advancing = due.into_iter().map(|id| (id, advance_one(app, id, now)));
    Ok(in_turn(app, "advance league", advancing).await)
}

async fn advance_one(app: &Arc<App>, id: LeagueId, now: Timestamp) -> Result<(), Failure> {
    if league::advance(&app.store, id, now).await?.is_some() {
        app.work.notify_waiters();
    }
    Ok(())
}
