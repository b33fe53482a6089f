//! The state of a game, and how it ended.

use dvonn_rules::{ByColor, Color, Outcome};
use strum::{EnumString, IntoStaticStr};

use crate::named::named;

/// Whether a game is running.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameState {
    /// A player is to move.
    Running,
    /// It is over.
    Ended(Ending),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Ending {
    /// Neither side could move any more.
    Played {
        /// The total height of each side's stacks.
        score: ByColor<u8>,
    },
    /// A side resigned.
    Resigned {
        /// The side that lost.
        by: Color,
        /// The total height of each side's stacks at that moment.
        score: ByColor<u8>,
    },
    /// A side ran out of time.
    OutOfTime {
        /// The side that lost.
        loser: Color,
        /// The total height of each side's stacks at that moment.
        score: ByColor<u8>,
    },
    /// The players agreed on a draw.
    Drawn {
        /// The total height of each side's stacks at that moment.
        score: ByColor<u8>,
    },
    /// A moderator decided it.
    Awarded {
        /// The side that lost; `None` for a draw.
        loser: Option<Color>,
        /// The total height of each side's stacks at that moment.
        score: ByColor<u8>,
    },
    /// The deadline of a tournament round passed.
    Deadline {
        /// The side that did not move in time, and lost; `None` for a draw.
        loser: Option<Color>,
        /// The total height of each side's stacks at that moment.
        score: ByColor<u8>,
    },
    /// Nobody won or lost.
    Void {
        /// The reason.
        reason: VoidReason,
    },
}

impl Ending {
    /// Returns the side that won; `None` for a draw, and for a game without a result.
    pub fn winner(self) -> Option<Color> {
        match self {
            Ending::Played { score } => Outcome { score }.winner(),
            Ending::Resigned { by: loser, .. } | Ending::OutOfTime { loser, .. } => Some(!loser),
            Ending::Awarded { loser, .. } | Ending::Deadline { loser, .. } => {
                loser.map(Color::other)
            }
            Ending::Drawn { .. } | Ending::Void { .. } => None,
        }
    }
}

/// The reason a game ended without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum VoidReason {
    /// Its channel or thread was deleted.
    ChannelDeleted,
    /// A player left the server.
    PlayerLeft,
    /// A player aborted it at the start.
    Aborted,
    /// A player ran out of time before the first move.
    OutOfTime,
    /// A moderator declared it void.
    Moderator,
    /// Two computers played it, and its tournament ended early.
    TournamentOver,
}

named!(Ending, VoidReason);
