//! Moderators' decisions about games and players.

mod command;
mod decide;
mod fairness;
mod people;
mod view;

use crate::discord::kit::feature::{CommandPlace, Feature};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("game", command::moderate),
        CommandPlace::Under("dvonn-admin", people::block),
        CommandPlace::Under("dvonn-admin", people::unblock),
        CommandPlace::Under("dvonn-admin", fairness::fairness),
    ],
    ..Feature::EMPTY
};
