//! Previews: the result of moves, without playing them.

mod command;
mod complete;
mod view;

use crate::discord::kit::feature::{CommandPlace, Feature};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature =
    Feature { commands: &[CommandPlace::Under("game", command::preview)], ..Feature::EMPTY };
