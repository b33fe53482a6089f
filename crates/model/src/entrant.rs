//! Tournament entrants.

use crate::{Home, Player, TournamentId};

/// An entrant of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrantRow {
    /// Their number in the tournament, in order of joining.
    pub number: u32,
    /// The player. The computer may enter several times.
    pub player: Player,
    /// The seed, from 1 for the best; `None` before the start.
    pub seed: Option<u32>,
    /// The round in which they withdrew, if they did.
    pub withdrew: Option<u32>,
    /// The final place, from 1. `None` before the end, and in a tournament that was ended early.
    pub place: Option<u32>,
    /// Where they play; `None` on the server of the tournament.
    pub home: Option<Home>,
}

/// The final place of an entrant in a tournament of a series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesPlace {
    /// The tournament.
    pub tournament: TournamentId,
    /// The player.
    pub player: Player,
    /// Their place, from 1.
    pub place: u32,
    /// The round in which they withdrew, if they did.
    pub withdrew: Option<u32>,
}

impl EntrantRow {
    /// True if they play no more games: they withdrew, or deleted their data.
    pub fn is_out(&self) -> bool {
        self.withdrew.is_some() || matches!(self.player, Player::Deleted(_))
    }
}
