//! Ratings, points and who has them, as their tables hold them.

use dvonn_engine::Level;
use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::Columns;
use super::ids::UserId;
use super::people::{Player, level_of};

/// How strong a player is thought to be, by Glicko-2: whole thousandths of a point, and billionths of
/// a volatility, so that what is computed from what was stored is the same wherever it is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    points: i64,
    deviation: i64,
    volatility: i64,
}

impl Rating {
    /// The rating that is nearest to these figures.
    pub fn new(rating: f64, deviation: f64, volatility: f64) -> Rating {
        Rating {
            points: rounded(rating * 1e3),
            deviation: rounded(deviation * 1e3),
            volatility: rounded(volatility * 1e9),
        }
    }

    /// In points: 1500 for a player of whom nothing is known.
    pub fn rating(self) -> f64 {
        exact(self.points) / 1e3
    }

    /// In points: the rating is within two deviations nineteen times of twenty.
    pub fn deviation(self) -> f64 {
        exact(self.deviation) / 1e3
    }

    /// By how much the strength is thought to change from one week to the next, as Glicko-2 has it.
    pub fn volatility(self) -> f64 {
        exact(self.volatility) / 1e9
    }

    /// The rating, the deviation and the volatility as columns hold them.
    pub(super) fn columns(self) -> (i64, i64, i64) {
        (self.points, self.deviation, self.volatility)
    }

    /// The rating in thousandths of a point.
    pub fn thousandths(self) -> i64 {
        self.points
    }

    pub(super) fn read(row: &AnyRow) -> Result<Rating, StoreError> {
        Rating::read_from(row, ["rating", "deviation", "volatility"])
    }

    /// One that is only shown, and whose volatility is not kept.
    pub(super) fn read_shown(row: &AnyRow) -> Result<Rating, StoreError> {
        let (points, deviation) = (row.number("rating")?, row.number("deviation")?);
        Ok(Rating { points, deviation, volatility: 0 })
    }

    pub(super) fn read_from(row: &AnyRow, columns: [&str; 3]) -> Result<Rating, StoreError> {
        let [rating, deviation, volatility] = columns;
        Ok(Rating {
            points: row.number(rating)?,
            deviation: row.number(deviation)?,
            volatility: row.number(volatility)?,
        })
    }
}

#[expect(clippy::cast_possible_truncation, reason = "ratings are thousands of points at the most")]
fn rounded(value: f64) -> i64 {
    value.round() as i64
}

#[expect(clippy::cast_precision_loss, reason = "far fewer than 52 bits are used")]
fn exact(value: i64) -> f64 {
    value as f64
}

/// What a game brought one of its players.
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
    /// What the other player has of it.
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

    pub(super) fn read(row: &AnyRow, column: &str) -> Result<Points, StoreError> {
        match row.number::<i64>(column)? {
            0 => Ok(Points::Loss),
            1 => Ok(Points::Draw),
            2 => Ok(Points::Win),
            other => Err(StoreError::corrupt(column, &other.to_string())),
        }
    }
}

/// Who has a rating: a person, a level of the computer, or somebody who was deleted. The same as a
/// [`Player`] without the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(i64);

impl From<&Player> for PlayerId {
    fn from(player: &Player) -> PlayerId {
        PlayerId(player.columns().0)
    }
}

/// The number that stands for a player, as [`i64::from`] gave it.
impl From<i64> for PlayerId {
    fn from(id: i64) -> PlayerId {
        PlayerId(id)
    }
}

impl From<UserId> for PlayerId {
    fn from(person: UserId) -> PlayerId {
        PlayerId(person.into())
    }
}

impl From<Level> for PlayerId {
    fn from(level: Level) -> PlayerId {
        PlayerId::from(&Player::Computer(level))
    }
}

impl From<PlayerId> for i64 {
    fn from(id: PlayerId) -> i64 {
        id.0
    }
}

impl PlayerId {
    pub(super) fn read(row: &AnyRow, column: &str) -> Result<PlayerId, StoreError> {
        Ok(PlayerId(row.number(column)?))
    }

    /// The level of the computer that it is, unless it is a person.
    pub fn level(self) -> Option<Level> {
        level_of(self.0)
    }

    /// The person on Discord that it is, if it is one.
    pub fn user(self) -> Option<UserId> {
        UserId::try_from(self.0).ok()
    }
}
