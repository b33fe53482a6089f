//! What goes on in a server, week by week.

/// The games that ended within one week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeekRow {
    /// Which week, counted from 0.
    pub week: usize,
    /// The number of games that ended, without void ones.
    pub games: u32,
    /// How many of them were rated.
    pub rated: u32,
    /// How many people played in any of them.
    pub people: u32,
}
