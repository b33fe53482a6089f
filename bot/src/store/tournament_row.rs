//! A tournament as its table holds it.

use jiff::{SignedDuration, Timestamp};
use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::Columns;
use super::ids::{ChannelId, GuildId, MessageId, TournamentId, UserId};
use super::terms::TimeControl;

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

/// How the rounds of a tournament are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Whether a tournament has begun, and whether it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// The columns that [`TournamentRow::read`] needs.
macro_rules! tournament_columns {
    () => {
        "id, guild_id, channel_id, name, kind, state, organiser_id, rounds, round, setup, \
         time_control, rated, round_length, round_ends_at, revision, announced, message_id, \
         message_round, locale, created_at, updated_at"
    };
}
pub(super) use tournament_columns;

impl TournamentRow {
    pub(super) fn read(row: &AnyRow) -> Result<TournamentRow, StoreError> {
        Ok(TournamentRow {
            id: row.number("id")?,
            guild: row.number("guild_id")?,
            channel: row.number("channel_id")?,
            name: row.text("name")?,
            kind: TournamentKind::read(row)?,
            state: TournamentState::read(row)?,
            organiser: row.person("organiser_id")?,
            rounds: row.maybe_number("rounds")?,
            round: row.number("round")?,
            setup: TournamentSetup::read(row)?,
            control: TimeControl::read(row)?,
            rated: row.flag("rated")?,
            round_length: row.number("round_length").map(SignedDuration::from_millis)?,
            round_ends_at: row.maybe_time("round_ends_at")?,
            revision: row.number("revision")?,
            announced: row.number("announced")?,
            message: row.maybe_number("message_id")?,
            message_round: row.maybe_number("message_round")?,
            locale: row.maybe_text("locale")?,
            created_at: row.time("created_at")?,
            updated_at: row.time("updated_at")?,
        })
    }
}

/// Gives each variant a name in its column, by which it is read back.
macro_rules! named {
    ($type:ident in $column:literal { $($variant:ident: $name:literal,)* }) => {
        impl $type {
            /// All there are.
            pub const ALL: &[$type] = &[$($type::$variant),*];

            /// The name that stands for it wherever it is written.
            pub fn name(self) -> &'static str {
                match self { $($type::$variant => $name),* }
            }

            fn read(row: &AnyRow) -> Result<$type, StoreError> {
                let name = row.text($column)?;
                let known = $type::ALL.iter().copied().find(|known| known.name() == name);
                known.ok_or_else(|| StoreError::corrupt($column, &name))
            }
        }
    };
}

named! { TournamentKind in "kind" {
    RoundRobin: "round_robin",
    DoubleRoundRobin: "double_round_robin",
    Swiss: "swiss",
    Knockout: "knockout",
} }

named! { TournamentState in "state" {
    Open: "open",
    Running: "running",
    Over: "over",
    Cancelled: "cancelled",
} }

named! { TournamentSetup in "setup" {
    Full: "full",
    Reds: "reds",
    Random: "random",
    Symmetric: "symmetric",
} }
