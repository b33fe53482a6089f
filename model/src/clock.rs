//! What the clock of a game shows.

use dvonn_rules::ByColor;
use jiff::{SignedDuration, Timestamp};

/// What the clock of a game shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRow {
    /// What each side had left when the clock was last set going or stopped.
    pub left: ByColor<SignedDuration>,
    /// When that was.
    pub since: Timestamp,
    /// When the side to move runs out of time; none while no clock runs.
    pub deadline: Option<Timestamp>,
    /// Whether the players agreed to a pause.
    pub paused: bool,
    /// When the side to move is next reminded.
    pub remind_at: Option<Timestamp>,
    /// How often it has been reminded in this turn.
    pub reminders: u8,
}
