//! Tournaments.
//!
//! - `command` and the buttons (here) call `ask` and `entrants`, which do what a person asks for;
//!   `which` finds the tournament that they mean, and `refusal` explains what is refused;
//! - `background`: starting rounds and games; `seats`: where the two of a game play; `threads`: the threads there;
//! - `announce`: what each stage shows, and what people are told; `event`: the event on Discord;
//! - `teams`: matches between two servers, how one accepts the other's, and their views;
//! - `series`: the table of a series over a year; `panel`: what organisers see and do about what runs; `replace`: how
//!   they let somebody take over from another;
//! - `calendar`: when they start and who can enter; `calendar_file`: the same for people's calendars;
//! - `message`, `arena`, `told`, `standings`: the views; `parts`: what both have; `ids`: the custom ids.

mod announce;
mod arena;
mod ask;
mod background;
mod calendar;
mod calendar_file;
mod command;
mod entrants;
mod event;
mod ids;
mod message;
mod panel;
mod parts;
mod refusal;
mod replace;
mod seats;
mod series;
mod standings;
mod teams;
mod threads;
mod told;
mod which;

use dvonn_model::PostKind;
use serenity::all::ComponentInteraction;

use crate::features::tournament::ids::TournamentClick;
use crate::features::tournament::panel::Pages;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work, chosen_person};
use crate::runtime::posts::{Face, PostHandler};
use crate::show::ids::panel::PanelClick;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command::command)],
    clicks: &[ClickHandler::of::<TournamentClick>(), ClickHandler::of::<PanelClick>()],
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
            kind: PostKind::GuestStage,
            face: |app, post| Box::pin(announce::stage_face(app, post)),
        },
        PostHandler {
            kind: PostKind::TournamentNews,
            face: |app, post| Box::pin(announce::news(app, post)),
        },
        PostHandler {
            kind: PostKind::TournamentEvent,
            face: |_, _| Box::pin(async { Ok(Face::Nothing.then(event::update)) }),
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
            kind: PostKind::OnBreak,
            face: |app, post| Box::pin(announce::on_break(app, post)),
        },
        PostHandler {
            kind: PostKind::NextGame,
            face: |app, post| Box::pin(announce::next_game(app, post)),
        },
        PostHandler {
            kind: PostKind::Unpaired,
            face: |app, post| Box::pin(announce::unpaired(app, post)),
        },
        PostHandler {
            kind: PostKind::OrganiserReminder,
            face: |app, post| Box::pin(panel::reminder(app, post)),
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
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            TournamentClick::Join { of } => entrants::join_tournament(app, caller, of).await,
            TournamentClick::Leave { of } => entrants::leave_tournament(app, caller, of).await,
            TournamentClick::Invite { of } => teams::show_code(app, caller, of).await,
            TournamentClick::Accept { code } => teams::accept(app, caller, code).await,
            TournamentClick::Start { of } => ask::start_tournament(app, caller, of).await,
            TournamentClick::Withdraw { of, who } => {
                ask::withdraw_from_tournament(app, caller, of, who).await
            }
            TournamentClick::AskReplacement { of, who } => {
                replace::ask_for_newcomer(caller, of, who).await
            }
            TournamentClick::Propose { of, who } => {
                replace::ask_to_replace(app, caller, of, who, chosen_person(press)?).await
            }
            TournamentClick::Replace { of, who, by } => {
                replace::replace_player(app, caller, of, who, by).await
            }
            TournamentClick::Stay => ask::stay_in_tournament(caller).await,
            TournamentClick::End { of } => ask::end_tournament(app, caller, of).await,
            TournamentClick::Keep => ask::keep_tournament(caller).await,
            TournamentClick::Remind { of, game, running, late } => {
                panel::remind_player(app, caller, of, game, Pages { running, late }).await
            }
            TournamentClick::AskWithdraw { of, who } => {
                ask::ask_to_withdraw(app, caller, of, who).await
            }
            TournamentClick::Calendar => calendar_file::send_calendar(app, caller).await,
            TournamentClick::Standings { of, page } => {
                ask::show_standings(app, caller, of, page).await
            }
            TournamentClick::Series { of, year, page } => {
                series::show_series(app, caller, of, year, page).await
            }
            TournamentClick::Pairings { of, round, page } => {
                ask::show_pairings(app, caller, of, round, page).await
            }
        }
    }
}

impl Click for PanelClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            PanelClick::Show { running, late } => {
                panel::show_panel(app, caller, Pages { running, late }).await
            }
        }
    }
}
