//! Following games that others play: `/game follow`, and updates by direct message.

mod background;
mod click;
mod command;
mod refusal;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("game", command::follow)],
    clicks: &[ClickHandler::of::<click::FollowClick>()],
    background: &[Work::Send {
        name: "updates for followers",
        round: |app, now| Box::pin(background::send_updates(app, now)),
    }],
    ..Feature::EMPTY
};
