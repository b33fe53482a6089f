//! Quiet hours: when they end.

use dvonn_model::Settings;
use jiff::{Timestamp, civil::Time};

/// Returns when the current quiet hours end, or `None` outside of quiet hours.
pub(crate) fn quiet_until(settings: &Settings, at: Timestamp) -> Option<Timestamp> {
    let quiet = settings.quiet?;
    let (from, until) = (quiet.from(), quiet.until());
    let zone = settings.zone();
    let local = at.to_zoned(zone.clone());
    let [hour, minute] = [local.hour(), local.minute()].map(|part| u16::from(part.cast_unsigned()));
    let now = hour * 60 + minute;
    let is_quiet =
        if from < until { (from..until).contains(&now) } else { now >= from || now < until };
    if !is_quiet {
        return None;
    }
    let day = if now < until { local.date() } else { local.date().tomorrow().ok()? };
    let time = Time::new(i8::try_from(until / 60).ok()?, i8::try_from(until % 60).ok()?, 0, 0);
    // When clocks go back and this time occurs twice, quiet hours end at the second one.
    let end = zone.to_ambiguous_zoned(day.to_datetime(time.ok()?)).later().ok()?;
    Some(end.timestamp())
}

#[cfg(test)]
mod tests {
    use dvonn_model::Quiet;

    use super::*;

    /// Returns when the quiet hours of somebody in Berlin end.
    fn end(from: u16, until: u16, at: &str) -> Option<String> {
        let (quiet, time_zone) = (Quiet::new(from, until), String::from("Europe/Berlin"));
        let settings = Settings { quiet, time_zone, ..Settings::default() };
        quiet_until(&settings, at.parse().unwrap()).map(|end| end.to_string())
    }

    #[test]
    fn quiet_hours_overnight_end_in_the_morning() {
        let night = |at| end(22 * 60, 7 * 60, at);
        let (before, after) = ("2026-07-02T05:00:00Z", "2026-07-03T05:00:00Z");
        assert_eq!(night("2026-07-01T19:59:59Z"), None);
        assert_eq!(night("2026-07-01T20:00:00Z").as_deref(), Some(before));
        assert_eq!(night("2026-07-01T22:30:00Z").as_deref(), Some(before));
        assert_eq!(night("2026-07-02T04:59:59Z").as_deref(), Some(before));
        assert_eq!(night("2026-07-02T05:00:00Z"), None);
        assert_eq!(night("2026-07-02T21:00:00Z").as_deref(), Some(after));
    }

    #[test]
    fn quiet_hours_in_the_daytime_end_on_the_same_day() {
        let day = |at| end(9 * 60, 17 * 60 + 30, at);
        assert_eq!(day("2026-01-01T07:59:00Z"), None);
        assert_eq!(day("2026-01-01T08:00:00Z").as_deref(), Some("2026-01-01T16:30:00Z"));
        assert_eq!(day("2026-01-01T16:30:00Z"), None);
    }

    #[test]
    fn quiet_hours_end_after_they_start_even_when_the_clocks_change() {
        // At 3:00 the clocks go back to 2:00, so 2:30 occurs twice.
        let back = |at| end(60, 2 * 60 + 30, at);
        let second = Some(String::from("2026-10-25T01:30:00Z"));
        assert_eq!(back("2026-10-25T00:10:00Z"), second);
        assert_eq!(back("2026-10-25T01:10:00Z"), second);
        // At 2:00 the clocks go forward to 3:00, so there is no 2:30.
        let forward = end(60, 2 * 60 + 30, "2026-03-29T00:30:00Z");
        assert_eq!(forward.as_deref(), Some("2026-03-29T01:30:00Z"));
    }

    #[test]
    fn vancouver_keeps_its_summer_time_in_winter() {
        let settings =
            Settings { time_zone: "America/Vancouver".to_owned(), ..Settings::default() };
        let at: Timestamp = "2026-12-01T12:00Z".parse().unwrap();
        assert_eq!(at.to_zoned(settings.zone()).hour(), 5);
    }

    #[test]
    fn time_zones_are_part_of_the_program_whatever_files_the_machine_has() {
        // A zone without any difference from UTC, in place of Vancouver's.
        let mut utc = [0; 54];
        utc[..4].copy_from_slice(b"TZif");
        (utc[39], utc[43]) = (1, 4);
        utc[50..53].copy_from_slice(b"UTC");
        let machine = std::env::temp_dir().join(format!("dvonn-zones-{}", std::process::id()));
        std::fs::create_dir_all(machine.join("America")).unwrap();
        std::fs::write(machine.join("America/Vancouver"), utc).unwrap();
        let (_, tests) = module_path!().split_once("::").unwrap();
        let output = std::process::Command::new(std::env::current_exe().unwrap())
            .arg(format!("{tests}::vancouver_keeps_its_summer_time_in_winter"))
            .arg("--exact")
            .env("TZDIR", &machine)
            .output()
            .unwrap();
        std::fs::remove_dir_all(machine).unwrap();
        let printed = String::from_utf8(output.stdout).unwrap();
        assert!(printed.contains("1 passed"), "{printed}");
    }

    #[test]
    fn an_unknown_time_zone_is_treated_as_utc() {
        let (quiet, time_zone) = (Quiet::new(0, 60), String::from("Nowhere/Else"));
        let settings = Settings { quiet, time_zone, ..Settings::default() };
        let end = quiet_until(&settings, "2026-07-01T00:30:00Z".parse().unwrap());
        assert_eq!(end.map(|end| end.to_string()).as_deref(), Some("2026-07-01T01:00:00Z"));
    }
}
