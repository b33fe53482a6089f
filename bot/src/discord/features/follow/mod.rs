//! Following games that others play: `/game follow`, and updates by direct message.

mod click;
mod command;
mod refusal;
mod update;
mod view;

use dvonn_model::PostKind;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature};
use crate::discord::kit::posts::PostHandler;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("game", command::follow)],
    clicks: &[ClickHandler::of::<click::FollowClick>()],
    posts: &[PostHandler {
        kind: PostKind::Follow,
        face: |app, post| Box::pin(update::update(app, post)),
    }],
    ..Feature::EMPTY
};
