//! Points for a game, and scores.

/// The points a player gets for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Points {
    /// Nothing.
    Loss,
    /// Half a point.
    Draw,
    /// A point.
    Win,
}

impl Points {
    /// The opponent's points.
    #[must_use]
    pub fn of_other(self) -> Points {
        match self {
            Points::Loss => Points::Win,
            Points::Draw => Points::Draw,
            Points::Win => Points::Loss,
        }
    }

    /// In half points.
    pub fn halves(self) -> u8 {
        match self {
            Points::Loss => 0,
            Points::Draw => 1,
            Points::Win => 2,
        }
    }
}

/// Creates points from a number of half points.
impl TryFrom<i64> for Points {
    type Error = InvalidPoints;

    fn try_from(halves: i64) -> Result<Points, InvalidPoints> {
        match halves {
            0 => Ok(Points::Loss),
            1 => Ok(Points::Draw),
            2 => Ok(Points::Win),
            _ => Err(InvalidPoints),
        }
    }
}

/// The number of half points.
impl From<Points> for i64 {
    fn from(points: Points) -> i64 {
        points.halves().into()
    }
}

/// An invalid number of half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a game is worth 0, 1 or 2 half points")]
pub struct InvalidPoints;

/// The number of games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Score {
    /// Returns the number of games.
    pub fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Adds `games` games with these points.
    pub fn add(&mut self, points: Points, games: u32) {
        match points {
            Points::Win => self.wins += games,
            Points::Draw => self.draws += games,
            Points::Loss => self.losses += games,
        }
    }
}
