//! Resigning a game.

mod click;
mod command;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature};
use crate::discord::kit::ids::resign::ResignClick;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn", command::resign)],
    clicks: &[ClickHandler::of::<ResignClick>()],
    ..Feature::EMPTY
};
