//! Statistics of openings.

/// What became of the games in which a position occurred.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpeningCount {
    /// The number of games.
    pub games: u32,
    /// How many the side to move won.
    pub won: u32,
    /// How many were drawn.
    pub drawn: u32,
}

impl OpeningCount {
    /// Adds the games of another count.
    pub fn add(&mut self, other: OpeningCount) {
        self.games = self.games.saturating_add(other.games);
        self.won = self.won.saturating_add(other.won);
        self.drawn = self.drawn.saturating_add(other.drawn);
    }
}
