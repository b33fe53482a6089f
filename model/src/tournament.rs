//! Tournaments.

use jiff::{SignedDuration, Timestamp};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::named::{listed, named};
use crate::{ChannelId, GuildId, Layout, MessageId, TimeControl, TournamentId, UserId};

/// A tournament, without who plays in it.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentRow {
    /// Its number.
    pub id: TournamentId,
    /// The server.
    pub guild: GuildId,
    /// The channel in which it is announced, and in which its threads are opened.
    pub channel: ChannelId,
    /// What it is called.
    pub name: String,
    /// How its rounds are paired.
    pub kind: TournamentKind,
    /// Whether it has begun, and whether it is over.
    pub state: TournamentState,
    /// Who made it; none if they had themselves deleted.
    pub organiser: Option<UserId>,
    /// How many rounds it has; before it runs, how many were asked for.
    pub rounds: Option<u32>,
    /// The round that is being played, or was played last; 0 before the first.
    pub round: u32,
    /// How the board of each of its games is set up.
    pub setup: TournamentSetup,
    /// How long the players of a game may think.
    pub control: TimeControl,
    /// Whether its games count for the ladder.
    pub rated: bool,
    /// How long a round lasts at most.
    pub round_length: SignedDuration,
    /// When the round that is being played is over, done or not.
    pub round_ends_at: Option<Timestamp>,
    /// Counts the changes that people are told about, from 1 for its making.
    pub revision: i64,
    /// The last revision that people have been told about, 0 for none.
    pub announced: i64,
    /// The newest message about it.
    pub message: Option<MessageId>,
    /// The round that this message tells of: 0 before the first, one more than the last for the end.
    pub message_round: Option<u32>,
    /// The language, as Discord names it, for what everybody reads.
    pub locale: Option<String>,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it last changed.
    pub updated_at: Timestamp,
}

impl TournamentRow {
    /// Whether the round that is being played is over, done or not.
    pub fn is_due(&self, at: Timestamp) -> bool {
        self.round_ends_at.is_some_and(|end| end <= at)
    }
}

/// How the rounds of a tournament are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum TournamentKind {
    /// Everybody plays everybody.
    RoundRobin,
    /// Everybody plays everybody twice, once with each colour.
    DoubleRoundRobin,
    /// In each round those play each other who have done equally well.
    Swiss,
    /// Who loses is out.
    Knockout,
}

impl TournamentKind {
    /// Whether everybody plays everybody.
    pub fn is_all_play_all(self) -> bool {
        matches!(self, TournamentKind::RoundRobin | TournamentKind::DoubleRoundRobin)
    }
}

/// Whether a tournament has begun, and whether it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum TournamentState {
    /// People can join.
    Open,
    /// A round is being played.
    Running,
    /// It has its final standings.
    Over,
    /// It was called off before it began.
    Cancelled,
}

/// How the board of each game of a tournament is set up: dealt anew for each, where it is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum TournamentSetup {
    /// All 49 placements by hand.
    Full,
    /// The three reds by hand, the rest dealt.
    Reds,
    /// A fair board.
    Random,
    /// A point-symmetric board.
    Symmetric,
}

named!(TournamentKind, TournamentState, TournamentSetup);
listed!(TournamentKind);

impl TournamentSetup {
    /// The way to set up every board, unless somebody would have to give each.
    pub fn of(layout: Layout) -> Option<TournamentSetup> {
        match layout {
            Layout::Full => Some(TournamentSetup::Full),
            Layout::Reds => Some(TournamentSetup::Reds),
            Layout::Random => Some(TournamentSetup::Random),
            Layout::Symmetric => Some(TournamentSetup::Symmetric),
            Layout::Cut | Layout::Given => None,
        }
    }

    /// How a challenge would say it.
    pub fn layout(self) -> Layout {
        match self {
            TournamentSetup::Full => Layout::Full,
            TournamentSetup::Reds => Layout::Reds,
            TournamentSetup::Random => Layout::Random,
            TournamentSetup::Symmetric => Layout::Symmetric,
        }
    }
}

/// A tournament to be made.
#[derive(Clone, Debug)]
pub struct NewTournamentRow {
    /// The server.
    pub guild: GuildId,
    /// The channel in which it is announced, and in which its threads are opened.
    pub channel: ChannelId,
    /// What it is called.
    pub name: String,
    /// How its rounds are paired.
    pub kind: TournamentKind,
    /// Who makes it.
    pub organiser: UserId,
    /// How many rounds are asked for.
    pub rounds: Option<u32>,
    /// How the boards are set up.
    pub setup: TournamentSetup,
    /// How long the players of a game may think.
    pub control: TimeControl,
    /// Whether its games count for the ladder.
    pub rated: bool,
    /// How long a round lasts at most.
    pub round_length: SignedDuration,
    /// The language, as Discord names it, for what everybody reads.
    pub locale: Option<String>,
    /// Now.
    pub at: Timestamp,
}
