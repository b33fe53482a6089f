//! Personal settings.

mod click;
mod command;
mod form;
mod view;

use crate::discord::kit::feature::{ClickHandler, Feature, FormHandler, Place};
use crate::discord::kit::ids::setting::SettingsClick;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[Place::Under("dvonn", command::settings)],
    clicks: &[ClickHandler::of::<SettingsClick>()],
    forms: &[FormHandler::of::<form::QuietForm>()],
    ..Feature::EMPTY
};
