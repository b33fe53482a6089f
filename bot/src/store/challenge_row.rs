//! A challenge as its table holds it.

use jiff::Timestamp;
use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::Columns;
use super::ids::{ChallengeId, GameId, MessageId};
use super::people::{Opponent, Person, Place};
use super::terms::Terms;

/// A challenge.
#[derive(Clone, Debug, PartialEq)]
pub struct ChallengeRow {
    /// Its number.
    pub id: ChallengeId,
    /// Where it was made.
    pub place: Place,
    /// Who made it.
    pub challenger: Person,
    /// To whom.
    pub opponent: Opponent,
    /// The colour that the challenger wants.
    pub color: WantedColor,
    /// What the game would be played by.
    pub terms: Terms,
    /// The game that the challenge asks a rematch of.
    pub rematch_of: Option<GameId>,
    /// Whether the challenger would play for the opponent's place on the challenge ladder.
    pub for_place: bool,
    /// What became of it.
    pub state: ChallengeState,
    /// Whether people have been shown it.
    pub shown: bool,
    /// The message that shows it, if that is known.
    pub message: Option<MessageId>,
    /// The language, as Discord names it, for what everybody reads.
    pub locale: Option<String>,
    /// When it was made or, of one that was a draft, opened.
    pub created_at: Timestamp,
    /// Until when it can be accepted.
    pub expires_at: Timestamp,
}

/// The colour that a challenger wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedColor {
    /// To play White.
    White,
    /// To play Black.
    Black,
    /// To leave it to chance.
    Random,
}

/// What became of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    /// The challenger still looks at the dealt board; nobody else can see the challenge.
    Draft,
    /// It waits for an answer.
    Open,
    /// This game came of it.
    Accepted(GameId),
    /// The opponent said no.
    Declined,
    /// The challenger took it back, or its channel is gone.
    Cancelled,
    /// Nobody answered in time.
    Expired,
}

/// The columns that [`ChallengeRow::read`] needs.
macro_rules! challenge_columns {
    () => {
        "id, guild_id, channel_id, parent_id, challenger_id, challenger_name, opponent_id, color, \
         setup, seed, start, rated, time_control, rematch_of, for_place, state, game_id, shown, message_id, \
         locale, created_at, expires_at"
    };
}
pub(super) use challenge_columns;

impl ChallengeRow {
    pub(super) fn read(row: &AnyRow) -> Result<ChallengeRow, StoreError> {
        Ok(ChallengeRow {
            id: row.number("id")?,
            place: Place::read(row)?,
            challenger: Person::read(row, "challenger_id", "challenger_name")?,
            opponent: Opponent::read(row)?,
            color: WantedColor::read(row)?,
            terms: Terms::read(row)?,
            rematch_of: row.maybe_number("rematch_of")?,
            for_place: row.flag("for_place")?,
            state: ChallengeState::read(row)?,
            shown: row.number::<i64>("shown")? != 0,
            message: row.maybe_number("message_id")?,
            locale: row.maybe_text("locale")?,
            created_at: row.time("created_at")?,
            expires_at: row.time("expires_at")?,
        })
    }
}

impl WantedColor {
    pub(super) fn name(self) -> &'static str {
        match self {
            WantedColor::White => "white",
            WantedColor::Black => "black",
            WantedColor::Random => "random",
        }
    }

    fn read(row: &AnyRow) -> Result<WantedColor, StoreError> {
        match row.text("color")?.as_str() {
            "white" => Ok(WantedColor::White),
            "black" => Ok(WantedColor::Black),
            "random" => Ok(WantedColor::Random),
            other => Err(StoreError::corrupt("color", other)),
        }
    }
}

impl ChallengeState {
    pub(super) fn columns(self) -> (&'static str, Option<GameId>) {
        match self {
            ChallengeState::Draft => ("draft", None),
            ChallengeState::Open => ("open", None),
            ChallengeState::Accepted(game) => ("accepted", Some(game)),
            ChallengeState::Declined => ("declined", None),
            ChallengeState::Cancelled => ("cancelled", None),
            ChallengeState::Expired => ("expired", None),
        }
    }

    fn read(row: &AnyRow) -> Result<ChallengeState, StoreError> {
        match row.text("state")?.as_str() {
            "draft" => Ok(ChallengeState::Draft),
            "open" => Ok(ChallengeState::Open),
            "accepted" => Ok(ChallengeState::Accepted(row.number("game_id")?)),
            "declined" => Ok(ChallengeState::Declined),
            "cancelled" => Ok(ChallengeState::Cancelled),
            "expired" => Ok(ChallengeState::Expired),
            other => Err(StoreError::corrupt("state", other)),
        }
    }
}
