//! What happens to a game besides plies and its end.

use dvonn_rules::Color;

use crate::UserId;

/// A change of a game that is neither a ply nor its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEvent {
    /// A turn was taken back, as the players agreed.
    TakenBack {
        /// The side whose turn it was, and is again.
        by: Color,
    },
    /// The clocks stand, as the players agreed.
    Paused,
    /// The pause is over.
    Resumed {
        /// The side that ended it.
        by: Color,
    },
    /// One player gave the other time.
    TimeGiven {
        /// The side that got it.
        to: Color,
    },
    /// A player was out of time, and a vacation began by itself.
    VacationBegan {
        /// The side.
        side: Color,
    },
    /// The computer was to choose for a player, whose plan does not leave it to it any more.
    ComputerCalledOff {
        /// The side.
        side: Color,
    },
    /// A moderator gave a side to somebody else.
    HandedOver {
        /// The side.
        side: Color,
        /// Who played it before; none if they had themselves deleted.
        from: Option<UserId>,
    },
}
