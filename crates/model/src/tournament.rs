//! Tournaments.

use jiff::{SignedDuration, Timestamp};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::named::{listed, named};
use crate::{ChannelId, GuildId, SetupKind, TimeControl, TournamentId, UserId};

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
    /// How long a round lasts at most.
    pub round_length: SignedDuration,
    /// The deadline of the current round.
    pub round_ends_at: Option<Timestamp>,
    /// The language of public messages, as Discord names it.
    pub locale: Option<String>,
    /// When it was created.
    pub created_at: Timestamp,
    /// When it last changed.
    pub updated_at: Timestamp,
}

impl TournamentRow {
    /// True if the deadline of the current round has passed.
    pub fn is_due(&self, at: Timestamp) -> bool {
        self.round_ends_at.is_some_and(|end| end <= at)
    }

    /// Returns the stage that its newest message shows: 0 before the first round, then the round, and one
    /// more than the last round at the end.
    pub fn stage(&self) -> u32 {
        match self.state {
            TournamentState::Open | TournamentState::Cancelled => 0,
            TournamentState::Running => self.round,
            TournamentState::Over => self.round + 1,
        }
    }
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
}

impl TournamentKind {
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

named!(TournamentKind, TournamentState, TournamentSetup);
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
    /// The language of public messages, as Discord names it.
    pub locale: Option<String>,
    /// The current time.
    pub at: Timestamp,
}
