//! Weekly activity of a server.

use jiff::Timestamp;

/// The length of a week, and the time from its Monday to 1 January 1970, in milliseconds.
const WEEK: i64 = 7 * 86_400_000;
const MONDAY_TO_EPOCH: i64 = 3 * 86_400_000;

/// A week, from Monday to Sunday in UTC. 0 starts on 29 December 1969.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WeekNumber(i64);

impl WeekNumber {
    /// Returns the week of a time.
    pub fn of(time: Timestamp) -> WeekNumber {
        WeekNumber((time.as_millisecond() + MONDAY_TO_EPOCH).div_euclid(WEEK))
    }

    /// Returns the week before.
    #[must_use]
    pub fn before(self) -> WeekNumber {
        WeekNumber(self.0.saturating_sub(1))
    }

    /// Returns the next week.
    #[must_use]
    pub fn after(self) -> WeekNumber {
        WeekNumber(self.0.saturating_add(1))
    }

    /// Returns the midnight at which it begins.
    pub fn begins_at(self) -> Timestamp {
        let milliseconds = self.0.saturating_mul(WEEK).saturating_sub(MONDAY_TO_EPOCH);
        Timestamp::from_millisecond(milliseconds).unwrap_or(Timestamp::UNIX_EPOCH)
    }
}

impl From<i64> for WeekNumber {
    fn from(week: i64) -> WeekNumber {
        WeekNumber(week)
    }
}

impl From<WeekNumber> for i64 {
    fn from(week: WeekNumber) -> i64 {
        week.0
    }
}

/// The games that ended within one week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeekRow {
    /// The week, counted from 0.
    pub week: usize,
    /// The number of games that ended, without void ones.
    pub games: u32,
    /// How many of them were rated.
    pub rated: u32,
    /// The number of people who played in them.
    pub people: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_week_lasts_from_monday_to_sunday() {
        let week = |time: &str| WeekNumber::of(time.parse().unwrap());
        let monday = week("2026-11-23T00:00:00Z");
        assert_eq!(monday.begins_at(), "2026-11-23T00:00:00Z".parse().unwrap());
        assert_eq!(week("2026-11-29T23:59:59Z"), monday);
        assert_eq!(week("2026-11-30T00:00:00Z"), monday.after());
        assert_eq!(week("2026-11-22T23:59:59Z"), monday.before());
    }
}
