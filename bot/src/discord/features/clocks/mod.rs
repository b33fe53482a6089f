//! Clocks: timeouts, reminders, vacations, weekends.

mod background;
mod click;
mod command;
mod view;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn", command::vacation)],
    clicks: &[ClickHandler::of::<click::VacationClick>()],
    background: &[
        Work::Decide(|app, now| Box::pin(background::end_vacations(app, now))),
        Work::Decide(|app, now| Box::pin(background::check_clocks(app, now))),
        // Before timeouts: a clock that a weekend has stopped does not run out.
        Work::Decide(|app, now| Box::pin(background::change_for_weekends(app, now))),
        Work::Decide(|app, now| Box::pin(background::time_out(app, now))),
        Work::Send { name: "reminders", round: |app, now| Box::pin(background::remind(app, now)) },
        Work::Send {
            name: "deadlines on boards",
            round: |app, _| Box::pin(background::correct_boards(app)),
        },
    ],
    heavy: &["come-back"],
    ..Feature::EMPTY
};
