//! A game, without its plies.

use dvonn_rules::{ByColor, Color};
use jiff::Timestamp;

use crate::{ClockRow, Decision, GameEvent, GameId, GameState, MessageId, Place, Player, Terms};

/// A game, without its plies.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRow {
    /// Its number.
    pub id: GameId,
    /// Where it is played.
    pub place: Place,
    /// Who plays.
    pub players: ByColor<Player>,
    /// Whether it still runs.
    pub state: GameState,
    /// What a moderator decided, if the last change was of their making.
    pub decision: Option<Decision>,
    /// What the players agreed on.
    pub terms: Terms,
    /// What its clock shows.
    pub clock: ClockRow,
    /// Whether the computer is to choose the ply of the side to move.
    pub computer_chooses: bool,
    /// The game that this one is the rematch of.
    pub rematch_of: Option<GameId>,
    /// The side that plays for the other's place on the challenge ladder, if one does.
    pub for_place: Option<Color>,
    /// How many plies have been played.
    pub plies: u32,
    /// How many of them were there before the last change; the plies after these are news.
    pub told_plies: u32,
    /// What the last change was if neither a ply nor the end.
    pub event: Option<GameEvent>,
    /// How many times a turn has been taken back. With the plies it names a moment of the game.
    pub takebacks: u32,
    /// Counts the changes that people are told about: 1 for the start, and one more for each turn,
    /// each event and the end.
    pub revision: i64,
    /// The last revision that people have been told about, 0 for none.
    pub announced: i64,
    /// The newest message that shows the board.
    pub board_message: Option<MessageId>,
    /// The language, as Discord names it, for what everybody reads.
    pub locale: Option<String>,
    /// When it began.
    pub created_at: Timestamp,
    /// When it last changed.
    pub updated_at: Timestamp,
}

impl GameRow {
    /// Whether plies can be played.
    pub fn is_running(&self) -> bool {
        self.state == GameState::Running
    }
}
