//! Plans for the placement and conditional moves: turns that are played automatically.

mod background;
mod change;
mod click;
mod command;
mod form;
mod view;

use dvonn_model::PostKind;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, FormHandler, Work};
use crate::discord::kit::game::notices::notice_face;
use crate::discord::kit::ids::plan::PlanClick;
use crate::discord::kit::posts::PostHandler;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("dvonn", command::plan),
        CommandPlace::Under("dvonn", command::conditional),
    ],
    clicks: &[ClickHandler::of::<PlanClick>()],
    forms: &[FormHandler::of::<form::PlanForm>()],
    background: &[Work::Decide(|app, now| Box::pin(background::start_fills(app, now)))],
    posts: &[PostHandler {
        kind: PostKind::Notice,
        face: |app, post| Box::pin(notice_face(app, post)),
    }],
    ..Feature::EMPTY
};
