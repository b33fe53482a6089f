//! What a person is told in private.

use jiff::Timestamp;
use strum::{EnumString, IntoStaticStr};

use crate::named::named;
use crate::{GameId, NoticeId, UserId};

/// Something that a person is to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotice {
    /// Whom.
    pub person: UserId,
    /// The game that it is about.
    pub game: GameId,
    /// What has happened.
    pub kind: NoticeKind,
    /// More of it, as whoever made it writes and reads it.
    pub detail: String,
    /// When.
    pub at: Timestamp,
}

/// Something that a person is to be told, as its table holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    /// Its number.
    pub id: NoticeId,
    /// Whom.
    pub person: UserId,
    /// The game that it is about.
    pub game: GameId,
    /// What has happened.
    pub kind: NoticeKind,
    /// More of it.
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
