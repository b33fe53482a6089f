//! Converts time controls and clocks to columns and back.

use dvonn_model::{ClockRow, TimeControl};
use dvonn_rules::ByColor;
use jiff::SignedDuration;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::fetch::Stored;

impl Stored for ClockRow {
    fn read(row: &AnyRow) -> Result<ClockRow, StoreError> {
        Ok(ClockRow {
            left: ByColor { white: row.length("white_left")?, black: row.length("black_left")? },
            since: row.time("clock_since")?,
            deadline: row.maybe_time("deadline")?,
            paused: row.flag("paused")?,
            remind_at: row.maybe_time("remind_at")?,
            reminders: row.number("reminders")?,
            weekend: row.maybe_time("weekend_at")?,
        })
    }
}

impl Stored for TimeControl {
    fn read(row: &AnyRow) -> Result<TimeControl, StoreError> {
        let text = row.text("time_control")?;
        parse_control(&text).ok_or_else(|| StoreError::corrupt("time_control", &text))
    }
}

/// Returns the value of the column `time_control`: a name and milliseconds.
pub(crate) fn control_column(control: TimeControl) -> String {
    match control {
        TimeControl::Unlimited => String::from("none"),
        TimeControl::PerTurn(turn) => format!("turn {}", turn.as_millis()),
        TimeControl::Bank { bank, increment, cap } => {
            let cap = cap.map(|cap| format!(" {}", cap.as_millis())).unwrap_or_default();
            format!("bank {} {}{cap}", bank.as_millis(), increment.as_millis())
        }
        TimeControl::Live(each) => format!("live {}", each.as_millis()),
    }
}

/// Returns the time control with this column value.
pub(crate) fn parse_control(text: &str) -> Option<TimeControl> {
    let words: Vec<_> = text.split(' ').collect();
    let length = |text: &str| text.parse().ok().map(SignedDuration::from_millis);
    let bank = |bank, increment, cap| {
        Some(TimeControl::Bank { bank: length(bank)?, increment: length(increment)?, cap })
    };
    match words[..] {
        ["none"] => Some(TimeControl::Unlimited),
        ["turn", turn] => length(turn).map(TimeControl::PerTurn),
        ["bank", each, increment] => bank(each, increment, None),
        ["bank", each, increment, cap] => bank(each, increment, Some(length(cap)?)),
        ["live", each] => length(each).map(TimeControl::Live),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_round_trip() {
        let hours = SignedDuration::from_hours;
        for control in [
            TimeControl::Unlimited,
            TimeControl::PerTurn(hours(72)),
            TimeControl::Bank { bank: hours(72), increment: hours(12), cap: None },
            TimeControl::Bank { bank: hours(72), increment: hours(12), cap: Some(hours(168)) },
            TimeControl::Live(SignedDuration::from_mins(10)),
        ] {
            assert_eq!(parse_control(&control_column(control)), Some(control));
        }
        for text in ["", "bank 1", "bank 1 2 x", "bank 1 2 3 4", "live 1 2", "turn x"] {
            assert_eq!(parse_control(text), None, "{text}");
        }
    }
}
