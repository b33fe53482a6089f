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

use dvonn_discord::rate_limits::Cost;
use dvonn_model::PostKind;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};
use crate::discord::kit::ids::record::ReviewClick;
use crate::discord::kit::posts::PostHandler;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("game", command::review)],
    clicks: &[ClickHandler::of::<ReviewClick>()],
    background: &[
        Work::Send { name: "reviews", round: |app, _| Box::pin(background::make(app)) },
        Work::Send {
            name: "who waits for reviews",
            round: |app, now| Box::pin(background::tell_who_waits(app, now)),
        },
    ],
    posts: &[PostHandler {
        kind: PostKind::Review,
        face: |app, post| Box::pin(background::face(app, post)),
    }],
    weight: Cost::Heavy,
    ..Feature::EMPTY
};
