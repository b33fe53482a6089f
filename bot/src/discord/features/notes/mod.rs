//! Private notes on a game, in `/game note`.

mod click;
mod command;
mod form;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, FormHandler};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("game", command::note)],
    clicks: &[ClickHandler::of::<click::NoteClick>()],
    forms: &[FormHandler::of::<form::NoteForm>()],
    ..Feature::EMPTY
};
