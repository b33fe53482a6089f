//! Roles for ladder places and titles.

use jiff::Timestamp;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::named::{listed, named};
use crate::{GuildId, RoleId, UserId};

/// What a server may give a role for.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum RoleReward {
    /// First place on the ladder.
    First,
    /// One of the first three places.
    TopThree,
    /// One of the first ten places.
    TopTen,
    /// Winning the last season that has ended.
    Season,
    /// Winning the last tournament that a moderator created and that was played to its end.
    Tournament,
    /// Being champion of the last cycle of the league.
    League,
}

named!(RoleReward);
listed!(RoleReward);

impl RoleReward {
    /// Returns how many people at the top of the ladder have it. `None` if it is for a title.
    pub fn places(self) -> Option<usize> {
        match self {
            RoleReward::First => Some(1),
            RoleReward::TopThree => Some(3),
            RoleReward::TopTen => Some(10),
            RoleReward::Season | RoleReward::Tournament | RoleReward::League => None,
        }
    }
}

/// A role that a person has, or is about to get or to lose, for a reward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoleGrant {
    /// The person.
    pub person: UserId,
    /// The role.
    pub role: RoleId,
    /// What the bot has done about it.
    pub state: GrantState,
    /// When the bot did that.
    pub at: Timestamp,
}

/// What the bot has done to give a person a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum GrantState {
    /// The bot was about to give it, and may have done so.
    Giving,
    /// The bot has given it.
    Given,
    /// Nothing: the person had it already, so the bot never takes it away.
    Had,
    /// Nothing: the person was not on the server.
    Absent,
    /// The bot has given it, and the person has since deleted their data.
    Deleted,
}

named!(GrantState);

/// A server whose roles are to be compared with its ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RewardCheck {
    /// The server.
    pub guild: GuildId,
    /// A number that grows whenever somebody may have got or lost a reward.
    pub stamp: i64,
    /// True if Discord did not allow everything the last time.
    pub is_failing: bool,
}
