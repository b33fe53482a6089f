//! Animated replays of games.
//!
//! A replay takes a core for a moment, so the reply is deferred, and each person can wait for only
//! one.

mod click;
mod command;
mod serve;
mod view;

use dvonn_discord::rate_limits::Cost;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature};
use crate::discord::kit::ids::record::ReplayClick;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("game", command::replay)],
    clicks: &[ClickHandler::of::<ReplayClick>()],
    weight: Cost::Heavy,
    ..Feature::EMPTY
};
