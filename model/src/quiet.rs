//! Quiet hours.

/// Hours of every day, which may reach over midnight. In minutes after midnight, below 1,440.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quiet {
    /// When they begin.
    pub from: u16,
    /// When they are over; never the same as `from`.
    pub until: u16,
}

impl Quiet {
    /// The minutes of a day.
    pub const DAY: u16 = 24 * 60;

    /// Hours from one minute of the day until another; none for the same minute, which would mean
    /// no hours or all, and for what is no minute of a day.
    pub fn new(from: u16, until: u16) -> Option<Quiet> {
        let is_some = from != until && from < Quiet::DAY && until < Quiet::DAY;
        is_some.then_some(Quiet { from, until })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_are_two_different_minutes_of_a_day() {
        assert_eq!(Quiet::new(1_320, 420), Some(Quiet { from: 1_320, until: 420 }));
        for (from, until) in [(0, 0), (1_440, 0), (0, 1_440)] {
            assert_eq!(Quiet::new(from, until), None);
        }
    }
}
