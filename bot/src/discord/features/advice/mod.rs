//! Hints and analyses: the engine's best moves in a position.

mod click;
mod command;
mod search;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature};
use crate::discord::kit::ids::advice::AdviceClick;
use crate::discord::kit::limits::Weight;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("dvonn", command::hint),
        CommandPlace::Under("dvonn", command::analyse),
    ],
    clicks: &[ClickHandler::of::<AdviceClick>()],
    weight: Weight::Heavy,
    ..Feature::EMPTY
};
