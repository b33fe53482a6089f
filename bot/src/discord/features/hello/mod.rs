//! Says hello on servers that the bot joins. `gateway/joins` notes them.
//!
//! The message is posted and then recorded. After a crash in between, the bot looks for it in the
//! channel first.

mod background;
mod view;

use crate::discord::kit::feature::{Feature, Work};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    background: &[Work::Send {
        name: "hellos",
        round: |app, now| Box::pin(background::say_hellos(app, now)),
    }],
    ..Feature::EMPTY
};
