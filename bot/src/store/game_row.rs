//! A game as its table holds it.

use dvonn_rules::{ByColor, Color};
use jiff::Timestamp;
use sqlx::any::AnyRow;

use super::StoreError;
use super::clock_row::ClockRow;
use super::columns::{Columns, color_name, read_color};
use super::decisions::Decision;
use super::events::GameEvent;
#[cfg(test)]
use super::ids::UserId;
use super::ids::{GameId, MessageId};
#[cfg(test)]
use super::people::Person;
use super::people::{Place, Player};
use super::terms::Terms;

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
    /// One side ran out of time.
    OutOfTime {
        /// The side that did, and lost.
        loser: Color,
        /// The total height of each side's stacks at that moment.
        score: ByColor<u8>,
    },
    /// The players agreed on a draw.
    Drawn {
        /// The total height of each side's stacks at that moment.
        score: ByColor<u8>,
    },
    /// A moderator decided it.
    Awarded {
        /// The side that lost; neither of a draw.
        loser: Option<Color>,
        /// The total height of each side's stacks at that moment.
        score: ByColor<u8>,
    },
    /// The round of a tournament was over.
    Deadline {
        /// The side that had let its turn wait, and lost; neither of a draw.
        loser: Option<Color>,
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
    /// A player called it off at its very beginning.
    Aborted,
    /// Somebody ran out of time before the first move.
    OutOfTime,
    /// A moderator declared it void.
    Moderator,
}

/// The columns that [`GameRow::read`] needs.
macro_rules! game_columns {
    () => {
        "id, guild_id, channel_id, parent_id, white_id, white_name, black_id, black_name, state, \
         white_score, black_score, loser, void_reason, decided_by, decision, setup, seed, start, \
         rated, time_control, white_left, black_left, clock_since, deadline, paused, remind_at, \
         reminders, computer_chooses, rematch_of, for_place, plies, told_plies, event, takebacks, revision, \
         announced, board_message, locale, created_at, updated_at"
    };
}
pub(super) use game_columns;

impl GameRow {
    pub(super) fn read(row: &AnyRow) -> Result<GameRow, StoreError> {
        let side = row.maybe_text("for_place")?;
        Ok(GameRow {
            id: row.number("id")?,
            place: Place::read(row)?,
            players: ByColor {
                white: Player::read(row, "white_id", "white_name")?,
                black: Player::read(row, "black_id", "black_name")?,
            },
            state: GameState::read(row)?,
            decision: Decision::read(row)?,
            terms: Terms::read(row)?,
            clock: ClockRow::read(row)?,
            computer_chooses: row.flag("computer_chooses")?,
            rematch_of: row.maybe_number("rematch_of")?,
            for_place: side.map(|side| read_color("for_place", &side)).transpose()?,
            plies: row.number("plies")?,
            told_plies: row.number("told_plies")?,
            event: GameEvent::read(row)?,
            takebacks: row.number("takebacks")?,
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
    pub(super) loser: Option<&'static str>,
    pub(super) void_reason: Option<&'static str>,
}

impl GameState {
    /// The columns of this state.
    pub(super) fn columns(self) -> StateColumns {
        let GameState::Ended(ending) = self else {
            return StateColumns { state: "running", score: None, loser: None, void_reason: None };
        };
        let (state, score, loser) = match ending {
            Ending::Played { score } => ("played", Some(score), None),
            Ending::Resigned { by, score } => ("resigned", Some(score), Some(by)),
            Ending::OutOfTime { loser, score } => ("out_of_time", Some(score), Some(loser)),
            Ending::Drawn { score } => ("drawn", Some(score), None),
            Ending::Awarded { loser, score } => ("awarded", Some(score), loser),
            Ending::Deadline { loser, score } => ("deadline", Some(score), loser),
            Ending::Void { .. } => ("void", None, None),
        };
        let void_reason = match ending {
            Ending::Void { reason } => Some(reason.name()),
            _ => None,
        };
        StateColumns { state, score, loser: loser.map(color_name), void_reason }
    }

    pub(super) fn read(row: &AnyRow) -> Result<GameState, StoreError> {
        let score = || -> Result<ByColor<u8>, StoreError> {
            Ok(ByColor { white: row.number("white_score")?, black: row.number("black_score")? })
        };
        let loser = || row.maybe_text("loser")?.map(|name| read_color("loser", &name)).transpose();
        let certain =
            |loser: Option<Color>| loser.ok_or_else(|| StoreError::corrupt("loser", "nothing"));
        let ending = match row.text("state")?.as_str() {
            "running" => return Ok(GameState::Running),
            "played" => Ending::Played { score: score()? },
            "resigned" => Ending::Resigned { by: certain(loser()?)?, score: score()? },
            "out_of_time" => Ending::OutOfTime { loser: certain(loser()?)?, score: score()? },
            "drawn" => Ending::Drawn { score: score()? },
            "awarded" => Ending::Awarded { loser: loser()?, score: score()? },
            "deadline" => Ending::Deadline { loser: loser()?, score: score()? },
            "void" => Ending::Void { reason: VoidReason::read(row)? },
            other => return Err(StoreError::corrupt("state", other)),
        };
        Ok(GameState::Ended(ending))
    }
}

impl VoidReason {
    const ALL: [VoidReason; 5] = [
        VoidReason::ChannelDeleted,
        VoidReason::PlayerLeft,
        VoidReason::Aborted,
        VoidReason::OutOfTime,
        VoidReason::Moderator,
    ];

    fn name(self) -> &'static str {
        match self {
            VoidReason::ChannelDeleted => "channel_deleted",
            VoidReason::PlayerLeft => "player_left",
            VoidReason::Aborted => "aborted",
            VoidReason::OutOfTime => "out_of_time",
            VoidReason::Moderator => "moderator",
        }
    }

    fn read(row: &AnyRow) -> Result<VoidReason, StoreError> {
        let name = row.text("void_reason")?;
        let known = VoidReason::ALL.into_iter().find(|reason| reason.name() == name);
        known.ok_or_else(|| StoreError::corrupt("void_reason", &name))
    }
}

#[cfg(test)]
impl GameRow {
    /// The first game of Ada, with White, against Ben, at its start.
    pub(crate) fn sample() -> GameRow {
        let id = |id: u64| UserId::try_from(id).expect("an id of Discord's");
        GameRow {
            id: GameId::from(1),
            place: Place {
                guild: None,
                channel: super::ids::ChannelId::try_from(20_u64).expect("an id of Discord's"),
                parent: None,
            },
            players: ByColor {
                white: Person::new(id(1), "Ada").into(),
                black: Person::new(id(2), "Ben").into(),
            },
            state: GameState::Running,
            decision: None,
            terms: Terms::sample(),
            clock: ClockRow::sample(),
            computer_chooses: false,
            rematch_of: None,
            for_place: None,
            plies: 0,
            told_plies: 0,
            event: None,
            takebacks: 0,
            revision: 2,
            announced: 1,
            board_message: None,
            locale: None,
            created_at: Timestamp::UNIX_EPOCH,
            updated_at: Timestamp::UNIX_EPOCH,
        }
    }
}
