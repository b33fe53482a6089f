//! Converts time controls and clocks to columns and back.

use dvonn_model::{ClockRow, TimeControl};
use dvonn_rules::ByColor;
use jiff::SignedDuration;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::query::{Bind, Columns as _, Value};

/// Returns the clock of a game.
pub(crate) fn clock(row: &AnyRow) -> Result<ClockRow, StoreError> {
    Ok(ClockRow {
        left: ByColor { white: row.value("white_left")?, black: row.value("black_left")? },
        since: row.value("clock_since")?,
        deadline: row.value("deadline")?,
        paused: row.value("paused")?,
        remind_at: row.value("remind_at")?,
        reminders: row.value("reminders")?,
        weekend: row.value("weekend_at")?,
    })
}

/// A name and milliseconds.
impl Bind for TimeControl {
    type Stored = String;

    fn stored(&self) -> Option<String> {
        Some(match self {
            TimeControl::Unlimited => String::from("none"),
            TimeControl::PerTurn(turn) => format!("turn {}", turn.as_millis()),
            TimeControl::Bank { bank, increment, cap } => {
                let cap = cap.map(|cap| format!(" {}", cap.as_millis())).unwrap_or_default();
                format!("bank {} {}{cap}", bank.as_millis(), increment.as_millis())
            }
            TimeControl::Live(each) => format!("live {}", each.as_millis()),
        })
    }
}

impl Value for TimeControl {
    fn of(stored: Option<&String>) -> Option<TimeControl> {
        parse(stored?)
    }
}

/// Returns the time control with this column value.
fn parse(text: &str) -> Option<TimeControl> {
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
            assert_eq!(control.stored().as_deref().and_then(parse), Some(control));
        }
        for text in ["", "bank 1", "bank 1 2 x", "bank 1 2 3 4", "live 1 2", "turn x"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
