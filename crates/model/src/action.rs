//! The moderation log of a server, and blocks.

use jiff::Timestamp;
use strum::{EnumString, IntoStaticStr};

use crate::named::named;
use crate::{
    ChannelId, Decision, GameId, LeagueId, ModeratorAction, RoleId, RoleReward, ServerSetting,
    TournamentId, UserId,
};

/// An entry of the moderation log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Changed a server-wide setting.
    SettingChanged(ServerSetting),
    /// Added a channel where games may be started.
    ChannelAdded(ChannelId),
    /// Removed a channel where games could be started.
    ChannelRemoved(ChannelId),
    /// Set or cleared the role for a ladder place or title.
    RewardRoleSet(RoleReward, Option<RoleId>),
    /// Found that the role for a ladder place or title no longer exists. Only the bot does this.
    RewardRoleGone(RoleReward),
    /// Blocked a person; `None` if that person has since deleted their data.
    Blocked(Option<UserId>),
    /// Unblocked a person; `None` if that person has since deleted their data.
    Unblocked(Option<UserId>),
    /// Acted on a game.
    GameDecided(ModeratorAction, GameId),
    /// Found that the channel or thread of a game with something at stake was deleted. Only the bot does
    /// this.
    PlaceLost(GameId),
    /// Took a backup of the server's data.
    BackedUp,
    /// Acted on a tournament or a division of a league, as its organiser or as a moderator.
    TournamentManaged {
        /// What they did.
        what: TournamentAction,
        /// The tournament.
        tournament: TournamentId,
        /// The players it is about. `None` for one who has since deleted their data.
        people: Vec<Option<UserId>>,
    },
    /// Acted on the league.
    LeagueManaged {
        /// What they did.
        what: LeagueAction,
        /// The league.
        league: LeagueId,
        /// The players it is about. `None` for one who has since deleted their data.
        people: Vec<Option<UserId>>,
    },
}

/// What a moderator did with a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum LeagueAction {
    /// Paused it.
    LeaguePaused,
    /// Resumed it.
    LeagueResumed,
    /// Moved it to another channel.
    LeagueMoved,
    /// Closed it.
    LeagueClosed,
    /// Took this person out of the next cycle.
    LeagueEntryRemoved,
}

/// What an organiser or a moderator did with a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum TournamentAction {
    /// Entered this person.
    #[strum(serialize = "tournament_entered")]
    Entered,
    /// Added computers.
    #[strum(serialize = "tournament_computers")]
    ComputersAdded,
    /// Removed the computers.
    #[strum(serialize = "tournament_computers_removed")]
    ComputersRemoved,
    /// Accepted it for another server.
    #[strum(serialize = "tournament_accepted")]
    Accepted,
    /// Started it.
    #[strum(serialize = "tournament_started")]
    Started,
    /// Withdrew this entrant.
    #[strum(serialize = "tournament_withdrew")]
    Withdrew,
    /// Let the second person take over from the first.
    #[strum(serialize = "tournament_replaced")]
    Replaced,
    /// Reminded this person of a game.
    #[strum(serialize = "tournament_reminded")]
    Reminded,
    /// Moved it to another channel.
    #[strum(serialize = "tournament_moved")]
    Moved,
    /// Ended or cancelled it.
    #[strum(serialize = "tournament_ended")]
    Ended,
}

/// A row of the moderation log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionRow {
    /// What was done.
    pub action: Action,
    /// The moderator and the reason, which may be empty.
    pub decision: Decision,
    /// When.
    pub at: Timestamp,
}

named!(LeagueAction, TournamentAction);

/// A person who is blocked in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockRow {
    /// The person.
    pub person: UserId,
    /// The reason a moderator gave.
    pub reason: String,
}
