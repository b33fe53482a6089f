//! Quiet hours and the time zone that they are meant in.

use jiff::tz::TimeZone;
use serenity::all::ModalInteractionData;

use crate::discord::app::App;
use crate::discord::caller::Caller;
use crate::discord::clicks::change_settings;
use crate::discord::failure::Failure;
use crate::discord::form::answer;
use crate::discord::setting::Page;
use crate::discord::views;
use crate::store::Quiet;

pub(super) async fn quiet_hours(
    app: &App,
    caller: &Caller<'_>,
    data: &ModalInteractionData,
) -> Result<(), Failure> {
    let (hours, zone) = (answer(data, views::HOURS).trim(), answer(data, views::ZONE).trim());
    let quiet = if hours.is_empty() { None } else { read_hours(hours) };
    if quiet.is_none() && !hours.is_empty() {
        return Ok(caller.whisper(&views::no_quiet_hours(caller.text, hours)).await?);
    }
    let Some(time_zone) = read_zone(zone) else {
        return Ok(caller.whisper(&views::no_time_zone(caller.text, zone)).await?);
    };
    change_settings(app, caller, Page::Play, |settings| {
        settings.quiet = quiet;
        settings.time_zone = time_zone;
        Ok(())
    })
    .await
}

/// Reads `22:00-07:00`, `22-7` and the like.
fn read_hours(text: &str) -> Option<Quiet> {
    let (from, until) = text.split_once(['-', '–', '—'])?;
    Quiet::new(read_time(from.trim())?, read_time(until.trim())?)
}

/// Reads `7`, `07:00` or `7.30` as minutes after midnight.
fn read_time(text: &str) -> Option<u16> {
    let (hour, minute) = text.split_once([':', '.']).unwrap_or((text, "00"));
    let number = |digits: &str, most: u16| -> Option<u16> {
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
        digits.parse().ok().filter(|&number| plain && digits.len() <= 2 && number <= most)
    };
    let minutes = number(minute, 59).filter(|_| minute.len() == 2)?;
    Some(number(hour, 23)? * 60 + minutes)
}

/// The name of a time zone as its database writes it.
fn read_zone(text: &str) -> Option<String> {
    let zone = TimeZone::get(text).ok().filter(|zone| !zone.is_unknown())?;
    zone.iana_name().map(String::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_are_read_as_people_write_them() {
        let night = Quiet::new(22 * 60, 7 * 60);
        for text in ["22:00-07:00", "22-7", "22:00 – 7:00", "22.00—7", "22 - 07"] {
            assert_eq!(read_hours(text), night, "{text}");
        }
        assert_eq!(read_hours("0:00-23:59"), Quiet::new(0, 23 * 60 + 59));
    }

    #[test]
    fn what_is_no_time_of_day_is_refused() {
        for text in [
            "",
            "22:00",
            "-",
            "22-",
            "24:00-7:00",
            "22:60-7",
            "22:0-7",
            "+2-7",
            "7-7",
            "2200-700",
            "-1-2",
            "٢٢-٧",
        ] {
            assert_eq!(read_hours(text), None, "{text}");
        }
    }

    #[test]
    fn time_zones_have_the_names_of_their_database() {
        assert_eq!(read_zone("Europe/Berlin").as_deref(), Some("Europe/Berlin"));
        assert_eq!(read_zone("america/new_york").as_deref(), Some("America/New_York"));
        assert_eq!(read_zone("UTC").as_deref(), Some("UTC"));
        for text in ["", "Berlin", "Europe", "Etc/Unknown", "+02:00", "../Berlin", "Europe/ Berlin"]
        {
            assert_eq!(read_zone(text), None, "{text}");
        }
    }
}
