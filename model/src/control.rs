//! Time controls, and their text form: `none`, `5d`, `3d+12h`, `live 10`.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use jiff::SignedDuration;

const MINUTE: i64 = 1;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// A time control. Durations are whole milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControl {
    /// No clock.
    Unlimited,
    /// A time for each turn.
    PerTurn(SignedDuration),
    /// A time for the whole game, and an increment for each ply a player chooses.
    Bank {
        /// The time each side has at the start.
        bank: SignedDuration,
        /// The time each ply adds.
        increment: SignedDuration,
    },
    /// A time for the whole game, with both players at the board.
    Live(SignedDuration),
}

impl TimeControl {
    /// The default: three days, and twelve hours for each ply.
    pub const DEFAULT: TimeControl = TimeControl::Bank {
        bank: SignedDuration::from_hours(72),
        increment: SignedDuration::from_hours(12),
    };

    /// The time each side has at the start; `None` without a clock.
    pub fn base(self) -> Option<SignedDuration> {
        match self {
            TimeControl::Unlimited => None,
            TimeControl::PerTurn(length)
            | TimeControl::Bank { bank: length, .. }
            | TimeControl::Live(length) => Some(length),
        }
    }

    /// Whether a vacation stops the clock, and reminders come. Not where both players sit at the
    /// board.
    pub fn rests(self) -> bool {
        !matches!(self, TimeControl::Live(_))
    }
}

/// One of the durations in a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockPart {
    /// The time for one turn.
    Turn,
    /// The time each side has at the start.
    Bank,
    /// The time each ply adds.
    Increment,
    /// The time each side has for a live game.
    Live,
}

/// The reason a text is not a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ControlError {
    /// It cannot be read.
    #[error("no clock: write none, 5d, 3d+12h or live 10")]
    Unreadable,
    /// A duration is out of range.
    #[error("{stretch:?} is out of range")]
    OutOfRange {
        /// The duration.
        stretch: ClockPart,
    },
}

impl ClockPart {
    /// The shortest and the longest it may be, in minutes.
    const fn minutes(self) -> RangeInclusive<i64> {
        match self {
            ClockPart::Turn => HOUR..=30 * DAY,
            ClockPart::Bank => HOUR..=90 * DAY,
            ClockPart::Increment => MINUTE..=7 * DAY,
            ClockPart::Live => MINUTE..=3 * HOUR,
        }
    }

    /// The shortest and the longest it may be.
    pub fn limits(self) -> [SignedDuration; 2] {
        let minutes = self.minutes();
        [*minutes.start(), *minutes.end()].map(SignedDuration::from_mins)
    }

    fn of(self, minutes: i64) -> Result<SignedDuration, ControlError> {
        if self.minutes().contains(&minutes) {
            Ok(SignedDuration::from_mins(minutes))
        } else {
            Err(ControlError::OutOfRange { stretch: self })
        }
    }
}

/// Writes what [`FromStr`] reads.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Unlimited => f.write_str("none"),
            TimeControl::PerTurn(turn) => f.write_str(&written(*turn)),
            TimeControl::Bank { bank, increment } => {
                write!(f, "{}+{}", written(*bank), written(*increment))
            }
            TimeControl::Live(each) => write!(f, "live {}", written(*each)),
        }
    }
}

fn written(length: SignedDuration) -> String {
    let minutes = length.as_mins();
    let parts = [(minutes / DAY, 'd'), (minutes % DAY / HOUR, 'h'), (minutes % HOUR, 'm')];
    let parts = parts.into_iter().filter(|(count, _)| *count > 0);
    parts.map(|(count, unit)| format!("{count}{unit}")).collect::<Vec<_>>().concat()
}

/// Reads a time control in any case and with any blanks: `none`; a duration per turn; two durations
/// joined by a plus, for the game and per ply; or `live` and a duration for the game, in minutes by
/// default. A duration consists of days, hours and minutes: `1d12h`, `2 days`.
impl FromStr for TimeControl {
    type Err = ControlError;

    fn from_str(text: &str) -> Result<TimeControl, ControlError> {
        let text: String = text.to_lowercase().split_whitespace().collect();
        if text == "none" {
            return Ok(TimeControl::Unlimited);
        }
        if let Some(each) = text.strip_prefix("live") {
            let minutes = each.parse::<u32>().map(i64::from).or_else(|_| minutes(each))?;
            return ClockPart::Live.of(minutes).map(TimeControl::Live);
        }
        let Some((bank, increment)) = text.split_once('+') else {
            return ClockPart::Turn.of(minutes(&text)?).map(TimeControl::PerTurn);
        };
        let (bank, increment) = (minutes(bank)?, minutes(increment)?);
        Ok(TimeControl::Bank {
            bank: ClockPart::Bank.of(bank)?,
            increment: ClockPart::Increment.of(increment)?,
        })
    }
}

/// Reads a duration such as `14d` or `2 hours`. `None` if it cannot be read.
pub fn parse_duration(text: &str) -> Option<SignedDuration> {
    let text: String = text.to_lowercase().split_whitespace().collect();
    minutes(&text).ok().map(SignedDuration::from_mins)
}

/// Reads a duration such as `1d12h`, in minutes.
fn minutes(text: &str) -> Result<i64, ControlError> {
    let mut rest = text;
    let mut sum = 0;
    while !rest.is_empty() {
        let (number, after) = cut(rest, |c| c.is_ascii_digit());
        let (unit, after) = cut(after, char::is_alphabetic);
        let unit = match unit {
            "d" | "day" | "days" => DAY,
            "h" | "hour" | "hours" => HOUR,
            "m" | "min" | "mins" | "minute" | "minutes" => MINUTE,
            _ => return Err(ControlError::Unreadable),
        };
        let number: u32 = number.parse().map_err(|_| ControlError::Unreadable)?;
        sum += i64::from(number) * unit;
        rest = after;
    }
    if text.is_empty() { Err(ControlError::Unreadable) } else { Ok(sum) }
}

/// Splits the text before the first character that does not match.
fn cut(text: &str, kind: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(|character| !kind(character)).unwrap_or(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hours(hours: i64) -> SignedDuration {
        SignedDuration::from_hours(hours)
    }

    #[test]
    fn clocks_are_read_as_people_write_them() {
        let bank = TimeControl::Bank { bank: hours(72), increment: hours(12) };
        let live = TimeControl::Live(SignedDuration::from_mins(10));
        for (control, texts) in [
            (TimeControl::Unlimited, &["none", " None "][..]),
            (TimeControl::PerTurn(hours(120)), &["5d", "5 days", "5D", "120 hours", "4d24h"]),
            (bank, &["3d+12h", "3d + 12h", "3 days + 12 hours", "2d24h+12h"]),
            (live, &["live 10", "Live10", "live 10 min", "live 10 minutes", "live 10m"]),
        ] {
            for text in texts {
                assert_eq!(text.parse(), Ok(control), "{text}");
            }
            assert_eq!(control.to_string().parse(), Ok(control), "{control}");
        }
    }

    #[test]
    fn a_clock_is_written_in_the_largest_units() {
        for text in ["none", "5d", "1d12h", "3d+12h", "7d+1d", "1h+1h30m", "live 10m", "live 1h"] {
            let control: TimeControl = text.parse().unwrap();
            assert_eq!(control.to_string(), text);
        }
        assert_eq!(TimeControl::DEFAULT.to_string(), "3d+12h");
    }

    #[test]
    fn invalid_clocks_are_refused() {
        for text in ["", "+", "5", "d", "d5", "5x", "5d+", "+5h", "1d+1h+1h", "live", "-5d", "1.5d"]
        {
            assert_eq!(text.parse::<TimeControl>(), Err(ControlError::Unreadable), "{text}");
        }
        for text in ["٣d", "99999999999d", "日", "5d x", "none 5d"] {
            assert_eq!(text.parse::<TimeControl>(), Err(ControlError::Unreadable), "{text}");
        }
    }

    #[test]
    fn lengths_out_of_range_are_refused() {
        let at_limits = ["1h", "30d", "1h+1m", "90d+7d", "live 1", "live 3h"];
        assert!(at_limits.iter().all(|text| text.parse::<TimeControl>().is_ok()));
        for (stretch, texts) in [
            (ClockPart::Turn, ["59m", "31d", "4294967295d"]),
            (ClockPart::Bank, ["59m+1h", "91d+1h", "0d+1h"]),
            (ClockPart::Increment, ["3d+0m", "3d+8d", "3d+169h"]),
            (ClockPart::Live, ["live 0", "live 181", "live 1d"]),
        ] {
            for text in texts {
                let out_of_range = Err(ControlError::OutOfRange { stretch });
                assert_eq!(text.parse::<TimeControl>(), out_of_range, "{text}");
            }
        }
    }
}
