//! A person's data: shown, exported, deleted.

mod background;
mod click;
mod command;
mod file;
mod game_data;
mod json_file;
mod json_lines;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command::command)],
    clicks: &[ClickHandler::of::<click::PrivacyClick>()],
    background: &[Work::Decide(|app, now| Box::pin(background::forget(app, now)))],
    heavy: &["export-person"],
    ..Feature::EMPTY
};
