//! Ladders and seasons: rankings, profiles, comparisons and records of a server.

mod background;
mod click;
mod command;
mod pages;
mod view;

use dvonn_discord::rate_limits::Cost;
use dvonn_model::PostKind;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};
use crate::discord::kit::posts::PostHandler;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command::command), CommandPlace::Menu(command::profile_of)],
    clicks: &[ClickHandler::of::<click::LadderClick>()],
    background: &[Work::Decide(|app, now| Box::pin(background::end_seasons(app, now)))],
    posts: &[PostHandler {
        kind: PostKind::Season,
        face: |app, post| Box::pin(background::season_over(app, post)),
    }],
    weight: Cost::Heavy,
    ..Feature::EMPTY
};
