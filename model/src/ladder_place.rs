//! The challenge ladders: places, and challenges and games for them.

use jiff::Timestamp;

use crate::{ChallengeId, GameId, Person, UserId};

/// A place on the challenge ladder of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceRow {
    /// The player, with the name they had when they last played.
    pub person: Person,
    /// From 1 for the top. There may be gaps.
    pub place: u32,
    /// When their last rated game ended.
    pub last_at: Timestamp,
}

/// Places that the players of a game swapped after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SwapRow {
    /// The new place of the winner.
    pub won: u32,
    /// The new place of the loser.
    pub left_for: u32,
    /// The place that was won, as shown to people at the time.
    pub shown: u32,
}

/// An open challenge for a place, or a running game for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The challenge or the game.
    pub what: AttemptAt,
    /// The player who wants the place.
    pub challenger: UserId,
    /// The player who holds the place.
    pub opponent: UserId,
}

/// The challenge or the game of an attempt at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptAt {
    /// A challenge.
    Challenge(ChallengeId),
    /// A game.
    Game(GameId),
}
