//! Puzzles: what people have tried, ratings, and the puzzle of the day.

use std::fmt;

use jiff::Timestamp;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::named::{listed, named};
use crate::{GuildId, PuzzleId, Rating, UserId};

/// A day for which there is one puzzle, in UTC: the number of days since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(i64);

/// The length of a day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1_000;

impl Day {
    /// Returns the day of a time.
    pub fn of(time: Timestamp) -> Day {
        Day(time.as_millisecond().div_euclid(DAY))
    }

    /// Returns the day before.
    #[must_use]
    pub fn before(self) -> Day {
        Day(self.0.saturating_sub(1))
    }

    /// Returns the midnight at which the day begins.
    pub fn begins_at(self) -> Timestamp {
        let milliseconds = self.0.saturating_mul(DAY);
        Timestamp::from_millisecond(milliseconds).unwrap_or(Timestamp::UNIX_EPOCH)
    }
}

impl From<i64> for Day {
    fn from(day: i64) -> Day {
        Day(day)
    }
}

impl From<Day> for i64 {
    fn from(day: Day) -> i64 {
        day.0
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How a person's first attempt at a puzzle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum PuzzleResult {
    /// Solved without help.
    Solved,
    /// Solved with a hint.
    Hinted,
    /// Not solved: a wrong move, or a look at the solution.
    Failed,
}

named!(PuzzleResult);
listed!(PuzzleResult);

/// A puzzle that a person has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleAttempt {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// Whether the person chose a theme that tells something about the solution.
    pub themed: bool,
    /// The day whose puzzle it was.
    pub day: Option<Day>,
    /// Whether they took a hint.
    pub hinted: bool,
    /// The result, once it is decided.
    pub result: Option<PuzzleResult>,
    /// When they first saw it.
    pub seen_at: Timestamp,
}

/// A person who solves puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solver {
    /// The person.
    pub person: UserId,
    /// Their rating as a solver.
    pub rating: Rating,
    /// How many puzzles have counted.
    pub tried: u32,
    /// How many of them were solved, with or without a hint.
    pub solved: u32,
    /// How many daily puzzles in a row they solved on their day, up to `last_day`.
    pub streak: u32,
    /// The longest such row.
    pub longest_streak: u32,
    /// The day of the last daily puzzle that they solved on its day.
    pub last_day: Option<Day>,
}

impl Solver {
    /// Returns a person who has not tried any puzzle.
    pub fn new(person: UserId) -> Solver {
        Solver {
            person,
            rating: Rating::first(person.into()),
            tried: 0,
            solved: 0,
            streak: 0,
            longest_streak: 0,
            last_day: None,
        }
    }

    /// Returns the streak as it stands today: 0 if a day was missed.
    pub fn streak_on(&self, today: Day) -> u32 {
        let alive = self.last_day.is_some_and(|last| last >= today.before());
        if alive { self.streak } else { 0 }
    }
}

/// A puzzle found in one of the bot's own games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPuzzle {
    /// Its id.
    pub id: PuzzleId,
    /// Its notation.
    pub text: String,
}

/// How many people of a server have tried a daily puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of people with a result.
    pub tried: u32,
    /// The number of people who solved it, with or without a hint.
    pub solved: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    #[test]
    fn a_day_lasts_from_midnight_to_midnight_in_utc() {
        let day = Day::of(at("2026-11-22T00:00:00Z"));
        assert_eq!(Day::of(at("2026-11-22T23:59:59.999Z")), day);
        assert_eq!(Day::of(at("2026-11-21T23:59:59.999Z")), day.before());
        assert_eq!(day.begins_at(), at("2026-11-22T00:00:00Z"));
        assert_eq!(Day::of(at("1969-12-31T23:00:00Z")), Day(-1));
    }

    #[test]
    fn a_streak_ends_when_a_day_is_missed() {
        let person = UserId::try_from(7_u64).unwrap();
        let today = Day(100);
        let on = |last: i64| {
            Solver { streak: 4, last_day: Some(Day(last)), ..Solver::new(person) }.streak_on(today)
        };
        assert_eq!([on(100), on(99), on(98)], [4, 4, 0]);
        assert_eq!(Solver::new(person).streak_on(today), 0);
    }
}
