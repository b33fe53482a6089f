//! Turns, typed or made by menus and buttons.

mod click;
mod command;
mod complete;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature};
use crate::discord::kit::ids::turn::TurnClick;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("dvonn", command::place),
        CommandPlace::Under("dvonn", command::move_stack),
    ],
    clicks: &[ClickHandler::of::<TurnClick>()],
    ..Feature::EMPTY
};
