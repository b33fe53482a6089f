//! How games begin and change, and what became of it.

use dvonn_rules::{ByColor, Color};
use jiff::Timestamp;

use crate::{
    ClockRow, Decision, Ending, GameEvent, GameId, GameRow, InteractionId, MessageId, NewPly,
    Place, Player, Terms,
};

/// A game to be started.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Where it will be played.
    pub place: Place,
    /// Who plays.
    pub players: ByColor<Player>,
    /// What they agreed on.
    pub terms: Terms,
    /// The clock as it starts.
    pub clock: ClockRow,
    /// The game that this one is the rematch of.
    pub rematch_of: Option<GameId>,
    /// The language, as Discord names it, for what everybody reads.
    pub locale: Option<String>,
    /// Now.
    pub at: Timestamp,
}

/// What became of a game to be started.
#[derive(Clone, Debug, PartialEq)]
pub enum Created {
    /// It runs.
    Game(GameRow),
    /// It does not: this one runs in the channel.
    ChannelBusy(GameRow),
}

/// What a game is to become.
#[derive(Clone, Debug)]
pub struct Change<'a> {
    /// The plies to be added.
    pub plies: &'a [NewPly],
    /// How many plies are taken back first.
    pub taken_back: u32,
    /// The side to move afterwards, where it may be another than before.
    pub to_move: Option<Color>,
    /// The clock afterwards.
    pub clock: ClockRow,
    /// How the game ends with it, if it does.
    pub ending: Option<Ending>,
    /// What happens, if it is neither a ply nor the end.
    pub event: Option<GameEvent>,
    /// What a moderator decided, if it is of their making.
    pub decision: Option<Decision>,
    /// The interaction that brought it about.
    pub interaction: Option<InteractionId>,
    /// Whether it goes on with the change before, of which nobody has been told: people hear of the
    /// plies of both together.
    pub continues: bool,
    /// Now.
    pub at: Timestamp,
}

impl Change<'_> {
    /// Nothing changes, except that people are told.
    pub fn none(seen: &GameRow, at: Timestamp) -> Self {
        Change {
            plies: &[],
            taken_back: 0,
            to_move: None,
            clock: seen.clock,
            ending: None,
            event: None,
            decision: None,
            interaction: None,
            continues: false,
            at,
        }
    }
}

/// What became of a change.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "made once a turn, and taken apart at once")]
pub enum Appended {
    /// The game as it is now.
    Done(GameRow),
    /// Nothing: the game is not any more as the caller saw it.
    Stale,
}

/// What became of an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announced {
    /// It is the newest.
    Newest {
        /// The message that showed the board before, whose controls must go.
        previous: Option<MessageId>,
    },
    /// The same or something newer had been announced before; nothing has changed.
    Stale,
}
