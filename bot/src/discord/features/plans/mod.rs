//! What is played without asking: plans for the placement, and conditional moves.

mod background;
mod change;
mod click;
mod command;
mod form;
mod view;

use crate::discord::kit::feature::{ClickHandler, Feature, FormHandler, Place, Work};
use crate::discord::kit::ids::plan::PlanClick;

/// What this feature registers.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[Place::Under("dvonn", command::plan), Place::Under("dvonn", command::conditions)],
    clicks: &[ClickHandler::of::<PlanClick>()],
    forms: &[FormHandler::of::<form::PlanForm>()],
    background: &[Work::Tell {
        name: "notices",
        round: |app, now| Box::pin(background::tell_notices(app, now)),
    }],
};
