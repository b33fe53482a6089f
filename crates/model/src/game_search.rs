//! Searches for games that have ended.

use std::ops::RangeInclusive;

use jiff::Timestamp;
use strum::VariantArray;

use crate::{GuildId, SetupKind, UserId};

/// Which games are looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSearch {
    /// Whose games.
    pub whose: Whose,
    /// How they ended.
    pub result: Option<SearchedResult>,
    /// How the board was set up.
    pub setup: Option<SetupKind>,
    /// When they started, from this moment on.
    pub from: Timestamp,
    /// When they started, before this moment.
    pub until: Timestamp,
    /// How many plies they have.
    pub plies: RangeInclusive<u32>,
}

/// Whose games are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Those of a person, wherever they were played.
    Own {
        /// The person.
        person: UserId,
        /// Their opponent. Nobody is found by it who played in another venue: there, players are
        /// strangers.
        against: Option<SearchedPlayer>,
    },
    /// Those of a server.
    Server {
        /// The server.
        guild: GuildId,
        /// One of the players, who is no stranger there.
        player: Option<SearchedPlayer>,
    },
}

/// A player who is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchedPlayer {
    /// A person.
    Person(UserId),
    /// Any level of the computer, and any engine.
    Computer,
}

/// How a game ended, for the player whose games are looked for. In games of anyone, `Won` and `Lost`
/// both mean that somebody won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum SearchedResult {
    /// They won.
    Won,
    /// They lost.
    Lost,
    /// It was a draw.
    Drawn,
    /// Nobody won or lost: it is void.
    Void,
}
