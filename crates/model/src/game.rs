//! A game, without its plies.

mod relay;

use dvonn_rules::{ByColor, Color};
use jiff::{SignedDuration, Timestamp};

use crate::{
    ClockRow, Decision, GameEvent, GameId, GameState, MessageId, Player, Scope, Terms, Venue,
};

pub use relay::OtherVenue;

/// A game, without its plies.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a column of its own")]
pub struct GameRow {
    /// The number.
    pub id: GameId,
    /// The channel.
    pub venue: Venue,
    /// The players.
    pub players: ByColor<Player>,
    /// Whether it is running.
    pub state: GameState,
    /// The decision, if a moderator made the last change.
    pub decision: Option<Decision>,
    /// The terms the players agreed on.
    pub terms: Terms,
    /// The clock.
    pub clock: ClockRow,
    /// True if the computer chooses the next ply.
    pub computer_chooses: bool,
    /// The game that this one is a rematch of.
    pub rematch_of: Option<GameId>,
    /// The side that plays for the opponent's place on the challenge ladder, if any.
    pub challenger_side: Option<Color>,
    /// True if it is a game of a tournament.
    pub in_tournament: bool,
    /// How many plies have been played.
    pub plies: u32,
    /// How many plies readers here have been told. Later ones are news.
    pub known_plies: u32,
    /// The last change, if it was neither a ply nor the end.
    pub event: Option<GameEvent>,
    /// True if the last change stopped the plan of the side to move.
    pub plan_stopped: bool,
    /// The number of takebacks. Together with the number of plies, it identifies a point in the
    /// game.
    pub takebacks: u32,
    /// The revision: 1 at the start, plus one for each turn, each event and the end.
    pub revision: i64,
    /// The last revision whose board was shown here, or cannot be; 0 for none.
    pub shown: i64,
    /// The newest message that shows the board.
    pub board_message: Option<MessageId>,
    /// Since when the newest board cannot be shown, because the bot may not post there. `None` if it can.
    pub muted_since: Option<Timestamp>,
    /// How long it was muted before.
    pub muted_for: SignedDuration,
    /// The language of public messages, as Discord names it.
    pub locale: Option<String>,
    /// The other venue in which it is played, if there is one.
    pub other: Option<Box<OtherVenue>>,
    /// True if it counts for the global ladder, provided that it is rated.
    pub is_global: bool,
    /// When it started.
    pub created_at: Timestamp,
    /// When it last changed.
    pub updated_at: Timestamp,
}

impl GameRow {
    /// Returns true while the game has no channel or thread: its own was deleted.
    pub fn is_homeless(&self) -> bool {
        self.is_running() && self.event == Some(GameEvent::PlaceLost)
    }

    /// Whether plies can be played.
    pub fn is_running(&self) -> bool {
        self.state == GameState::Running
    }

    /// Returns true if somebody else than the players relies on its result: it is rated, or part of a
    /// tournament. Then nobody gets advice.
    pub fn is_serious(&self) -> bool {
        self.terms.rated || self.in_tournament
    }

    /// Returns the ladder that it counts for. `None` if it is unrated, or in direct messages.
    pub fn scope(&self) -> Option<Scope> {
        let scope =
            if self.is_global { Some(Scope::World) } else { self.venue.guild.map(Scope::Server) };
        scope.filter(|_| self.terms.rated)
    }
}
