//! Ladders and seasons: rankings, profiles, comparisons and records of a server.

mod background;
mod click;
mod command;
mod pages;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};
use crate::discord::kit::limits::Cost;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command::command), CommandPlace::Menu(command::profile_of)],
    clicks: &[ClickHandler::of::<click::LadderClick>()],
    background: &[
        Work::Decide(|app, now| Box::pin(background::end_seasons(app, now))),
        Work::Send { name: "seasons", round: |app, _| Box::pin(background::announce_seasons(app)) },
    ],
    weight: Cost::Heavy,
    ..Feature::EMPTY
};
