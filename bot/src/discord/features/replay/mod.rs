//! Games as pictures that move.

mod click;
mod command;
mod serve;
mod view;

use crate::discord::kit::feature::{ClickHandler, Feature, Place};
use crate::discord::kit::ids::record::ReplayClick;

/// What this feature registers.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[Place::Under("dvonn", command::replay)],
    clicks: &[ClickHandler::of::<ReplayClick>()],
    ..Feature::EMPTY
};
