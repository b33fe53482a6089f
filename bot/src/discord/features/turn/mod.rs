//! A turn: by typing, or by menus and buttons.

mod click;
mod command;
mod complete;
mod view;

use crate::discord::kit::feature::{ClickHandler, Feature, Place};
use crate::discord::kit::ids::turn::TurnClick;

/// What this feature registers.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[Place::Under("dvonn", command::place), Place::Under("dvonn", command::move_stack)],
    clicks: &[ClickHandler::of::<TurnClick>()],
    ..Feature::EMPTY
};
