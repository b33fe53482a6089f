//! Requests to start and change games, and their outcomes.

use dvonn_rules::{ByColor, Color};
use jiff::Timestamp;

use crate::{
    ClockRow, Decision, Ending, GameEvent, GameId, GameRow, InteractionId, NewPly, Player, Terms,
    Venue,
};

/// A game to start.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The channel.
    pub venue: Venue,
    /// The players.
    pub players: ByColor<Player>,
    /// The terms they agreed on.
    pub terms: Terms,
    /// The clock at the start.
    pub clock: ClockRow,
    /// The game that this one is a rematch of.
    pub rematch_of: Option<GameId>,
    /// The language of public messages, as Discord names it.
    pub locale: Option<String>,
    /// The current time.
    pub at: Timestamp,
}

/// The outcome of starting a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Created {
    /// Started.
    Game(GameRow),
    /// Not started: this game is running in the channel.
    ChannelBusy(GameRow),
}

/// A change to a game.
#[derive(Clone, Debug)]
pub struct Change<'a> {
    /// The plies to add.
    pub plies: &'a [NewPly],
    /// The number of plies to take back first.
    pub taken_back: u32,
    /// The side to move afterwards, if it may have changed.
    pub to_move: Option<Color>,
    /// The clock afterwards.
    pub clock: ClockRow,
    /// The ending, if the game ends.
    pub ending: Option<Ending>,
    /// The event, if it is neither a ply nor the end.
    pub event: Option<GameEvent>,
    /// True if it stops the plan of the side that is to move afterwards.
    pub plan_stopped: bool,
    /// The decision, if a moderator makes the change.
    pub decision: Option<Decision>,
    /// The interaction that caused it.
    pub interaction: Option<InteractionId>,
    /// The current time.
    pub at: Timestamp,
}

impl Change<'_> {
    /// A change that changes nothing. It is shown all the same.
    pub fn none(seen: &GameRow, at: Timestamp) -> Self {
        Change {
            plies: &[],
            taken_back: 0,
            to_move: None,
            clock: seen.clock,
            ending: None,
            event: None,
            plan_stopped: false,
            decision: None,
            interaction: None,
            at,
        }
    }
}

/// The outcome of a change.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "created once a turn and consumed at once")]
pub enum ChangeOutcome {
    /// The game as it is now.
    Done(GameRow),
    /// Nothing was changed: the game has changed since the caller read it.
    Stale,
}
