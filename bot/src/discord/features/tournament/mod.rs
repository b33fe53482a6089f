//! Tournaments.

mod announce;
mod ask;
mod background;
mod click;
mod command;
mod refusal;
mod threads;
mod view;
mod which;

use dvonn_model::PostKind;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};
use crate::discord::kit::posts::PostHandler;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command::command)],
    clicks: &[ClickHandler::of::<click::TournamentClick>()],
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
            kind: PostKind::Unpaired,
            face: |app, post| Box::pin(announce::unpaired(app, post)),
        },
    ],
    heavy: &["t-standings"],
    ..Feature::EMPTY
};
