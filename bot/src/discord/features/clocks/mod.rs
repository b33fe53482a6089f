//! Time: what happens when it is over, reminders, vacations.

mod background;
mod click;
mod command;
mod view;

use crate::discord::kit::feature::{ClickHandler, Feature, Place, Work};

/// What this feature registers.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[Place::Under("dvonn", command::vacation)],
    clicks: &[ClickHandler::of::<click::VacationClick>()],
    background: &[
        Work::Decide(|app, now| Box::pin(background::end_vacations(app, now))),
        Work::Decide(|app, now| Box::pin(background::time_out(app, now))),
        Work::Tell { name: "reminders", round: |app, now| Box::pin(background::remind(app, now)) },
        Work::Tell {
            name: "deadlines on boards",
            round: |app, _| Box::pin(background::correct_boards(app)),
        },
    ],
    ..Feature::EMPTY
};
