//! Reviews of games by the engine.
//!
//! A review is a row, filled in the background while the computer has nothing else to do. Results
//! are stored after each position, so a review resumes after a restart. Winning chances, accuracy
//! and turning points are computed from it on each request. A row that cannot be parsed is deleted.
//! Each person can wait for only one review.

mod background;
mod click;
mod command;
mod serve;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};
use crate::discord::kit::ids::record::ReviewClick;
use crate::discord::kit::limits::Cost;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("game", command::review)],
    clicks: &[ClickHandler::of::<ReviewClick>()],
    background: &[
        Work::Send { name: "reviews", round: |app, _| Box::pin(background::make(app)) },
        Work::Send {
            name: "reviews to show",
            round: |app, now| Box::pin(background::post_finished(app, now)),
        },
    ],
    weight: Cost::Heavy,
    ..Feature::EMPTY
};
