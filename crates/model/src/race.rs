//! Puzzle races: as many puzzles as possible in five minutes, alone or two people at once.

use jiff::{SignedDuration, Timestamp};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::named::{listed, named};
use crate::{RaceId, UserId, Venue};

/// The state of a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum RaceState {
    /// The opponent can start it.
    Open,
    /// It runs.
    Running,
    /// It is over.
    Over,
    /// The opponent has declined it.
    Declined,
    /// The challenger has cancelled it.
    Cancelled,
    /// The opponent did not start it in time.
    Expired,
}

named!(RaceState);
listed!(RaceState);

/// A race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceRow {
    /// Its id.
    pub id: RaceId,
    /// Where everybody sees it. `None` if a person races alone: that is private.
    pub venue: Option<Venue>,
    /// The language of its message.
    pub locale: Option<String>,
    /// Which puzzles it has.
    pub seed: i64,
    /// Its state.
    pub state: RaceState,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it ends or, while it is open, until when it can start.
    pub ends_at: Timestamp,
}

impl RaceRow {
    /// The time in which puzzles count.
    pub const TIME: SignedDuration = SignedDuration::from_mins(5);

    /// Returns true if puzzles count at this time.
    pub fn is_running_at(&self, at: Timestamp) -> bool {
        self.state == RaceState::Running && at < self.ends_at
    }
}

/// A person in a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RacerRow {
    /// The race.
    pub race: RaceId,
    /// 0 for the person who made the race, 1 for the opponent.
    pub number: u32,
    /// The person.
    pub person: UserId,
    /// How many puzzles are behind them: those that they solved, did not solve, or could not see.
    pub done: u32,
    /// How many of these they solved.
    pub score: u32,
    /// How many they did not solve.
    pub mistakes: u32,
    /// Their best score before this race; 0 if it is their first.
    pub best_before: u32,
}

impl RacerRow {
    /// With so many mistakes, a person is out.
    pub const MISTAKES: u32 = 3;

    /// Returns true if the person has made as many mistakes as there can be.
    pub fn is_out(&self) -> bool {
        self.mistakes >= Self::MISTAKES
    }
}
