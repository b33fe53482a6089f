//! Who plays in a tournament.

use crate::Player;

/// Somebody who plays in a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrantRow {
    /// Their number in it, in the order of joining.
    pub number: u32,
    /// Who it is. The computer may enter several times.
    pub player: Player,
    /// From 1 for the best; none before the start.
    pub seed: Option<u32>,
    /// The round that was being played when they withdrew, if they did.
    pub withdrew: Option<u32>,
}

impl EntrantRow {
    /// Whether they play no further game: they withdrew, or have had themselves deleted.
    pub fn is_out(&self) -> bool {
        self.withdrew.is_some() || matches!(self.player, Player::Deleted(_))
    }
}
