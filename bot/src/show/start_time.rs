//! When something starts, as people type it: a tournament, a league.

use dvonn_discord::markup::fit;
use dvonn_discord::view::View;
use dvonn_model::{Settings, parse_duration};
use jiff::civil::{DateTime, Time, Weekday};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _, Zoned};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller};
use crate::runtime::failure::{Explain, Failure};
use crate::say;
use crate::show::words::typed::echo;
use crate::text::Text;

/// How a time is written.
const TIME: &str = "%Y-%m-%d %H:%M";
/// The days of a week, as `weekdays` in the language files names them.
const WEEK: [Weekday; 7] = [
    Weekday::Monday,
    Weekday::Tuesday,
    Weekday::Wednesday,
    Weekday::Thursday,
    Weekday::Friday,
    Weekday::Saturday,
    Weekday::Sunday,
];
/// When a tournament starts if only the day is named.
const EVENING: Time = Time::constant(19, 0, 0, 0);
/// The maximum length of a choice's label.
const MAX_LABEL: usize = 100;

/// A time that cannot be read.
#[derive(Debug)]
struct UnreadableStart(String);

impl Explain for UnreadableStart {
    fn explain(&self, text: Text) -> View {
        View::new(say!(text, "refuse-tournament-start", typed = quote(&self.0)))
    }
}

/// Reads what a person typed. Times are in their time zone, weekdays in their language or English.
///
/// # Errors
/// A refusal if it is no time.
pub(crate) fn read_start(
    caller: &Caller,
    typed: &str,
    now: Timestamp,
) -> Result<Timestamp, Failure> {
    let read = parse_start(typed, &caller.settings.zone(), caller.text, now);
    read.ok_or_else(|| UnreadableStart(typed.to_owned()).into())
}

/// Says in which time zone a time was read, if the person has set none.
pub(crate) fn zone_notice(caller: &Caller, typed: &str) -> Option<View> {
    let is_read_in_zone = parse_duration(typed.trim()).is_none();
    (is_read_in_zone && caller.settings.time_zone == Settings::default().time_zone)
        .then(|| View::new(say!(caller.text, "start-zone", typed = quote(typed))))
}

fn quote(typed: &str) -> String {
    format!("`{}`", echo(typed))
}

/// Reads `2026-12-05 19:00`, `Friday 19:00` or `19:00` (the next one), `Friday` (in the evening), or a time from
/// now such as `3d`.
fn parse_start(typed: &str, zone: &TimeZone, text: Text, now: Timestamp) -> Option<Timestamp> {
    let typed = typed.trim();
    let (first, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    if let Some(day) = weekday(first, text) {
        let time = match rest.trim() {
            "" => EVENING,
            rest => Time::strptime("%H:%M", rest).ok()?,
        };
        return Some(next(&now.to_zoned(zone.clone()), Some(day), time).timestamp());
    }
    if let Ok(moment) = DateTime::strptime(TIME, typed) {
        return zone.to_timestamp(moment).ok();
    }
    if let Ok(time) = Time::strptime("%H:%M", typed) {
        return Some(next(&now.to_zoned(zone.clone()), None, time).timestamp());
    }
    parse_duration(typed).map(|length| now + length)
}

/// Reads a weekday, in this language or English, or the beginning of one.
fn weekday(typed: &str, text: Text) -> Option<Weekday> {
    // Keyboards have one apostrophe, texts another.
    let folded = |text: &str| text.to_lowercase().replace(['\'', 'ʼ'], "’");
    let typed = folded(typed.trim_end_matches(['.', ',']));
    let named = |text: Text| {
        let mut days = WEEK.into_iter().filter(|&day| {
            let name = folded(&weekday_name(text, day));
            !typed.is_empty() && name.starts_with(&typed)
        });
        // The beginning of only one.
        days.next().filter(|_| days.next().is_none())
    };
    named(text).or_else(|| named(Text::of(None)))
}

/// Returns the name of a weekday.
fn weekday_name(text: Text, day: Weekday) -> String {
    let names = say!(text, "weekdays");
    names
        .split_whitespace()
        .nth(day.to_monday_zero_offset().unsigned_abs().into())
        .unwrap_or_default()
        .to_owned()
}

/// Returns the name of a weekday of a month, such as “first Friday”.
pub(crate) fn nth_weekday_name(text: Text, nth: i8, day: Weekday) -> String {
    let nth = match nth {
        1 => "first",
        2 => "second",
        3 => "third",
        4 => "fourth",
        _ => "last",
    };
    let names = say!(text, "nth-weekdays", nth = nth);
    let index = day.to_monday_zero_offset().unsigned_abs().into();
    names.split(", ").nth(index).unwrap_or_default().to_owned()
}

/// Returns the next moment after `now` at this time of day, on this day of the week if there is one.
fn next(now: &Zoned, on: Option<Weekday>, time: Time) -> Zoned {
    let later = |days: i64| {
        let day = now.date().checked_add(days.days()).ok()?;
        let day = Some(day).filter(|day| on.is_none_or(|on| day.weekday() == on))?;
        day.to_datetime(time).to_zoned(now.time_zone().clone()).ok().filter(|at| at > now)
    };
    (0..=8).find_map(later).unwrap_or_else(|| now.clone())
}

/// Suggests times for the start.
pub(crate) async fn starts(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let now = ctx.framework.user_data.now();
    let Ok(caller) = caller(ctx).await else { return CreateAutocompleteResponse::new() };
    let (zone, text) = (caller.settings.zone(), caller.text);
    let choices = suggestions(typed, &zone, text, now).into_iter().map(|at| {
        let time = at.strftime(TIME).to_string();
        let day = weekday_name(text, at.weekday());
        let label = format!("{day} · {time} · {}", caller.settings.time_zone);
        AutocompleteChoice::new(fit(&label, MAX_LABEL), time)
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

fn suggestions(typed: &str, zone: &TimeZone, text: Text, now: Timestamp) -> Vec<Zoned> {
    if !typed.trim().is_empty() {
        let read = parse_start(typed, zone, text, now).filter(|at| *at > now);
        return read.map(|at| at.to_zoned(zone.clone())).into_iter().collect();
    }
    let here = now.to_zoned(zone.clone());
    let afternoon = Time::constant(15, 0, 0, 0);
    let weekend = [Weekday::Saturday, Weekday::Sunday];
    let mut times = weekend.map(|day| next(&here, Some(day), afternoon)).to_vec();
    times.push(next(&here, None, EVENING));
    times.sort_unstable();
    times.dedup();
    times
}

#[cfg(test)]
mod tests {
    use super::*;

    fn berlin() -> TimeZone {
        TimeZone::get("Europe/Berlin").unwrap()
    }

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    #[test]
    fn a_start_is_a_moment_a_time_of_day_or_a_time_from_now() {
        let now = at("2026-11-29T10:00:00Z");
        let german = Text::of(Some("de"));
        let read = |typed: &str| parse_start(typed, &berlin(), german, now);
        assert_eq!(read(" 2026-12-05 19:00 "), Some(at("2026-12-05T18:00:00Z")));
        assert_eq!(read("19:00"), Some(at("2026-11-29T18:00:00Z")));
        assert_eq!(read("10:30"), Some(at("2026-11-30T09:30:00Z")));
        assert_eq!(read("3d"), Some(at("2026-12-02T10:00:00Z")));
        assert_eq!(read("fri 20:00"), Some(at("2026-12-04T19:00:00Z")));
        assert_eq!(read("Freitag"), Some(at("2026-12-04T18:00:00Z")));
        assert_eq!(read("SO. 10:30"), Some(at("2026-12-06T09:30:00Z")), "it is Sunday already");
        assert_eq!(read("sunday, 11:30"), Some(at("2026-11-29T10:30:00Z")));
        assert_eq!(read("s 11:30"), None, "there are two such days");
        assert_eq!(read("fri evening"), None);
        assert_eq!(read("tomorrow"), None);
        assert_eq!(read("2026-13-05 19:00"), None);
    }

    #[test]
    fn a_weekday_is_read_with_every_apostrophe() {
        let (now, ukrainian) = (at("2026-11-29T10:00:00Z"), Text::of(Some("uk")));
        for typed in ["п'ятниця 19:00", "п’ятниця 19:00", "пʼятн 19:00"] {
            let read = parse_start(typed, &TimeZone::UTC, ukrainian, now);
            assert_eq!(read, Some(at("2026-12-04T19:00:00Z")), "{typed}");
        }
    }

    #[test]
    fn usual_times_are_suggested_in_the_persons_time_zone() {
        let now = at("2026-11-29T19:00:00Z");
        let shown = |typed: &str| -> Vec<String> {
            let times = suggestions(typed, &berlin(), Text::of(None), now).into_iter();
            times.map(|at| at.strftime(TIME).to_string()).collect()
        };
        assert_eq!(shown(""), ["2026-11-30 19:00", "2026-12-05 15:00", "2026-12-06 15:00"]);
        assert_eq!(shown("2d"), ["2026-12-01 20:00"]);
        assert_eq!(shown("2026-11-01 19:00"), [""; 0], "it is over");
        assert_eq!(shown("some day"), [""; 0]);
    }
}
