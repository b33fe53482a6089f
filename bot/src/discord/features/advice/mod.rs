//! Hints and analyses: the engine's best moves in a position.

mod command;
mod search;
mod view;

use crate::discord::kit::feature::{CommandPlace, Feature};
use crate::discord::kit::limits::Weight;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("dvonn", command::hint),
        CommandPlace::Under("dvonn", command::analyse),
    ],
    weight: Weight::Heavy,
    ..Feature::EMPTY
};
