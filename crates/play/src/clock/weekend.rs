//! Weekends: the clocks of a person who wants that are stopped from Saturday to Monday in their time
//! zone, except in live games.
//!
//! A game's clock knows when the next weekend begins or ends, so a change of the settings moves no
//! weekend that has begun.
//!
//! Weekends need no rows of their own. When a clock starts, the game records when the next weekend
//! of the player to move begins, and while the clock is stopped for one, when it ends. At that time
//! the clock is stopped or started again, on shards that are online, before timeouts. A change of
//! the setting or of the time zone counts for weekends that begin at least a week later.

use dvonn_model::{GameId, Settings};
use dvonn_store::Store;
use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp, ToSpan as _};

use crate::{Match, PlayError};

/// After a change, weekends count that begin this much later. Otherwise people could stop a clock that
/// is about to run out, or have a longer weekend by moving to another time zone.
const DELAY: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The days from Monday to Saturday.
const TO_SATURDAY: i64 = 5;

/// A weekend in a person's time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weekend {
    /// When Saturday begins.
    pub begins_at: Timestamp,
    /// When Monday begins.
    pub ends_at: Timestamp,
}

/// Returns the weekend on which a person's clocks are stopped at this time, or the next one. `None`
/// if weekends do not stop their clocks.
pub fn next(settings: &Settings, at: Timestamp) -> Option<Weekend> {
    let from = settings.weekends?;
    let zone = settings.zone();
    let day = at.max(from).to_zoned(zone.clone()).date();
    let begins = |day: Date| Some(day.to_zoned(zone.clone()).ok()?.timestamp());
    let weekend_of_week = |week: i64| {
        let to_saturday = TO_SATURDAY - i64::from(day.weekday().to_monday_zero_offset());
        let saturday = day.checked_add((to_saturday + 7 * week).days()).ok()?;
        let monday = saturday.checked_add(2.days()).ok()?;
        Some(Weekend { begins_at: begins(saturday)?, ends_at: begins(monday)? })
    };
    [0, 1].into_iter().filter_map(weekend_of_week).find(|weekend| weekend.begins_at >= from)
}

/// Returns true if a person's clocks are stopped for a weekend at this time.
pub(crate) fn is_weekend(settings: &Settings, at: Timestamp) -> bool {
    next(settings, at).is_some_and(|weekend| weekend.begins_at <= at)
}

/// Delays the next weekend if the settings were changed so that weekends now stop the clocks, or
/// begin at other times.
pub(crate) fn delay_weekends(before: &Settings, settings: &mut Settings, at: Timestamp) {
    let changed = before.weekends.is_none() || before.time_zone != settings.time_zone;
    if settings.weekends.is_some() && changed {
        settings.weekends = Some(at + DELAY);
    }
}

/// Stops the clock of a game for a weekend that has begun, or starts it again after one. Does nothing
/// if the game has changed, or if its player timed out before the weekend.
///
/// # Errors
/// Any database error.
pub async fn change(store: &Store, game: GameId, at: Timestamp) -> Result<(), PlayError> {
    let mut tx = store.begin().await?;
    let mut game = Match::lock(&mut tx, game).await?;
    let clock = game.row.clock;
    let due = clock.weekend.filter(|&weekend| weekend <= at);
    if due.is_some_and(|weekend| clock.deadline.is_none_or(|deadline| weekend < deadline)) {
        game.restart_clock(&mut tx, at).await?;
        tx.commit().await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use jiff::tz::TimeZone;
    use proptest::prelude::*;

    use super::*;

    const HOUR: SignedDuration = SignedDuration::from_hours(1);

    fn moment(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn settings(zone: &str, from: Timestamp) -> Settings {
        let (time_zone, weekends) = (zone.to_owned(), Some(from));
        Settings { time_zone, weekends, ..Settings::default() }
    }

    /// Returns the start and the end of the next weekend of somebody whose weekends have counted
    /// for years.
    fn next_for(zone: &str, at: &str) -> [String; 2] {
        let weekend = next(&settings(zone, moment("2020-01-01T00:00Z")), moment(at));
        let weekend = weekend.unwrap();
        [weekend.begins_at, weekend.ends_at].map(|at| at.to_string())
    }

    #[test]
    fn a_weekend_lasts_from_saturday_to_monday_in_the_time_zone() {
        let berlin = ["2026-11-27T23:00:00Z", "2026-11-29T23:00:00Z"];
        for at in
            ["2026-11-23T00:00Z", "2026-11-27T22:59Z", "2026-11-27T23:00Z", "2026-11-29T22:59Z"]
        {
            assert_eq!(next_for("Europe/Berlin", at), berlin, "{at}");
        }
        let following = ["2026-12-04T23:00:00Z", "2026-12-06T23:00:00Z"];
        assert_eq!(next_for("Europe/Berlin", "2026-11-29T23:00Z"), following);
        let auckland = ["2026-11-27T11:00:00Z", "2026-11-29T11:00:00Z"];
        assert_eq!(next_for("Pacific/Auckland", "2026-11-24T00:00Z"), auckland);
        let unknown = ["2026-11-28T00:00:00Z", "2026-11-30T00:00:00Z"];
        assert_eq!(next_for("Nowhere/Else", "2026-11-24T00:00Z"), unknown, "as in UTC");
    }

    #[test]
    fn a_weekend_has_an_hour_less_or_more_when_the_clocks_change() {
        let spring = ["2026-03-27T23:00:00Z", "2026-03-29T22:00:00Z"];
        assert_eq!(next_for("Europe/Berlin", "2026-03-28T12:00Z"), spring);
        let autumn = ["2026-10-23T22:00:00Z", "2026-10-25T23:00:00Z"];
        assert_eq!(next_for("Europe/Berlin", "2026-10-24T12:00Z"), autumn);
        // At midnight from Saturday to Sunday, and from Friday to Saturday.
        let beirut = ["2026-03-27T22:00:00Z", "2026-03-29T21:00:00Z"];
        assert_eq!(next_for("Asia/Beirut", "2026-03-28T12:00Z"), beirut);
    }

    #[test]
    fn without_the_setting_there_are_no_weekends() {
        assert_eq!(next(&Settings::default(), moment("2026-11-28T12:00Z")), None);
    }

    #[test]
    fn only_weekends_count_that_begin_after_the_delay() {
        let first = |from: &str| {
            let weekend = next(&settings("UTC", moment(from)), moment("2026-11-21T12:00Z"));
            weekend.unwrap().begins_at
        };
        assert_eq!(first("2026-11-28T00:00Z"), moment("2026-11-28T00:00Z"));
        assert_eq!(first("2026-11-28T00:01Z"), moment("2026-12-05T00:00Z"));
        assert_eq!(first("2026-11-21T11:00Z"), moment("2026-11-28T00:00Z"), "within a weekend");
    }

    /// Any time from 2000 to 2100.
    fn any_moment() -> impl Strategy<Value = Timestamp> {
        (946_684_800_i64..4_102_444_800).prop_map(|second| Timestamp::from_second(second).unwrap())
    }

    fn any_zone() -> impl Strategy<Value = String> {
        let zones: Vec<_> = jiff::tz::db().available().map(|zone| zone.to_string()).collect();
        proptest::sample::select(zones)
    }

    proptest! {
        #[test]
        fn the_next_weekend_is_a_saturday_and_a_sunday(zone in any_zone(), at in any_moment()) {
            let weekend = next(&settings(&zone, Timestamp::UNIX_EPOCH), at).unwrap();
            let week = SignedDuration::from_hours(7 * 24);
            prop_assert!(at < weekend.ends_at);
            prop_assert!(weekend.begins_at.duration_since(at) <= week + HOUR);
            let days = TimeZone::get(&zone).unwrap();
            for (moment, is_within) in [
                (weekend.begins_at - HOUR * 2, false),
                (weekend.begins_at, true),
                (weekend.ends_at - SignedDuration::from_nanos(1), true),
                (weekend.ends_at, false),
            ] {
                let day = moment.to_zoned(days.clone()).weekday().to_monday_zero_offset();
                prop_assert_eq!(day >= 5, is_within, "{}", moment);
            }
        }

        #[test]
        fn every_time_of_a_weekend_belongs_to_it(
            zone in any_zone(),
            at in any_moment(),
            part in 0.0..1.0_f64,
        ) {
            let settings = settings(&zone, Timestamp::UNIX_EPOCH);
            let weekend = next(&settings, at).unwrap();
            let length = weekend.ends_at.duration_since(weekend.begins_at);
            let within = weekend.begins_at + SignedDuration::from_secs_f64(length.as_secs_f64() * part);
            prop_assert_eq!(next(&settings, within), Some(weekend));
            let next = next(&settings, weekend.ends_at).unwrap();
            prop_assert!(next.begins_at > weekend.ends_at);
        }

        #[test]
        fn nobody_has_more_of_weekends_by_changing_time_zones(
            zones in proptest::collection::vec(any_zone(), 2..6),
            hours in proptest::collection::vec(1_i32..24 * 20, 2..6),
            start in any_moment(),
        ) {
            let mut settings = settings(&zones[0], Timestamp::UNIX_EPOCH);
            let mut at = start;
            let mut weekends: Vec<Weekend> = Vec::new();
            for (zone, hours) in zones.iter().zip(hours) {
                let before = settings.clone();
                settings.time_zone = zone.clone();
                delay_weekends(&before, &mut settings, at);
                let end = at + HOUR * hours;
                while let Some(next) = next(&settings, at).filter(|it| it.begins_at < end) {
                    weekends.push(next);
                    // A clock that is stopped runs again at the end, whatever is changed meanwhile.
                    at = next.ends_at;
                }
                at = at.max(end);
            }
            for (one, next) in weekends.iter().zip(weekends.iter().skip(1)) {
                let apart = next.begins_at.duration_since(one.ends_at);
                prop_assert!(apart >= HOUR * 24 * 4, "{one:?} {next:?}");
            }
        }
    }
}
