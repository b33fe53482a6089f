//! The playground's clock: the machine's time, plus however far it was advanced. It never goes
//! back.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// The maximum a clock can be ahead, 100 years: the time in an id has 42 bits, enough until 2154.
const MAX_AHEAD: Duration = Duration::from_hours(24 * 36_525);

/// The reason why the clock could not be set.
#[derive(Debug, thiserror::Error)]
pub enum ClockError {
    /// It would be more than 100 years ahead.
    #[error("the clock can be at most 100 years ahead of the machine's")]
    TooFar,
    /// The clock file cannot be written.
    #[error("cannot write {path}: {source}", path = path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
}

/// A clock. Clones share the same time.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clock {
    ahead: watch::Sender<Duration>,
    file: Option<Arc<Path>>,
}

impl Clock {
    /// A clock that is ahead of the machine's by whole seconds; a fraction is dropped. `file`
    /// always holds how many.
    pub(crate) fn ahead_by(ahead: Duration, file: Option<&Path>) -> Result<Self, ClockError> {
        let clock = Self { ahead: watch::Sender::default(), file: file.map(Arc::from) };
        clock.advance(ahead)?;
        Ok(clock)
    }

    /// Milliseconds since 1970 on this clock.
    pub(crate) fn unix_millis(&self) -> u64 {
        let ahead = u64::try_from(self.ahead().as_millis()).unwrap_or(u64::MAX);
        machine_millis().saturating_add(ahead)
    }

    /// How far this clock is ahead of the machine's, in whole seconds.
    pub(crate) fn ahead(&self) -> Duration {
        *self.ahead.borrow()
    }

    /// A channel that reports every change of how far this clock is ahead.
    pub(crate) fn watch(&self) -> watch::Receiver<Duration> {
        self.ahead.subscribe()
    }

    /// Advances this clock by whole seconds; a fraction is dropped. Do not call it concurrently.
    pub(crate) fn advance(&self, by: Duration) -> Result<(), ClockError> {
        let ahead = self.ahead().saturating_add(Duration::from_secs(by.as_secs()));
        if ahead > MAX_AHEAD {
            return Err(ClockError::TooFar);
        }
        self.write_file(ahead)?;
        self.ahead.send_replace(ahead);
        Ok(())
    }

    /// Replaces the file by renaming, so that nobody reads a half-written one.
    fn write_file(&self, ahead: Duration) -> Result<(), ClockError> {
        let Some(path) = self.file.as_deref() else { return Ok(()) };
        let mut fresh = path.as_os_str().to_owned();
        fresh.push(".new");
        let written = fs::write(&fresh, format!("{}\n", ahead.as_secs()));
        written
            .and_then(|()| fs::rename(&fresh, path))
            .map_err(|source| ClockError::File { path: path.to_owned(), source })
    }
}

/// Milliseconds since 1970 on the machine's clock.
pub(crate) fn machine_millis() -> u64 {
    let elapsed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX)
}

/// Formats a time as Discord does: `2026-01-31T12:00:00.123000+00:00`.
pub(crate) fn iso8601(unix_millis: u64) -> String {
    let (days, in_day) = (unix_millis / 86_400_000, unix_millis % 86_400_000);
    let (year, month, day) = civil_date(days);
    let (hour, minute) = (in_day / 3_600_000, in_day / 60_000 % 60);
    let (second, milli) = (in_day / 1000 % 60, in_day % 1000);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}000+00:00")
}

/// Reads a time as Discord accepts it, with or without a fraction of seconds, and with `Z` or a distance from UTC.
/// Returns milliseconds since 1970; `None` if it is not one.
pub(crate) fn parse_iso8601(text: &str) -> Option<u64> {
    let number = |range: std::ops::Range<usize>| text.get(range)?.parse::<u64>().ok();
    let is_separated = [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":")]
        .iter()
        .all(|&(at, separator)| text.get(at..=at) == Some(separator));
    let (year, month, day) = (number(0..4)?, number(5..7)?, number(8..10)?);
    let (hour, minute, second) = (number(11..13)?, number(14..16)?, number(17..19)?);
    if !is_separated
        || !(1..=12).contains(&month)
        || day == 0
        || hour > 23
        || minute > 59
        || second > 59
    {
        return None;
    }
    let rest = text.get(19..)?;
    let digits = rest
        .strip_prefix('.')
        .map_or(0, |rest| rest.bytes().take_while(u8::is_ascii_digit).count() + 1);
    let millis = match digits {
        0 => 0,
        digits => format!("{:0<3.3}", rest.get(1..digits)?).parse::<u64>().ok()?,
    };
    let zone = rest.get(digits..)?;
    let seconds_east = match zone.as_bytes() {
        b"Z" => 0,
        [sign @ (b'+' | b'-'), _, _, b':', _, _] => {
            let (hours, minutes): (i64, i64) =
                (zone.get(1..3)?.parse().ok()?, zone.get(4..6)?.parse().ok()?);
            (hours * 3600 + minutes * 60) * if *sign == b'+' { 1 } else { -1 }
        }
        _ => return None,
    };
    let days = (0..=u64::from(u16::MAX)).find(|&days| civil_date(days) == (year, month, day))?;
    let local = days * 86_400 + hour * 3600 + minute * 60 + second;
    Some(local.checked_add_signed(-seconds_east)? * 1000 + millis)
}

/// Converts days since 1970 into a Gregorian date. It works in eras of 400 years that start in
/// March, so that the leap day comes last.
fn civil_date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_discord_does() {
        assert_eq!(iso8601(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso8601(951_782_400_123), "2000-02-29T00:00:00.123000+00:00");
        assert_eq!(iso8601(1_767_225_599_999), "2025-12-31T23:59:59.999000+00:00");
    }

    #[test]
    fn times_are_read_in_all_forms_that_discord_accepts() {
        for (text, expected) in [
            ("2000-02-29T00:00:00.123000+00:00", Some(951_782_400_123)),
            ("2000-02-29T00:00:00Z", Some(951_782_400_000)),
            ("2000-02-29T02:30:00.5+02:30", Some(951_782_400_500)),
            ("2000-02-28T19:00:00-05:00", Some(951_782_400_000)),
            ("2001-02-29T00:00:00Z", None),
            ("2000-02-29 00:00:00Z", None),
            ("2000-02-29T00:00:00", None),
            ("2000-02-29T24:00:00Z", None),
            ("tomorrow", None),
        ] {
            assert_eq!(parse_iso8601(text), expected, "{text}");
        }
    }

    #[test]
    fn advances_add_up_in_whole_seconds() {
        let (clock, before) = (Clock::default(), machine_millis());
        clock.advance(Duration::from_millis(86_400_900)).unwrap();
        clock.advance(Duration::from_hours(1)).unwrap();
        assert_eq!(clock.ahead(), Duration::from_hours(25));
        assert!(clock.unix_millis() >= before + 25 * 3_600_000);
    }

    #[test]
    fn a_clock_is_at_most_100_years_ahead() {
        let clock = Clock::default();
        clock.advance(MAX_AHEAD).unwrap();
        assert!(matches!(clock.advance(Duration::from_secs(1)), Err(ClockError::TooFar)));
        assert!(matches!(clock.advance(Duration::MAX), Err(ClockError::TooFar)));
        assert_eq!(clock.ahead(), MAX_AHEAD);
    }
}
