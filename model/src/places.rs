//! The challenge ladders: who has which place, and who plays or wants to play for one.

use jiff::Timestamp;

use crate::{ChallengeId, GameId, Person, UserId};

/// A place on the challenge ladder of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceRow {
    /// Whose it is, by the name that was theirs when they last played.
    pub person: Person,
    /// The less the higher; places between two may be nobody's.
    pub place: u32,
    /// When their last rated game ended.
    pub last_at: Timestamp,
}

/// Places that the players of a game swapped after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SwapRow {
    /// The place that the winner has since.
    pub won: u32,
    /// The place that the loser has since.
    pub left_for: u32,
    /// The place that was won as people counted it then.
    pub shown: u32,
}

/// A challenge for a place that waits for an answer, or a game for one that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Which it is.
    pub what: AttemptAt,
    /// Who wants the other's place.
    pub challenger: UserId,
    /// Whose place it is.
    pub opponent: UserId,
}

/// What an attempt at a place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptAt {
    /// A challenge.
    Challenge(ChallengeId),
    /// A game.
    Game(GameId),
}
