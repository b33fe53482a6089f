//! What a person is told in private.

use jiff::Timestamp;
use strum::{EnumString, IntoStaticStr};

use crate::named::named;
use crate::{GameId, NoticeId, UserId};

/// A notice to be sent.
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
    /// When.
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
    /// When.
    pub at: Timestamp,
}

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum NoticeKind {
    /// Conditional moves were dropped, since one turned out to be illegal.
    BranchDropped,
    /// Conditional moves were dropped, since the board has changed otherwise than by a ply.
    ConditionsVoid,
    /// A plan was stopped by one of its rules.
    PlanStopped,
    /// A plan has placed as many pieces as it was to place.
    PlanDone,
    /// A plan has no empty cell left.
    PlanExhausted,
    /// A vacation began by itself.
    VacationBegan,
}

named!(NoticeKind);
