//! Time controls, and their text form: `none`, `5d`, `3d+12h`, `3d+12h max 7d`, `live 10`.

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
    /// A fixed time for each turn.
    PerTurn(SignedDuration),
    /// A time for the whole game, plus an increment for each ply a player chooses.
    Bank {
        /// The time each side has at the start.
        bank: SignedDuration,
        /// The time each ply adds.
        increment: SignedDuration,
        /// The most time that increments may fill the bank up to, at least `bank`; `None` if there
        /// is no cap.
        cap: Option<SignedDuration>,
    },
    /// A time for the whole game, played in one sitting.
    Live(SignedDuration),
}

impl TimeControl {
    /// The default: three days, plus twelve hours per ply.
    pub const DEFAULT: TimeControl = TimeControl::Bank {
        bank: SignedDuration::from_hours(72),
        increment: SignedDuration::from_hours(12),
        cap: None,
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

    /// True unless the game is live. Live games are played in one sitting, without vacations and
    /// reminders.
    pub fn is_correspondence(self) -> bool {
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
    /// The most time that increments may fill a bank up to.
    Cap,
    /// The time each side has for a live game.
    Live,
}

/// The reason a text is not a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ControlError {
    /// The text cannot be parsed.
    #[error("not a time control: write none, 5d, 3d+12h, 3d+12h max 7d or live 10")]
    Unreadable,
    /// A duration is out of range.
    #[error("{part:?} is out of range")]
    OutOfRange {
        /// The part of the time control.
        part: ClockPart,
    },
}

impl ClockPart {
    /// Its range in minutes.
    const fn minutes(self) -> RangeInclusive<i64> {
        match self {
            ClockPart::Turn => HOUR..=30 * DAY,
            ClockPart::Bank | ClockPart::Cap => HOUR..=90 * DAY,
            ClockPart::Increment => MINUTE..=7 * DAY,
            ClockPart::Live => MINUTE..=3 * HOUR,
        }
    }

    /// The shortest and the longest duration.
    pub fn limits(self) -> [SignedDuration; 2] {
        let minutes = self.minutes();
        [*minutes.start(), *minutes.end()].map(SignedDuration::from_mins)
    }

    fn of(self, minutes: i64) -> Result<SignedDuration, ControlError> {
        if self.minutes().contains(&minutes) {
            Ok(SignedDuration::from_mins(minutes))
        } else {
            Err(ControlError::OutOfRange { part: self })
        }
    }
}

/// Formats the time control so that [`FromStr`] can parse it.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Unlimited => f.write_str("none"),
            TimeControl::PerTurn(turn) => f.write_str(&format_duration(*turn)),
            TimeControl::Bank { bank, increment, cap } => {
                write!(f, "{}+{}", format_duration(*bank), format_duration(*increment))?;
                cap.map_or(Ok(()), |cap| write!(f, " max {}", format_duration(cap)))
            }
            TimeControl::Live(each) => write!(f, "live {}", format_duration(*each)),
        }
    }
}

fn format_duration(length: SignedDuration) -> String {
    let minutes = length.as_mins();
    let parts = [(minutes / DAY, 'd'), (minutes % DAY / HOUR, 'h'), (minutes % HOUR, 'm')];
    let parts = parts.into_iter().filter(|(count, _)| *count > 0);
    parts.map(|(count, unit)| format!("{count}{unit}")).collect::<Vec<_>>().concat()
}

/// Parses a time control, ignoring case and spaces: `none`; a duration per turn; a duration per
/// game plus one per ply, and after `max` the cap; or `live` and a duration per game (in minutes if it has no unit). A
/// duration has days, hours and minutes: `1d12h`, `2 days`.
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
        let (increment, cap) = match increment.split_once("max") {
            Some((increment, cap)) => (increment, Some(minutes(cap)?)),
            None => (increment, None),
        };
        let (bank, increment) = (minutes(bank)?, minutes(increment)?);
        let control = TimeControl::Bank {
            bank: ClockPart::Bank.of(bank)?,
            increment: ClockPart::Increment.of(increment)?,
            cap: cap.map(|cap| ClockPart::Cap.of(cap)).transpose()?,
        };
        if cap.is_some_and(|cap| cap < bank) {
            return Err(ControlError::OutOfRange { part: ClockPart::Cap });
        }
        Ok(control)
    }
}

/// Parses a duration such as `14d` or `2 hours`. Returns `None` if it is invalid.
pub fn parse_duration(text: &str) -> Option<SignedDuration> {
    let text: String = text.to_lowercase().split_whitespace().collect();
    minutes(&text).ok().map(SignedDuration::from_mins)
}

/// Parses a duration such as `1d12h`. Returns it in minutes.
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
    fn clocks_are_parsed_in_many_spellings() {
        let bank = TimeControl::Bank { bank: hours(72), increment: hours(12), cap: None };
        let capped =
            TimeControl::Bank { bank: hours(72), increment: hours(12), cap: Some(hours(168)) };
        let live = TimeControl::Live(SignedDuration::from_mins(10));
        for (control, texts) in [
            (TimeControl::Unlimited, &["none", " None "][..]),
            (TimeControl::PerTurn(hours(120)), &["5d", "5 days", "5D", "120 hours", "4d24h"]),
            (bank, &["3d+12h", "3d + 12h", "3 days + 12 hours", "2d24h+12h"]),
            (capped, &["3d+12h max 7d", "3d + 12h max 7 days", "3D+12H MAX 7D", "3d+12hmax168h"]),
            (live, &["live 10", "Live10", "live 10 min", "live 10 minutes", "live 10m"]),
        ] {
            for text in texts {
                assert_eq!(text.parse(), Ok(control), "{text}");
            }
            assert_eq!(control.to_string().parse(), Ok(control), "{control}");
        }
    }

    #[test]
    fn clocks_are_formatted_in_the_largest_units() {
        for text in
            ["none", "5d", "1d12h", "3d+12h", "7d+1d", "3d+12h max 7d", "1h+1h30m", "live 10m"]
        {
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
        for text in ["5d max 7d", "3d+12h max", "3d+max 7d", "live 10 max 20"] {
            assert_eq!(text.parse::<TimeControl>(), Err(ControlError::Unreadable), "{text}");
        }
        for text in ["٣d", "99999999999d", "日", "5d x", "none 5d"] {
            assert_eq!(text.parse::<TimeControl>(), Err(ControlError::Unreadable), "{text}");
        }
    }

    #[test]
    fn durations_out_of_range_are_refused() {
        let at_limits = ["1h", "30d", "1h+1m", "90d+7d", "90d+7d max 90d", "live 1", "live 3h"];
        assert!(at_limits.iter().all(|text| text.parse::<TimeControl>().is_ok()));
        for (part, texts) in [
            (ClockPart::Turn, ["59m", "31d", "4294967295d"]),
            (ClockPart::Bank, ["59m+1h", "91d+1h", "0d+1h"]),
            (ClockPart::Increment, ["3d+0m", "3d+8d", "3d+169h"]),
            (ClockPart::Cap, ["3d+12h max 71h", "3d+12h max 91d", "1h+1m max 0d"]),
            (ClockPart::Live, ["live 0", "live 181", "live 1d"]),
        ] {
            for text in texts {
                let out_of_range = Err(ControlError::OutOfRange { part });
                assert_eq!(text.parse::<TimeControl>(), out_of_range, "{text}");
            }
        }
    }
}
