//! The openings of real games, in `/learn openings`.

mod background;
mod click;
mod command;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("learn", command::openings)],
    clicks: &[ClickHandler::of::<click::OpeningClick>()],
    background: &[Work::Decide(|app, _| Box::pin(background::add_ended_games(app)))],
    ..Feature::EMPTY
};
