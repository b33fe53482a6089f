//! Plans for the placement and conditional moves: turns that are played automatically.

mod background;
mod change;
mod click;
mod command;
mod form;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, FormHandler, Work};
use crate::discord::kit::ids::plan::PlanClick;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("dvonn", command::plan),
        CommandPlace::Under("dvonn", command::conditional),
    ],
    clicks: &[ClickHandler::of::<PlanClick>()],
    forms: &[FormHandler::of::<form::PlanForm>()],
    background: &[
        Work::Decide(|app, now| Box::pin(background::start_fills(app, now))),
        Work::Send {
            name: "notices",
            round: |app, now| Box::pin(background::send_lost_notices(app, now)),
        },
    ],
    ..Feature::EMPTY
};
