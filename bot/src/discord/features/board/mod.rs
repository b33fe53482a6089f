//! Looking at games: the board, one's games, what was played.

mod background;
mod command;
mod lists;

use crate::discord::kit::feature::{Feature, Place, Work};

/// What this feature registers.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[
        Place::Under("dvonn", command::board),
        Place::Under("dvonn", command::games),
        Place::Under("dvonn", command::history),
    ],
    background: &[
        Work::Tell {
            name: "boards",
            round: |app, now| Box::pin(background::announce_lost(app, now)),
        },
        Work::Decide(|app, now| Box::pin(background::forget_interactions(app, now))),
    ],
    ..Feature::EMPTY
};
