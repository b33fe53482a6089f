//! Quiet hours.

/// A daily time span, which may cross midnight, in minutes after midnight (0 to 1,439).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quiet {
    from: u16,
    until: u16,
    time_zone: String,
}

impl Quiet {
    /// The number of minutes in a day.
    pub const DAY: u16 = 24 * 60;

    /// Returns the hours between two minutes of the day, in a time zone of the IANA database.
    /// Returns `None` if the minutes are out of range, or equal (which could mean none or all day).
    pub fn new(from: u16, until: u16, time_zone: impl Into<String>) -> Option<Quiet> {
        let is_some = from != until && from < Quiet::DAY && until < Quiet::DAY;
        is_some.then(|| Quiet { from, until, time_zone: time_zone.into() })
    }

    /// Returns the start.
    pub fn from(&self) -> u16 {
        self.from
    }

    /// Returns the end. It differs from the start.
    pub fn until(&self) -> u16 {
        self.until
    }

    /// Returns the name of the time zone. The database of a later version may not have it any more.
    pub fn time_zone(&self) -> &str {
        &self.time_zone
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_start_and_end_at_different_minutes_of_the_day() {
        let quiet = Quiet::new(1_320, 420, "Europe/Berlin").unwrap();
        assert_eq!((quiet.from(), quiet.until(), quiet.time_zone()), (1_320, 420, "Europe/Berlin"));
        for (from, until) in [(0, 0), (1_440, 0), (0, 1_440)] {
            assert_eq!(Quiet::new(from, until, "UTC"), None);
        }
    }
}
