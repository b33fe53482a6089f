//! Weekly activity of a server.

/// The games that ended within one week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeekRow {
    /// The week, counted from 0.
    pub week: usize,
    /// The number of games that ended, without void ones.
    pub games: u32,
    /// How many of them were rated.
    pub rated: u32,
    /// The number of people who played in them.
    pub people: u32,
}
