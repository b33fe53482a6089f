//! Quiet hours.

/// A daily time span, which may cross midnight, in minutes after midnight (0 to 1,439).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quiet {
    from: u16,
    until: u16,
}

impl Quiet {
    /// The number of minutes in a day.
    pub const DAY: u16 = 24 * 60;

    /// Returns the hours between two minutes of the day. Returns `None` if the minutes are out of
    /// range, or equal (which could mean none or all day).
    pub fn new(from: u16, until: u16) -> Option<Quiet> {
        let is_some = from != until && from < Quiet::DAY && until < Quiet::DAY;
        is_some.then_some(Quiet { from, until })
    }

    /// Returns the start.
    pub fn from(self) -> u16 {
        self.from
    }

    /// Returns the end. It differs from the start.
    pub fn until(self) -> u16 {
        self.until
    }
}

/// A time of day, in minutes after midnight (0 to 1,439).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayMinute(u16);

impl DayMinute {
    /// Returns this minute of the day, if it is in range.
    pub fn new(minute: u16) -> Option<DayMinute> {
        (minute < Quiet::DAY).then_some(DayMinute(minute))
    }
}

impl From<DayMinute> for u16 {
    fn from(minute: DayMinute) -> u16 {
        minute.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_start_and_end_at_different_minutes_of_the_day() {
        let quiet = Quiet::new(1_320, 420).unwrap();
        assert_eq!((quiet.from(), quiet.until()), (1_320, 420));
        for (from, until) in [(0, 0), (1_440, 0), (0, 1_440)] {
            assert_eq!(Quiet::new(from, until), None);
        }
    }
}
