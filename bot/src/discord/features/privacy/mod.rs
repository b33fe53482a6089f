//! What is kept about a person: shown, exported, deleted.

mod click;
mod command;
mod file;
mod view;

use crate::discord::kit::feature::{ClickHandler, Feature, Place};

/// What this feature registers.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[Place::Top(command::command)],
    clicks: &[ClickHandler::of::<click::PrivacyClick>()],
    ..Feature::EMPTY
};
