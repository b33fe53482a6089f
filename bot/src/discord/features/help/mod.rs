//! The help page of the bot.

mod command;
mod view;

use crate::discord::kit::feature::{CommandPlace, Feature};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature =
    Feature { commands: &[CommandPlace::Under("dvonn", command::help)], ..Feature::EMPTY };
