//! A game as its table holds it.

use dvonn_rules::{ByColor, Color};
use jiff::Timestamp;
use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::Columns;
use super::ids::{GameId, MessageId};
use super::people::{Person, Place};

/// A game, without its plies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its number.
    pub id: GameId,
    /// Where it is played.
    pub place: Place,
    /// Who plays.
    pub players: ByColor<Person>,
    /// Whether it still runs.
    pub state: GameState,
    /// How many plies have been played.
    pub plies: u32,
    /// Counts the changes that people are told about: 1 for the start, and one more for each turn
    /// and for the end.
    pub revision: i64,
    /// The last revision that people have been told about, 0 for none.
    pub announced: i64,
    /// The newest message that shows the board.
    pub board_message: Option<MessageId>,
    /// The language, as Discord names it, for what everybody reads.
    pub locale: Option<String>,
    /// When it began.
    pub created_at: Timestamp,
    /// When the last ply was played, or when it ended.
    pub updated_at: Timestamp,
}

/// Whether plies can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameState {
    /// Somebody is to move.
    Running,
    /// It is over.
    Ended(Ending),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Neither side can move any more.
    Played {
        /// The total height of each side's stacks.
        score: ByColor<u8>,
    },
    /// One side gave up.
    Resigned {
        /// The side that did, and lost.
        by: Color,
        /// The total height of each side's stacks at that moment.
        score: ByColor<u8>,
    },
    /// Nobody won or lost.
    Void {
        /// Why it could not go on.
        reason: VoidReason,
    },
}

/// Why a game could not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoidReason {
    /// Its channel or thread was deleted.
    ChannelDeleted,
    /// One of the players left the server.
    PlayerLeft,
}

/// The columns that [`GameRow::read`] needs.
macro_rules! game_columns {
    () => {
        "id, guild_id, channel_id, parent_id, white_id, white_name, black_id, black_name, state, \
         white_score, black_score, resigned_by, void_reason, plies, revision, announced, \
         board_message, locale, created_at, updated_at"
    };
}
pub(super) use game_columns;

impl GameRow {
    pub(super) fn read(row: &AnyRow) -> Result<GameRow, StoreError> {
        Ok(GameRow {
            id: row.number("id")?,
            place: Place::read(row)?,
            players: ByColor {
                white: Person::read(row, "white_id", "white_name")?,
                black: Person::read(row, "black_id", "black_name")?,
            },
            state: GameState::read(row)?,
            plies: row.number("plies")?,
            revision: row.number("revision")?,
            announced: row.number("announced")?,
            board_message: row.maybe_number("board_message")?,
            locale: row.maybe_text("locale")?,
            created_at: row.time("created_at")?,
            updated_at: row.time("updated_at")?,
        })
    }
}

/// What the columns of a state hold.
pub(super) struct StateColumns {
    pub(super) state: &'static str,
    pub(super) score: Option<ByColor<u8>>,
    pub(super) resigned_by: Option<&'static str>,
    pub(super) void_reason: Option<&'static str>,
}

impl GameState {
    /// The columns of this state.
    pub(super) fn columns(self) -> StateColumns {
        let mut columns =
            StateColumns { state: "running", score: None, resigned_by: None, void_reason: None };
        match self {
            GameState::Running => {}
            GameState::Ended(Ending::Played { score }) => {
                columns.state = "played";
                columns.score = Some(score);
            }
            GameState::Ended(Ending::Resigned { by, score }) => {
                columns.state = "resigned";
                columns.score = Some(score);
                columns.resigned_by = Some(match by {
                    Color::White => "w",
                    Color::Black => "b",
                });
            }
            GameState::Ended(Ending::Void { reason }) => {
                columns.state = "void";
                columns.void_reason = Some(match reason {
                    VoidReason::ChannelDeleted => "channel_deleted",
                    VoidReason::PlayerLeft => "player_left",
                });
            }
        }
        columns
    }

    fn read(row: &AnyRow) -> Result<GameState, StoreError> {
        let score = || -> Result<ByColor<u8>, StoreError> {
            Ok(ByColor { white: row.number("white_score")?, black: row.number("black_score")? })
        };
        let ending = match row.text("state")?.as_str() {
            "running" => return Ok(GameState::Running),
            "played" => Ending::Played { score: score()? },
            "resigned" => {
                let by = match row.text("resigned_by")?.as_str() {
                    "w" => Color::White,
                    "b" => Color::Black,
                    other => return Err(StoreError::corrupt("resigned_by", other)),
                };
                Ending::Resigned { by, score: score()? }
            }
            "void" => {
                let reason = match row.text("void_reason")?.as_str() {
                    "channel_deleted" => VoidReason::ChannelDeleted,
                    "player_left" => VoidReason::PlayerLeft,
                    other => return Err(StoreError::corrupt("void_reason", other)),
                };
                Ending::Void { reason }
            }
            other => return Err(StoreError::corrupt("state", other)),
        };
        Ok(GameState::Ended(ending))
    }
}
