//! Games as text: exported, imported, paged through.

mod click;
mod command;
mod form;
mod import;
mod view;

use crate::discord::kit::feature::{ClickHandler, Feature, FormHandler, Place};
use crate::discord::kit::ids::record::RecordClick;

/// What this feature registers.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[Place::Under("dvonn", command::export), Place::Under("dvonn", command::import)],
    clicks: &[ClickHandler::of::<RecordClick>()],
    forms: &[FormHandler::of::<form::ImportForm>()],
    ..Feature::EMPTY
};
