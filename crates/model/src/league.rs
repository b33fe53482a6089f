//! Leagues.

use jiff::{SignedDuration, Timestamp};
use strum::{EnumString, IntoStaticStr};

use crate::named::named;
use crate::{
    ChannelId, EventId, GuildId, Home, LeagueId, Person, Scope, TimeControl, TournamentSetup,
    UserId,
};

/// A league, without its entries and divisions.
#[derive(Clone, Debug, PartialEq)]
pub struct LeagueRow {
    /// Its number.
    pub id: LeagueId,
    /// The server.
    pub guild: GuildId,
    /// The channel for its messages and the threads of its games.
    pub channel: ChannelId,
    /// The name.
    pub name: String,
    /// Who opened it; `None` if they deleted their data.
    pub organiser: Option<UserId>,
    /// What goes on in it.
    pub state: LeagueState,
    /// The present or last cycle; 0 before the first.
    pub cycle: u32,
    /// When the present cycle ends and the next begins.
    pub ends_at: Timestamp,
    /// How many times in a row the next cycle was put off.
    pub put_off: u32,
    /// Since when it is paused.
    pub paused_at: Option<Timestamp>,
    /// The event on Discord of the next cycle.
    pub event: Option<EventId>,
    /// When that event begins.
    pub event_at: Option<Timestamp>,
    /// The usual number of people in a division.
    pub size: u32,
    /// True if everybody plays everybody twice.
    pub twice: bool,
    /// How many weeks a cycle has.
    pub weeks: u32,
    /// How many people go up and down between two divisions.
    pub moves: u32,
    /// How many games of a division a person plays at once.
    pub at_once: u32,
    /// The setup of its games.
    pub setup: TournamentSetup,
    /// The time control of its games.
    pub control: TimeControl,
    /// Whether its games count for the ladder.
    pub rated: bool,
    /// True if people of all servers can enter it: it is the championship.
    pub everywhere: bool,
    /// The language of public messages, as Discord names it.
    pub locale: Option<String>,
}

/// What goes on in a league.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum LeagueState {
    /// No cycle is played. The next begins when enough people are in.
    Waiting,
    /// A cycle is played.
    Running,
    /// A cycle is played, and its people are asked whether they play on.
    Asking,
    /// It is over for good.
    Closed,
}

named!(LeagueState);

impl LeagueRow {
    /// How long before the end of a cycle its people are asked.
    pub const NOTICE: SignedDuration = SignedDuration::from_hours(3 * 24);

    /// Returns when something is to be done next. `None` during a pause and after the end.
    pub fn due_at(&self) -> Option<Timestamp> {
        match self.state {
            _ if self.paused_at.is_some() => None,
            LeagueState::Closed => None,
            LeagueState::Running => Some(self.ends_at - LeagueRow::NOTICE),
            LeagueState::Waiting | LeagueState::Asking => Some(self.ends_at),
        }
    }

    /// Returns true if it is over for good.
    pub fn is_closed(&self) -> bool {
        self.state == LeagueState::Closed
    }

    /// Returns true while a cycle is played.
    pub fn is_playing(&self) -> bool {
        matches!(self.state, LeagueState::Running | LeagueState::Asking)
    }

    /// Returns the ladder by whose ratings its people are put in order.
    pub fn scope(&self) -> Scope {
        if self.everywhere { Scope::World } else { self.guild.into() }
    }

    /// Returns how many cycles are over. The last one of a closed league may have been cut short.
    pub fn finished_cycles(&self) -> u32 {
        self.cycle - u32::from(self.is_playing())
    }

    /// Returns how long a cycle lasts.
    pub fn length(&self) -> SignedDuration {
        SignedDuration::from_hours(i64::from(self.weeks) * 7 * 24)
    }
}

/// A league to create.
#[derive(Clone, Debug)]
pub struct NewLeagueRow {
    /// The server.
    pub guild: GuildId,
    /// The channel for its messages and the threads of its games.
    pub channel: ChannelId,
    /// The name.
    pub name: String,
    /// Who opens it.
    pub organiser: UserId,
    /// When the first cycle begins.
    pub starts_at: Timestamp,
    /// The usual number of people in a division.
    pub size: u32,
    /// True if everybody plays everybody twice.
    pub twice: bool,
    /// How many weeks a cycle has.
    pub weeks: u32,
    /// How many people go up and down between two divisions.
    pub moves: u32,
    /// How many games of a division a person plays at once.
    pub at_once: u32,
    /// The setup of its games.
    pub setup: TournamentSetup,
    /// The time control of its games.
    pub control: TimeControl,
    /// Whether its games count for the ladder.
    pub rated: bool,
    /// True if people of all servers can enter it.
    pub everywhere: bool,
    /// The language of public messages, as Discord names it.
    pub locale: Option<String>,
    /// The current time.
    pub at: Timestamp,
}

/// A person who is in for the next cycle of a league.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// The person.
    pub person: Person,
    /// When they entered.
    pub at: Timestamp,
    /// Where they play; `None` on the server of the league.
    pub home: Option<Home>,
}

/// A cycle whose champion a person became.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeagueTitleRow {
    /// The name of the league.
    pub league: String,
    /// The number of the cycle.
    pub cycle: u32,
}
