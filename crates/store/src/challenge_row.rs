//! Reads a challenge from its row.

use dvonn_model::{ChallengeRow, ChallengeState, GameId, Opponent, PlayerId};
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::game_row::venue;
use crate::query::{Bind, Columns as _, Stored, Value};
use crate::terms::terms;

impl Stored for ChallengeRow {
    #[rustfmt::skip]
    const COLUMNS: &'static [&'static str] = &[
        "id", "guild_id", "channel_id", "parent_id", "guest", "challenger_id", "challenger_name",
        "opponent_id", "color", "setup", "seed", "start", "rated", "rated_by_default",
        "time_control", "rematch_of", "for_place", "state", "game_id", "locale",
        "created_at", "expires_at",
    ];

    fn read(row: &AnyRow) -> Result<ChallengeRow, StoreError> {
        Ok(ChallengeRow {
            id: row.value("id")?,
            venue: venue(row)?,
            challenger: row.person("challenger_id", "challenger_name")?,
            opponent: row.value("opponent_id")?,
            color: row.value("color")?,
            terms: terms(row)?,
            rated_by_default: row.value("rated_by_default")?,
            rematch_of: row.value("rematch_of")?,
            for_place: row.value("for_place")?,
            state: state(row)?,
            locale: row.value("locale")?,
            created_at: row.value("created_at")?,
            expires_at: row.value("expires_at")?,
        })
    }
}

fn state(row: &AnyRow) -> Result<ChallengeState, StoreError> {
    match row.value::<String>("state")?.as_str() {
        "draft" => Ok(ChallengeState::Draft),
        "open" => Ok(ChallengeState::Open),
        "accepted" => Ok(ChallengeState::Accepted(row.value("game_id")?)),
        "declined" => Ok(ChallengeState::Declined),
        "cancelled" => Ok(ChallengeState::Cancelled),
        "expired" => Ok(ChallengeState::Expired),
        other => Err(StoreError::corrupt("state", other)),
    }
}

/// Returns the game of a challenge that was accepted.
pub(crate) fn accepted_game(state: ChallengeState) -> Option<GameId> {
    match state {
        ChallengeState::Accepted(game) => Some(game),
        _ => None,
    }
}

/// NULL stands for anyone.
impl Bind for Opponent {
    type Stored = i64;

    fn stored(&self) -> Option<i64> {
        match *self {
            Opponent::Anyone => None,
            Opponent::Person(person) => Some(person.into()),
            Opponent::Computer(level) => Some(PlayerId::from(level).into()),
            Opponent::Engine(engine) => Some(PlayerId::from(engine).into()),
        }
    }
}

impl Value for Opponent {
    fn of(stored: Option<&i64>) -> Option<Opponent> {
        let Some(&id) = stored else { return Some(Opponent::Anyone) };
        let id = PlayerId::from(id);
        match (id.user(), id.level(), id.engine()) {
            (Some(person), ..) => Some(Opponent::Person(person)),
            (None, Some(level), _) => Some(Opponent::Computer(level)),
            (None, None, Some(engine)) => Some(Opponent::Engine(engine)),
            (None, None, None) => None,
        }
    }
}
