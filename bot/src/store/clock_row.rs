//! The clock of a game as its table holds it.

use dvonn_rules::ByColor;
use jiff::{SignedDuration, Timestamp};
use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::Columns;

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

impl ClockRow {
    pub(super) fn read(row: &AnyRow) -> Result<ClockRow, StoreError> {
        Ok(ClockRow {
            left: ByColor { white: length(row, "white_left")?, black: length(row, "black_left")? },
            since: row.time("clock_since")?,
            deadline: row.maybe_time("deadline")?,
            paused: row.flag("paused")?,
            remind_at: row.maybe_time("remind_at")?,
            reminders: row.number("reminders")?,
        })
    }
}

fn length(row: &AnyRow, column: &str) -> Result<SignedDuration, StoreError> {
    row.number(column).map(SignedDuration::from_millis)
}

#[cfg(test)]
impl ClockRow {
    /// A clock that does not run.
    pub(crate) fn sample() -> ClockRow {
        ClockRow {
            left: ByColor { white: SignedDuration::ZERO, black: SignedDuration::ZERO },
            since: Timestamp::UNIX_EPOCH,
            deadline: None,
            paused: false,
            remind_at: None,
            reminders: 0,
        }
    }
}
