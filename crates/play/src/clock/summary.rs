//! The daily list of the games that wait for a person: when the next one is due.

use dvonn_model::{PostKey, Settings, UserId};
use dvonn_store::Store;
use jiff::Timestamp;
use jiff::civil::Time;

use crate::PlayError;

/// Returns when a person with these settings gets the next list after `at`. `None` if they want none.
pub(crate) fn next(settings: &Settings, at: Timestamp) -> Option<Timestamp> {
    let minute = u16::from(settings.summary?);
    let time = Time::new(i8::try_from(minute / 60).ok()?, i8::try_from(minute % 60).ok()?, 0, 0);
    let (time, zone) = (time.ok()?, settings.zone());
    let today = at.to_zoned(zone.clone()).date();
    let days = [Some(today), today.tomorrow().ok()];
    let times = days.into_iter().flatten().filter_map(|day| {
        // When clocks go back and this time occurs twice, the second one counts.
        zone.to_ambiguous_zoned(day.to_datetime(time)).later().ok()
    });
    times.map(|zoned| zoned.timestamp()).find(|&next| next > at)
}

/// Raises the list that is due for a person, and schedules the next one.
///
/// # Errors
/// Any database error.
pub async fn raise(store: &Store, person: UserId, at: Timestamp) -> Result<(), PlayError> {
    let mut tx = store.begin().await?;
    let next = next(&tx.settings(person).await?, at);
    if tx.take_summary(person, at, next).await? {
        tx.raise_post_with(PostKey::summary(person), Some(person), None, at).await?;
    }
    Ok(tx.commit().await?)
}

/// Returns true if these settings ask for the list at another time than those before.
pub(crate) fn has_moved(before: &Settings, after: &Settings) -> bool {
    let time = |settings: &Settings| (settings.summary, settings.time_zone.clone());
    time(before) != time(after)
}

#[cfg(test)]
mod tests {
    use dvonn_model::DayMinute;

    use super::*;

    fn next_in_berlin(minute: u16, at: &str) -> String {
        let settings = Settings {
            summary: DayMinute::new(minute),
            time_zone: String::from("Europe/Berlin"),
            ..Settings::default()
        };
        next(&settings, at.parse().unwrap()).unwrap().to_string()
    }

    #[test]
    fn the_next_list_comes_today_or_tomorrow_in_the_persons_own_time() {
        assert_eq!(next_in_berlin(450, "2026-07-01T05:29:59Z"), "2026-07-01T05:30:00Z");
        assert_eq!(next_in_berlin(450, "2026-07-01T05:30:00Z"), "2026-07-02T05:30:00Z");
        assert_eq!(next_in_berlin(450, "2026-10-24T12:00:00Z"), "2026-10-25T06:30:00Z");
        assert_eq!(next_in_berlin(0, "2026-12-31T23:00:00Z"), "2027-01-01T23:00:00Z");
    }

    #[test]
    fn people_without_a_time_get_no_list() {
        assert_eq!(next(&Settings::default(), Timestamp::UNIX_EPOCH), None);
        assert!(DayMinute::new(1440).is_none());
    }
}
