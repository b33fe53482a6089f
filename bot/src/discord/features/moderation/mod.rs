//! Moderators' decisions about games and players.

mod admin;
mod command;
mod decide;
mod people;
mod view;

use crate::discord::kit::feature::{Feature, Place};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[
        Place::Under("dvonn", command::moderate),
        Place::Under("dvonn-admin", people::block),
        Place::Under("dvonn-admin", people::unblock),
        Place::Under("dvonn-admin", admin::end),
        Place::Under("dvonn-admin", admin::void),
    ],
    ..Feature::EMPTY
};
