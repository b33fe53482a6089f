//! Moderators' decisions about games and players.

mod click;
mod command;
mod decide;
mod fairness;
mod form;
mod people;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, FormHandler};
use crate::discord::kit::ids::moderation::ModerationClick;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("game", command::moderate),
        CommandPlace::Under("dvonn-admin", people::block),
        CommandPlace::Under("dvonn-admin", people::unblock),
        CommandPlace::Under("dvonn-admin", fairness::fairness),
    ],
    clicks: &[ClickHandler::of::<ModerationClick>()],
    forms: &[FormHandler::of::<form::DecisionForm>()],
    heavy: &["end-game", "void-game", "replace-player"],
    ..Feature::EMPTY
};
