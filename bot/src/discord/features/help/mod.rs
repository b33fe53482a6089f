//! The help: a start page, and a page for each topic.

mod click;
mod command;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn", command::help)],
    clicks: &[ClickHandler::of::<click::HelpClick>()],
    ..Feature::EMPTY
};
