//! The computer's turns.

mod background;

use crate::discord::kit::feature::{Feature, Work};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    background: &[
        Work::Loop { name: "computer", run: |app| Box::pin(background::play(app)) },
        Work::Loop { name: "engines", run: |app| Box::pin(background::stop_engines(app)) },
    ],
    ..Feature::EMPTY
};
