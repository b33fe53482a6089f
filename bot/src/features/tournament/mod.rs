//! Tournaments.
//!
//! - `command` and the buttons (here) call `ask` and `entrants`, which do what a person asks for;
//!   `which` finds the tournament that they mean, and `refusal` explains what is refused;
//! - `background`: starting rounds and games; `threads`: the threads of the games;
//! - `announce`: what each stage shows, and what people are told;
//! - `message`, `standings`: the views; `parts`: what both have; `ids`: the custom ids.

mod announce;
mod ask;
mod background;
mod command;
mod entrants;
mod ids;
mod message;
mod parts;
mod refusal;
mod standings;
mod threads;
mod which;

use dvonn_model::PostKind;
use serenity::all::ComponentInteraction;

use crate::features::tournament::ids::TournamentClick;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work};
use crate::runtime::posts::PostHandler;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command::command)],
    clicks: &[ClickHandler::of::<TournamentClick>()],
    background: &[
        Work::Send {
            name: "tournaments",
            round: |app, now| Box::pin(background::advance_tournament(app, now)),
        },
        Work::Decide(|app, now| Box::pin(background::stop_computers(app, now))),
        Work::Loop { name: "tournaments", run: |app| Box::pin(background::run(app)) },
    ],
    posts: &[
        PostHandler {
            kind: PostKind::Tournament,
            face: |app, post| Box::pin(announce::stage(app, post)),
        },
        PostHandler {
            kind: PostKind::TournamentNews,
            face: |app, post| Box::pin(announce::news(app, post)),
        },
        PostHandler {
            kind: PostKind::NotPosted,
            face: |app, post| Box::pin(announce::not_posted(app, post)),
        },
        PostHandler {
            kind: PostKind::NoThreads,
            face: |app, post| Box::pin(announce::no_threads(app, post)),
        },
        PostHandler {
            kind: PostKind::Withdrawn,
            face: |app, post| Box::pin(announce::withdrawn(app, post)),
        },
        PostHandler {
            kind: PostKind::Entered,
            face: |app, post| Box::pin(announce::entered(app, post)),
        },
        PostHandler {
            kind: PostKind::Unpaired,
            face: |app, post| Box::pin(announce::unpaired(app, post)),
        },
    ],
    heavy: &["t-standings"],
    ..Feature::EMPTY
};

impl Click for TournamentClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            TournamentClick::Join { of } => entrants::join_tournament(app, caller, of).await,
            TournamentClick::Leave { of } => entrants::leave_tournament(app, caller, of).await,
            TournamentClick::Start { of } => ask::start_tournament(app, caller, of).await,
            TournamentClick::Withdraw { of, who } => {
                ask::withdraw_from_tournament(app, caller, of, who).await
            }
            TournamentClick::Stay => ask::stay_in_tournament(caller).await,
            TournamentClick::End { of } => ask::end_tournament(app, caller, of).await,
            TournamentClick::Keep => ask::keep_tournament(caller).await,
            TournamentClick::Standings { of, page } => {
                ask::show_standings(app, caller, of, page).await
            }
            TournamentClick::Pairings { of, round, page } => {
                ask::show_pairings(app, caller, of, round, page).await
            }
        }
    }
}
