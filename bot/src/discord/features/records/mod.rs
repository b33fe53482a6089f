//! Games as text: export, import, paging.

mod click;
mod command;
mod form;
mod import;
mod view;

use crate::discord::kit::feature::{ClickHandler, Feature, FormHandler, Place};
use crate::discord::kit::ids::record::RecordClick;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[Place::Under("dvonn", command::export), Place::Under("dvonn", command::import)],
    clicks: &[ClickHandler::of::<RecordClick>()],
    forms: &[FormHandler::of::<form::ImportForm>()],
    ..Feature::EMPTY
};
