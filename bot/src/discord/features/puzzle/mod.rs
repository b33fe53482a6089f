//! Puzzles: solving them, the puzzle of the day, and new ones from the bot's own games.
//!
//! - `ids`: the custom ids and the choice of a theme.
//! - `solve`: what happens when a person asks for a puzzle, moves, or wants help.
//! - `view`: the messages of one puzzle. `ladder`: the solvers of a server.
//! - `daily`: posting the puzzle of the day and its tally. `mine`: searching games for new puzzles.

mod click;
mod command;
mod daily;
mod ids;
mod ladder;
mod mine;
mod solve;
mod view;

use dvonn_model::PostKind;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};
use crate::discord::kit::posts::PostHandler;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Top(command::command),
        CommandPlace::Under("ladder", command::puzzles),
    ],
    clicks: &[ClickHandler::of::<ids::PuzzleClick>()],
    background: &[
        Work::Decide(|app, now| Box::pin(daily::order(app, now))),
        Work::Send { name: "new puzzles", round: |app, now| Box::pin(mine::mine(app, now)) },
    ],
    posts: &[PostHandler {
        kind: PostKind::Daily,
        face: |app, post| Box::pin(daily::face(app, post)),
    }],
    ..Feature::EMPTY
};
