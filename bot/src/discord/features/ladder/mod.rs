//! Ladders and seasons: who is how strong.

mod background;
mod click;
mod command;
mod pages;
mod view;

use crate::discord::kit::feature::{ClickHandler, Feature, Place, Work};

/// What this feature registers.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[Place::Top(command::command)],
    clicks: &[ClickHandler::of::<click::LadderClick>()],
    background: &[
        Work::Decide(|app, now| Box::pin(background::end_seasons(app, now))),
        Work::Tell { name: "seasons", round: |app, _| Box::pin(background::tell(app)) },
    ],
    ..Feature::EMPTY
};
