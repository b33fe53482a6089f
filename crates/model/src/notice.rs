//! Private notices to players.

use jiff::Timestamp;
use strum::{EnumString, IntoStaticStr};

use crate::named::named;
use crate::{GameId, NoticeId, UserId};

/// A notice to send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotice {
    /// The person to notify.
    pub person: UserId,
    /// The game that it is about.
    pub game: GameId,
    /// What has happened.
    pub kind: NoticeKind,
    /// Details, in a form that only `dvonn-play` reads.
    pub detail: String,
    /// When it happened.
    pub at: Timestamp,
}

/// A notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    /// Its number.
    pub id: NoticeId,
    /// The person to notify.
    pub person: UserId,
    /// The game that it is about.
    pub game: GameId,
    /// What has happened.
    pub kind: NoticeKind,
    /// Details.
    pub detail: String,
    /// When it happened.
    pub at: Timestamp,
}

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum NoticeKind {
    /// Conditional moves were dropped, because one turned out to be illegal.
    BranchDropped,
    /// Conditional moves were dropped, because the board changed other than by a ply.
    ConditionsVoid,
    /// The opponent's placement matched a stop rule of a plan.
    PlanStopped,
    /// A plan has made its number of placements.
    PlanDone,
    /// A plan has no empty cell left.
    PlanExhausted,
    /// A vacation started automatically.
    VacationBegan,
    /// The bot may not show the board in the game's channel.
    Muted,
    /// Discord does not let the bot add the player to the game's thread.
    NotAdded,
}

named!(NoticeKind);
