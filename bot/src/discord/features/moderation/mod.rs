//! Moderators' decisions about games and players.

mod click;
mod command;
mod decide;
mod fairness;
mod form;
mod people;
mod view;

use dvonn_model::PostKind;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, FormHandler};
use crate::discord::kit::ids::moderation::ModerationClick;
use crate::discord::kit::posts::PostHandler;

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
    posts: &[PostHandler {
        kind: PostKind::Voided,
        face: |app, post| Box::pin(decide::voided(app, post)),
    }],
    heavy: &["end-game", "void-game", "replace-player"],
    ..Feature::EMPTY
};
