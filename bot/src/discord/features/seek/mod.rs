//! Finding an opponent on any server: `/seek`, its button, and matching those who wait.

mod background;
mod click;
mod command;
mod venue;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};
use crate::discord::kit::ids::seek::SeekClick;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command::command)],
    clicks: &[ClickHandler::of::<SeekClick>()],
    background: &[Work::Send {
        name: "seeks",
        round: |app, now| Box::pin(background::match_and_end(app, now)),
    }],
    ..Feature::EMPTY
};
