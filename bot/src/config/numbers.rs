//! Settings that are numbers. Quotes are optional in the file; environment variables are always
//! text.

use std::fmt;
use std::num::NonZeroU64;
use std::str::FromStr;
use std::time::Duration;

use serde::Deserialize;

/// A number as written in the file or the environment.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a whole number")]
enum Written {
    Number(usize),
    Text(String),
}

/// A whole number from 1 to 10000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct Count(pub(super) usize);

impl Count {
    const MAX: usize = 10_000;

    /// Returns the number.
    pub const fn get(self) -> usize {
        self.0
    }
}

impl TryFrom<Written> for Count {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let number = match written {
            Written::Number(number) => Some(number),
            Written::Text(text) => text.trim().parse().ok(),
        };
        number
            .filter(|number| (1..=Self::MAX).contains(number))
            .map(Self)
            .ok_or_else(|| format!("expected a whole number from 1 to {}", Self::MAX))
    }
}

/// The id of a server in Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct ServerId(NonZeroU64);

impl ServerId {
    /// Returns the number.
    pub const fn get(self) -> NonZeroU64 {
        self.0
    }
}

impl TryFrom<Written> for ServerId {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Self, &'static str> {
        let number = match written {
            Written::Number(number) => u64::try_from(number).ok(),
            Written::Text(text) => text.trim().parse().ok(),
        };
        // The database stores ids as signed numbers.
        let id = number.filter(|&number| i64::try_from(number).is_ok()).and_then(NonZeroU64::new);
        id.map(Self).ok_or("expected the id of a server, such as 81384788765712384")
    }
}

/// A duration of 100 to 60000 milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct Milliseconds(pub(super) u64);

impl Milliseconds {
    const RANGE: std::ops::RangeInclusive<u64> = 100..=60_000;

    /// Returns the duration.
    pub const fn get(self) -> Duration {
        Duration::from_millis(self.0)
    }
}

impl TryFrom<Written> for Milliseconds {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let number = match written {
            Written::Number(number) => u64::try_from(number).ok(),
            Written::Text(text) => text.trim().parse().ok(),
        };
        let (min, max) = (Self::RANGE.start(), Self::RANGE.end());
        number
            .filter(|number| Self::RANGE.contains(number))
            .map(Self)
            .ok_or_else(|| format!("expected a whole number of milliseconds from {min} to {max}"))
    }
}

impl fmt::Display for Milliseconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A whole number of hours or days, up to 365 days, such as `12h` or `1d`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct Period {
    hours: u64,
}

impl Period {
    const MAX_HOURS: u64 = 365 * 24;

    pub(super) const fn days(days: u64) -> Self {
        Self { hours: days * 24 }
    }

    /// Returns the duration.
    pub const fn get(self) -> Duration {
        Duration::from_secs(self.hours * 3600)
    }
}

impl FromStr for Period {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        let unit = |unit: char, hours: u64| {
            text.strip_suffix(unit)?.parse::<u64>().ok()?.checked_mul(hours)
        };
        unit('d', 24)
            .or_else(|| unit('h', 1))
            .filter(|hours| (1..=Self::MAX_HOURS).contains(hours))
            .map(|hours| Self { hours })
            .ok_or("expected a number of hours or days, such as 12h or 1d, up to 365d")
    }
}

impl TryFrom<Written> for Period {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        match written {
            Written::Number(number) => number.to_string().parse(),
            Written::Text(text) => text.parse(),
        }
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.hours {
            hours if hours.is_multiple_of(24) => write!(f, "{}d", hours / 24),
            hours => write!(f, "{hours}h"),
        }
    }
}

/// The number of threads that search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub enum Threads {
    /// Half of the machine's cores, at least one.
    Half,
    /// A fixed number.
    Number(Count),
}

impl Threads {
    /// Returns the number of threads on this machine.
    pub fn count(self) -> usize {
        match self {
            Self::Half => {
                std::thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1))
            }
            Self::Number(count) => count.get(),
        }
    }
}

impl TryFrom<Written> for Threads {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        match written {
            Written::Text(text) if text.trim().eq_ignore_ascii_case("half") => Ok(Self::Half),
            other => {
                other.try_into().map(Self::Number).map_err(|error| format!("{error}, or half"))
            }
        }
    }
}

impl fmt::Display for Threads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Half => f.write_str("half"),
            Self::Number(count) => count.get().fmt(f),
        }
    }
}
