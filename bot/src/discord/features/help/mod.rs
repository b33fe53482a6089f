//! The help page of the bot.

mod command;
mod view;

use crate::discord::kit::feature::{Feature, Place};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature =
    Feature { commands: &[Place::Under("dvonn", command::help)], ..Feature::EMPTY };
