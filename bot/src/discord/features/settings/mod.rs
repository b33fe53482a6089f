//! Personal settings.

mod click;
mod command;
mod form;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, FormHandler};
use crate::discord::kit::ids::setting::SettingsClick;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn", command::settings)],
    clicks: &[ClickHandler::of::<SettingsClick>()],
    forms: &[FormHandler::of::<form::QuietForm>()],
    heavy: &["switch", "quiet"],
    ..Feature::EMPTY
};
