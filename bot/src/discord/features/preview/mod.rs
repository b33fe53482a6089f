//! What would happen if moves were played.

mod command;
mod complete;
mod view;

use crate::discord::kit::feature::{Feature, Place};

/// What this feature registers.
pub(crate) const FEATURE: Feature =
    Feature { commands: &[Place::Under("dvonn", command::preview)], ..Feature::EMPTY };
