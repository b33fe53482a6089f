//! Finished games, in `/game`: export, import, paging.

mod click;
mod command;
mod form;
mod import;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, FormHandler};
use crate::discord::kit::ids::record::RecordClick;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command::command), CommandPlace::Menu(command::import_message)],
    clicks: &[ClickHandler::of::<RecordClick>()],
    forms: &[FormHandler::of::<form::ImportForm>()],
    heavy: &["import"],
    ..Feature::EMPTY
};
