//! Reads a tournament from its row.

use dvonn_model::{TimeControl, TournamentRow};
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::Columns;
use crate::fetch::Stored;

/// The columns that [`TournamentRow::read`] needs.
macro_rules! tournament_columns {
    () => {
        "id, guild_id, channel_id, name, kind, state, organiser_id, rounds, round, setup, \
         time_control, rated, round_length, round_ends_at, revision, announced, message_id, \
         message_round, locale, created_at, updated_at"
    };
}
pub(super) use tournament_columns;

impl Stored for TournamentRow {
    fn read(row: &AnyRow) -> Result<TournamentRow, StoreError> {
        Ok(TournamentRow {
            id: row.number("id")?,
            guild: row.number("guild_id")?,
            channel: row.number("channel_id")?,
            name: row.text("name")?,
            kind: row.named("kind")?,
            state: row.named("state")?,
            organiser: row.user("organiser_id")?,
            rounds: row.maybe_number("rounds")?,
            round: row.number("round")?,
            setup: row.named("setup")?,
            control: TimeControl::read(row)?,
            rated: row.flag("rated")?,
            round_length: row.length("round_length")?,
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
