//! What moderators decide about games and people.

mod admin;
mod command;
mod decide;
mod people;
mod view;

use crate::discord::kit::feature::{Feature, Place};

/// What this feature registers.
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
