//! What moderators did to games, and why.

use jiff::Timestamp;
use strum::{EnumString, IntoStaticStr};

use crate::UserId;
use crate::named::named;

/// Who decided something, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The moderator; none if they had themselves deleted.
    pub moderator: Option<UserId>,
    /// Why, in their words.
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
    /// Gave a side to somebody else.
    #[strum(serialize = "hand_over")]
    HandedOver,
}

/// A decision as its table holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionRow {
    /// What was done.
    pub measure: ModeratorAction,
    /// By whom, and why.
    pub decision: Decision,
    /// When.
    pub at: Timestamp,
}

named!(ModeratorAction);
