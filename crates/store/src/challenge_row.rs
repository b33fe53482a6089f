//! Reads a challenge from its row.

use dvonn_model::{ChallengeRow, ChallengeState, Opponent, Place, PlayerId, Terms};
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::fetch::Stored;

/// The columns that [`ChallengeRow::read`] needs.
macro_rules! challenge_columns {
    () => {
        "id, guild_id, channel_id, parent_id, guest, challenger_id, challenger_name, opponent_id, color, \
         setup, seed, start, rated, rated_by_default, time_control, rematch_of, for_place, state, game_id, shown, message_id, \
         locale, created_at, expires_at"
    };
}
pub(super) use challenge_columns;

impl Stored for ChallengeRow {
    fn read(row: &AnyRow) -> Result<ChallengeRow, StoreError> {
        Ok(ChallengeRow {
            id: row.number("id")?,
            place: Place::read(row)?,
            challenger: row.person("challenger_id", "challenger_name")?,
            opponent: Opponent::read(row)?,
            color: row.named("color")?,
            terms: Terms::read(row)?,
            rated_by_default: row.flag("rated_by_default")?,
            rematch_of: row.maybe_number("rematch_of")?,
            for_place: row.flag("for_place")?,
            state: ChallengeState::read(row)?,
            shown: row.flag("shown")?,
            message: row.maybe_number("message_id")?,
            locale: row.maybe_text("locale")?,
            created_at: row.time("created_at")?,
            expires_at: row.time("expires_at")?,
        })
    }
}

impl Stored for ChallengeState {
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

impl Stored for Opponent {
    fn read(row: &AnyRow) -> Result<Opponent, StoreError> {
        const COLUMN: &str = "opponent_id";
        let Some(id) = row.maybe_number::<PlayerId>(COLUMN)? else { return Ok(Opponent::Anyone) };
        match (id.user(), id.level(), id.engine()) {
            (Some(person), ..) => Ok(Opponent::Person(person)),
            (None, Some(level), _) => Ok(Opponent::Computer(level)),
            (None, None, Some(engine)) => Ok(Opponent::Engine(engine)),
            (None, None, None) => Err(StoreError::corrupt(COLUMN, &i64::from(id).to_string())),
        }
    }
}

/// Returns the value of the column `opponent_id`.
pub(crate) fn opponent_column(opponent: Opponent) -> Option<i64> {
    match opponent {
        Opponent::Anyone => None,
        Opponent::Person(person) => Some(person.into()),
        Opponent::Computer(level) => Some(PlayerId::from(level).into()),
        Opponent::Engine(engine) => Some(PlayerId::from(engine).into()),
    }
}
