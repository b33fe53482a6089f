//! Tournaments.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan as _};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::named::{listed, named};
use crate::{
    ChannelId, EntrantRow, EventId, GuildId, Home, InviteCode, LeagueId, MessageId, RoleId,
    SetupKind, Teams, TimeControl, TournamentId, UserId,
};

/// A tournament, without its entrants.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentRow {
    /// Its number.
    pub id: TournamentId,
    /// The server.
    pub guild: GuildId,
    /// The channel for its announcements and threads.
    pub channel: ChannelId,
    /// The name.
    pub name: String,
    /// The pairing system.
    pub kind: TournamentKind,
    /// Open, running, over or cancelled.
    pub state: TournamentState,
    /// The organiser; `None` if they deleted their data.
    pub organiser: Option<UserId>,
    /// The number of rounds; before the start, the requested number.
    pub rounds: Option<u32>,
    /// The current or last round; 0 before the first.
    pub round: u32,
    /// The setup of its games.
    pub setup: TournamentSetup,
    /// The time control of its games.
    pub control: TimeControl,
    /// Whether its games count for the ladder.
    pub rated: bool,
    /// How long a round lasts at most, or an arena.
    pub round_length: SignedDuration,
    /// The deadline of the current round.
    pub round_ends_at: Option<Timestamp>,
    /// Who can enter it, and when it starts by itself.
    pub entry: EntryRules,
    /// The first tournament of its series; `None` if it is of none.
    pub series: Option<TournamentId>,
    /// Which tournament of its series it is, from 1; 0 if it is of none.
    pub edition: u32,
    /// Its event on Discord, while the bot takes care of that.
    pub event: Option<EventId>,
    /// The language of public messages, as Discord names it.
    pub locale: Option<String>,
    /// When it was created.
    pub created_at: Timestamp,
    /// When it last changed.
    pub updated_at: Timestamp,
    /// The league whose division it is.
    pub league: Option<LeagueId>,
    /// The cycle of that league; 0 if there is none.
    pub cycle: u32,
    /// The division, from 1 for the first; 0 if there is none.
    pub division: u32,
    /// The two teams, if it is a match between two servers.
    pub teams: Option<Teams>,
}

impl TournamentRow {
    /// True if the deadline of the current round has passed.
    pub fn is_due(&self, at: Timestamp) -> bool {
        self.round_ends_at.is_some_and(|end| end <= at)
    }

    /// Returns the maximum number of entrants.
    pub fn most(&self) -> u32 {
        self.entry.most.unwrap_or_else(|| self.kind.max_entrants())
    }

    /// Returns where a server takes part: in this channel its members read about it, and their games get threads.
    /// `None` if it does not.
    pub fn home_on(&self, guild: GuildId) -> Option<Home> {
        if guild == self.guild {
            return Some(self.own_home());
        }
        self.teams.as_ref()?.guest_on(guild).cloned()
    }

    /// Returns where its own server takes part.
    pub fn own_home(&self) -> Home {
        Home { guild: self.guild, channel: self.channel, locale: self.locale.clone() }
    }

    /// Returns the channel for a server that takes part.
    pub fn channel_on(&self, guild: GuildId) -> ChannelId {
        self.home_on(guild).map_or(self.channel, |home| home.channel)
    }

    /// Returns the server on which an entrant plays.
    pub fn server_of(&self, entrant: &EntrantRow) -> GuildId {
        entrant.home.as_ref().map_or(self.guild, |home| home.guild)
    }

    /// True if it follows another one of its series.
    pub fn is_next(&self) -> bool {
        self.series.is_some_and(|first| first != self.id)
    }

    /// True if too few had joined when it was to start.
    pub fn is_called_off(&self) -> bool {
        let is_time = self.entry.starts_at.is_some_and(|at| at <= self.updated_at);
        self.state == TournamentState::Cancelled && is_time
    }

    /// Returns the stage that its newest message shows: 0 before the first round, then the round, and one
    /// more than the last round at the end, or when it is called off.
    pub fn stage(&self) -> u32 {
        match self.state {
            TournamentState::Cancelled if !self.is_called_off() => 0,
            TournamentState::Open => 0,
            TournamentState::Running => self.round,
            TournamentState::Over | TournamentState::Cancelled => self.round + 1,
        }
    }
}

/// A tournament that people can join.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenTournament {
    /// The tournament.
    pub row: TournamentRow,
    /// How many have joined.
    pub entrants: u32,
    /// Its message, if there is one that is known.
    pub message: Option<MessageId>,
}

/// Who can enter a tournament, and when it starts by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryRules {
    /// When it starts, or is called off; `None` if the organiser starts it.
    pub starts_at: Option<Timestamp>,
    /// How often there is one like it, always at this time of day.
    pub repeats: Option<Repeat>,
    /// The fewest entrants with which it starts by itself.
    pub least: u32,
    /// The most entrants; `None` for as many as its kind allows.
    pub most: Option<u32>,
    /// The lowest rating on the server's ladder with which people can enter, in whole points.
    pub rating_from: Option<u32>,
    /// The highest.
    pub rating_to: Option<u32>,
    /// The role that people need to enter; `None` for anyone.
    pub role: Option<RoleId>,
    /// True if only people the organiser adds can enter.
    pub invited: bool,
}

impl EntryRules {
    /// The fewest entrants of any tournament.
    pub const LEAST: u32 = 2;
}

impl Default for EntryRules {
    fn default() -> EntryRules {
        EntryRules {
            starts_at: None,
            repeats: None,
            least: EntryRules::LEAST,
            most: None,
            rating_from: None,
            rating_to: None,
            role: None,
            invited: false,
        }
    }
}

/// How often there is a tournament of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Repeat {
    /// Every week.
    Week,
    /// Every month, on the same day of it.
    Month,
    /// Every month on the same weekday, such as the first Friday.
    Weekday,
    /// Every month on the last such weekday.
    LastWeekday,
}

impl Repeat {
    /// Returns how a series goes on that begins at `first` in this time zone. Not every month has a fifth weekday, so it
    /// means the last one.
    #[must_use]
    pub fn starting_at(self, first: Timestamp, zone: &TimeZone) -> Repeat {
        match self {
            Repeat::Weekday if nth_weekday(first.to_zoned(zone.clone()).date()) > 4 => {
                Repeat::LastWeekday
            }
            repeat => repeat,
        }
    }

    /// Returns the next time after `now` that is whole periods after `first`, at the same time of day in this
    /// time zone. In a shorter month, the last day stands for a later one.
    pub fn next(self, first: Timestamp, now: Timestamp, zone: &TimeZone) -> Timestamp {
        let first = first.to_zoned(zone.clone());
        let of_month = |count: i32, nth: i8| {
            let month = first.first_of_month()?.checked_add(count.months())?;
            month.nth_weekday_of_month(nth, first.weekday())
        };
        let later = |count: i32| match self {
            Repeat::Week => first.checked_add(count.weeks()),
            Repeat::Month => first.checked_add(count.months()),
            Repeat::Weekday => of_month(count, nth_weekday(first.date())),
            Repeat::LastWeekday => of_month(count, -1),
        };
        let times = (1..).map_while(|count| later(count).ok().map(|it| it.timestamp()));
        times.into_iter().find(|&next| next > now).unwrap_or(Timestamp::MAX)
    }
}

/// Returns which one of its weekday in its month a day is, from 1 to 5.
pub fn nth_weekday(day: Date) -> i8 {
    (day.day() - 1) / 7 + 1
}

/// The pairing system of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum TournamentKind {
    /// Each entrant plays each other.
    RoundRobin,
    /// Each entrant plays each other twice, once with each colour.
    DoubleRoundRobin,
    /// Players with equal scores meet in each round.
    Swiss,
    /// The loser of each game is out.
    Knockout,
    /// As many games as one can within a fixed time. People come and go.
    Arena,
    /// Two servers play on boards, by strength: two games on each, with both colours.
    Teams,
}

impl TournamentKind {
    /// Returns the maximum number of entrants, so that all pairings of a round fit in one channel and a
    /// round robin ends in reasonable time. Of a match, it is that of each team, so that one message shows all boards.
    pub fn max_entrants(self) -> u32 {
        match self {
            TournamentKind::RoundRobin => 32,
            TournamentKind::DoubleRoundRobin => 16,
            TournamentKind::Teams => 12,
            TournamentKind::Swiss | TournamentKind::Knockout => 256,
            TournamentKind::Arena => 64,
        }
    }

    /// True if everybody plays everybody.
    pub fn is_all_play_all(self) -> bool {
        matches!(self, TournamentKind::RoundRobin | TournamentKind::DoubleRoundRobin)
    }
}

/// The state of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum TournamentState {
    /// People can join.
    Open,
    /// A round is being played.
    Running,
    /// It has its final standings.
    Over,
    /// It was cancelled before it started.
    Cancelled,
}

/// The setup of a tournament's games. Each game gets a new board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum TournamentSetup {
    /// All 49 placements by hand.
    Full,
    /// Players place the three reds; the rest is dealt.
    Reds,
    /// A fair board.
    Random,
    /// A point-symmetric board.
    Symmetric,
}

named!(TournamentKind, TournamentState, TournamentSetup, Repeat);
listed!(TournamentKind);

impl TournamentSetup {
    /// Returns the setup for this layout; `None` if a person would have to choose each board.
    pub fn of(layout: SetupKind) -> Option<TournamentSetup> {
        match layout {
            SetupKind::Full => Some(TournamentSetup::Full),
            SetupKind::Reds => Some(TournamentSetup::Reds),
            SetupKind::Random => Some(TournamentSetup::Random),
            SetupKind::Symmetric => Some(TournamentSetup::Symmetric),
            SetupKind::Cut | SetupKind::Given => None,
        }
    }

    /// The layout of this setup.
    pub fn layout(self) -> SetupKind {
        match self {
            TournamentSetup::Full => SetupKind::Full,
            TournamentSetup::Reds => SetupKind::Reds,
            TournamentSetup::Random => SetupKind::Random,
            TournamentSetup::Symmetric => SetupKind::Symmetric,
        }
    }
}

/// A tournament to create.
#[derive(Clone, Debug)]
pub struct NewTournamentRow {
    /// The server.
    pub guild: GuildId,
    /// The channel for its announcements and threads.
    pub channel: ChannelId,
    /// The name.
    pub name: String,
    /// The pairing system.
    pub kind: TournamentKind,
    /// The organiser.
    pub organiser: UserId,
    /// Whether the organiser is a moderator of the server.
    pub by_moderator: bool,
    /// The requested number of rounds.
    pub rounds: Option<u32>,
    /// The setup of its games.
    pub setup: TournamentSetup,
    /// The time control of its games.
    pub control: TimeControl,
    /// Whether its games count for the ladder.
    pub rated: bool,
    /// How long a round lasts at most.
    pub round_length: SignedDuration,
    /// Who can enter it, and when it starts by itself.
    pub entry: EntryRules,
    /// The first tournament of the series that it continues. If it repeats and continues none, it is the first.
    pub series: Option<TournamentId>,
    /// Which tournament of its series it is, from 1; 0 if it is of none.
    pub edition: u32,
    /// The language of public messages, as Discord names it.
    pub locale: Option<String>,
    /// The name of the server and a code for another, if it is a match between two.
    pub teams: Option<(String, InviteCode)>,
    /// The current time.
    pub at: Timestamp,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_goes_on_at_the_same_time_of_day_also_after_a_change_of_clocks() {
        let zone = TimeZone::get("Europe/Berlin").unwrap();
        let at = |text: &str| text.parse::<Timestamp>().unwrap();
        // The clocks go back on 25 October 2026.
        let time = at("2026-10-24T17:00:00Z");
        assert_eq!(Repeat::Week.next(time, time, &zone), at("2026-10-31T18:00:00Z"));
        assert_eq!(
            Repeat::Week.next(time, at("2026-11-01T00:00:00Z"), &zone),
            at("2026-11-07T18:00:00Z")
        );
        let last = at("2027-01-31T18:00:00Z");
        assert_eq!(Repeat::Month.next(last, last, &zone), at("2027-02-28T18:00:00Z"));
        assert_eq!(
            Repeat::Month.next(last, at("2027-03-01T00:00:00Z"), &zone),
            at("2027-03-31T17:00:00Z")
        );
    }

    #[test]
    fn a_series_keeps_its_weekday_of_the_month_and_a_fifth_one_is_the_last() {
        let zone = TimeZone::get("America/New_York").unwrap();
        let at = |text: &str| text.parse::<Timestamp>().unwrap();
        let times = |first: &str| {
            let first = at(first);
            let repeat = Repeat::Weekday.starting_at(first, &zone);
            let next = |now: &Timestamp| Some(repeat.next(first, *now, &zone));
            let times = std::iter::successors(Some(first), next).skip(1).take(3);
            times.map(|time| time.to_zoned(zone.clone()).to_string()).collect::<Vec<_>>()
        };
        // Friday evening, where it is Saturday in UTC.
        assert_eq!(
            times("2026-12-05T01:00:00Z"),
            [
                "2027-01-01T20:00:00-05:00[America/New_York]",
                "2027-02-05T20:00:00-05:00[America/New_York]",
                "2027-03-05T20:00:00-05:00[America/New_York]",
            ]
        );
        assert_eq!(
            times("2026-12-31T17:00:00Z"),
            [
                "2027-01-28T12:00:00-05:00[America/New_York]",
                "2027-02-25T12:00:00-05:00[America/New_York]",
                "2027-03-25T12:00:00-04:00[America/New_York]",
            ]
        );
    }
}
