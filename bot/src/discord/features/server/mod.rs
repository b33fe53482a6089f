//! Server-wide settings.

mod backup;
mod click;
mod command;
mod ids;
mod log;
mod log_view;
mod panel;
mod panel_view;
mod settings;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command::admin)],
    clicks: &[ClickHandler::of::<ids::ServerClick>()],
    ..Feature::EMPTY
};
