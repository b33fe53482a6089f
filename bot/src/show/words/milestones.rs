//! What a win means to the winner.

use dvonn_play::milestones::Milestone;

use crate::say;
use crate::show::words::players::level_name;
use crate::text::Text;

/// Returns a milestone as a line.
pub(crate) fn milestone(text: Text, milestone: Milestone) -> String {
    match milestone {
        Milestone::FirstWin => say!(text, "milestone-first-win"),
        Milestone::Streak(length) => say!(text, "milestone-streak", count = length),
        Milestone::BestWin(thousandths) => {
            say!(text, "milestone-best-win", rating = (thousandths + 500).div_euclid(1000))
        }
        Milestone::Level(level) => say!(text, "milestone-level", level = level_name(text, level)),
    }
}
