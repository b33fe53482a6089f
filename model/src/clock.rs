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
}
