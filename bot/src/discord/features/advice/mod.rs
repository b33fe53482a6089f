//! Hints and analyses: the engine's best moves in a position, and the moves that a person tries there.
//!
//! - `command`, `click`, `ids`, `background`: what the feature registers;
//! - `search`: which position is meant, who may see advice on it, and the search;
//! - `walk`: going through the variations of an analysed position;
//! - `page`: an analysed position; `view`: a hint; `verdict`: what a move costs and why; `words`.
//!
//! The bot defers its reply while `computer` searches. The latest answers are kept in memory
//! (`computer/recent`), so that a hint and an analysis of one position agree.

mod background;
mod click;
mod command;
mod ids;
mod page;
mod search;
mod verdict;
mod view;
mod walk;
mod words;

use dvonn_discord::rate_limits::Cost;

use crate::discord::features::advice::ids::VariationClick;
use crate::discord::kit::feature::{ClickHandler, CommandPlace, Feature, Work};
use crate::discord::kit::ids::advice::AdviceClick;

/// The commands, handlers and background work of this feature.
pub(crate) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("dvonn", command::hint),
        CommandPlace::Under("dvonn", command::analyse),
        CommandPlace::Menu(command::analyse_message),
    ],
    clicks: &[ClickHandler::of::<AdviceClick>(), ClickHandler::of::<VariationClick>()],
    background: &[Work::Decide(|app, now| Box::pin(background::delete_unused(app, now)))],
    weight: Cost::Heavy,
    ..Feature::EMPTY
};
