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

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};

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
    heavy: &["t-standings"],
    ..Feature::EMPTY
};
