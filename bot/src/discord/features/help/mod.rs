//! How to use the bot.

mod command;
mod view;

use crate::discord::kit::feature::{Feature, Place};

/// What this feature registers.
pub(crate) const FEATURE: Feature =
    Feature { commands: &[Place::Under("dvonn", command::help)], ..Feature::EMPTY };
