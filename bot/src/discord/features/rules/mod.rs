//! The rules of the game, page by page.

mod click;
mod command;
mod figures;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature};
use crate::discord::kit::ids::rules::RulesClick;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn", command::rules)],
    clicks: &[ClickHandler::of::<RulesClick>()],
    ..Feature::EMPTY
};
