//! Whether a game runs, and how it ended.

use dvonn_rules::{ByColor, Color};
use strum::{EnumString, IntoStaticStr};

use crate::named::named;

/// Whether plies can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameState {
    /// Somebody is to move.
    Running,
    /// It is over.
    Ended(Ending),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Ending {
    /// Neither side can move any more.
    Played {
        /// The total height of each side's stacks.
        score: ByColor<u8>,
    },
    /// One side gave up.
    Resigned {
        /// The side that did, and lost.
        by: Color,
        /// The total height of each side's stacks at that moment.
        score: ByColor<u8>,
    },
    /// One side ran out of time.
    OutOfTime {
        /// The side that did, and lost.
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
        /// The side that lost; neither of a draw.
        loser: Option<Color>,
        /// The total height of each side's stacks at that moment.
        score: ByColor<u8>,
    },
    /// The round of a tournament was over.
    Deadline {
        /// The side that had let its turn wait, and lost; neither of a draw.
        loser: Option<Color>,
        /// The total height of each side's stacks at that moment.
        score: ByColor<u8>,
    },
    /// Nobody won or lost.
    Void {
        /// Why it could not go on.
        reason: VoidReason,
    },
}

/// Why a game could not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum VoidReason {
    /// Its channel or thread was deleted.
    ChannelDeleted,
    /// One of the players left the server.
    PlayerLeft,
    /// A player called it off at its very beginning.
    Aborted,
    /// Somebody ran out of time before the first move.
    OutOfTime,
    /// A moderator declared it void.
    Moderator,
}

named!(Ending, VoidReason);
