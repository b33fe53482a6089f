//! The state of a game's clock.

use dvonn_rules::ByColor;
use jiff::{SignedDuration, Timestamp};

/// The clock of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRow {
    /// The time each side had when the clock was last started or stopped.
    pub left: ByColor<SignedDuration>,
    /// When the clock was last started or stopped.
    pub since: Timestamp,
    /// When the side to move runs out of time; `None` while the clock is stopped.
    pub deadline: Option<Timestamp>,
    /// Whether the players agreed to a pause.
    pub paused: bool,
    /// When the next reminder is due.
    pub remind_at: Option<Timestamp>,
    /// The number of reminders in this turn.
    pub reminders: u8,
    /// While the clock runs: when the weekend of the side to move begins. While it is stopped for a
    /// weekend: when the weekend ends. `None` if weekends do not stop this clock.
    pub weekend: Option<Timestamp>,
}

impl ClockRow {
    /// Returns the time that boards show: the deadline, or the end of the weekend.
    pub fn shown(&self) -> Option<Timestamp> {
        self.deadline.or(self.weekend)
    }
}
