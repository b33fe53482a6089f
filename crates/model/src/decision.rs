//! Moderators' decisions about games, and their reasons.

use jiff::Timestamp;
use strum::{EnumString, IntoStaticStr};

use crate::UserId;
use crate::named::named;

/// A moderator and their reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The moderator; `None` if they deleted their data.
    pub moderator: Option<UserId>,
    /// The reason they gave.
    pub reason: String,
}

/// What a moderator did to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum ModeratorAction {
    /// Ended it with a result.
    #[strum(serialize = "end")]
    Ended,
    /// Ended it without a result.
    #[strum(serialize = "void")]
    Voided,
    /// Replaced a player by another.
    #[strum(serialize = "hand_over")]
    HandedOver,
}

/// A stored decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionRow {
    /// What was done.
    pub action: ModeratorAction,
    /// The moderator and the reason.
    pub decision: Decision,
    /// When.
    pub at: Timestamp,
}

named!(ModeratorAction);
