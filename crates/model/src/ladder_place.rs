//! Challenge ladders: places, and the challenges and games for them.

use jiff::Timestamp;

use crate::{ChallengeId, GameId, Person, UserId};

/// A place on the challenge ladder of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceRow {
    /// The player, with the name they had when they last played.
    pub person: Person,
    /// The place, from 1 for the top. There may be gaps.
    pub place: u32,
    /// When their last rated game ended.
    pub last_at: Timestamp,
}

/// A swap of places after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SwapRow {
    /// The winner's new place.
    pub won: u32,
    /// The loser's new place.
    pub left_for: u32,
    /// The winner's new place as it was shown at the time.
    pub shown: u32,
}

/// An open challenge for a place, or a running game for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The id of the challenge or game.
    pub id: AttemptId,
    /// The player who wants the place.
    pub challenger: UserId,
    /// The player who holds the place.
    pub opponent: UserId,
}

/// The id of a challenge or game for a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptId {
    /// A challenge.
    Challenge(ChallengeId),
    /// A game.
    Game(GameId),
}
