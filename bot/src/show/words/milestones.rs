//! What a win means to the winner.

use dvonn_play::milestones::Milestone;

use crate::say;
use crate::text::Text;

/// Returns a line for each milestone.
pub(crate) fn milestones(text: Text, reached: &[Milestone]) -> String {
    let lines: Vec<String> = reached.iter().map(|milestone| line(text, *milestone)).collect();
    lines.join("\n")
}

fn line(text: Text, milestone: Milestone) -> String {
    match milestone {
        Milestone::FirstWin => say!(text, "milestone-first-win"),
        Milestone::Streak(length) => say!(text, "milestone-streak", count = length),
        Milestone::BestWin(thousandths) => {
            say!(text, "milestone-best-win", rating = (thousandths + 500).div_euclid(1000))
        }
        Milestone::Level(level) => say!(text, "milestone-level", level = level.number()),
    }
}
