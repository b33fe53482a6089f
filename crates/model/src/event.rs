//! Game events: changes that are neither a ply nor the end.

use dvonn_rules::Color;

use crate::UserId;

/// A change of a game that is neither a ply nor its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEvent {
    /// A turn was taken back, as the players agreed.
    TakenBack {
        /// The side whose turn was taken back. It is to move again.
        by: Color,
    },
    /// The players agreed to pause the clocks.
    Paused,
    /// The pause is over.
    Resumed {
        /// The side that ended it.
        by: Color,
    },
    /// A player gave the opponent time.
    TimeGiven {
        /// The side that got it.
        to: Color,
    },
    /// A player timed out, and a vacation started automatically.
    VacationBegan {
        /// The side.
        side: Color,
    },
    /// A player's plan no longer lets the computer choose.
    ComputerCalledOff {
        /// The side.
        side: Color,
    },
    /// An engine could not go on. A level of the computer replaced it, and the game became unrated.
    EngineReplaced {
        /// The side.
        side: Color,
    },
    /// The channel or thread was deleted. The game waits for another one.
    PlaceLost,
    /// The game goes on here: its channel or thread was deleted.
    PlaceChanged,
    /// A moderator replaced a player. The game is unrated from then on.
    HandedOver {
        /// The side.
        side: Color,
        /// The previous player; `None` if they deleted their data.
        from: Option<UserId>,
        /// Whether the game was rated before.
        was_rated: bool,
    },
}
