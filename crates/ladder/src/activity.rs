//! The weekly activity of a server. Weeks start on Mondays, in UTC.

use dvonn_model::GuildId;
use dvonn_store::{Store, StoreError};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan as _};

/// The number of weeks shown, including the current one.
const WEEKS: u32 = 26;

/// The games that ended in a week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Week {
    /// The Monday on which it starts.
    pub monday: Date,
    /// Rated games.
    pub rated: u32,
    /// Unrated games.
    pub others: u32,
    /// The number of people who played.
    pub people: u32,
}

impl Week {
    /// Returns the number of games, rated or not.
    pub fn games(self) -> u32 {
        self.rated + self.others
    }

    /// Returns the first day of a month, if it is in this week.
    pub fn month(self) -> Option<Date> {
        let days = self.monday.series(1.day()).take(7);
        days.into_iter().find(|day| day.day() == 1)
    }
}

/// Returns the last 26 weeks of a server, earliest first.
///
/// # Errors
/// Any database error.
pub async fn weeks(store: &Store, guild: GuildId, now: Timestamp) -> Result<Vec<Week>, StoreError> {
    let mondays = mondays(now);
    let begin = mondays.first().and_then(|monday| monday.to_zoned(TimeZone::UTC).ok());
    let rows = store.weeks_since(guild, begin.map_or(now, |begin| begin.timestamp())).await?;
    let empty = |monday| Week { monday, rated: 0, others: 0, people: 0 };
    let mut weeks: Vec<Week> = mondays.into_iter().map(empty).collect();
    for row in rows {
        // There are later weeks only if the machine's clock was set back.
        if let Some(week) = weeks.get_mut(row.week) {
            *week = Week {
                rated: row.rated,
                others: row.games.saturating_sub(row.rated),
                people: row.people,
                ..*week
            };
        }
    }
    Ok(weeks)
}

fn mondays(now: Timestamp) -> Vec<Date> {
    let today = now.to_zoned(TimeZone::UTC).date();
    let since_monday = today.weekday().since(jiff::civil::Weekday::Monday);
    let days = |week: u32| i64::from(since_monday) + 7 * i64::from(WEEKS - 1 - week);
    let back = |days: i64| today.saturating_sub(SignedDuration::from_hours(24 * days));
    (0..WEEKS).map(|week| back(days(week))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_start_on_mondays_and_end_with_the_current_one() {
        for now in ["2026-11-16T00:00:00Z", "2026-11-21T20:00:00Z", "2026-11-22T23:59:59Z"] {
            let mondays = mondays(now.parse().unwrap());
            assert_eq!(mondays.len(), 26);
            assert_eq!(mondays[25].to_string(), "2026-11-16");
            assert_eq!(mondays[24].to_string(), "2026-11-09");
            assert_eq!(mondays[0].to_string(), "2026-05-25");
        }
    }

    #[test]
    fn a_month_starts_in_the_week_of_its_first_day() {
        let month = |monday: &str| {
            let monday = monday.parse().unwrap();
            Week { monday, rated: 0, others: 0, people: 0 }.month().map(|day| day.to_string())
        };
        assert_eq!(month("2026-06-01").as_deref(), Some("2026-06-01"));
        assert_eq!(month("2026-06-29").as_deref(), Some("2026-07-01"));
        assert_eq!(month("2026-06-08"), None);
    }
}
