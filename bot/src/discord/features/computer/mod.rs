//! The computer's turns.
//!
//! A game's row records whether the computer must choose the next ply: on its own turn, or when a
//! player's plan says `best`. `play` sets this in the transaction of the previous ply; nothing else
//! about a search is stored. `background` picks up those games.
//! Each game has its own task, which asks `computer::Thinkers` for a ply.
//!
//! If an engine of the operator still has no legal ply after a second start, `play::computer::replace_engine`
//! puts a level in its place and makes the game unrated, in one transaction.

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
