//! Learning the game: lessons on small boards, terms and advice.
//!
//! - `words`: the texts of the lessons and terms, which are found by their numbers and names.
//! - `exercise`: one exercise: its task, what a move in it leads to, its solution.
//! - `whole_game`: the exercise that is a whole game.
//! - `list`: all lessons, with what is done.
//! - `terms`, `advice`: the pages of `/learn terms` and `/learn advice`.

mod advice;
mod click;
mod command;
mod exercise;
mod list;
mod terms;
mod whole_game;
mod words;

use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature};
use crate::discord::kit::ids::learn::LearnClick;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command::command)],
    clicks: &[ClickHandler::of::<LearnClick>()],
    ..Feature::EMPTY
};
