//! Clocks: timeouts, reminders, vacations, weekends.
//!
//! Timeouts are decided without waiting for Discord (`Work::Decide`). A
//! board shows the deadline at the time it was made. If the deadline changes without a new board,
//! the newest board is edited. A reminder is a post. Quiet hours delay it.
//!
//! `cargo run --release -p dvonn-measure -- idle` measures what this costs with many games.
//! `cargo run --profile dist -p dvonn-measure -- soak` measures the memory of a day in which
//! 10,000 games are played, some of which time out.

mod background;
mod click;
mod command;
mod view;

use dvonn_model::PostKind;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};
use crate::discord::kit::posts::PostHandler;

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
    ],
    posts: &[PostHandler {
        kind: PostKind::Reminder,
        face: |app, post| Box::pin(background::reminder(app, post)),
    }],
    heavy: &["come-back"],
    ..Feature::EMPTY
};
