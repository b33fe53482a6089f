//! A file for people's calendars, with the tournaments that have a date.

use std::collections::BTreeMap;

use dvonn_discord::markup::DISCORD_URL;
use dvonn_discord::view::{File, View};
use dvonn_model::{GuildId, Repeat, TournamentRow, nth_weekday};
use ics::parameters::TzIDParam;
use ics::properties::{Description, DtStart, Duration, RRule, Summary, URL};
use ics::{Daylight, Event, ICalendar, Standard, escape_text};
use jiff::tz::{Offset, TimeZone};
use jiff::{SignedDuration, Timestamp};
use serenity::all::UserId;

use crate::features::tournament::calendar::{time_to_keep, zone_of_organiser};
use crate::features::tournament::parts::kind;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::say;
use crate::text::Text;

/// The maximum number of tournaments in a calendar file.
const MAX_EVENTS: u32 = 100;
/// For how long the file knows when clocks change.
const CLOCKS: SignedDuration = SignedDuration::from_hours(5 * 366 * 24);

/// Replies with the file of the server's next tournaments.
pub(super) async fn send_calendar(app: &App, caller: &Caller) -> Result<(), Failure> {
    let (text, guild) = (caller.text, caller.guild()?);
    let mut dated = Vec::new();
    for row in app.store.calendar_of(guild, MAX_EVENTS).await? {
        dated.extend(Dated::read(app, row).await?);
    }
    if dated.is_empty() {
        return Ok(caller
            .reply_private(&View::new(say!(text, "tournament-calendar-none")))
            .await?);
    }
    let file = File {
        name: String::from("dvonn.ics"),
        bytes: calendar(text, guild, &dated, app.client.bot, app.now()).into_bytes(),
        alt: None,
        absence: say!(text, "error-no-files"),
    };
    let view = View::new(say!(text, "tournament-calendar")).file(file);
    Ok(caller.reply_private(&view).await?)
}

/// A tournament for the calendar file.
struct Dated {
    row: TournamentRow,
    /// When it starts.
    at: Timestamp,
    /// When the first one of its series started.
    first: Timestamp,
    /// Where its organiser lives: a series is always at the same time of day there.
    zone: TimeZone,
}

impl Dated {
    async fn read(app: &App, row: TournamentRow) -> Result<Option<Dated>, Failure> {
        let Some(at) = row.entry.starts_at else { return Ok(None) };
        let series = row.series.filter(|&series| series != row.id);
        let first = match series {
            Some(series) => app.store.tournament(series).await?,
            None => None,
        };
        let first = first.and_then(|first| first.entry.starts_at).unwrap_or(at);
        let zone = zone_of_organiser(app, &row).await?;
        Ok(Some(Dated { row, at, first, zone }))
    }

    /// Returns the zone in which its time is written, unless that is UTC: the one in which it repeats.
    fn own_zone(&self) -> Option<&str> {
        self.row.entry.repeats?;
        self.zone.iana_name().filter(|&name| name != "UTC")
    }

    /// Returns its start. What repeats does so in the zone in which this is.
    fn start(&self) -> DtStart<'_> {
        let Some(name) = self.own_zone() else { return DtStart::new(in_utc(self.at)) };
        let mut start = DtStart::new(in_zone(self.at, &self.zone));
        start.add(TzIDParam::new(name));
        start
    }

    /// Returns how it repeats, as [`Repeat::next`] counts.
    fn rule(&self) -> Option<String> {
        let day = self.at.to_zoned(self.zone.clone()).date();
        let weekday = day.weekday().to_sunday_zero_offset().unsigned_abs();
        let weekday = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"][usize::from(weekday)];
        Some(match self.row.entry.repeats? {
            Repeat::Week => String::from("FREQ=WEEKLY"),
            Repeat::Month => match self.first.to_zoned(self.zone.clone()).day() {
                // In a shorter month, its last day.
                last @ 29.. => {
                    let days: Vec<_> = (28..=last).map(|day| day.to_string()).collect();
                    format!("FREQ=MONTHLY;BYMONTHDAY={};BYSETPOS=-1", days.join(","))
                }
                _ => String::from("FREQ=MONTHLY"),
            },
            Repeat::Weekday => format!("FREQ=MONTHLY;BYDAY={}{weekday}", nth_weekday(day)),
            Repeat::LastWeekday => format!("FREQ=MONTHLY;BYDAY=-1{weekday}"),
        })
    }
}

/// Returns the calendar of these tournaments as of RFC 5545. A series is one event: calendars replace it when they read
/// a later file.
fn calendar(text: Text, guild: GuildId, all: &[Dated], bot: UserId, now: Timestamp) -> String {
    let mut calendar = ICalendar::new("2.0", "-//dvonn-bot//tournaments//EN");
    let mut zones = BTreeMap::new();
    for dated in all {
        if let Some(name) = dated.own_zone() {
            let (_, from) = zones.entry(name).or_insert((&dated.zone, dated.at));
            *from = dated.at.min(*from);
        }
    }
    for (name, (zone, from)) in zones {
        calendar.add_timezone(clocks(name, zone, from));
    }
    for dated in all {
        let row = &dated.row;
        let first = row.series.unwrap_or(row.id);
        let name = format!("{first}.{}.{bot}@dvonn-bot", row.guild);
        let mut event = Event::new(name, in_utc(now));
        event.push(dated.start());
        event.push(Duration::new(time_to_keep(row).to_string()));
        if let Some(rule) = dated.rule() {
            event.push(RRule::new(rule));
        }
        event.push(Summary::new(escape_text(row.name.clone())));
        event.push(Description::new(escape_text(kind(text, row))));
        event.push(URL::new(format!("{DISCORD_URL}{guild}/{}", row.channel_on(guild))));
        calendar.add_event(event);
    }
    calendar.to_string()
}

/// Returns what the clocks of a zone show from this time on, for some years. A calendar need not know zones.
fn clocks<'a>(name: &'a str, zone: &TimeZone, from: Timestamp) -> ics::TimeZone<'a> {
    let in_words = |at: Timestamp, offset: Offset| {
        at.to_zoned(TimeZone::fixed(offset)).strftime("%z").to_string()
    };
    let mut offset = zone.to_offset(from);
    let present = in_words(from, offset);
    let start = in_zone(Timestamp::UNIX_EPOCH, &TimeZone::UTC);
    let mut clocks = ics::TimeZone::standard(name, Standard::new(start, present.clone(), present));
    let changes = zone.following(from).take_while(|it| it.timestamp() < from + CLOCKS);
    for change in changes {
        let at = change.timestamp();
        let start = in_zone(at, &TimeZone::fixed(offset));
        let (before, after) = (in_words(at, offset), in_words(at, change.offset()));
        offset = change.offset();
        if change.dst().is_dst() {
            clocks.add_daylight(Daylight::new(start, before, after));
        } else {
            clocks.add_standard(Standard::new(start, before, after));
        }
    }
    clocks
}

/// Returns a time in UTC as calendars write it.
fn in_utc(at: Timestamp) -> String {
    in_zone(at, &TimeZone::UTC) + "Z"
}

/// Returns what the clocks of a zone show at this time.
fn in_zone(at: Timestamp, zone: &TimeZone) -> String {
    at.to_zoned(zone.clone()).strftime("%Y%m%dT%H%M%S").to_string()
}

#[cfg(test)]
mod tests {
    use dvonn_model::{EntryRules, TimeControl, TournamentKind, TournamentSetup, TournamentState};

    use super::*;

    fn guild() -> GuildId {
        1_u64.try_into().unwrap()
    }

    /// A series whose first tournament starts then, at the time of New York.
    fn in_new_york(first: &str, repeats: Repeat) -> Dated {
        let zone = TimeZone::get("America/New_York").unwrap();
        let at = first.parse::<jiff::civil::DateTime>().unwrap().to_zoned(zone.clone()).unwrap();
        let at = at.timestamp();
        let entry = EntryRules {
            starts_at: Some(at),
            repeats: Some(repeats.starting_at(at, &zone)),
            ..EntryRules::default()
        };
        let row = TournamentRow {
            id: 1.into(),
            guild: guild(),
            channel: 2_u64.try_into().unwrap(),
            name: String::from("Late"),
            kind: TournamentKind::Swiss,
            state: TournamentState::Open,
            organiser: None,
            rounds: None,
            round: 0,
            setup: TournamentSetup::Random,
            control: TimeControl::Unlimited,
            rated: true,
            round_length: SignedDuration::from_hours(1),
            round_ends_at: None,
            entry,
            series: Some(1.into()),
            edition: 1,
            event: None,
            locale: None,
            created_at: Timestamp::UNIX_EPOCH,
            updated_at: Timestamp::UNIX_EPOCH,
            league: None,
            cycle: 0,
            division: 0,
            teams: None,
        };
        Dated { row, at, first: at, zone }
    }

    /// Returns the lines of the file about the event's time.
    fn lines(dated: Dated) -> Vec<String> {
        let file =
            calendar(Text::of(None), guild(), &[dated], UserId::new(9), Timestamp::UNIX_EPOCH);
        let (_, event) = file.split_once("BEGIN:VEVENT").unwrap();
        let is_time = |line: &&str| line.starts_with("DTSTART") || line.starts_with("RRULE");
        event.lines().filter(is_time).map(str::to_owned).collect()
    }

    #[test]
    fn a_series_repeats_on_the_weekday_of_its_own_zone_also_around_midnight() {
        let start = |day: &str| format!("DTSTART;TZID=America/New_York:{day}");
        // In UTC, these are on Saturday. That after the first Friday may be the second one.
        let first_friday = in_new_york("2026-12-04T23:30", Repeat::Weekday);
        assert_eq!(
            lines(first_friday),
            [start("20261204T233000"), String::from("RRULE:FREQ=MONTHLY;BYDAY=1FR")]
        );
        // A fifth weekday means the last one. In UTC, this is the first day of August.
        let fifth_friday = in_new_york("2026-07-31T23:30", Repeat::Weekday);
        assert_eq!(
            lines(fifth_friday),
            [start("20260731T233000"), String::from("RRULE:FREQ=MONTHLY;BYDAY=-1FR")]
        );
        let weekly = in_new_york("2026-12-04T23:30", Repeat::Week);
        assert_eq!(lines(weekly), [start("20261204T233000"), String::from("RRULE:FREQ=WEEKLY")]);
        let last_day = in_new_york("2026-12-31T23:30", Repeat::Month);
        assert_eq!(
            lines(last_day),
            [
                start("20261231T233000"),
                String::from("RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1")
            ]
        );
    }

    #[test]
    fn the_file_says_when_the_clocks_of_a_series_change_and_what_happens_once_is_in_utc() {
        let mut dated = in_new_york("2026-12-04T23:30", Repeat::Week);
        let file = |dated: Dated| {
            calendar(Text::of(None), guild(), &[dated], UserId::new(9), Timestamp::UNIX_EPOCH)
        };
        let series = file(in_new_york("2026-12-04T23:30", Repeat::Week));
        let spring = "BEGIN:DAYLIGHT\r\nDTSTART:20270314T020000\r\nTZOFFSETFROM:-0500\r\n\
                      TZOFFSETTO:-0400\r\nEND:DAYLIGHT\r\n";
        for part in ["BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\n", spring] {
            assert!(series.contains(part), "{part} is not in {series}");
        }
        dated.row.entry.repeats = None;
        let once = file(dated);
        assert!(once.contains("DTSTART:20261205T043000Z\r\n"), "{once}");
        assert!(!once.contains("VTIMEZONE"), "{once}");
    }
}
