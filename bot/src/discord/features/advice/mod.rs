//! Hints and analyses: the engine's best moves in a position.

mod command;
mod search;
mod view;

use crate::discord::kit::feature::{Feature, Place};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[Place::Under("dvonn", command::hint), Place::Under("dvonn", command::analyse)],
    ..Feature::EMPTY
};
