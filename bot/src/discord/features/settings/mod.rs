//! Personal settings.

mod click;
mod command;
mod form;
mod view;

use crate::discord::kit::feature::{ClickHandler, Feature, FormHandler, Place};
use crate::discord::kit::ids::setting::SettingsClick;

/// What this feature registers.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[Place::Under("dvonn", command::settings)],
    clicks: &[ClickHandler::of::<SettingsClick>()],
    forms: &[FormHandler::of::<form::QuietForm>()],
    ..Feature::EMPTY
};
