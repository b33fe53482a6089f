//! The rules of the game, page by page.

mod click;
mod command;
mod figures;
mod page;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn", command::rules)],
    clicks: &[ClickHandler::of::<click::RulesClick>()],
    ..Feature::EMPTY
};
