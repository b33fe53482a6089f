//! The computer's turns.

mod background;

use crate::discord::kit::feature::{Feature, Work};

/// What this feature registers.
pub(crate) const FEATURE: Feature =
    Feature { background: &[Work::Loop(|app| Box::pin(background::play(app)))], ..Feature::EMPTY };
