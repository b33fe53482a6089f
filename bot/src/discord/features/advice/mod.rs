//! What could be played best: hints and analyses.

mod command;
mod search;
mod view;

use crate::discord::kit::feature::{Feature, Place};

/// What this feature registers.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[Place::Under("dvonn", command::hint), Place::Under("dvonn", command::analyse)],
    ..Feature::EMPTY
};
